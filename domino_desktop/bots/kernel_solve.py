"""The exact solver: two sides, nothing hidden, nothing left to draw; alpha-beta, as plain as it is quick."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from .bot import ENDLESS, Budget, OutOfTimeError
from .kernel import Kernel
from .kernel_ends import Ending, Endings
from .kernel_state import State
from .kernel_turns import Step

LOOKS: Final = 500
"""Positions between two looks at the clock, about."""
ALL: Final = 1e18
"""More than anything is worth."""


class TooLongError(Exception):
    """Solving takes more positions than it was allowed."""


def can_solve(kernel: Kernel) -> bool:
    """Say whether a game's endings can be solved: two sides that alternate, and lines that do not break."""
    return kernel.rules.sides == 2 and kernel.seats % 2 == 0 and not kernel.breaks


class Solver:
    """Finds what positions are worth when both sides see everything and play their best; plays must score nothing.

    `value` says what an ending is worth to side 0; side 1 wants it low. A position is the tiles still held and a
    moment (`kernel_turns`), since who holds which tile stays the same.
    """

    def __init__(
        self, kernel: Kernel, value: Callable[[Ending], float], budget: Budget = ENDLESS, most: float = inf
    ) -> None:
        self._kernel, self._value, self._budget, self._most = kernel, value, budget, most
        self.nodes = 0
        """Positions looked at so far in which something could be played."""
        self._hands: tuple[int, ...] = ()
        self._own: list[int] = []
        """By moment the tiles of the seat whose turn it is."""
        self._outs: list[dict[int, float]] = []
        """By moment what a last tile is worth, by that tile while `_plain`, then by all tiles held."""
        self._plain = True
        """Whether the worth of a last tile has never depended on what the others hold."""
        self._blocks: dict[tuple[int, int], float] = {}
        self._blocked = [kernel.endings("block", "", seat) for seat in range(kernel.seats)]
        """By the seat that laid the last tile."""
        self._worths: dict[Ending, float] = {}

    def solve(self, state: State, first: tuple[int, int] | None = None) -> float:
        """Return the worth to side 0 of a position in which nothing can be drawn, after `first` if that is decided.

        Raise OutOfTimeError when the budget ends before, TooLongError when all that it was asked so far took more
        positions than `most`. It is quicker to ask again about the same hands.
        """
        assert not state.yard
        kernel, turns, hands = self._kernel, self._kernel.turns, state.hands
        if hands != self._hands:
            self._own.clear()
            self._blocks.clear()
            if not self._plain:
                self._outs.clear()
            self._hands = hands
        moment, held = turns.moment(state.place, state.turn), sum(hands)
        self._grow()
        if first:
            bit, to = first
            plays: tuple[Step, ...] = ((bit, turns.moment(to, (state.turn + 1) % kernel.seats), kernel.fits[to]),)
            self._grow()
        elif not held & kernel.fits[state.place]:
            return self._value(kernel.stopped("block", state.last, list(hands)))
        else:
            while not self._own[moment] & kernel.fits[state.place]:
                moment = turns.passed[moment]
            plays = self._steps_at(moment, self._own[moment] & kernel.fits[state.place])
        bit = plays[0][0]
        worth = self._out(held, moment, bit) if self._own[moment] == bit else self._search(held, plays)
        return -worth if kernel.side[moment % kernel.seats] else worth

    def _grow(self) -> None:
        """Take in the places that the kernel has found."""
        self._own += self._hands * (len(self._kernel.fits) - len(self._own) // len(self._hands))
        self._outs += [{} for _ in range(len(self._own) - len(self._outs))]

    def _steps_at(self, moment: int, can: int) -> tuple[Step, ...]:
        found = self._kernel.turns.steps_at(moment, can)
        self._grow()
        return found

    def _search(self, held: int, plays: tuple[Step, ...]) -> float:
        """Return the worth of these plays to the side that has them; none may be of its last tile.

        Sides alternate with the seats, so the parity of a moment is its side. The lists grow in place (`_grow`).
        """
        turns, own = self._kernel.turns, self._own
        passed, steps, outs, blocks = turns.passed, turns.steps, self._outs, self._blocks
        nodes = self.nodes + 1
        pause = nodes + LOOKS

        def look(held: int, plays: tuple[Step, ...], low: float, high: float) -> float:
            """Return the worth of these plays to the side that has them, or a bound outside of low and high.

            `rest` are the tiles still held, `at` is the moment, `go` the tiles that fit there.
            """
            nonlocal nodes, pause
            if nodes > pause:
                if self._budget.expired():
                    raise OutOfTimeError
                if nodes > self._most:
                    raise TooLongError
                pause = nodes + LOOKS
            most, mine = -ALL, plays[0][1] & 1 ^ 1
            for bit, at, go in plays:
                rest = held ^ bit
                while True:  # through passes and turns without a choice
                    hand = rest & own[at]
                    can = hand & go
                    if not can:
                        if not rest & go:
                            worth = blocks.get((rest, at)) or self._block(rest, at)
                            break
                        while not can:
                            at = passed[at]  # noqa: PLW2901
                            hand = rest & own[at]
                            can = hand & go
                    nodes += 1
                    try:
                        found = steps[at][can]
                    except KeyError:
                        found = self._steps_at(at, can)
                    bit, to, go = found[0]  # noqa: PLW2901
                    if hand == bit:  # the last tile, on any arm
                        worth = outs[at].get(bit if self._plain else rest) or self._out(rest, at, bit)
                        break
                    if len(found) > 1:
                        worth = look(rest, found, low, high) if at & 1 == mine else look(rest, found, -high, -low)
                        break
                    rest ^= bit
                    at = to  # noqa: PLW2901
                if at & 1 != mine:
                    worth = -worth
                if worth > most:
                    most = worth
                    if worth > low:
                        low = worth
                        if worth >= high:
                            break
            return most

        try:
            return look(held, plays, -ALL, ALL)
        finally:
            self.nodes = nodes

    def _out(self, held: int, moment: int, bit: int) -> float:
        """Return the worth to the side of a seat that plays its last tile from here."""
        place, turn = divmod(moment, self._kernel.seats)
        ends = self._kernel.out(place, bit, turn)
        if not ends.sure:
            self._plain = False
        found = self._outs[moment][bit if self._plain else held] = self._worth(ends, turn, held ^ bit)
        return found

    def _block(self, held: int, moment: int) -> float:
        """Return the worth to the side whose turn it would be, when the seat before it has blocked."""
        last = (moment - 1) % self._kernel.seats
        found = self._blocks[held, moment] = -self._worth(self._blocked[last], last, held)
        return found

    def _worth(self, ends: Endings, last: int, held: int) -> float:
        loads = self._kernel.loads
        ending = ends.sure or ends[tuple([loads[held & hand] for hand in self._hands])]
        found = self._worths.get(ending)
        if found is None:
            found = self._worths[ending] = self._value(ending)
        return -found if self._kernel.side[last] else found
