"""Dominó de duplas, dealt by hand (RULES.md 3.6)."""

from __future__ import annotations

import pytest

from domino_desktop.model.blocks import single_team
from domino_desktop.model.tiles import Tile
from tests.dealt import by_hand, new_match, played, result_of, rules

BRAZIL, EITHER = rules("brazilian"), rules("brazilian", la_e_lo="either")
WORTH = {"simples": 1, "carroca": 2, "la-e-lo": 3, "cruzada": 4}


def finished(of, lead: str, last: str):
    """Return the round in which seat 1 goes out with `last` on a line of one tile."""
    return played(by_hand(of, f"{lead} 0-0", last.split("@", maxsplit=1)[0], "1-1", "2-2"), f"{lead} {last}")


@pytest.mark.parametrize(
    ("lead", "last", "by_both", "by_either"),
    [
        ("5-3", "3-3@1", "carroca", "carroca"),
        ("3-3", "5-3@0", "simples", "la-e-lo"),
        ("5-3", "5-3#2@0", "la-e-lo", "la-e-lo"),
        ("5-3", "3-1@1", "simples", "simples"),
        ("3-3", "3-3#2@0", "cruzada", "cruzada"),
    ],
)
def test_a_finish_is_classed_by_its_tile_and_the_two_open_numbers(lead, last, by_both, by_either):
    for of, finish in ((BRAZIL, by_both), (EITHER, by_either)):
        now = finished(of, lead, last)
        assert (now.result.end, now.result.finish) == ("domino", finish)
        assert now.result.winners == (1, 3)
        assert now.result.points == (0, WORTH[finish])


def test_the_double_six_leads_the_first_round_and_the_match_after_a_tie():
    match = new_match(BRAZIL)
    assert match.round.bound is Tile(6, 6)
    assert BRAZIL.next_opening(None).find(match.round.hands, 1).tile is Tile(6, 6)


@pytest.mark.parametrize(
    ("totals", "blocker", "seat"),
    [
        ((3, 9, 8, 7), 1, 0),
        ((9, 3, 8, 7), 0, 1),
        ((3, 3, 9, 9), 0, None),  # opponents share the lowest
        ((3, 9, 3, 9), 0, 2),  # partners share it: the first after the blocker
        ((3, 9, 3, 9), 2, 0),
        ((3, 9, 3, 9), 1, 2),
        ((3, 9, 3, 3), 1, None),
    ],
)
def test_a_block_goes_to_the_team_of_the_single_lowest_hand(totals, blocker, seat):
    assert single_team(totals, blocker).seat == seat


def test_a_block_scores_one_and_its_lowest_hand_leads():
    now = by_hand(BRAZIL, "6-5 1-0", "6-5#2 4-4", "4-3 2-2", "3-3 0-0#2")
    now = played(now, "6-5 6-5#2@0")
    assert now.result[:6] == ("block", 1, "block", (0, 2), (1, 8, 11, 6), (1, 0))
    assert BRAZIL.next_opening(now.result).find((), 2) == (0, None)


def test_a_tied_block_scores_nobody():
    now = played(by_hand(BRAZIL, "6-5 1-0", "6-5#2 1-0#2", "4-4", "3-3"), "6-5 6-5#2@0")
    assert now.result[3:6] == ((), (1, 1, 8, 6), (0, 0))
    assert BRAZIL.next_opening(now.result).find(((Tile(6, 6),),), 2).tile is Tile(6, 6)


def test_first_team_to_the_target():
    of = rules("brazilian", target=4)
    now = played(by_hand(of, "5-3 0-0", "3-1", "5-5", "6-6", scores=(3, 3)), "5-3 3-1@1")
    assert now.result.scores == (3, 4)
    assert of.standing((result_of(now),)) == ((1,), "target")
    assert rules("brazilian").standing((result_of(now),)) is None
