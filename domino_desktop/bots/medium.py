"""One ply: the play with the best sum of what it sheds, keeps playable and takes from the next seat."""

from __future__ import annotations

import random

from ..model.actions import Action, Break, Play
from ..model.observation import Observation
from .bot import Budget, Choice, Reason, only_choice, pick
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
        plays = [action for action in observation.legal if isinstance(action, Play)]
        if not plays:
            return _break(observation.legal, rng)
        table = Table(observation)
        weighed = [table.weigh(play) for play in plays]
        sums = [sum(one.merits) for one in weighed]
        best = max(sums)
        chosen = pick([one for one, value in zip(weighed, sums, strict=True) if value == best], rng)
        return Choice(chosen.play, reason(table, chosen, weighed))


def _break(legal: tuple[Action, ...], rng: random.Random) -> Choice:
    """Break the line rather than draw: lift the lightest tile."""
    breaks = [action for action in legal if isinstance(action, Break)]
    lightest = min([one.tile.pips for one in breaks])
    chosen = pick([one for one in breaks if one.tile.pips == lightest], rng)
    return Choice(chosen, Reason("lifts", {"tile": chosen.tile}))
