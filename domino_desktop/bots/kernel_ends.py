"""How rounds end, as the kernel keeps it: asked of the game's own rules once per ending that makes a difference."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

from ..model.line import Line
from ..model.rules import Rules

TILES: Final = 256
"""More than the tiles of all sets of a game."""
MANY_ENDS: Final = 1_000
"""Endings of a kind after which their table is emptied; larger ones are hardly hit more often, and slower."""


class Ending(NamedTuple):
    """How a round ended for the score."""

    points: tuple[int, ...]
    """By side, those of plays included."""
    chief: int | None
    """The seat that won, None for a tie."""

    def with_plays(self, gained: Iterable[int]) -> Ending:
        """Return the ending with what the sides gained by plays added."""
        return Ending(tuple([one + gain for one, gain in zip(self.points, gained, strict=True)]), self.chief)


class Loads(dict[int, int]):
    """The pips of every hand that was asked for, times `TILES`, and how many tiles it holds."""

    def __init__(self, pips: tuple[int, ...]) -> None:
        super().__init__()
        powers = [1 << at for at in range(max(pips).bit_length())]
        self._slices = [(one * TILES, sum([1 << at for at, of in enumerate(pips) if of & one])) for one in powers]
        """By power of two the tiles whose pips contain it: tiles are counted faster than their pips are added."""

    def __missing__(self, hand: int) -> int:
        found = hand.bit_count()
        for power, tiles in self._slices:
            found += power * (hand & tiles).bit_count()
        self[hand] = found
        return found


class Endings(dict[tuple[int, ...], Ending]):
    """The endings of one kind by the loads of the hands left; an empty finish is the one the game gives such an end."""

    def __init__(self, rules: Rules, end: str, finish: str, last: int) -> None:
        super().__init__()
        self._rules, self._end, self._last = rules, end, last
        self._finish = finish or rules.finish(Line(), None, end)
        self._fixed: dict[int | None, Ending | None] = {}
        """By the winner the ending, or None where its points depend on the hands left."""
        self.sure = self._sure()
        """The ending if neither winner nor points depend on the hands left, else None."""

    def _sure(self) -> Ending | None:
        try:
            chief = self._rules.decide(self._end, _Hidden(), _Hidden(), self._last).seat
        except _LookedError:
            return None
        return self._fixed_for(chief)

    def _fixed_for(self, chief: int | None) -> Ending | None:
        if chief not in self._fixed:
            try:
                self._fixed[chief] = self._paid(chief, _Hidden())
            except _LookedError:
                self._fixed[chief] = None
        return self._fixed[chief]

    def __missing__(self, loads: tuple[int, ...]) -> Ending:
        if len(self) > MANY_ENDS:
            self.clear()
        totals = tuple([load // TILES for load in loads])
        chief = self._rules.decide(self._end, totals, tuple([load % TILES for load in loads]), self._last).seat
        found = self[loads] = self._fixed_for(chief) or self._paid(chief, totals)
        return found

    def _paid(self, chief: int | None, totals: tuple[int, ...]) -> Ending:
        return Ending((*self._rules.round_points(chief, self._finish, totals),), chief)


class _LookedError(Exception):
    """The rules looked at what was hidden."""


class _Hidden(tuple[int, ...]):
    """Stands for totals or counts to find out whether the rules look at them at all."""

    __slots__ = ()

    def _looked(self, *_: object) -> NoReturn:
        raise _LookedError

    __iter__ = __getitem__ = __len__ = __contains__ = __eq__ = __lt__ = __gt__ = __add__ = count = index = _looked
    __hash__ = None  # type: ignore[assignment]
