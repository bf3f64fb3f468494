"""The engine of choices: every legal action with its expected points, its chance to win, and a reason.

Hidden hands are sampled, every action is tried on the same samples, and a quick policy or the exact solver plays on:
perfect-information Monte Carlo search, also called determinization.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from ..model.actions import Action
from ..model.events import Broke, Played
from ..model.observation import Observation
from .bot import Budget, Choice, OutOfTimeError, Reason, only_choice
from .deals import shuffled
from .exact import Exact, Moved
from .guesses import Guess, Guesses
from .history import Trust, past_of
from .kernel import Kernel, indexes
from .kernel_ends import Ending
from .kernel_play import play_out
from .kernel_state import State
from .manner import Manner
from .motives import motive
from .moves import Move, move_of
from .policy import NEVER, Policy, policy_of
from .worth import Value, Worth, scores_now

ONE_SET: Final = 28
"""Tiles of a double-six set; a turn with more of them takes about twice as long."""

DIGITS: Final = 9
"""Beyond them two aims are level."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What one legal action is worth over the sampled deals."""

    action: Action
    points: float
    """Expected gain in the round over the others' mean gain, in the game's own points (penalties negative)."""
    won: float
    """Chance to win the round."""
    match: float
    """Chance to win the match; 0 where it was not asked for."""
    aim: float
    """What the level wants (`worth.Value.aim`)."""
    doubts: tuple[float, float]
    """What it wants, over the deals, if all others play against it, and if all play by rote.

    0 but where the best actions are level in deals that were all solved.
    """
    glance: int
    """How good it looks to the quick policy; decides between equals."""
    reason: Reason

    @property
    def rank(self) -> tuple[float, ...]:
        """What puts the better action first: the greater one."""
        return round(self.aim, DIGITS), *self.doubts, self.won, self.glance


def best_choice(seen: Observation, rng: random.Random, budget: Budget, manner: Manner) -> Choice:
    """Return the action with the best estimate; the first of those that are level."""
    forced = only_choice(seen)
    if forced:
        return forced
    best = max(evaluate(seen, rng, budget, manner), key=lambda one: one.rank)
    return Choice(best.action, best.reason)


def evaluate(seen: Observation, rng: random.Random, budget: Budget, manner: Manner) -> tuple[Estimate, ...]:
    """Return an estimate of every legal action, in the order of `seen.legal`.

    Without a deadline the number of deals depends on the position alone, and the same arguments give the same bytes.
    A budget that is over before the first deal leaves the glances of the policy. Raise ValueError where the observer
    has nothing to decide.
    """
    if not seen.legal:
        raise ValueError("the observer has nothing to decide")
    if budget.deadline is not None:
        budget = replace(budget, deadline=min(budget.deadline, monotonic() + manner.seconds))
    return _Search(seen, rng, budget, manner).run()


