"""The exact solver for games in which plays score: alpha-beta with a table of positions and points."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from .bot import ENDLESS, Budget, OutOfTimeError
from .kernel import Kernel
from .kernel_ends import Ending
from .kernel_solve import ALL, LOOKS, Solver, TooLongError
from .kernel_state import State


class ScoredSolver:
    """Does what `kernel_solve.Solver` does, and counts the points of plays."""

    def __init__(
        self, kernel: Kernel, value: Callable[[Ending], float], budget: Budget = ENDLESS, most: float = inf
    ) -> None:
        self._kernel, self._value, self._budget, self._most = kernel, value, budget, most
        self.nodes = 0
        """Positions looked at so far."""
        self._bounds: dict[tuple[int, ...], tuple[float, float]] = {}
        """The transposition table: what a position is worth at least and at most."""
        """What is known of a position: at least, at most."""
        self._dealt: tuple[int, ...] = ()
        self._hands: list[int] = []
        self._gained: list[int] = []
        self._scores: tuple[int, ...] = ()

    def solve(self, state: State, first: tuple[int, int] | None = None) -> float:
        """Return the worth to side 0 of a position in which nothing can be drawn, after `first` if that is decided.

        Raise OutOfTimeError when the budget ends before, TooLongError when all that it was asked so far took more
        positions than `most`.
        """
        assert not state.yard
        if state.hands != self._dealt:  # positions of the same deal share what is known of them
            self._bounds.clear()
            self._dealt = state.hands
        self._hands, self._gained, self._scores = list(state.hands), list(state.gained), state.scores
        held = 0
        for hand in state.hands:
            held |= hand
        turn, place = state.turn, state.place
        sign = -1 if self._kernel.side[turn] else 1
        if first:
            return sign * self._after(turn, place, held, *first, -ALL, ALL)
        if not held & self._kernel.fits[place]:
            return self._worth(self._kernel.stopped("block", state.last, self._hands))
        return sign * self._search(turn, place, held, -ALL, ALL)

    def _search(self, turn: int, place: int, held: int, low: float, high: float) -> float:
        """Return the worth to the side whose turn it is, or a bound outside of low and high; some seat can go on."""
        kernel, hands = self._kernel, self._hands
        self.nodes += 1
        if not self.nodes % LOOKS and self._budget.expired():
            raise OutOfTimeError
        if self.nodes > self._most:
            raise TooLongError
        hand = hands[turn]
        if not hand & kernel.fits[place]:
            return -self._search((turn + 1) % len(hands), place, held, -high, -low)
        key = (held, place, turn, *self._gained)
        least, most = self._bounds.get(key, (-ALL, ALL))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found, floor = -ALL, low
        for bit, to in kernel.options(place, hand):
            found = max(found, self._after(turn, place, held, bit, to, floor, high))
            floor = max(floor, found)
            if found >= high:
                break
        self._bounds[key] = (found if found > low else least, found if found < high else most)
        return found

    def _after(self, turn: int, place: int, held: int, bit: int, to: int, low: float, high: float) -> float:
        """Return the worth of a play to the side that makes it."""
        kernel, hands = self._kernel, self._hands
        hand, points, side = hands[turn], kernel.points[to], kernel.side[turn]
        sign = -1 if side else 1
        hands[turn] = hand ^ bit
        held ^= bit
        self._gained[side] += points
        ending = kernel.ended(place, (bit, to), turn, hands, self._scores, self._gained)
        if ending:
            worth = sign * self._value(ending)
        elif not held & kernel.fits[to]:
            worth = sign * self._worth(kernel.stopped("block", turn, hands))
        else:
            worth = -self._search((turn + 1) % len(hands), to, held, -high, -low)
        hands[turn] = hand
        self._gained[side] -= points
        return worth

    def _worth(self, ending: Ending) -> float:
        return self._value(ending.with_plays(self._gained))


def solver(
    kernel: Kernel, value: Callable[[Ending], float], budget: Budget = ENDLESS, most: float = inf
) -> Solver | ScoredSolver:
    """Return the solver for a game that can be solved."""
    return (ScoredSolver if kernel.scores_in_play else Solver)(kernel, value, budget, most)
