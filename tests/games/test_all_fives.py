"""Les cinq partout, dealt by hand (RULES.md 3.9)."""

from __future__ import annotations

import pytest

from domino_desktop.model.options import OptionError
from domino_desktop.model.tiles import Tile
from tests.dealt import by_hand, legal, played, result_of, rules

FIVES = rules("all-fives")


def counted(of, lead: str, *plays: str):
    """Return the round after these plays by two seats in turn, each with a tile to spare."""
    hands = ["0-0#8", "0-0#9"]
    for at, play in enumerate((lead, *plays)):
        hands[at % 2] = f"{play.split('@')[0]} {hands[at % 2]}"
    return played(by_hand(of, *hands, boneyard="0-0#7"), " ".join((lead, *plays)))


def last_points(now) -> int:
    return now.events[-1].points


@pytest.mark.parametrize(
    ("plays", "points"),
    [
        (["5-5"], 10),  # both halves
        (["4-1"], 5),  # a first tile that is no double counts its two numbers
        (["6-4"], 10),
        (["6-5"], 0),
        (["0-0"], 0),  # nothing is no positive multiple
        (["5-5", "5-0@0"], 10),  # the spinner counts both halves until both long sides are covered
        (["5-5", "5-0@0", "5-2@1"], 0),  # then nothing: 0 + 2
        (["5-5", "5-0@0", "5-5#2@1"], 10),  # 0 + a double at the end
        (["6-4", "4-4@1", "6-2@0"], 10),  # 8 + 2: a spinner that is not the first tile
        (["6-4", "4-4@1", "4-1@1", "6-1@0"], 0),  # 1 + 1, its side arms not yet
        (["6-4", "4-4@1", "4-1@1", "6-0@0", "4-3@2", "4-1#2@3"], 5),  # 0 + 1 + 3 + 1
    ],
)
def test_the_sum_of_the_open_numbers(plays, points):
    assert last_points(counted(FIVES, *plays)) == points


def test_side_arms_arise_when_both_long_sides_are_covered():
    now = counted(FIVES, "5-5", "5-0@0")
    assert now.line.numbers == (0, 5)
    now = counted(FIVES, "5-5", "5-0@0", "5-2@1")
    assert now.line.numbers == (0, 2, 5, 5)


def test_a_spinner_that_is_not_first_has_one_long_side_covered():
    assert counted(FIVES, "6-4", "4-4@1").line.numbers == (6, 4)
    assert counted(FIVES, "6-4", "4-4@1", "4-1@1").line.numbers == (6, 1, 4, 4)


def test_only_the_first_double_is_a_spinner():
    now = counted(FIVES, "5-5", "5-0@0", "5-2@1", "2-2@1", "2-1@1")
    assert len(now.line.arms) == 4


def test_points_of_plays_are_in_the_score_at_once():
    now = counted(FIVES, "5-5")
    assert now.gained == (10, 0)


def test_a_domino_scores_the_others_rounded_to_the_nearest_five():
    for others, points in (("1-0", 0), ("2-0", 0), ("3-0", 5), ("4-3", 5), ("4-4", 10), ("6-6", 10), ("6-6 1-0", 15)):
        now = played(by_hand(FIVES, "6-5", others), "6-5")
        assert now.result.points == (points, 0)


def test_the_points_of_the_round_hold_those_of_the_plays():
    now = played(by_hand(FIVES, "6-4", "6-6 1-0", scores=(5, 7)), "6-4")
    assert now.result[4:7] == ((0, 13), (10 + 15, 0), (30, 7))


def test_a_block_scores_the_others_rounded_and_a_tie_nobody():
    now = played(by_hand(FIVES, "6-5 3-0", "6-5#2 2-2 1-1"), "6-5 6-5#2@0")
    assert now.result[3:6] == ((0,), (3, 6), (5, 10))  # 5 and 5 open: the play scored ten
    now = played(by_hand(FIVES, "6-5 3-0", "6-5#2 2-1"), "6-5 6-5#2@0")
    assert now.result[3:6] == ((), (3, 3), (0, 10))


def test_a_play_that_reaches_the_target_ends_the_match_at_once():
    now = played(by_hand(FIVES, "5-5", "6-6", scores=(140, 0)), "5-5")
    assert now.result[:7] == ("target", 0, "target", (0,), (0, 12), (10, 0), (150, 0))  # the domino scores no more
    assert FIVES.standing((result_of(now),)) == ((0,), "target")
    assert played(by_hand(FIVES, "5-5", "6-6", scores=(135, 0)), "5-5").result.end == "domino"


def test_teams_need_four_seats():
    assert rules("all-fives", seats=4, teams="on").sides == 2
    with pytest.raises(OptionError, match="teams need four seats"):
        rules("all-fives", seats=3, teams="on")


TEAMS = rules("all-fives", seats=4, teams="on")


def test_in_teams_the_opponents_hands_count():
    now = played(by_hand(TEAMS, "6-5", "4-4", "6-6", "3-0"), "6-5")
    assert now.result[3:6] == ((0, 2), (0, 8, 12, 3), (10, 0))


def test_in_teams_a_block_goes_to_the_team_of_the_lowest_hand():
    now = played(by_hand(TEAMS, "6-5 1-0", "6-5#2 4-4", "4-3 2-2", "3-3"), "6-5 6-5#2@0")
    assert now.result[3:6] == ((0, 2), (1, 8, 11, 6), (15, 10))
    tied = played(by_hand(TEAMS, "6-5 1-0", "6-5#2 1-0#2", "4-3", "3-3"), "6-5 6-5#2@0")
    assert tied.result.winners == ()


def test_dealing_and_leading():
    assert [rules("all-fives", seats=seats).hand_size() for seats in (2, 3, 4)] == [7, 5, 5]
    now = by_hand(FIVES, "5-5 6-4", "6-6", bound="5-5")
    assert legal(now) == {"5-5"}
    assert FIVES.next_opening(None).find(((Tile(6, 5),), (Tile(6, 4),)), 1) == (0, Tile(6, 5))
