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
from ..model.actions import DRAW, PASS, Action
from ..model.events import Event, masked
from ..model.match import Match, Player
from ..model.observation import Observation, observe
from ..model.refusals import IllegalAction, Refusal
from ..model.shuffle import new_secret
from .seats import BotSeat, HumanSeat, Reply, Seat
from .setup import Setup
from .thinker import Thinker

_log = logging.getLogger(__name__)

THINKING: Final = 10.0
"""Seconds that a bot may take for an action."""


class Step(NamedTuple):
    """What the viewer is told of one action: the events (none when somebody gave up), and what it knows after them."""

    events: tuple[Event, ...]
    observation: Observation


class Session(QObject):
    """One match at a time, between people at this computer and bots.

    Every slot may be called at any moment; what makes no sense now does nothing. Progress comes from the event loop,
    so that quick bots never pile up calls.
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
        self._thinker, self._bots, self._randoms, self._seconds = thinker, bots, randoms, seconds
        self._match: Match | None = None
        self._seats: tuple[Seat, ...] = ()
        self._people: tuple[int, ...] = ()
        self._asked: int | None = None
        self._awaited: int | None = None
        """The seat whose person must take over."""
        self._failure_told = False
        self._automatic: tuple[Action, ...] = ()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    @property
    def match(self) -> Match | None:
        """The match with all that is hidden, also when it is over; for app.py only."""
        return self._match

    # what a person wants

    def begin(self, setup: Setup, secret: str | None = None) -> None:
        """Begin a match in place of the one in play; raise KeyError or ValueError when the set-up is impossible."""
        self._open(Match.begin(setup.rules(), setup.players, secret or new_secret()))

    def resume(self, match: Match) -> None:
        """Go on with a match, wherever it stands, in place of the one in play."""
        self._open(match)

    def act(self, action: Action) -> None:
        """Play an action of the viewer."""
        if self._soon.isActive():  # what is due first happens first
            self._soon.stop()
            self._go_on()
        if self._match is None or self.viewer is None:
            return
        seat = self._seats[self.viewer]
        if isinstance(seat, HumanSeat) and self._asked == self.viewer:
            seat.act(action)
        else:
            over = self._match.outcome is not None or self._match.between_rounds
            self.refused.emit(Refusal("round-over" if over else "not-allowed", {"seat": self.viewer}))

    def next_round(self) -> None:
        """Deal the next round, when one is due."""
        if self._match is not None and self._match.between_rounds:
            self._begin_round(self._match.next_round())

    def give_up(self) -> None:
        """End the match: the side of the viewer gives up."""
        match = self._match
        if match is None or match.outcome is not None or not self._people:
            return
        seat = next(seat for seat in (self.viewer, self._awaited, self._people[0]) if seat is not None)
        self._advance(match.give_up(match.rules.side(seat)), ())

    def take_over(self, seat: int) -> None:
        """Show the seat whose handover was announced; its person sits at the screen now."""
        if self._match is None or seat != self._awaited:
            return
        self._awaited = None
        self.viewer = seat
        self._soon.start(0)
        self.dealt.emit(observe(self._match, seat))

    def close(self) -> None:
        """Leave the match as it is; late answers are dropped."""
        self._soon.stop()
        self._ask_nobody()
        for seat in self._seats:
            seat.deleteLater()
        self._match, self._seats, self._people, self.viewer = None, (), (), None

    def set_automatic(self, draw: bool, passing: bool) -> None:
        """Say whether a draw or a pass that is the only legal action of a person is played at once."""
        self._automatic = (DRAW,) * draw + (PASS,) * passing
        self._soon.start(0)

    # the course of the match

    def _open(self, match: Match) -> None:
        self.close()
        self._failure_told = False
        self._seats = tuple(self._seat(seat, player) for seat, player in enumerate(match.players))
        self._people = tuple(seat.seat for seat in self._seats if isinstance(seat, HumanSeat))
        for seat in self._seats:
            seat.answered.connect(self._receive)
        self._begin_round(match)

    def _seat(self, seat: int, player: Player) -> Seat:
        if player.level is None:
            return HumanSeat(seat, self)
        try:
            made = self._bots(player.level)
        except KeyError:
            _log.error("there is no bot of the level %s", player.level)
            made = None
        return BotSeat(seat, made, self._randoms(), self._seconds, self._thinker, self)

    def _begin_round(self, match: Match) -> None:
        # Where several people share the screen nobody's new hand is shown before its person takes over.
        self.viewer = self._people[0] if len(self._people) == 1 else None
        self._set(match)
        self.changed.emit(match)
        if self._match is match:
            self.dealt.emit(observe(match, self.viewer))
        self._tell_end(match)

    def _advance(self, match: Match, events: tuple[Event, ...]) -> None:
        self._set(match)
        self.changed.emit(match)
        if self._match is match:
            seen = tuple(masked(event, self.viewer) for event in events)
            self.stepped.emit(Step(seen, observe(match, self.viewer)))
        self._tell_end(match)

    def _set(self, match: Match) -> None:
        self._ask_nobody()
        self._match = match
        self._soon.start(0)

    def _tell_end(self, match: Match) -> None:
        if self._match is match and match.outcome is not None:  # a listener may have begun another one
            self.ended.emit(match)

    @Slot()
    def _go_on(self) -> None:
        """Ask the seat whose turn it is, unless it has been asked."""
        match = self._match
        if match is None or not match.round.legal or match.outcome is not None:
            return
        legal, turn = match.round.legal, match.round.turn
        if turn not in self._people:
            if self._asked != turn:
                self._ask(turn, match)
        elif len(legal) == 1 and legal[0] in self._automatic:
            self._advance(*match.play(legal[0]))
        elif turn == self.viewer:
            self._ask(turn, match)
        elif turn != self._awaited:
            self._awaited = turn
            self.handover.emit(turn)

    def _ask(self, seat: int, match: Match) -> None:
        self._asked = seat
        if seat not in self._people:
            self.thinking.emit(seat)
        if self._match is match and self._asked == seat:
            self._seats[seat].ask(observe(match, seat))

    def _ask_nobody(self) -> None:
        if self._asked is not None:
            self._seats[self._asked].cancel()
        self._asked = self._awaited = None

    @Slot(object)
    def _receive(self, reply: Reply) -> None:
        match = self._match
        if match is None or reply.seat != self._asked:
            return
        answer = reply.answer
        after = _played(match, answer) if not isinstance(answer, Exception) else answer
        if not isinstance(after, Exception):
            self._advance(*after)
        elif isinstance(after, IllegalAction) and reply.seat in self._people:
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
