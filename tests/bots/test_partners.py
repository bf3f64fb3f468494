"""Positions of team games in which a play would hurt the partner; each was checked over all deals that fit it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import bot
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from tests.dealt import by_hand, played, rules, words

POSITIONS = [
    line for line in Path(__file__).with_name("partners.txt").read_text("utf-8").splitlines() if line[0] != "#"
]


def test_there_are_thirty_positions():
    assert len(POSITIONS) >= 30


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_the_partner_is_not_hurt(level, position):
    game, hands, lead, before, bad, *only = position.split(" | ")
    if level not in (only or [level]):
        pytest.skip("only solving shows it")
    of = rules(game)
    leader, bound = lead.split()
    opened = by_hand(of, *hands.split(" / "), leader=int(leader), bound=None if bound == "-" else bound)
    now = played(opened, before)
    match = Match(of, (Player("a", "bot:x"),) * 4, "0" * 32, (now,))
    choice = bot(level).choose(observe(match, now.turn), random.Random(1), Budget())
    assert words(choice.action) not in bad.split()
