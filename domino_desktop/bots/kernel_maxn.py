"""max^n: every side plays its best with all tiles known, for any number of sides, and with tiles left to draw.

C. A. Luckhardt and K. B. Irani, An algorithmic solution of n-person games, AAAI 1986. It cuts nothing off, so it is for
endings of few tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .bot import Budget, OutOfTimeError
from .kernel import Kernel
from .kernel_ends import Ending
from .kernel_solve import TooLongError
from .kernel_state import State

LOOKS: Final = 200
"""Positions between two looks at the clock."""


def can_look_through(kernel: Kernel) -> bool:
    """Say whether a game's endings can be looked through: plays score nothing, and lines do not break."""
    return not kernel.breaks and not kernel.scores_in_play


class MaxN:
    """Finds how positions end when every side plays for itself and sees everything.

    `aims` says by side what it wants high in an ending. Of plays that are level the one is taken that is worst for the
    side that asks, then the heaviest: what it may count on is what it gets from all of them.
    """

    def __init__(self, kernel: Kernel, aims: Sequence[Callable[[Ending], float]], budget: Budget, most: int) -> None:
        self._kernel, self._aims, self._budget, self._left = kernel, aims, budget, most
        self._yard: tuple[int, ...] = ()
        self._asks = aims[0]

    def solve(self, state: State, first: tuple[int, int] | None = None) -> Ending:
        """Return the ending that comes of a position, after the play `first` if that is decided.

        Raise OutOfTimeError when the budget ends before, TooLongError when all that it was asked so far took too many
        positions.
        """
        self._yard, self._asks = state.yard, self._aims[self._kernel.side[state.turn]]
        if first:
            return self._played(list(state.hands), state.place, state.turn, 0, *first)
        return self._best(list(state.hands), state.place, state.turn, 0, 0, state.last)

    def _played(self, hands: list[int], place: int, turn: int, at: int, bit: int, to: int) -> Ending:
        hands = list(hands)
        hands[turn] ^= bit
        if not hands[turn]:
            return self._kernel.went_out(place, bit, turn, hands)
        return self._best(hands, to, self._kernel.after[turn], at, 0, turn)

    def _best(self, hands: list[int], place: int, turn: int, at: int, passes: int, last: int) -> Ending:
        """Return the ending when it is this seat's turn, `at` tiles were drawn and so many seats have passed."""
        self._count()
        kernel, hand, yard = self._kernel, hands[turn], self._yard
        draws = at < len(yard)
        if not hand & kernel.fits[place]:
            if draws:
                return self._drawn(hands, place, turn, at, passes, last)
            if passes + 1 >= kernel.seats:
                return kernel.stopped("block", last, hands)
            return self._best(hands, place, kernel.after[turn], at, passes + 1, last)
        ends = [self._played(hands, place, turn, at, bit, to) for bit, to in kernel.options(place, hand)]
        if draws and kernel.may_withhold(place, hand):
            ends.append(self._drawn(hands, place, turn, at, passes, last))
        aim, asks = self._aims[kernel.side[turn]], self._asks
        return max(ends, key=lambda ending: (aim(ending), -asks(ending)))

    def _drawn(self, hands: list[int], place: int, turn: int, at: int, passes: int, last: int) -> Ending:
        hands = list(hands)
        hands[turn] |= self._yard[at]
        return self._best(hands, place, turn, at + 1, passes, last)

    def _count(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLongError
        if self._left % LOOKS == 0 and self._budget.expired():
            raise OutOfTimeError
