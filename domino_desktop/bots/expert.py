"""Weighs the hands that the others may hold by what they chose to play, and plays for the match."""

from __future__ import annotations

import random
from typing import Final

from ..model.observation import Observation
from .bot import Budget, Choice, only_choice
from .search import Manner, evaluate

MANNER: Final = Manner(deals=400, effort=120_000, weigh=True)


class Expert:
    """Takes the action with the best chance to win the match."""

    level = "expert"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the best of the legal actions over the weighed hands."""
        forced = only_choice(observation)
        if forced:
            return forced
        estimates = evaluate(observation, rng, budget, MANNER)
        best = max(estimates, key=lambda one: one.points)
        return Choice(best.action, best.reason)
