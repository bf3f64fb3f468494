"""What a worker process is sent: an Observation, a level, a seed and the time it has; nothing else."""

from __future__ import annotations

import random
from typing import NamedTuple

from ..model.observation import Observation
from .bot import Budget, Choice
from .levels import LONG, bot
from .search import Estimate, evaluate


class Question(NamedTuple):
    """A question to a level that thinks for long."""

    ticket: int
    level: str
    """A key of `LONG`."""
    observation: Observation
    seed: int
    """Of all that is done by chance."""
    seconds: float
    """The time there is, from when the question arrives."""
    every: bool
    """Whether it is asked what every legal action is worth, instead of which one to choose."""

    def think(self, budget: Budget) -> Choice | tuple[Estimate, ...]:
        """Return the choice, or the worth of every legal action in the order of the observation."""
        numbers = random.Random(self.seed)
        if self.every:
            return evaluate(self.observation, numbers, budget, LONG[self.level]._replace(seconds=self.seconds))
        return bot(self.level).choose(self.observation, numbers, budget)


class Reply(NamedTuple):
    """What came of a question."""

    ticket: int
    found: Choice | tuple[Estimate, ...] | None
    fault: str = ""
    """The traceback of a bot that failed."""
    full: bool = False
    """Whether the process has learned so much of its games that another one should go on."""
