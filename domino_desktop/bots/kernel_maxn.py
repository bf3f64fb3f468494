"""Endings with any number of sides, with tiles left to draw, and with plays that score; all tiles are known.

By max^n every seat plays for what it wants: C. A. Luckhardt and K. B. Irani, An algorithmic solution of n-person games,
AAAI 1986. It cuts nothing off, so it is for endings of few tiles. By the worst case all others play against one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Final

from .bot import Budget, OutOfTimeError
from .kernel import Kernel
from .kernel_ends import Ending
from .kernel_solve import TooLongError
from .kernel_state import State

LOOKS: Final = 200
"""Positions between two looks at the clock."""

Moment = tuple[tuple[int, ...], int, int, tuple[int, ...], int, tuple[int, ...], int]
"""A position as hands, place, turn, what can be drawn, who laid last, points of plays by side, and passes before it.

No State and no NamedTuple: these take three times as long.
"""
Next = Moment | Ending


def can_look_through(kernel: Kernel) -> bool:
    """Say whether a game's endings can be looked through: lines do not break."""
    return not kernel.breaks


class _Looker:
    """Goes from position to position, and counts them.

    Raises OutOfTimeError when the budget ends, TooLongError when they are more than `most`.
    """

    def __init__(self, kernel: Kernel, budget: Budget, most: int) -> None:
        self._kernel, self._budget, self._left = kernel, budget, most
        self._scores: tuple[int, ...] = ()

    def _begun(self, state: State, first: tuple[int, int] | None) -> Next:
        self._scores = state.scores
        at = (state.hands, state.place, state.turn, state.yard, state.last, state.gained, 0)
        return self._played(at, *first) if first else at

    def _played(self, at: Moment, bit: int, to: int) -> Next:
        """Return what comes of a play."""
        kernel, (dealt, place, turn, yard, _, gained, _) = self._kernel, at
        hands = list(dealt)
        hands[turn] ^= bit
        points = kernel.points[to]
        if points:
            gained = tuple([one + points * (side == kernel.side[turn]) for side, one in enumerate(gained)])
        ending = kernel.ended(place, (bit, to), turn, hands, self._scores, gained)
        return ending or (tuple(hands), to, kernel.after[turn], yard, turn, gained, 0)

    def _following(self, at: Moment) -> Iterator[Next]:
        """Return what may come next, the heaviest play first; only one where there is no choice."""
        self._left -= 1
        if self._left < 0:
            raise TooLongError
        if self._left % LOOKS == 0 and self._budget.expired():
            raise OutOfTimeError
        kernel, (hands, place, turn, yard, last, gained, passes) = self._kernel, at
        hand = hands[turn]
        if hand & kernel.fits[place]:
            for bit, to in kernel.options(place, hand):
                yield self._played(at, bit, to)
            if not (yard and kernel.may_withhold(place, hand)):
                return
        if yard:
            held = list(hands)
            held[turn] |= yard[0]
            yield tuple(held), place, turn, yard[1:], last, gained, passes
        elif passes + 1 < kernel.seats:
            yield hands, place, kernel.after[turn], yard, last, gained, passes + 1
        else:
            yield kernel.stopped("block", last, list(hands)).with_plays(gained)


class MaxN(_Looker):
    """Finds how positions end when every seat plays for what it wants and sees everything.

    `aims` says by seat what it wants high in an ending. Of plays that are level the one is taken that is worst for the
    seat that asks, then the heaviest: what it may count on is what it gets from all of them.
    """

    def __init__(self, kernel: Kernel, aims: Sequence[Callable[[Ending], float]], budget: Budget, most: int) -> None:
        super().__init__(kernel, budget, most)
        self._aims = aims
        self._asks = aims[0]

    def solve(self, state: State, first: tuple[int, int] | None = None) -> Ending:
        """Return the ending that comes of a position, after the play `first` if that is decided.

        Raise OutOfTimeError when the budget ends before, TooLongError when all that it was asked so far took too many
        positions.
        """
        self._asks = self._aims[state.turn]
        return self._best(self._begun(state, first))

    def _best(self, at: Next) -> Ending:
        if isinstance(at, Ending):
            return at
        aim, asks = self._aims[at[2]], self._asks
        ends = [self._best(one) for one in self._following(at)]
        return max(ends, key=lambda ending: (aim(ending), -asks(ending))) if len(ends) > 1 else ends[0]


class WorstCase(_Looker):
    """Finds what one seat is sure of when it sees everything and all others, its partner too, play against it.

    It is the paranoid algorithm of Sturtevant and Korf (2000).
    """

    def __init__(self, kernel: Kernel, seat: int, aim: Callable[[Ending], float], budget: Budget, most: int) -> None:
        super().__init__(kernel, budget, most)
        self._seat, self._aim = seat, aim

    def solve(self, state: State, first: tuple[int, int] | None = None) -> float:
        """Return what a position is worth, after the play `first` if that is decided.

        Raise OutOfTimeError when the budget ends before, TooLongError when all that it was asked so far took too many
        positions.
        """
        return self._least(self._begun(state, first), -inf, inf)

    def _least(self, at: Next, low: float, high: float) -> float:
        """Return the worth if it lies between low and high, else the nearer one of them."""
        if isinstance(at, Ending):
            return self._aim(at)
        mine = at[2] == self._seat
        for one in self._following(at):
            worth = self._least(one, low, high)
            if mine:
                low = max(low, worth)
            else:
                high = min(high, worth)
            if low >= high:
                break
        return low if mine else high
