"""Every level plays every mix of options to the end: legal actions, with reasons that the texts can word."""

from __future__ import annotations

import random

import pytest

from domino_desktop.bots import aim
from domino_desktop.bots.bot import REASONS, Choice
from domino_desktop.bots.facts import Facts, Table
from domino_desktop.bots.levels import LEVELS, bot
from domino_desktop.games import GAMES
from domino_desktop.model.actions import Play
from domino_desktop.model.observation import Observation
from domino_desktop.model.tiles import Tile

from .play import begin, every_mix, play_on, rules_of


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_every_mix_of_options(key):
    bots = [bot(level) for level in LEVELS]
    for number, rules in enumerate(every_mix(key)):
        rng = random.Random(number)
        for deal in range(ROUNDS_OF_SET[rules.set]):
            seats = tuple(rng.choice(bots) for _ in range(rules.seats))
            for seen, choice, _ in play_on(begin(rules, f"{number}/{deal}"), seats, rng):
                check(seen, choice)


ROUNDS_OF_SET = {6: 12, 9: 4, 12: 2}
"""Rounds played with each mix; those with large sets take longer."""


def check(seen: Observation, choice: Choice) -> None:
    assert choice.action in seen.legal
    about = choice.reason.about
    assert tuple(about) == REASONS[choice.reason.key]
    if len(seen.legal) == 1:
        assert choice.reason.key == "forced"
    if "tile" in about:
        assert isinstance(choice.action, Play)
        assert about["tile"] is choice.action.tile
    for name, value in about.items():
        assert type(value) is {"tile": Tile, "numbers": tuple}.get(name, int)
    assert 0 <= int(str(about.get("percent", 0))) <= 100


class OnlyRandom:
    """Random numbers that have no other method; `Random.random` alone is the same on every Python."""

    def __init__(self, seed):
        self.random = random.Random(seed).random


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("misere", ["off", "on"])
def test_same_choices_from_the_same_numbers_on_every_machine(level, misere):
    seats = (bot(level),) * 3
    rules = rules_of("draw", seats=3, misere=misere)
    plays = [
        [choice for _, choice, _ in play_on(begin(rules, "same"), seats, numbers)]
        for numbers in (random.Random(3), OnlyRandom(3))
    ]
    assert plays[0] == plays[1]


@pytest.mark.parametrize("misere", ["off", "on"])
def test_merits_are_whole_numbers(misere):
    bots = (bot("easy"), bot("medium"), bot("easy"))
    for key in ("draw", "block"):
        rules = rules_of(key, seats=3, misere=misere)
        for seen, _, _ in play_on(begin(rules, "whole"), bots, random.Random(1)):
            table = Table(seen)
            weighed = [table.weigh(action) for action in seen.legal if isinstance(action, Play)]
            assert all(type(number) is int for one in weighed for number in (*one.facts, *one.merits))


def test_each_fact_has_its_weight():
    assert Facts._fields == aim.Weights._fields


def test_every_reason_is_given_by_some_bot():
    given = set()
    for misere in ("off", "on"):
        for key in ("draw", "block"):
            rules = rules_of(key, seats=2, misere=misere)
            for deal in range(100):
                bots = (bot("easy"), bot("medium"))
                given |= {choice.reason.key for _, choice, _ in play_on(begin(rules, f"{deal}"), bots, random.Random(deal))}
    assert given == set(REASONS)


def test_there_is_no_bot_of_an_unknown_level():
    with pytest.raises(KeyError):
        bot("grandmaster")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_its_level(level):
    assert bot(level).level == level
