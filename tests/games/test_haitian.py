"""Haitian dominoes, dealt by hand (RULES.md 3.7)."""

from __future__ import annotations

import pytest

from domino_desktop.model.blocks import lowest_else_blocker, pair_else_blocker, single_else_blocker
from domino_desktop.model.events import Result
from tests.dealt import by_hand, legal, played, result_of, rules

DUEL, PENALTIES, TEAMS = rules("haitian-duel"), rules("haitian"), rules("haitian-teams")
BOTH = rules("haitian-duel", kabes="both-halves")


@pytest.mark.parametrize(("key", "seats", "left"), [("haitian-duel", 2, 14), ("haitian", 3, 7), ("haitian", 4, 0)])
def test_seven_tiles_each_and_the_rest_is_a_boneyard(key, seats, left):
    of = rules(key, seats=seats)
    assert of.hand_size() == 7
    assert of.draws
    assert len(of.tiles()) - 7 * seats == left


@pytest.mark.parametrize(
    ("lead", "last", "either", "both_halves"),
    [
        ("5-3", "3-1@1", "tonbe", "tonbe"),
        ("5-3", "3-3@1", "tonbe", "tonbe"),
        ("5-3", "5-3#2@0", "2-kabes", "2-kabes"),
        ("3-3", "5-3@0", "2-kabes", "tonbe"),  # 3-5 on 3 … 3
        ("3-3", "3-3#2@0", "2-kabes", "tonbe"),  # a double between two like numbers
    ],
)
def test_two_kabes_is_a_last_tile_that_could_go_on_both_arms(lead, last, either, both_halves):
    for of, finish in ((DUEL, either), (BOTH, both_halves)):
        now = played(by_hand(of, f"{lead} 0-0", last.split("@")[0]), f"{lead} {last}")
        assert now.result.finish == finish
        assert now.result.points == (0, 15 if finish == "2-kabes" else 10)


def test_drawing_as_everywhere_and_no_blok_while_something_can_be_drawn():
    now = played(by_hand(DUEL, "6-5 3-0", "6-5#2 2-2", boneyard="1-1"), "6-5 6-5#2@0")
    assert legal(now) == {"draw"}
    now = played(now, "draw")
    assert (now.result.end, now.result.finish) == ("block", "blok")


def test_a_blok_in_the_duel_is_ten_points():
    now = played(by_hand(DUEL, "6-5 3-0", "6-5#2 2-2", scores=(90, 0)), "6-5 6-5#2@0")
    assert now.result[:7] == ("block", 1, "blok", (0,), (3, 4), (10, 0), (100, 0))
    assert DUEL.standing((result_of(now),)) == ((0,), "target")


@pytest.mark.parametrize(
    ("totals", "blocker", "seat"),
    [((5, 3, 7), 0, 1), ((3, 3, 7), 0, 0), ((3, 3, 7), 1, 1), ((3, 3, 7), 2, 0), ((3, 7, 3), 1, 2), ((7, 3, 3), 0, 1)],
)
def test_a_tied_blok_goes_to_the_first_tied_seat_from_the_blocker_on(totals, blocker, seat):
    assert lowest_else_blocker(totals, blocker).seat == seat


def penalties(winner: int, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
    return rules("haitian", seats=len(totals)).round_points(winner, finish, totals)


def test_only_the_greatest_total_takes_a_penalty():
    assert penalties(0, "tonbe", (0, 9, 5)) == (0, 2, 0)
    assert penalties(0, "blok", (1, 9, 15)) == (0, 0, 4)
    assert penalties(1, "2-kabes", (12, 0, 5, 3)) == (8, 0, 0, 0)


def test_a_tie_for_the_greatest_falls_on_the_first_after_the_winner():
    assert penalties(0, "tonbe", (0, 9, 9)) == (0, 2, 0)
    assert penalties(1, "tonbe", (9, 0, 9)) == (0, 0, 2)
    assert penalties(2, "tonbe", (9, 9, 0)) == (2, 0, 0)
    assert penalties(0, "blok", (5, 5, 5)) == (0, 4, 0)  # even the winner may be level: it comes last


def result(chief: int, scores: tuple[int, ...]) -> Result:
    return Result("domino", chief, "tonbe", (chief,), (), (), scores, "domino", chief)


@pytest.mark.parametrize(
    ("chiefs", "scores", "kings"),
    [
        ((0, 1, 2, 0, 1), (4, 2, 6), (1,)),
        ((0, 0, 2, 0, 1), (4, 4, 6), (0,)),  # level: the most rounds won among them
        ((0, 1, 2, 2, 2), (4, 4, 6), (0, 1)),  # still level: Kings together
        ((2, 2, 2, 2, 2), (4, 4, 6), (0, 1)),
    ],
)
def test_the_lowest_penalty_is_king(chiefs, scores, kings):
    results = tuple(result(chief, scores) for chief in chiefs)
    assert PENALTIES.standing(results[:4]) is None
    assert PENALTIES.standing(results) == (kings, "rounds")


@pytest.mark.parametrize(
    ("chief", "finish", "after"), [(0, "tonbe", (3, 0)), (3, "tonbe", (0, 4)), (2, "2-kabes", (4, 0))]
)
def test_the_losing_team_falls_back_to_0(chief, finish, after):
    points = TEAMS.round_points(chief, finish, (0, 0, 0, 0))
    assert TEAMS.scores_after((2, 3), points) == after
    done = max(after) >= 4
    assert (TEAMS.standing((Result("domino", 0, finish, (), (), (), after, "domino", chief),)) is not None) == done


@pytest.mark.parametrize(
    ("totals", "blocker", "seat"),
    [
        ((9, 1, 3, 12), 0, 2),  # 12 against 13
        ((9, 1, 3, 9), 0, 1),  # 12 against 10: the team's lower hand leads
        ((6, 5, 6, 9), 0, 2),  # equal partners: the first after the blocker
        ((6, 5, 6, 9), 1, 2),
        ((6, 5, 6, 9), 2, 0),
        ((6, 5, 6, 7), 3, 1),  # level: the blocker's team
        ((6, 5, 6, 7), 0, 2),
    ],
)
def test_a_blok_of_teams_goes_to_the_lower_pair(totals, blocker, seat):
    assert pair_else_blocker(totals, blocker).seat == seat


@pytest.mark.parametrize(
    ("totals", "blocker", "seat"),
    [((9, 1, 3, 12), 0, 1), ((1, 1, 9, 9), 0, 0), ((1, 1, 9, 9), 3, 1), ((1, 9, 1, 9), 0, 2), ((1, 1, 1, 9), 2, 0)],
)
def test_or_to_the_team_of_the_lowest_hand(totals, blocker, seat):
    assert single_else_blocker(totals, blocker).seat == seat


def test_the_option_chooses_between_them():
    assert TEAMS.block_winner((9, 1, 3, 12), (1, 1, 1, 1), 0).seat == 2
    assert rules("haitian-teams", blok="single").block_winner((9, 1, 3, 12), (1, 1, 1, 1), 0).seat == 1
