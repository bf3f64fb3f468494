"""Positions in which pips in hand score, and in which a bot that plays as usual would err."""

from __future__ import annotations

import pytest

from domino_desktop.bots.levels import bot
from tests.dealt import by_hand, played, rules, words

from .play import chosen

# seats' hands, what was played, the usual play, the play in misère and the reason for it
POSITIONS = {
    "it keeps a heavy tile": (("6-6 0-0 1-1", "6-5 6-0 3-1 4-2"), "6-6", "6-5", "6-0", "keeps"),
    "it keeps a double": (("5-0 1-1 2-2 3-3", "5-5 5-4 3-1 4-2"), "5-0", "5-5@0", "5-4@0", "keeps-doubles"),
    "it plays a heavier tile to leave numbers that it has not": (
        ("6-0 1-1 2-2 4-4", "6-5 6-3 3-1 3-2", "4-3 5-4 5-0"),
        "6-0",
        "6-3@0",
        "6-5@0",
        "waits",
    ),
    "it does not spare the next seat a play": (  # which has passed on 3
        ("3-3 3-1 4-3 3-2 2-0", "4-1 6-5 6-0 5-0"),
        "3-3 pass 3-1@0 4-1@0",
        "4-3@0",
        "3-2@1",
        "feeds",
    ),
    "it does not block with little in hand": (
        ("3-3 3-1 4-3 4-0 0-0 1-0", "4-1 6-5 6-4 5-5"),
        "3-3 pass 3-1@0 4-1@0",
        "4-3@0",
        "4-3@1",
        "opens",
    ),
    "it blocks with much in hand": (
        ("3-3 3-1 4-3 4-0 6-6 5-4", "4-1 6-0 2-0 5-0"),
        "3-3 pass 3-1@0 4-1@0",
        "4-3@1",
        "4-3@0",
        "closes",
    ),
}


@pytest.mark.parametrize(("hands", "play", "usual", "best", "why"), POSITIONS.values(), ids=POSITIONS)
def test_medium(hands, play, usual, best, why):
    for misere, expected in (("off", usual), ("on", best)):
        now = played(by_hand(rules("block", misere=misere, seats=len(hands)), *hands), play)
        for seed in range(8):
            choice = chosen(bot("medium"), now, seed)
            assert words(choice.action).startswith(expected)
            if misere == "on":
                assert choice.reason.key == why


def test_easy_mostly_keeps_what_is_heavy():
    now = played(by_hand(rules("block", misere="on"), "6-6 0-0 1-1", "6-5 6-0 3-1 4-2"), "6-6")
    choices = [chosen(bot("easy"), now, seed) for seed in range(40)]
    kept = [choice for choice in choices if choice.reason.key == "keeps"]
    assert len(kept) > 20
    assert all(words(choice.action).startswith("6-0") for choice in kept)
