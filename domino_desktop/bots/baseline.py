"""Two players to measure others by: one plays anything, one the tile that weighs most."""

from __future__ import annotations

import random

from ..model.actions import Play
from ..model.observation import Observation
from .aim import heaviest
from .bot import Budget, Choice, Reason, pick


class Anything:
    """Every legal action is equally likely."""

    level = "random"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return any legal action."""
        return Choice(pick(observation.legal, rng), Reason("whim"))


class Heaviest:
    """Sheds as many pips as it can; in misère, as few."""

    level = "heaviest"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the play that sheds most, level ones by chance; any other action only when nothing can be played."""
        plays = [action for action in observation.legal if isinstance(action, Play)]
        if not plays:
            return Choice(pick(observation.legal, rng), Reason("forced"))
        chosen = pick(heaviest(observation.rules, plays), rng)
        return Choice(chosen, Reason("sheds", {"tile": chosen.tile}))
