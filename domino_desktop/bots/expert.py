"""Weighs the hands that the others may hold by what they chose to play, solves endings, and plays for the match."""

from __future__ import annotations

import random
from typing import Final

from ..model.observation import Observation
from .bot import Budget, Choice
from .manner import Manner
from .search import best_choice

MANNER: Final = Manner(deals=900, effort=160_000, seconds=0.75, reads=True, match=True, solve=16, solved=400)


class Expert:
    """Takes the action with the best chance to win the match."""

    level = "expert"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the best of the legal actions over the weighed hands."""
        return best_choice(observation, rng, budget, MANNER)
