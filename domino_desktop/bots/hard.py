"""Remembers every tile and pass, and tries its plays on many hands that the others may hold."""

from __future__ import annotations

import random
from typing import Final

from ..model.observation import Observation
from .bot import Budget, Choice, only_choice
from .search import Manner, evaluate

MANNER: Final = Manner(deals=200, effort=60_000)


class Hard:
    """Takes the action with the most expected points."""

    level = "hard"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the best of the legal actions over the sampled hands."""
        forced = only_choice(observation)
        if forced:
            return forced
        estimates = evaluate(observation, rng, budget, MANNER)
        best = max(estimates, key=lambda one: one.points)
        return Choice(best.action, best.reason)
