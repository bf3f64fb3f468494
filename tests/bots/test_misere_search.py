"""Misère: positions in which a player who sheds pips as usual would err."""

from __future__ import annotations

import random

import pytest

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import bot
from domino_desktop.model.actions import Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from tests.dealt import by_hand, played, rules, words

POSITIONS = [
    # game, own hand, the other's hand, what was played, the plays that are right
    ("block", "6-4 5-4 4-0 3-2", "4-1 6-1 3-1 5-0", "4-1", "4-0@0"),  # the lightest four goes first
    ("block", "6-6 6-1 5-1 1-0", "2-1 4-3 5-0 3-0", "2-1", "1-0@1"),
    ("block", "6-3 3-0 2-2 0-0", "3-1 5-1 5-4 4-1", "3-1", "3-0@0"),
    ("block", "5-5 6-5 5-0 3-2", "5-4 4-1 6-1 2-1", "5-4", "5-0@0"),
    ("block", "6-6 6-0 4-3 5-3", "6-2 5-1 4-1 3-1", "6-2", "6-0@0"),
    ("block", "4-4 6-4 4-0 5-3", "4-2 6-1 1-1 5-1", "4-2", "4-0@0"),
    ("draw", "6-6 6-0 5-3 4-3", "6-2 5-1 4-1 3-1", "6-2", "6-0@0"),
    ("draw", "6-5 5-0 6-4 4-3", "5-2 6-1 1-1 3-1", "5-2", "5-0@0"),
    ("draw", "6-4 4-1 5-5 6-6", "4-3 5-0 2-0 3-2", "4-3", "4-1@0"),
]


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_heavy_tiles_are_kept(level, position):
    game, own, other, before, right = position
    of = rules(game, seats=2, misere="on")
    boneyard = "0-0 2-2 3-0 1-0" if game == "draw" else ""
    now = played(by_hand(of, own, other, leader=1, boneyard=boneyard), before)
    match = Match(of, (Player("a", "bot:x"), Player("b", "bot:x")), "0" * 32, (now,))
    seen = observe(match, 0)
    choice = bot(level).choose(seen, random.Random(1), Budget())
    assert words(choice.action) in right.split()
    usual = max([one for one in seen.legal if isinstance(one, Play)], key=lambda one: one.tile.pips)
    assert words(usual) not in right.split()  # what sheds most is wrong here
