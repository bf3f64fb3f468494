"""No level can tell apart what its seat cannot know."""

from __future__ import annotations

import random

import pytest

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.deals import Deals
from domino_desktop.bots.history import past_of
from domino_desktop.bots.kernel import Kernel
from domino_desktop.bots.levels import LEVELS, MEASURES, bot
from domino_desktop.bots.manner import Manner
from domino_desktop.bots.search import best_choice
from domino_desktop.games import GAMES
from domino_desktop.model.observation import observe
from tests.bots.rebuilt import rebuilt, some_position

QUICK = {"hard": Manner(8, 4_000, 1), "expert": Manner(8, 4_000, 1, reads=True, match=True, solve=10)}
"""The engine of the strong levels on few deals; what it is given is the same."""


def choose(level, seen):
    numbers = random.Random(5)
    if level in QUICK:
        return best_choice(seen, numbers, Budget(), QUICK[level])
    return bot(level).choose(seen, numbers, Budget())


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(2))
def test_other_hidden_tiles_change_no_choice(kind, seed):
    numbers = random.Random(seed + 7)
    match = some_position(kind, numbers)
    seat, kernel = match.round.turn, Kernel(match.rules)
    seen = observe(match, seat)
    past = past_of(kernel, seen)
    deals = Deals(past)
    others = [rebuilt(match, kernel, past, deals.sample(numbers), seat) for _ in range(3)]
    assert any(other.round.hands != match.round.hands for other in others)
    for level in (*LEVELS, *MEASURES):
        choice = choose(level, seen)
        assert choice.action in seen.legal
        for other in others:
            assert choose(level, observe(other, seat)) == choice
