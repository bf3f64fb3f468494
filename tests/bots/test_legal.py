"""Every level plays every mix of options to the end: legal actions, with reasons that the texts can word."""

from __future__ import annotations

import random
from typing import Any

import pytest

from domino_desktop.bots import aim
from domino_desktop.bots.bot import REASONS, Choice
from domino_desktop.bots.facts import Facts, Table
from domino_desktop.bots.levels import LEVELS, bot
from domino_desktop.games import GAMES
from domino_desktop.model.actions import Break, Play
from domino_desktop.model.observation import Observation
from domino_desktop.model.tiles import Tile
from tests.dealt import new_match, rules

from .play import every_mix, play_on

KEYS = [one.key for one in GAMES]
QUICK = ("easy", "medium")
"""The levels that think for less than a millisecond: they can play thousands of rounds in a test."""
ROUNDS_OF_SET = {6: 12, 9: 4, 12: 2}
"""Rounds played with each mix; those with large sets take longer."""


@pytest.mark.parametrize("key", KEYS)
def test_every_mix_of_options(key):
    bots = [bot(level) for level in QUICK]
    for number, of in enumerate(every_mix(key)):
        rng = random.Random(number)
        for deal in range(ROUNDS_OF_SET[of.set]):
            seats = tuple(rng.choice(bots) for _ in range(of.seats))
            for _, seen, choice in play_on(new_match(of, f"{number}/{deal}"), seats, rng):
                check(seen, choice)


def check(seen: Observation, choice: Choice) -> None:
    assert choice.action in seen.legal
    about = choice.reason.about
    assert tuple(about) == REASONS[choice.reason.key]
    assert (len(seen.legal) == 1) == (choice.reason.key == "forced")
    if "tile" in about:
        assert isinstance(choice.action, Play | Break)
        assert about["tile"] is choice.action.tile
    for name, value in about.items():
        assert type(value) is {"tile": Tile, "numbers": tuple}.get(name, int)
    assert 0 <= int(str(about.get("percent", 0))) <= 100


def test_every_reason_is_given():
    given = set()
    for of in (rules("draw"), rules("draw", misere="on"), rules("block", misere="on"), rules("block"), *every_game()):
        bots = tuple(bot(level) for level in QUICK * 2)
        for deal in range(40):
            played = play_on(new_match(of, f"{deal}"), bots, random.Random(deal))
            given |= {choice.reason.key for _, _, choice in played}
    assert given == set(REASONS) - {"draws", "goes-out", "expects"}  # of those who try plays on many deals


def every_game():
    return [rules(key) for key in ("abkhaz", "all-fives", "brazilian")]


class OnlyRandom:
    """Random numbers that can only be asked for by `random`, which alone is the same on every Python."""

    def __init__(self, seed):
        self.random = random.Random(seed).random


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("misere", ["off", "on"])
def test_the_same_numbers_give_the_same_choices(level, misere):
    of = rules("draw", seats=3, misere=misere)
    sources: tuple[Any, ...] = (random.Random(3), OnlyRandom(3))
    choices = [
        [choice for _, _, choice in play_on(new_match(of, "same"), (bot(level),) * 3, numbers)] for numbers in sources
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("key", KEYS)
def test_merits_are_whole_numbers(key):
    for of in list(every_mix(key))[::7]:
        for _, seen, _ in play_on(new_match(of, "whole"), (bot("easy"),) * of.seats, random.Random(1)):
            table = Table(seen)
            weighed = [table.weigh(action) for action in seen.legal if isinstance(action, Play)]
            assert all(type(number) is int for one in weighed for number in (*one.facts, *one.merits))


def test_each_fact_has_its_weight():
    assert Facts._fields == aim.Weights._fields


def test_there_is_no_bot_of_an_unknown_level():
    with pytest.raises(KeyError):
        bot("grandmaster")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_its_level(level):
    assert bot(level).level == level
