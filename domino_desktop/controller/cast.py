"""Who sits at the table: the seats of one match, of which one at a time is asked."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from ..bots.bot import Bot
from ..bots.levels import LEVELS
from ..model.actions import Action
from ..model.match import Player
from ..model.observation import Observation
from .seats import BotSeat, HumanSeat, Seat
from .thinker import Thinker

HURRY: Final = 0.1
"""Seconds that a bot may take for an action that nobody waits to see."""
_log = logging.getLogger(__name__)


class Minds(NamedTuple):
    """What bots think with."""

    thinker: Thinker
    bots: Callable[[str], Bot]
    """Makes a bot of a level; raises KeyError when there is none."""
    randoms: Callable[[], Random]
    """Makes random numbers for a bot; never from the secret of a deal."""
    seconds: float
    """How long a bot may think for an action."""

    def seat(self, seat: int, level: str, parent: QObject) -> BotSeat:
        """Return a seat with a bot of a level; where there is none it fails when asked."""
        try:
            made = self.bots(level)
        except KeyError:
            _log.error("there is no bot of the level %s", level)
            made = None
        return BotSeat(seat, made, self.randoms(), self.seconds, self.thinker, parent)


class Cast(QObject):
    """People and bots by seat."""

    answered = Signal(object)
    """The Reply of the seat that was asked."""

    def __init__(self, players: tuple[Player, ...], minds: Minds, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: int | None = None
        self._seats: tuple[Seat, ...] = tuple(
            HumanSeat(seat, self) if player.level is None else minds.seat(seat, player.level, self)
            for seat, player in enumerate(players)
        )
        self.people = tuple(seat.seat for seat in self._seats if isinstance(seat, HumanSeat))
        self._minds = minds
        self._helper: BotSeat | None = None
        """The bot that plays for a person."""
        self._helps = False
        """Whether it was asked instead of the person."""
        for seat in self._seats:
            seat.answered.connect(self.answered)

    @property
    def alone(self) -> int | None:
        """The seat of the only person; None when there are none or several."""
        return self.people[0] if len(self.people) == 1 else None

    def ask(self, seat: int, observation: Observation) -> None:
        """Ask a seat for its action."""
        self.asked = seat
        self._seats[seat].ask(observation)

    def ask_helper(self, seat: int, observation: Observation) -> None:
        """Ask a bot of the strongest level for the action of a person."""
        self.ask_nobody()
        if self._helper is None or self._helper.seat != seat:
            self._helper = self._minds.seat(seat, LEVELS[-1], self)
            self._helper.answered.connect(self.answered)
        self.asked, self._helps = seat, True
        self._helper.ask(observation)

    @property
    def is_helped(self) -> bool:
        """Whether a bot is thinking for a person."""
        return self._helps

    def ask_nobody(self) -> None:
        """Let the seat that was asked answer no more."""
        if self._helps and self._helper is not None:
            self._helper.cancel()
        elif self.asked is not None:
            self._seats[self.asked].cancel()
        self.asked, self._helps = None, False

    def hurry(self, hurries: bool) -> None:
        """Let no bot think longer than HURRY, or as long as it may again."""
        for seat in self._seats:
            if isinstance(seat, BotSeat):
                seat.seconds = min(HURRY, self._minds.seconds) if hurries else self._minds.seconds

    def act(self, seat: int, action: Action) -> bool:
        """Let the person at a seat answer; return False when it was not asked."""
        person = self._seats[seat]
        if self.asked != seat or self._helps or not isinstance(person, HumanSeat):
            return False
        person.act(action)
        return True

    def leave(self) -> None:
        """Go away for good."""
        self.ask_nobody()
        self.deleteLater()
