"""The hidden hands that a search tries, a batch at a time: any that fit, or the likelier ones more often."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from .bot import ENDLESS, Budget
from .deals import Deals, shuffled
from .few import few_hands
from .history import Past
from .likelihood import Likelihood, habits_of
from .policy import Policy

BATCH: Final = 20
"""Guesses of one batch."""
PROPOSALS: Final = 5
"""Deals looked at for each guess where they are not all as likely: a look costs a fraction of a try."""
SLOW_PROPOSALS: Final = 2
"""The same where the ways to deal are too many to count: there a look costs as much as a try."""


class Guess(NamedTuple):
    """A deal that is worth trying."""

    hands: list[int]
    """The hands now by seat."""
    rest: int
    """The tiles that nobody holds."""
    simple: tuple[bool, ...]
    """By seat whether it is taken to play its heaviest tile always (in misère the lightest)."""
    weight: float
    """How much it counts beside those of other batches."""


class Guesses:
    """What an observer may guess about the hidden hands; raises ValueError when no deal fits the past.

    If no more than `few` hidden hands fit, all of them are guessed instead of some by chance.
    """

    def __init__(
        self,
        policy: Policy,
        past: Past,
        hand: int,
        seat: int,
        reads: bool,
        rng: random.Random,
        few: int = 0,
        budget: Budget = ENDLESS,
    ) -> None:
        self._deals, self._rng, self._budget = Deals(past), rng, budget
        habits = habits_of(policy.kernel.rules, reads)
        self._likelihood = Likelihood(policy, past, hand, seat, habits)
        self.differ = habits is not None
        """Whether guesses of the same hands may differ in how the others play."""
        self._looks = 1 if not self._likelihood.tells else SLOW_PROPOSALS if self._deals.swaps else PROPOSALS
        self._every = shuffled(few_hands(past, self._deals, few, self._looks, rng, budget), rng)
        self.hands = len(self._every)
        """How many hidden hands fit, when every batch is all of them; else 0."""

    def batch(self, most: int) -> list[Guess]:
        """Return some guesses, `most` at most, or all that there are if they are few; none when the budget is over."""
        if self._every:
            return self._all()
        return self._likely(min(most, BATCH))

    def _all(self) -> list[Guess]:
        guesses = []
        for ways, deals in self._every:
            total = 0.0
            chosen: tuple[float, ...] = ()
            for groups in deals:
                likely, chances = self._likelihood.of(groups)
                total += likely
                if self._rng.random() * total < likely:  # in the end any of them, the likelier more often
                    chosen = chances
            hands, weight = self._likelihood.hands(deals[0]), ways * total / len(deals)
            guesses.append(Guess(hands, deals[0][-1], self._simple(chosen), weight))
        return guesses

    def _likely(self, size: int) -> list[Guess]:
        """Look at several deals for each guess, and take them as often as they are likely: importance resampling.

        Deals that merely count for less would cost as much to try as the others, and few would count for much.
        """
        likelihood, rng = self._likelihood, self._rng
        found, sums, total = [], [], 0.0
        for _ in range(size * self._looks):
            if self._budget.expired():
                return []
            groups = self._deals.sample(rng)
            likely, chances = likelihood.of(groups)
            total += likely
            found.append((groups, chances))
            sums.append(total)
        guesses, at = [], 0
        for number in range(size):
            ticket = (number + rng.random()) * total / size
            while sums[at] < ticket and at < len(sums) - 1:
                at += 1
            groups, chances = found[at]
            guesses.append(Guess(likelihood.hands(groups), groups[-1], self._simple(chances), total / len(found)))
        return guesses

    def _simple(self, chances: tuple[float, ...]) -> tuple[bool, ...]:
        """Return by seat whether it is taken to play by weight this time."""
        return tuple([self._rng.random() < chance for chance in chances])
