"""Endings with any number of sides, with tiles left to draw, and with plays that score; all tiles are known.

By max^n every seat plays for what it wants: C. A. Luckhardt and K. B. Irani, An algorithmic solution of n-person games,
AAAI 1986. It cuts nothing off, so it is for endings of few tiles. By the worst case all others play against one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from ..model.rules import added
from .bot import Budget, OutOfTimeError
from .kernel import Kernel
from .kernel_ends import Ending
from .kernel_solve import TooLongError
from .kernel_state import State

LOOKS: Final = 200
"""Positions between two looks at the clock."""

Next = tuple[State, int] | Ending
"""A position and the passes before it, or how the round ended."""


def can_look_through(kernel: Kernel) -> bool:
    """Say whether a game's endings can be looked through: lines do not break."""
    return not kernel.breaks


def after_play(kernel: Kernel, state: State, bit: int, to: int) -> Next:
    """Return what comes of a play."""
    turn, gained = state.turn, state.gained
    hands = [hand ^ bit if seat == turn else hand for seat, hand in enumerate(state.hands)]
    points = kernel.points[to]
    if points:
        gained = tuple([one + points * (side == kernel.side[turn]) for side, one in enumerate(gained)])
        halt = kernel.halts(to, added(state.scores, gained))
        if halt:  # the target, which comes before a domino
            return kernel.stopped(halt, turn, hands).with_plays(gained)
    if not hands[turn]:
        return kernel.went_out(state.place, bit, turn, hands).with_plays(gained)
    return state._replace(hands=tuple(hands), place=to, turn=kernel.after[turn], last=turn, gained=gained), 0


def following(kernel: Kernel, state: State, passes: int) -> list[Next]:
    """Return what may come next, the heaviest play first; only one where there is no choice."""
    turn, place, hand = state.turn, state.place, state.hands[state.turn]
    found: list[Next] = []
    if hand & kernel.fits[place]:
        found = [after_play(kernel, state, bit, to) for bit, to in kernel.options(place, hand)]
        if not (state.yard and kernel.may_withhold(place, hand)):
            return found
    if state.yard:
        tile, *yard = state.yard
        hands = tuple([one | tile if seat == turn else one for seat, one in enumerate(state.hands)])
        found.append((state._replace(hands=hands, yard=tuple(yard)), passes))
    elif passes + 1 < kernel.seats:
        found.append((state._replace(turn=kernel.after[turn]), passes + 1))
    else:
        found.append(kernel.stopped("block", state.last, list(state.hands)).with_plays(state.gained))
    return found


class _Looker:
    """Counts positions; raises OutOfTimeError when the budget ends, TooLongError when they are more than `most`."""

    def __init__(self, kernel: Kernel, budget: Budget, most: int) -> None:
        self._kernel, self._budget, self._left = kernel, budget, most

    def _following(self, state: State, passes: int) -> list[Next]:
        self._left -= 1
        if self._left < 0:
            raise TooLongError
        if self._left % LOOKS == 0 and self._budget.expired():
            raise OutOfTimeError
        return following(self._kernel, state, passes)

    def _begun(self, state: State, first: tuple[int, int] | None) -> Next:
        return after_play(self._kernel, state, *first) if first else (state, 0)


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
        aim, asks = self._aims[at[0].turn], self._asks
        return max([self._best(one) for one in self._following(*at)], key=lambda ending: (aim(ending), -asks(ending)))


class WorstCase(_Looker):
    """Finds what one seat is sure of when it sees everything and all others, its partner too, play against it."""

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
        mine = at[0].turn == self._seat
        for one in self._following(*at):
            worth = self._least(one, low, high)
            if mine:
                low = max(low, worth)
            else:
                high = min(high, worth)
            if low >= high:
                break
        return low if mine else high
