"""Each level is stronger than the one below: the same deals with the seats changed, so that luck weighs less."""

from __future__ import annotations

import pytest

from domino_desktop.bots.baseline import Anything, Heaviest
from domino_desktop.bots.levels import bot
from tests.dealt import rules

from .play import share_of_wins

# Deals enough for about twice the distance that is asked for; the deals are the same in every run.
MEDIUM_AGAINST_EASY = [
    ("draw", {"seats": 2}, 80),
    ("draw", {"seats": 4}, 120),
    ("draw", {"seats": 2, "misere": "on"}, 100),
    ("draw", {"seats": 3, "set": 9}, 60),
    ("block", {"seats": 2}, 200),
    ("block", {"seats": 3}, 150),
    ("block", {"seats": 3, "misere": "on"}, 150),
    ("block", {"seats": 4, "hand": 7}, 100),
    ("abkhaz", {"seats": 2, "novel": "on"}, 150),
    ("abkhaz", {"seats": 3}, 80),
]


@pytest.mark.parametrize(("key", "options", "deals"), MEDIUM_AGAINST_EASY)
def test_medium_is_stronger_than_easy(key, options, deals):
    of = rules(key, **options)
    share, margin = share_of_wins(of, bot("medium"), bot("easy"), deals)
    print(f"{key} {options}: {share:.3f} +- {margin:.3f}")
    assert share - margin > 1 / of.sides


@pytest.mark.parametrize(("key", "deals"), [("draw", 60), ("block", 200)])
def test_medium_is_stronger_than_the_heaviest_tile(key, deals):
    share, margin = share_of_wins(rules(key), bot("medium"), Heaviest(), deals)
    print(f"{key}: {share:.3f} +- {margin:.3f}")
    assert share - margin > 1 / 2


def test_easy_is_stronger_than_chance():
    share, margin = share_of_wins(rules("block"), bot("easy"), Anything(), 400)
    print(f"{share:.3f} +- {margin:.3f}")
    assert share - margin > 1 / 2
