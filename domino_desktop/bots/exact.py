"""Which endings a search solves, and how: by alpha-beta for two sides, by max^n where few hidden hands fit."""

from __future__ import annotations

from typing import Final

from ..model.observation import Observation
from .bot import Budget, OutOfTimeError
from .history import Past
from .kernel import Kernel
from .kernel_maxn import MaxN, WorstCase, can_look_through
from .kernel_solve import TooLongError, can_solve
from .kernel_solve_scored import solver
from .kernel_state import State
from .manner import Manner
from .worth import Value, Worth

SOLVED: Final = 200_000
"""Positions that may be solved for one decision, about a sixth of a second; then all play on by the policy.

A third of them where plays score, and by max^n: these take as much longer.
"""
ALWAYS: Final = 9
"""Tiles in all hands up to which every deal is solved; with more every other one is played out.

Who solves lets all see every hand, who plays out lets all play by rote: each errs in its own way, and the mean least.
"""
DOUBTED: Final = 15_000
"""Positions looked at for one decision to choose between plays that are level."""
FEW: Final = 400
"""Hidden hands up to which all that fit are solved, if that does not take too many positions: little is hidden then."""
FEW_TILES: Final = 16
"""Tiles in all hands up to which that is tried; by max^n with those that can be drawn, and of these each for two."""

Moved = tuple[State, tuple[int, int] | None]
"""A deal after an action: the position, and the first play if the action was one."""


class Exact:
    """Solves deals of one observation, as long as that takes no more positions than it may."""

    def __init__(
        self, kernel: Kernel, seen: Observation, past: Past, worths: list[Worth], manner: Manner, budget: Budget
    ) -> None:
        self._kernel, self._seen, self._budget = kernel, seen, budget
        rules, seat = seen.rules, seen.turn
        side = rules.side(seat)
        worth = worths[side]
        self._use(worth)
        aims = [worths[rules.side(one)].aim for one in range(rules.seats)]
        self._maxn = MaxN(kernel, aims, budget, SOLVED // 3)
        self._doubts = True
        self._worst = WorstCase(kernel, seat, worth.aim, budget, DOUBTED)
        self._pairs = can_solve(kernel) and not seen.drawable
        self._held = sum(seen.counts)
        known = kernel.seats == 2 and self._held + past.laid.bit_count() == len(kernel.tiles)
        self.on = self._pairs and self._held <= manner.solve
        """Whether deals are solved."""
        self.halves = self._held > ALWAYS and not known
        """Whether that is only every other deal."""
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Value]] = {}

    def heed(self, hands: int) -> None:
        """Solve every deal if only so few hidden hands fit, 0 for many; to be called before anything is solved."""
        size = self._held + 2 * self._seen.drawable
        if 0 < hands <= FEW and size <= FEW_TILES and (self._pairs or can_look_through(self._kernel)):
            self.on, self.halves = True, False
        if self.on and not self.halves and self._seen.rules.sides < self._seen.rules.seats:
            self._use(self._worth.counted)  # measured for partners; two seats win more rounds without

    def _use(self, worth: Worth) -> None:
        """Take this for what endings are worth."""
        sign = -1 if worth.side else 1
        most = SOLVED // 3 if self._kernel.scores_in_play else SOLVED
        self._worth, self._sign = worth, sign
        self._solver = solver(self._kernel, lambda ending: sign * worth.aim(ending), self._budget, most)

    def values(self, moved: list[Moved]) -> list[Value] | None:
        """Return what the actions are worth in one deal, or None when it takes too long; then nothing more is solved.

        Raise OutOfTimeError when the budget ends before.
        """
        state = moved[0][0]
        key = (state.hands, state.yard)
        found = self._known.get(key)  # where little is hidden the same deals come again and again
        if found is None:
            found = []
            for state, first in moved:
                if self._budget.expired():
                    raise OutOfTimeError
                try:
                    found.append(self._value(state, first))
                except TooLongError:
                    self.on = False
                    return None
            self._known[key] = found
        return found

    def sure(self, moved: list[Moved]) -> list[float]:
        """Return what the actions are sure of in one deal if all others play against the seat, as far as that is found.

        Between two seats with nothing to draw it is what the solver has found. Raise OutOfTimeError as the solvers do.
        """
        if self._doubts and not (self._pairs and self._kernel.seats == 2):
            try:
                return [self._worst.solve(state, first) for state, first in moved]
            except TooLongError:
                self._doubts = False
        return [0.0] * len(moved)

    def _value(self, state: State, first: tuple[int, int] | None) -> Value:
        if self._pairs:
            return self._worth.named(self._sign * self._solver.solve(state, first))
        return self._worth.of(self._maxn.solve(state, first))
