"""The course of a match: it asks the seats, checks and plays their actions, and announces what happened.

The only place where a match changes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..bots.bot import Bot
from ..bots.levels import bot
from ..model.actions import Action
from ..model.events import Event, masked
from ..model.match import Match
from ..model.observation import Observation, observe
from ..model.refusals import IllegalAction
from ..model.round import Round
from .aid import Aid
from .cast import Cast, Minds
from .hints import Hint, Hints
from .seats import Reply
from .thinker import Thinker
from .timeline import Reach, Timeline

_log = logging.getLogger(__name__)

THINKING: Final = 10.0
"""Seconds that a bot may take for an action."""


class Step(NamedTuple):
    """What the viewer is told of one action: the events (none when somebody gave up), and what it knows after them."""

    events: tuple[Event, ...]
    observation: Observation


class Course(QObject):
    """One match at a time, between people at this computer and bots.

    Progress comes from the event loop, so that quick bots never pile up calls.
    """

    dealt = Signal(object)
    """An Observation: a round begins for the viewer, or a position is to be shown afresh; rebuild everything."""
    stepped = Signal(object)
    """A Step: somebody acted, or gave up."""
    refused = Signal(object)
    """A Refusal: the viewer's action was not legal, nothing changed."""
    handover = Signal(int)
    """Another person must take over this seat; its hand is announced after `take_over` only."""
    bot_failed = Signal(int)
    """The bot of this seat failed and its first legal action was played; said once in a match."""
    changed = Signal(object)
    """The Match with all that is hidden, after every change and before the view is told; for the saves only."""
    thinking = Signal(int)
    """The bot of this seat has begun to think."""
    ended = Signal(object)
    """The Match that is over; also when one that is over is resumed."""
    rewound = Signal(object)
    """An Observation: something was undone, and the viewer is here again."""
    reached = Signal(object)
    """The Reach: whether undo and redo are possible now."""
    hinted = Signal(object)
    """The Hint that the viewer has asked for."""
    hint_failed = Signal()
    """No hint could be found."""
    aided = Signal(object)
    """The Aid that was used up to now in the match in play, after every use."""

    def __init__(
        self,
        thinker: Thinker,
        bots: Callable[[str], Bot] = bot,
        randoms: Callable[[], Random] = Random,
        seconds: float = THINKING,
        parent: QObject | None = None,
    ) -> None:
        """Take what makes bots of levels (KeyError: none) and their random numbers (never from the secret)."""
        super().__init__(parent)
        self.viewer: int | None = None
        self.aid = Aid()
        """The help that was used in the match."""
        self._minds = Minds(thinker, bots, randoms, seconds)
        self._match: Match | None = None
        self._cast = Cast((), self._minds, self)
        self._awaited: int | None = None
        """The seat whose person must take over."""
        self._timeline = Timeline(self._waits)
        self._hints = Hints(thinker, self)
        self._hints.given.connect(self._hint)
        self._hints.failed.connect(self.hint_failed)
        self._hurries = False
        """The rest of the round is played without waiting for what is forced."""
        self._failure_told = False
        self._automatic: tuple[Action, ...] = ()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    @property
    def match(self) -> Match | None:
        """The match with all that is hidden, also when it is over; for app.py only."""
        return self._match

    def close(self) -> None:
        """Leave the match as it is; late answers are dropped."""
        self._soon.stop()
        self._ask_nobody()
        self._cast.leave()
        self._timeline.forget()
        self._hints.forget()
        self._match, self._cast, self.viewer, self.aid = None, Cast((), self._minds, self), None, Aid()

    # the course of the match

    def _open(self, match: Match, aid: Aid) -> None:
        self.close()
        self._failure_told = False
        self.aid = aid
        self._cast = Cast(match.players, self._minds, self)
        self._cast.answered.connect(self._receive)
        self._begin_round(match)

    def _begin_round(self, match: Match) -> None:
        # Where several people share the screen nobody's new hand is shown before its person takes over.
        self.viewer = self._cast.alone
        self._timeline.forget()
        self._hurry(False)
        self._set(match)
        self.changed.emit(match)
        if self._match is match:
            self.dealt.emit(observe(match, self.viewer))
        self._tell_reach()
        self._tell_end(match)

    def _advance(self, match: Match, events: tuple[Event, ...]) -> None:
        self._timeline.follow(match)
        self._set(match)
        self.changed.emit(match)
        if self._match is match:
            seen = tuple(masked(event, self.viewer) for event in events)
            self.stepped.emit(Step(seen, observe(match, self.viewer)))
        self._tell_reach()
        self._tell_end(match)

    def _set(self, match: Match) -> None:
        self._ask_nobody()
        self._hints.forget()
        self._match = match
        self._soon.start(0)

    def _tell_reach(self) -> None:
        alone = self._match is not None and self._cast.alone is not None
        self.reached.emit(self._timeline.reach(self._match) if self._match and alone else Reach())

    def _tell_end(self, match: Match) -> None:
        if self._match is match and match.outcome is not None:  # a listener may have begun another one
            self.ended.emit(match)

    def _catch_up(self) -> None:
        """Do at once what the event loop would do next: what is due first happens first."""
        if self._soon.isActive():
            self._soon.stop()
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Ask the seat whose turn it is, unless it has been asked."""
        match = self._match
        if match is None or not match.round.legal or match.outcome is not None:
            return
        turn = match.round.turn
        if turn not in self._cast.people:
            if self._cast.asked != turn:
                self._ask(turn, match)
        elif not self._chooses(match.round):
            self._advance(*match.play(match.round.legal[0]))
        elif turn == self.viewer:
            self._ask(turn, match)
        elif turn != self._awaited:
            self._awaited = turn
            self.handover.emit(turn)

    def _chooses(self, now: Round) -> bool:
        """Say whether a person whose turn it is must say what to do."""
        return len(now.legal) > 1 or not (self._hurries or now.legal[0] in self._automatic)

    def _hurry(self, hurries: bool) -> None:
        self._hurries = hurries
        self._cast.hurry(hurries)

    def _waits(self, now: Round) -> bool:
        """Say whether a round waits for the only person."""
        return now.turn == self._cast.alone and bool(now.legal) and self._chooses(now)

    def _ask(self, seat: int, match: Match) -> None:
        self._cast.asked = seat
        if seat not in self._cast.people:
            self.thinking.emit(seat)
        if self._match is match and self._cast.asked == seat:
            self._cast.ask(seat, observe(match, seat))

    def _ask_nobody(self) -> None:
        self._cast.ask_nobody()
        self._awaited = None

    def _help(self, **used: int) -> None:
        self.aid = self.aid._replace(**{name: getattr(self.aid, name) + more for name, more in used.items()})
        self.aided.emit(self.aid)

    @Slot(object)
    def _hint(self, hint: Hint) -> None:
        self._help(hints=1)
        self.hinted.emit(hint)

    @Slot(object)
    def _receive(self, reply: Reply) -> None:
        match = self._match
        if match is None or reply.seat != self._cast.asked:
            return
        answer = reply.answer
        after = _played(match, answer) if not isinstance(answer, Exception) else answer
        if not isinstance(after, Exception):
            self._advance(*after)
        elif isinstance(after, IllegalAction) and reply.seat in self._cast.people:
            self.refused.emit(after.why)
        else:
            self._play_for(reply.seat, match, after)

    def _play_for(self, seat: int, match: Match, error: Exception) -> None:
        _log.error("the bot of seat %d failed", seat, exc_info=error)
        if not self._failure_told:
            self._failure_told = True
            self.bot_failed.emit(seat)
        if self._match is match:
            self._advance(*match.play(match.round.legal[0]))


def _played(match: Match, action: Action) -> tuple[Match, tuple[Event, ...]] | IllegalAction:
    try:
        return match.play(action)
    except IllegalAction as illegal:
        return illegal
