"""The exact solver: two sides, nothing hidden, nothing left to draw; alpha-beta with a table of positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .bot import Budget
from .kernel import Ending, Kernel
from .kernel_play import State

LOOKS: Final = 512
"""Positions between two looks at the clock."""
ALL: Final = 1e18
"""More than anything is worth."""


class OutOfTimeError(Exception):
    """The budget ended before the position was solved."""


def can_solve(kernel: Kernel) -> bool:
    """Say whether a game's endings can be solved: two sides that alternate, and lines that do not break."""
    return kernel.rules.sides == 2 and kernel.seats % 2 == 0 and not kernel.breaks


class Solver:
    """Finds what positions are worth when both sides see everything and play their best.

    `value` says what an ending is worth to side 0; side 1 wants it low.
    """

    def __init__(self, kernel: Kernel, value: Callable[[Ending], float], budget: Budget) -> None:
        self._kernel, self._value, self._budget = kernel, value, budget
        self.nodes = 0
        """Positions looked at so far."""
        self._bounds: dict[object, tuple[float, float, int]] = {}
        """What is known of a position: at least, at most, and the play that was best."""
        self._outs: dict[tuple[int, ...], float] = {}
        self._hands: list[int] = []
        self._gained: list[int] = []
        self._scores: tuple[int, ...] = ()

    def forget(self) -> None:
        """Make ready for other hands; positions of the same deal share what is known of them."""
        self._bounds.clear()

    def solve(self, state: State, first: tuple[int, int] | None = None) -> float:
        """Return the worth to side 0 of a position in which nothing can be drawn, after `first` if that is decided.

        Raise OutOfTimeError when the budget ends before.
        """
        assert not state.yard
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
        fits = kernel.fits
        self.nodes += 1
        if not self.nodes % LOOKS and self._budget.expired():
            raise OutOfTimeError
        after = turn + 1 if turn + 1 < len(hands) else 0
        hand = hands[turn]
        if not hand & fits[place]:
            return -self._search(after, place, held, -high, -low)
        options = kernel.options(place, hand)
        plain = not kernel.scores_in_play
        if len(options) == 1:
            return self._after(turn, place, held, *options[0], low, high)
        key: object = (held << 16 | place) * len(hands) + turn
        if not plain:
            key = (key, *self._gained)
        least, most, best = -ALL, ALL, -1
        known = self._bounds.get(key)
        if known:
            least, most, best = known
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        found, at, floor = -ALL, -1, low
        for number in (best, *range(len(options))) if best >= 0 else range(len(options)):
            if number == best and at >= 0:
                continue
            bit, to = options[number]
            rest = hand ^ bit
            if plain and rest and (held ^ bit) & fits[to]:
                hands[turn] = rest
                worth = -self._search(after, to, held ^ bit, -high, -floor)
                hands[turn] = hand
            else:
                worth = self._after(turn, place, held, bit, to, floor, high)
            if worth > found:
                found, at = worth, number
                if worth > floor:
                    floor = worth
                    if worth >= high:
                        break
        if found >= high:
            self._bounds[key] = (found, most, at)
        elif found <= low:
            self._bounds[key] = (least, found, at)
        else:
            self._bounds[key] = (found, found, at)
        return found

    def _after(self, turn: int, place: int, held: int, bit: int, to: int, low: float, high: float) -> float:
        """Return the worth of a play to the side that makes it."""
        kernel, hands = self._kernel, self._hands
        hand, points, side = hands[turn], kernel.points[to], kernel.side[turn]
        sign = -1 if side else 1
        rest = hands[turn] = hand ^ bit
        held ^= bit
        halt = None
        if points:
            self._gained[side] += points
            halt = kernel.halts(to, tuple([one + gain for one, gain in zip(self._scores, self._gained, strict=True)]))
        if halt:
            worth = sign * self._worth(kernel.stopped(halt, turn, hands))
        elif not rest:
            worth = sign * self._out(turn, place, bit)
        elif not held & kernel.fits[to]:
            worth = sign * self._worth(kernel.stopped("block", turn, hands))
        else:
            worth = -self._search(turn + 1 if turn + 1 < len(hands) else 0, to, held, -high, -low)
        hands[turn] = hand
        if points:
            self._gained[side] -= points
        return worth

    def _out(self, turn: int, place: int, bit: int) -> float:
        if self._kernel.scores_in_play:
            return self._worth(self._kernel.went_out(place, bit, turn, self._hands))
        total = self._kernel.total
        key = (place, bit, turn, *[total[hand] for hand in self._hands])
        found = self._outs.get(key)
        if found is None:
            found = self._outs[key] = self._value(self._kernel.went_out(place, bit, turn, self._hands))
        return found

    def _worth(self, ending: Ending) -> float:
        if self._kernel.scores_in_play:
            points = tuple([one + gain for one, gain in zip(ending.points, self._gained, strict=True)])
            return self._value(Ending(points, ending.chief))
        return self._value(ending)
