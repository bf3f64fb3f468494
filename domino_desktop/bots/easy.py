"""The beginner: sheds heavy tiles, often plays whatever comes to hand, remembers nothing."""

from __future__ import annotations

import random

from ..model.actions import Play
from ..model.observation import Observation
from .aim import heaviest
from .bot import Budget, Choice, Reason, only_choice, pick

CARELESS = 0.4
"""How often the beginner plays any legal tile."""


class Easy:
    """Half heed: the tile that weighs most, but every few turns any tile that fits."""

    level = "easy"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the play that sheds most (where pips in hand score, least), or on a whim any legal action."""
        forced = only_choice(observation)
        if forced:
            return forced
        plays = [action for action in observation.legal if isinstance(action, Play)]
        if not plays or rng.random() < CARELESS:
            return Choice(pick(observation.legal, rng), Reason("whim"))
        rules = observation.rules
        chosen = pick(heaviest(rules, plays), rng)
        about: dict[str, object] = {"tile": chosen.tile, "pips": chosen.tile.pips}
        return Choice(chosen, Reason("keeps" if rules.keeps_pips else "sheds", about))
