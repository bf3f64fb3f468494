"""The engine of choices: every legal action with its expected points, its chance to win, and a reason.

Hidden hands are sampled, every action is tried on the same samples, and a quick policy or an exact solver plays on.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple

from ..model.actions import Action, Break, Draw, Play
from ..model.events import Broke, Played
from ..model.observation import Observation
from .bot import Budget, Reason
from .deals import Deals, shuffled
from .history import past_of
from .kernel import Kernel, indexes
from .kernel_play import Policy, State, policy_of
from .kernel_solve import OutOfTimeError, Solver, can_solve
from .memory import Memory
from .worth import Value, Worth, scores_now

class Manner(NamedTuple):
    """How thoroughly a level searches."""

    deals: int
    """Sampled deals at most."""
    effort: int
    """Turns of play-outs at most, over all actions and deals."""
    weigh: bool = False
    """Whether deals are weighed by the others' past choices."""
    match: bool = False
    """Whether it plays for the match instead of the points of the round."""
    solve: int = 0
    """Tiles in all hands up to which an end without hidden draws is solved exactly."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What one legal action is worth over the sampled deals."""

    action: Action
    points: float
    """Expected gain in the round over the others' mean gain, in the game's own points."""
    won: float
    """Chance to win the round."""
    match: float
    """Chance to win the match, 0 where it was not asked for."""
    reason: Reason


def evaluate(seen: Observation, rng: random.Random, budget: Budget, manner: Manner) -> tuple[Estimate, ...]:
    """Return an estimate of every legal action, in the order of `seen.legal`; the same arguments give the same bytes.

    Without a deadline the number of deals depends on the position alone.
    """
    return _Search(seen, rng, budget, manner).run()


class _Search:
    def __init__(self, seen: Observation, rng: random.Random, budget: Budget, manner: Manner) -> None:
        assert seen.seat is not None
        self.seen, self.rng, self.budget, self.manner = seen, rng, budget, manner
        self.policy: Policy = policy_of(seen.rules)
        self.kernel: Kernel = self.policy.kernel
        self.seat, self.side = seen.seat, seen.rules.side(seen.seat)
        gained = [0] * seen.rules.sides
        for event in seen.events:
            if isinstance(event, Played):
                gained[seen.rules.side(event.seat)] += event.points
        self.gained = tuple(gained)
        self.scores = scores_now(seen.rules, seen.scores, self.gained)
        results = seen.results[: seen.number - 1]
        self.worth = Worth(seen.rules, self.side, self.scores, results, manner.match)
        self.hand = self.kernel.mask(seen.hand)
        last = seen.events[-1] if seen.events else None
        self.place = self.kernel.place(seen.line, last.tile if isinstance(last, Broke) else None)
        broke = [event.seat for event in seen.events if isinstance(event, Broke)]
        self.breaks = tuple([broke.count(seat) for seat in range(self.kernel.seats)])
        self.moves = [_move(self.kernel, seen, action, self.place) for action in seen.legal]
        sign = 1 if self.side == 0 else -1
        self.solver = Solver(self.kernel, lambda ending: sign * self.worth.aim(ending), budget)
        self.sign = sign
        self.solves = can_solve(self.kernel) and not seen.drawable and sum(seen.counts) <= manner.solve
        self.totals = [[0.0, 0.0, 0.0] for _ in seen.legal]
        self.weight = 0.0

    def run(self) -> tuple[Estimate, ...]:
        deals, memory = self._deals()
        for _ in range(self._samples()):
            groups = deals.sample(self.rng)
            weight = memory.likelihood(groups) if self.manner.weigh else 1.0
            values = self._try_all(groups, memory)
            if values is None:
                break
            self.weight += weight
            for total, value in zip(self.totals, values, strict=True):
                for at in range(3):
                    total[at] += weight * value[at]
        weight = self.weight or 1.0
        return tuple(
            [
                Estimate(action, points / weight, won / weight, match / weight, Reason("expects"))
                for action, (points, won, match) in zip(self.seen.legal, self.totals, strict=True)
            ]
        )

    def _deals(self) -> tuple[Deals, Memory]:
        self.past = past_of(self.kernel, self.seen)
        try:
            deals = Deals(self.past)
        except ValueError:  # somebody drew although it could play
            self.past = past_of(self.kernel, self.seen, strict=False)
            deals = Deals(self.past)
        return deals, Memory(self.policy, self.past, self.hand, self.seat)

    def _samples(self) -> int:
        kernel, seen = self.kernel, self.seen
        turns = (sum(seen.counts) + seen.drawable) * len(seen.legal)
        cost = 50 if kernel.breaks else 3 if kernel.scores_in_play else 1
        return max(4, min(self.manner.deals, self.manner.effort // (turns * cost)))

    def _try_all(self, groups: list[int], memory: Memory) -> list[Value] | None:
        """Return the value of every action on one deal, or None when time is up."""
        hands = memory.hands(groups)
        rest = [1 << at for at in indexes(groups[-1])]
        yard = tuple(shuffled(rest, self.rng)[: self.seen.drawable]) if self.seen.drawable else ()
        values = []
        self.solver.forget()
        for move in self.moves:
            if self.budget.expired() and self.weight:
                return None
            state = self._state(move, hands, yard)
            if self.solves:
                try:
                    values.append(self.worth.named(self.sign * self.solver.solve(state, move.first)))
                except OutOfTimeError:
                    return None
            else:
                values.append(self.worth.of(self.policy.play_out(state, move.first)))
        return values

    def _state(self, move: Move, hands: list[int], yard: tuple[int, ...]) -> State:
        """Return a deal after one action, or before it if it is a play."""
        seat = self.seat
        _, place, gets, draws = move
        if draws or gets:
            hands = list(hands)
            hands[seat] |= gets | (yard[0] if draws else 0)
        return State(
            hands=tuple(hands),
            place=place,
            turn=seat,
            last=self.seen.last,
            yard=yard[draws:],
            drawn=self.seen.drawn + draws,
            gained=self.gained,
            scores=self.scores,
            breaks=self.breaks,
            laid=self.past.laid & ~gets,
            lacks=self.past.lacks,
        )


class Move(NamedTuple):
    """An action as the kernel plays it."""

    first: tuple[int, int] | None
    """The tile and the next place of a play."""
    place: int
    """Where the seat goes on."""
    gets: int = 0
    """The tile that it lifts."""
    draws: int = 0


def _move(kernel: Kernel, seen: Observation, action: Action, place: int) -> Move:
    if isinstance(action, Play):
        after = seen.rules.lay(seen.line, action.tile, action.arm)
        return Move((kernel.bit[action.tile], kernel.place(after)), place)
    if isinstance(action, Break):
        index = seen.line.find(action.tile)
        assert index is not None
        return Move(None, kernel.place(seen.line.lift(index), action.tile), kernel.bit[action.tile])
    return Move(None, place, draws=int(isinstance(action, Draw)))
