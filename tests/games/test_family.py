"""Les règles de famille, dealt by hand (RULES.md 3.4)."""

from __future__ import annotations

import pytest

from domino_desktop.model.openings import HIGHEST_DOUBLE_ELSE_REDEAL, highest_double, shown_double
from domino_desktop.model.options import OptionError
from domino_desktop.model.tiles import Tile
from tests.dealt import by_hand, legal, new_match, played, result_of, rules, secret_of, tiles

FAMILY = rules("family")


@pytest.mark.parametrize(
    ("seats", "highest", "size", "count"),
    [(2, 6, 7, 28), (3, 6, 6, 28), (4, 6, 5, 28), (5, 6, 5, 56), (8, 6, 5, 56), (2, 9, 7, 55), (4, 12, 5, 91)],
)
def test_deal_and_set(seats, highest, size, count):
    of = rules("family", seats=seats, set=highest)
    assert (of.hand_size(), len(of.tiles())) == (size, count)


def test_many_seats_play_with_double_six_only():
    with pytest.raises(OptionError, match="five seats and more play with two double-six sets"):
        rules("family", seats=5, set=9)


def test_every_round_the_highest_double_leads_and_nobody_having_one_deals_again():
    assert FAMILY.next_opening(None) is HIGHEST_DOUBLE_ELSE_REDEAL
    assert highest_double((tiles("6-5"), tiles("4-3")), 1) is None
    deals = [new_match(rules("family", seats=2), secret_of(seed)).round.deal for seed in range(300)]
    again = [deal for deal in deals if deal.deal > 1]
    assert again
    assert all(deal.bound.is_double for deal in deals)


def test_each_seat_shows_its_highest_double():
    deal = new_match(FAMILY).round.deal
    for hand, shown in zip(deal.hands, deal.shown, strict=True):
        doubles = [tile for tile in hand if tile.is_double]
        assert shown is (max(doubles) if doubles else None)


def test_of_two_copies_the_first_is_shown_and_leads():
    assert shown_double(tiles("6-6#2 6-6 5-5")) is Tile(6, 6)
    assert shown_double(tiles("6-6#2 5-5")) is Tile(6, 6, 2)
    assert shown_double(tiles("6-5")) is None


@pytest.mark.parametrize(("number", "seat"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 1)])
def test_of_equal_doubles_the_first_from_the_rounds_seat_leads(number, seat):
    hands = (tiles("5-5"), tiles("6-6"), tiles("4-4"), tiles("6-6#2"))
    assert highest_double(hands, number).seat == seat


def test_a_seat_with_one_playable_tile_may_play_it_or_draw():
    now = played(by_hand(FAMILY, "6-6 5-0", "6-4 3-3", boneyard="6-1 2-2"), "6-6")
    assert legal(now) == {"6-4@0", "6-4@1", "draw"}  # one tile, though it fits two arms
    now = played(now, "draw")
    assert legal(now) == {"6-4@0", "6-4@1", "6-1@0", "6-1@1"}  # two tiles now: it must play
    assert played(now, "6-4@1").turn == 0  # the withheld one may be played


def test_two_copies_are_two_tiles():
    of = rules("family", seats=5)
    now = played(by_hand(of, "6-6 3-0", "6-4 6-4#2 1-1", "1-0", "1-0#2", "2-0", boneyard="6-1"), "6-6")
    assert legal(now) == {"6-4@0", "6-4@1", "6-4#2@0", "6-4#2@1"}


def test_with_nothing_to_draw_the_one_tile_must_be_played():
    now = played(by_hand(FAMILY, "6-6 5-0", "6-4 3-3"), "6-6")
    assert legal(now) == {"6-4@0", "6-4@1"}
    kept = played(by_hand(rules("family", leave=2), "6-6 5-0", "6-4 3-3", boneyard="6-1 6-2"), "6-6")
    assert "draw" not in legal(kept)


def test_with_none_it_must_draw_and_passes_only_when_nothing_is_left():
    now = played(by_hand(FAMILY, "6-6 6-5", "4-4 3-3", boneyard="2-2"), "6-6")
    assert legal(now) == {"draw"}
    assert legal(played(now, "draw")) == {"pass"}


def test_the_leader_is_bound_and_cannot_draw_instead():
    assert legal(by_hand(FAMILY, "6-6 5-0", "6-4 3-3", boneyard="6-1", bound="6-6")) == {"6-6"}


def test_a_domino_is_one_point_whatever_the_others_hold():
    now = played(by_hand(FAMILY, "6-6", "6-4 3-3", scores=(4, 4)), "6-6")
    assert now.result[:7] == ("domino", 0, "domino", (0,), (0, 16), (1, 0), (5, 4))
    assert FAMILY.standing((result_of(now),)) == ((0,), "target")


@pytest.mark.parametrize(
    ("hands", "winner", "rule"),
    [
        (("6-5 1-0 2-0", "6-5#2 4-4"), 1, "fewest-tiles"),
        (("6-5 4-3", "6-5#2 4-4"), 0, "lowest-total"),
        (("6-5 4-4", "6-5#2 4-4#2"), 1, "youngest"),
    ],
)
def test_a_block_goes_to_fewest_tiles_then_lowest_total_then_youngest(hands, winner, rule):
    now = played(by_hand(rules("family", youngest=(1, 0)), *hands), "6-5 6-5#2@0")
    assert now.result.end == "block"
    assert (now.result.chief, now.result.rule) == (winner, rule)
    assert now.result.points[winner] == 1
