"""The beginner: sheds heavy tiles, often plays whatever comes to hand, remembers nothing."""

from __future__ import annotations

import random

from ..model.actions import Play
from ..model.observation import Observation
from .aim import burden
from .bot import Budget, Choice, Reason, only_choice, pick

CARELESS = 0.4
"""How often the beginner plays any legal tile."""


class Easy:
    """Half heed: the tile that weighs most, but every few turns any tile."""

    level = "easy"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return a legal action, by preference the play that sheds most."""
        forced = only_choice(observation)
        if forced:
            return forced
        plays = [action for action in observation.legal if isinstance(action, Play)]
        if not plays or rng.random() < CARELESS:
            return Choice(pick(observation.legal, rng), Reason("whim"))
        weights = [burden(observation.rules, play.tile) for play in plays]
        best = [play for play, weight in zip(plays, weights, strict=True) if weight == max(weights)]
        chosen = pick(best, rng)
        return Choice(chosen, Reason("sheds", {"tile": chosen.tile}))
