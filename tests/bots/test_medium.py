"""What the medium bot plays in positions made by hand, and why."""

from __future__ import annotations

import random

import pytest

from domino_desktop.bots.facts import Table
from domino_desktop.bots.levels import bot
from domino_desktop.bots.memory import CERTAIN
from domino_desktop.model.actions import Play
from tests.dealt import action, by_hand, new_match, played, rules, words

from .play import chosen, play_on

MEDIUM = bot("medium")
SEEDS = range(8)


def choices(now):
    """Return what medium plays, with the key of its reason, whatever its random numbers are."""
    made = [chosen(MEDIUM, now, seed) for seed in SEEDS]
    return {(words(choice.action), choice.reason.key) for choice in made}


def at(key, *hands, play="", boneyard="", leader=0, **options):
    of = rules(key, seats=len(hands), **options)
    return played(by_hand(of, *hands, boneyard=boneyard, leader=leader), play)


@pytest.mark.parametrize(
    ("hands", "play", "best"),
    [
        (("6-6 0-0 1-1 2-2", "6-5 6-0 3-1 4-2"), "6-6", {("6-5@0", "sheds"), ("6-5@1", "sheds")}),
        (("5-0 1-1 2-2 3-3", "5-5 5-4 3-1 4-2"), "5-0", {("5-5@0", "double")}),
        (("6-0 1-1 2-2 3-3", "0-0 6-1 4-2 5-2"), "6-0", {("0-0@1", "double")}),
        # The other seat has passed on 3: on 3 and 3 it must pass again.
        (("3-3 3-1 4-3 3-2 2-0", "4-1 6-5 6-0 5-0"), "3-3 pass 3-1@0 4-1@0", {("4-3@0", "blocks")}),
        # A 3 on both ends ends the round: with 5 pips against 26 it is won, with 25 against 7 it would be lost.
        (("3-3 3-1 4-3 4-0 0-0 1-0", "4-1 6-5 6-4 5-5"), "3-3 pass 3-1@0 4-1@0", {("4-3@0", "closes")}),
        (("3-3 3-1 4-3 4-0 6-6 5-4", "4-1 6-0 2-0 5-0"), "3-3 pass 3-1@0 4-1@0", {("4-3@1", "opens")}),
    ],
)
def test_block(hands, play, best):
    assert choices(at("block", *hands, play=play)) == best


def test_it_takes_points_that_a_play_scores():
    now = at("all-fives", "6-4 5-5", "6-3 6-1 3-0 1-0 2-2", play="6-4")
    assert choices(now) == {("6-1@0", "scores")}  # 1 + 4


def test_it_leaves_its_partner_a_number():
    hands = ("4-4 3-1 1-0 3-0", "4-1 6-5 5-2", "6-6 6-0 2-0", "4-3 5-0 2-2")
    now = at("brazilian", *hands, play="4-4 4-1@0 pass 4-3@1")
    assert {play for play, _ in choices(now)} == {"3-1@0"}  # the partner has passed on 1 and 4, and 3-1 fits both ends


def test_it_lifts_a_light_tile_rather_than_draw():
    now = at("abkhaz", "6-6 5-4 1-1", "6-5 5-1 3-3", play="6-6 6-5@0 5-4@0", boneyard="3-0 4-4")
    assert choices(now) == {("!6-5", "lifts")}


@pytest.mark.parametrize(("free", "best"), [("off", "0-0@0"), ("on", "5-0@0")])
def test_it_keeps_a_double_only_where_it_could_always_be_played(free, best):
    hands = ("6-6 0-0 5-0 5-1", "6-0 2-1 3-2 4-2")
    now = at("abkhaz", *hands, play="6-6 6-0@0", boneyard="4-4", free_doubles=free)
    assert {play for play, _ in choices(now)} == {best}


def test_it_hardly_heeds_pips_where_lines_break():
    hands = ("6-5 5-0 0-0 4-0 1-1 3-2 3-3", "5-5 4-4 6-1 1-0")
    now = at("abkhaz", *hands, play="5-5", boneyard="6-6", leader=1)
    assert {play[:3] for play, _ in choices(now)} == {"5-0"}  # which leaves it 0-0 and 4-0 to follow


def test_it_may_play_either_of_two_like_arms():
    now = at("block", "6-6 0-0 1-1 2-2", "6-5 3-1 4-2", play="6-6")
    assert choices(now) == {("6-5@0", "even"), ("6-5@1", "even")}


@pytest.mark.parametrize("key", ["draw", "block"])
def test_its_chance_to_go_on_is_a_share_of_all_answers(key):
    of = rules(key)
    for match, seen, _ in play_on(new_match(of, "answers"), (bot("easy"), bot("easy")), random.Random(1)):
        table = Table(seen)
        answers = table.memory.pool(table.memory.hands[table.next].lacks())
        for play in [one for one in match.round.legal if isinstance(one, Play)]:
            line, kept = table.after(play), table.kept(play)
            lines = [
                of.lay(line, tile, arm)
                for tile in answers
                for arm, number in enumerate(line.numbers)
                if tile.mask >> number & 1
            ]
            good = [any(tile.mask >> number & 1 for tile in kept for number in one.numbers) for one in lines]
            facts = table.facts(play)
            if facts.stuck == facts.closing == 0 and good:
                assert facts.going_on == CERTAIN * sum(good) // len(good)


def test_it_says_what_it_knows_of_the_next_seat():
    now = at("block", "3-3 3-1 4-3 3-2 2-0", "4-1 6-5 6-0 5-0", play="3-3 pass 3-1@0 4-1@0")
    about = chosen(MEDIUM, now).reason.about
    assert about == {"tile": action("4-3").tile, "seat": 1, "numbers": (3, 3), "percent": 100}
