"""Hints: the best action, then the next best, with what speaks for it; from one seat's Observation and nothing else."""

from __future__ import annotations

import logging
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from ..bots.bot import Reason
from ..bots.memory import recall
from ..model.actions import Action, Play
from ..model.events import Passed
from ..model.observation import Observation
from ..model.tiles import Tile
from .thinker import Thinker
from .thoughts import Estimate, Evaluation

_log = logging.getLogger(__name__)


class Hint(NamedTuple):
    """One action with its reason; `place` 1 is the best of all `choices`."""

    observation: Observation
    """The position for which it was asked."""
    action: Action
    reason: Reason
    place: int
    choices: int
    points: float | None = None
    """Expected gain in the round over the others' mean gain; None where nothing was weighed."""
    won: float | None = None
    """Chance to win the round, from 0 to 1."""


class Hints(QObject):
    """Asked again for the same position, it gives the next best, and after the last one the best again."""

    given = Signal(object)
    """The Hint that was asked for."""
    failed = Signal()
    """The search failed; nothing is given."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket: int | None = None
        self._ranked: tuple[Estimate, ...] = ()
        self._place = 0
        thinker.evaluated.connect(self._receive)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint was asked for and is not given yet."""
        return self._ticket is not None

    def ask(self, seen: Observation) -> None:
        """Give a hint for a position in which the seat must act."""
        if self.is_thinking:
            return
        if len(seen.legal) == 1:
            self.given.emit(Hint(seen, seen.legal[0], Reason("forced"), 1, 1))
        elif self._ranked:
            self._place = self._place % len(self._ranked) + 1
            self._give(seen)
        else:
            self._ticket = self._thinker.evaluate(seen)

    def forget(self) -> None:
        """Let what comes be a new position; a hint that is still being found is dropped."""
        if self._ticket is not None:
            self._thinker.withdraw(self._ticket)
        self._ticket, self._ranked, self._place = None, (), 0

    @Slot(object)
    def _receive(self, found: Evaluation) -> None:
        if found.ticket != self._ticket:
            return
        self._ticket = None
        if found.error is not None or not found.estimates:
            _log.error("no hint was found", exc_info=found.error)
            self.failed.emit()
            return
        self._ranked, self._place = found.unlike, 1
        self._give(found.observation)

    def _give(self, seen: Observation) -> None:
        one = self._ranked[self._place - 1]
        self.given.emit(Hint(seen, one.action, one.reason, self._place, len(self._ranked), one.points, one.won))


class Merits(NamedTuple):
    """What everybody at the seat can see for themselves about a play."""

    keeps: bool
    """Whatever is open then, the hand has a tile for it: for every open number, and there are at least two."""
    passed: tuple[int, int] | None
    """A seat that has passed on a number which is open then, and cannot have it now: (seat, number)."""
    sheds: bool
    """No other play is rid of a double, or no other of as many pips."""


def merits(seen: Observation, action: Action) -> Merits:
    """Return what can be said for an action without weighing it."""
    if not isinstance(action, Play) or seen.rules.keeps_pips:  # who loses to win wants to be stuck
        return Merits(False, None, False)
    after = seen.rules.lay(seen.line, action.tile, action.arm)
    numbers = {arm.number for _, arm in seen.rules.open_arms(after)}
    kept = [tile for tile in seen.hand if tile is not action.tile]
    keeps = len(numbers) > 1 and all(any(tile.mask >> number & 1 for tile in kept) for number in numbers)
    return Merits(keeps, _passed(seen, numbers), _sheds(seen, action.tile))


def _sheds(seen: Observation, tile: Tile) -> bool:
    others = {play.tile for play in seen.legal if isinstance(play, Play)} - {tile}
    if not others:
        return False
    double = tile.is_double and not any(one.is_double for one in others)
    return double or tile.pips > max(one.pips for one in others)


def _passed(seen: Observation, numbers: set[int]) -> tuple[int, int] | None:
    """Return the first seat to come, none of the viewer's side, that has passed for want of one of these numbers."""
    assert seen.seat is not None
    passed: dict[int, set[int]] = {}
    for event in seen.events:
        if isinstance(event, Passed):
            passed.setdefault(event.seat, set()).update(event.numbers)
    if not passed:
        return None
    rules, memory = seen.rules, recall(seen)
    for step in range(1, rules.seats):
        seat = (seen.seat + step) % rules.seats
        held = memory.hands[seat]
        known = {half for tile in held.known for half in (tile.high, tile.low)}
        lacking = {number for number in passed.get(seat, set()) & numbers if held.lacks() >> number & 1} - known
        if lacking and rules.side(seat) != rules.side(seen.seat):
            return seat, max(lacking)
    return None
