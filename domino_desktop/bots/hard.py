"""Remembers every tile and pass, and tries its plays on many hands that the others may hold."""

from __future__ import annotations

import random
from typing import Final

from ..model.observation import Observation
from .bot import Budget, Choice
from .manner import Manner
from .search import best_choice

MANNER: Final = Manner(deals=700, effort=70_000, seconds=0.21, solve=9, solved=700)


class Hard:
    """Takes the action that brings most points, rounds and decided matches over all hands that fit what was seen."""

    level = "hard"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the best of the legal actions over the sampled hands."""
        return best_choice(observation, rng, budget, MANNER)
