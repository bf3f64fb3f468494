"""The plain part of a game as numbers alone: where it stands and whose turn it is, in one integer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kernel import Kernel

Step = tuple[int, int, int]
"""A play: the bit of its tile, the next moment, and the tiles of any hand that can follow.

No NamedTuple, since plain tuples are taken apart in a third of the time.
"""


class Turns:
    """What can be done at each moment, for games in which nothing is drawn, scored in play, or broken.

    A moment is place * seats + the seat whose turn it is; lists are indexed by it and grow with the kernel's places.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self.passed: list[int] = []
        """The moment after a pass."""
        self.steps: list[dict[int, tuple[Step, ...]]] = []
        """By the tiles of the hand that fit, as far as asked for."""

    def moment(self, place: int, turn: int) -> int:
        """Return the number of a moment."""
        seats = self._kernel.seats
        for new in range(len(self.steps) // seats, place + 1):
            self.passed += [new * seats + (seat + 1) % seats for seat in range(seats)]
            self.steps += [{} for _ in range(seats)]
        return place * seats + turn

    def steps_at(self, moment: int, can: int) -> tuple[Step, ...]:
        """Return the plays of some tiles that fit at a moment, the heaviest first."""
        place, turn = divmod(moment, self._kernel.seats)
        after, fits = (turn + 1) % self._kernel.seats, self._kernel.fits
        options = self._kernel.options(place, can)
        found = self.steps[moment][can] = tuple([(bit, self.moment(to, after), fits[to]) for bit, to in options])
        return found