class _Search:
    def __init__(self, seen: Observation, rng: random.Random, budget: Budget, manner: Manner) -> None:
        assert seen.seat is not None
        rules = seen.rules
        self.seen, self.rng, self.budget, self.manner, self.seat = seen, rng, budget, manner, seen.seat
        self.policy: Policy = policy_of(rules)
        self.kernel: Kernel = self.policy.kernel
        self.playing = policy_of(rules, rough=True)
        """What plays on. Where lines break almost every one is new, and few could be followed to the end."""
        self.hand = self.kernel.mask(seen.hand)
        gained = [0] * rules.sides
        for event in seen.events:
            if isinstance(event, Played):
                gained[rules.side(event.seat)] += event.points
        self.gained = tuple(gained)
        self.scores = scores_now(seen.scores, self.gained)
        broke = [event.seat for event in seen.events if isinstance(event, Broke)]
        self.breaks = tuple([broke.count(seat) for seat in range(rules.seats)])
        last = seen.events[-1] if seen.events else None
        place = self.kernel.place(seen.line, last.tile if isinstance(last, Broke) else None)
        every = [move_of(self.kernel, seen, action, place) for action in seen.legal]
        self.moves = list(dict.fromkeys(every))
        self.which = [self.moves.index(move) for move in every]
        """By legal action its move: on alike ends a tile makes the same one."""
        side = rules.side(self.seat)
        results = seen.results[: seen.number - 1]
        worths = [Worth(rules, one, self.scores, results, manner.match, budget) for one in range(rules.sides)]
        self.worth = worths[side]
        self.batches = 0
        """Batches tried; from one to the next the half that is solved changes."""
        self.sums = [[0.0] * len(Value._fields) for _ in self.moves]
        self.doubts = [(0.0, 0.0)] * len(self.moves)
        self.weight, self.deals = 0.0, 0
        self.solved: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[float, list[Moved]]] = {}
        """By hands and what can be drawn the deals that were solved, with their weights."""
        self.past = past_of(self.kernel, seen)
        self.exact = Exact(self.kernel, seen, self.past, worths, manner, budget)

    def run(self) -> tuple[Estimate, ...]:
        """Try guesses until there are enough or time is up."""
        if not self.budget.expired():
            left = self._enough()
            guesses = self._guesses(left)
            self.exact.heed(guesses.hands)
            while left > 0:
                batch = guesses.batch(left)
                if not batch or not self._try(batch):
                    break
                exact = self.exact.on and not self.exact.halves
                again = self.seen.drawable or (guesses.differ and not exact)  # else all would be the same
                left = left - len(batch) if again or not guesses.hands else 0
            self.deals = min(self.deals, guesses.hands or self.deals)
            self._part()
        return tuple([self._estimate(at) for at in range(len(self.seen.legal))])

    def _guesses(self, few: int) -> Guesses:
        """Return the guesses that fit the past, with no more trust in it than it bears."""
        for trust in Trust:
            if trust is not Trust.ALL:  # with which it begins
                self.past = past_of(self.kernel, self.seen, trust)
            try:
                reads, rng, budget = self.manner.reads, self.rng, self.budget
                return Guesses(self.policy, self.past, self.hand, self.seat, reads, rng, few, budget)
            except ValueError:
                continue
        raise AssertionError("the observation contradicts itself")

    def _enough(self) -> int:
        """Return how many deals are enough here."""
        kernel, seen = self.kernel, self.seen
        drawable = 0 if kernel.breaks else seen.drawable  # most break instead
        turns = (sum(seen.counts) + drawable) * len(self.moves)
        slow = kernel.scores_in_play or kernel.breaks or kernel.draw_limit < len(kernel.tiles)
        cost = (3 if slow else 1) * (2 if len(kernel.tiles) > ONE_SET else 1)
        manner = self.manner
        most = manner.solved if self.exact.on else manner.deals
        return max(4, min(most, manner.effort // (turns * cost)))

    def _try(self, batch: list[Guess]) -> bool:
        """Add up what every action is worth with these guesses; say whether there was time for all."""
        self.batches += 1
        for at, guess in enumerate(batch, self.batches):
            moved = self._moved(guess)
            try:
                values = self.exact.values(moved) if self.exact.on and not (self.exact.halves and at % 2) else None
                if values is None:
                    values = self._played_out(moved)
                else:
                    key = (moved[0][0].hands, moved[0][0].yard)
                    self.solved[key] = (guess.weight + self.solved.get(key, (0.0,))[0], moved)
            except OutOfTimeError:
                return False
            self.weight += guess.weight
            self.deals += 1
            for sums, value in zip(self.sums, values, strict=True):
                for kind, one in enumerate(value):
                    sums[kind] += guess.weight * one
        return True

    def _part(self) -> None:
        """Where the best moves are level in solved deals, in which all see every hand, find what they bring else."""
        aims = [round(one[-1] / (self.weight or 1.0), DIGITS) for one in self.sums]
        level = [at for at, aim in enumerate(aims) if aim == max(aims)]
        if len(level) < 2 or not self.exact.on or self.exact.halves:
            return
        found, total = [(0.0, 0.0)] * len(level), 0.0
        for weight, deal in self.solved.values():
            moved = [deal[at] for at in level]
            try:
                both = zip(self.exact.sure(moved), self._played_out(moved), strict=True)
            except OutOfTimeError:
                break
            total += weight
            found = [
                (one + weight * sure, other + weight * rote.aim)
                for (one, other), (sure, rote) in zip(found, both, strict=True)
            ]
        for at, (sure, rote) in zip(level, found, strict=True):
            self.doubts[at] = round(sure / (total or 1.0), DIGITS), round(rote / (total or 1.0), DIGITS)

    def _moved(self, guess: Guess) -> list[Moved]:
        """Return a deal after every action, with the tiles to be drawn in an order by chance."""
        bits = [1 << at for at in indexes(guess.rest)]
        yard = tuple(shuffled(bits, self.rng)[: self.seen.drawable]) if self.seen.drawable else ()
        return [(self._state(move, guess, yard), move.first) for move in self.moves]

    def _played_out(self, moved: list[Moved]) -> list[Value]:
        """Return the value of every action when all play on by the policy."""
        values = []
        for state, first in moved:
            if self.budget.expired():
                raise OutOfTimeError
            ending = self._ended(state, first)
            if self.kernel.breaks and not ending:
                state, first = self._roughly(state, first)  # noqa: PLW2901
            values.append(self.worth.of(ending or play_out(self.playing, state, first)))
        return values

    def _state(self, move: Move, guess: Guess, yard: tuple[int, ...]) -> State:
        """Return a deal before a play or a pass, and after a draw or a break."""
        seen, breaks, hands = self.seen, self.breaks, guess.hands
        if move.draws or move.gets:
            hands = list(hands)
            hands[self.seat] |= move.gets | (yard[0] if move.draws else 0)
        if move.gets:
            breaks = tuple([one + (at == self.seat) for at, one in enumerate(breaks)])
        return State(
            tuple(hands),
            move.place,
            self.seat,
            seen.last,
            yard[move.draws :],
            seen.drawn + move.draws,
            self.gained,
            self.scores,
            breaks,
            self.past.laid & ~move.gets,
            self.past.lacks,
            guess.simple,
        )

    def _ended(self, state: State, first: tuple[int, int] | None) -> Ending | None:
        """Return the ending if a play ends the round where lines break; a rough kernel cannot see that."""
        if not self.kernel.breaks or not first:
            return None
        hands = list(state.hands)
        hands[state.turn] ^= first[0]
        return self.kernel.ended(state.place, first, state.turn, hands, state.scores, state.gained)

    def _roughly(self, state: State, first: tuple[int, int] | None) -> tuple[State, tuple[int, int] | None]:
        """Return a position and the first play for who plays on by the open numbers of a line alone."""
        whole, kernel = self.kernel, self.playing.kernel
        rough = state._replace(place=kernel.place(whole.lines[state.place], whole.broken[state.place]))
        return rough, (first[0], kernel.place(whole.lines[first[1]])) if first else None

    def _estimate(self, at: int) -> Estimate:
        weight = self.weight or 1.0
        which = self.which[at]
        points, won, match, aim = [one / weight for one in self.sums[which]]
        action, move = self.seen.legal[at], self.moves[which]
        glance = NEVER  # a draw or a break only where nothing can be played
        if move.first:
            out = move.first[0] == self.hand
            glance = -NEVER if out else self.policy.glance(move.place, self.hand, self._others(), move.first)
        said = motive(self.kernel, self.seen, self.past, action, move.first, round(100 * won), self.deals)
        return Estimate(action, points, won, match, aim, self.doubts[which], glance, said)

    def _others(self) -> int:
        """Return the tiles that the next seat may hold, as everybody knows."""
        return self.policy.every & ~(self.past.laid | self.past.lacks[(self.seat + 1) % self.kernel.seats])
