"""What can be asked of the thinker, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from random import Random
from typing import Final

from ..bots.bot import Bot, Budget, Choice
from ..bots.expert import MANNER
from ..bots.search import Estimate, evaluate
from ..model.observation import Observation

__all__ = ["Answer", "Estimate", "Evaluation", "Rank", "Thought"]
"""`Estimate` is for the view, which never imports the bots."""

SEED: Final = 1
"""Of the deals that are sampled for an evaluation: whoever asks twice is told the same."""


class Rank(IntEnum):
    """What comes first: whatever has a lower rank interrupts what has a higher one."""

    BOT = 0
    HINT = 1
    REVIEW = 2


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of asking a bot: a choice, or the error of a bot that failed."""

    ticket: int
    choice: Choice | None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What came of asking what a position is worth: all legal actions, or the error of a search that failed."""

    ticket: int
    observation: Observation
    estimates: tuple[Estimate, ...] = ()
    """One for each of `observation.legal`, in its order."""
    error: Exception | None = None

    @property
    def ranked(self) -> tuple[Estimate, ...]:
        """The estimates, the best action first."""
        return tuple(sorted(self.estimates, key=lambda one: one.rank, reverse=True))


@dataclass(frozen=True, slots=True)
class Thought:
    """A question on its way: to a bot for its choice, or without a bot for the worth of every action."""

    ticket: int
    rank: Rank
    bot: Bot | None
    observation: Observation
    rng: Random
    budget: Budget
    seconds: float = 0.0
    """How long an evaluation may take from when it begins."""

    @staticmethod
    def of_worth(ticket: int, rank: Rank, observation: Observation, seconds: float) -> Thought:
        """Return an evaluation that has not begun."""
        return Thought(ticket, rank, None, observation, Random(SEED), Budget(), seconds)

    def begun(self) -> Thought:
        """Return the thought as it begins now, for the first time or anew: a bot's time runs since it was asked."""
        if self.bot is not None:
            return self
        return replace(self, rng=Random(SEED), budget=Budget.seconds(self.seconds))

    def think(self) -> Answer | Evaluation:
        """Return what comes of it, also when it fails."""
        try:
            if self.bot is None:
                found = evaluate(self.observation, self.rng, self.budget, MANNER)
                return Evaluation(self.ticket, self.observation, found)
            return Answer(self.ticket, self.bot.choose(self.observation, self.rng, self.budget))
        except Exception as error:  # whatever a bot does wrong, the game goes on
            return self.failed(error)

    def failed(self, error: Exception) -> Answer | Evaluation:
        """Return the answer of a thought that failed."""
        if self.bot is None:
            return Evaluation(self.ticket, self.observation, error=error)
        return Answer(self.ticket, None, error)
