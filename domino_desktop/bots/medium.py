"""One ply: the play with the best sum of what it sheds, keeps playable and takes from the next seat."""

from __future__ import annotations

import random

from ..model.actions import Play
from ..model.observation import Observation
from .bot import Budget, Choice, only_choice, pick
from .facts import Table
from .why import reason


class Medium:
    """Sheds heavy tiles and doubles, keeps its numbers varied, counts the tiles, passes and draws of the round."""

    level = "medium"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the play with the greatest merit, one of them by chance where several have it."""
        forced = only_choice(observation)
        if forced:
            return forced
        table = Table(observation)
        plays = [table.weigh(action) for action in observation.legal if isinstance(action, Play)]
        sums = [sum(play.merits) for play in plays]
        best = max(sums)
        chosen = pick([play for play, value in zip(plays, sums, strict=True) if value == best], rng)
        return Choice(chosen.play, reason(table, chosen, plays))
