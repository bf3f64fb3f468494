"""Dominos abkhazes, dealt by hand (RULES.md 3.8)."""

from __future__ import annotations

import pytest

from domino_desktop.model.line import HUB, Line
from domino_desktop.model.options import OptionError
from domino_desktop.model.refusals import IllegalAction
from domino_desktop.model.tiles import Tile, full_set
from tests.dealt import action, by_hand, legal, new_match, played, rules, tiles

ABKHAZ, FREE, NOVEL = rules("abkhaz"), rules("abkhaz", free_doubles="on"), rules("abkhaz", seats=3, novel="on")


def test_the_novel_resolves_free_doubles_to_on():
    assert NOVEL.free_doubles == "on"
    assert ABKHAZ.free_doubles == "off"
    assert list(NOVEL.options()) == ["seats", "set", "leave", "youngest", "free_doubles", "novel", "target"]
    with pytest.raises(OptionError, match="the rules of the novel include it"):
        rules("abkhaz", free_doubles="off", novel="on")


@pytest.mark.parametrize(("seats", "size", "sets"), [(2, 7, 1), (3, 7, 2), (4, 7, 3)])
def test_the_novel_deals_seven_of_one_set_for_each_seat_but_one(seats, size, sets):
    of = rules("abkhaz", seats=seats, novel="on")
    assert (of.hand_size(), len(of.tiles())) == (size, 28 * sets)
    assert rules("abkhaz", seats=seats).hand_size() == 9 - seats


def test_doubles_are_shown_and_the_highest_leads():
    deal = new_match(ABKHAZ).round.deal
    assert len(deal.shown) == 2
    assert deal.bound in deal.shown


def test_the_opening_double_is_a_hub_with_four_arms_open_at_once():
    now = played(by_hand(ABKHAZ, "5-5 0-0", "5-1 1-0"), "5-5")
    assert legal(now) == {"5-1@0", "5-1@1", "5-1@2", "5-1@3"}
    now = played(now, "5-1@2")
    assert now.line.numbers == (5, 5, 1, 5)


def test_later_doubles_do_not_branch():
    now = played(by_hand(ABKHAZ, "5-5 1-1 0-0", "5-1 2-0"), "5-5 5-1@0 1-1@0")
    assert len(now.line.arms) == 4


LINE = "5-5 5-1@0 4-1@0 4-2@0"
"""Arm 0 of the hub: 5-1, 4-1, 4-2; the arms show 2, 5, 5, 5."""


def test_who_cannot_play_may_break_where_it_lays_bare_a_number_it_holds():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 3-3", "5-1 4-2 0-0"), LINE)
    # 4-2 is an end, 5-1 bares 5 and 1, 5-5 is the hub; 4-1 bares 4 and 1
    assert legal(now) == {"!4-1"}


def test_drawing_and_breaking_stand_side_by_side():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 3-3", "5-1 4-2 0-0", boneyard="6-6"), LINE)
    assert legal(now) == {"!4-1", "draw"}
    assert legal(played(now, "draw")) == {"!4-1"}


def test_who_can_play_may_not_break():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 5-0", "5-1 4-2 0-0"), LINE)
    assert legal(now) == {"5-0@1", "5-0@2", "5-0@3"}


def test_a_break_opens_two_arms_and_the_play_must_follow_there():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 3-3", "5-1 4-2 0-0"), LINE)
    now, events = now.play(action("!4-1"))
    assert events[0] == (0, Tile(4, 1), (4, 5))
    assert now.line.numbers == (2, 5, 5, 5, 1, 4)  # the piece with the hub has the lower arm
    assert now.turn == 0
    assert Tile(4, 1) in now.hands[0]
    assert legal(now) == {"6-4@5"}  # not the lifted 4-1, not the old arms, no draw, no pass
    with pytest.raises(IllegalAction):
        now.play(action("4-1@4"))
    now = played(now, "6-4@5")
    assert now.turn == 1
    assert now.line.numbers == (2, 5, 5, 5, 1, 6)


def test_the_lifted_tile_may_be_played_from_the_next_turn_on():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 3-3", "5-1 4-2 0-0"), f"{LINE} !4-1 6-4@5")
    assert legal(now) == {"pass"}
    assert legal(played(now, "pass")) == {"4-1@4"}


def test_another_copy_of_the_lifted_tile_is_another_tile():
    of = rules("abkhaz", seats=4, novel="on")
    now = by_hand(of, "5-5 4-1 4-1#2 3-2", "5-1 4-2 6-0", "6-0#2", "6-0#3")
    now = played(now, "5-5 5-1@0 pass pass 4-1@0 4-2@0 pass pass")
    assert legal(now) == {"3-2@0"}


def test_at_most_two_breaks_per_seat_and_round():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 3-3", "5-1 4-2 0-0"), LINE)
    spent = now._replace(at=now.at._replace(breaks=(2, 0)))
    assert ABKHAZ.actions(spent.at, spent.hand)[0].__class__.__name__ == "Pass"
    once = now._replace(at=now.at._replace(breaks=(1, 2)))
    assert len(ABKHAZ.actions(once.at, once.hand)) == 1
    assert ABKHAZ.breaks(once.at, 0, once.hand)
    assert not ABKHAZ.breaks(once.at, 1, once.hand)


def test_a_possible_break_keeps_the_round_from_being_blocked():
    now = played(by_hand(ABKHAZ, "5-5 4-1 6-4 3-3", "5-1 4-2 0-0"), LINE)
    assert now.result is None
    dead = played(by_hand(ABKHAZ, "5-5 4-1 6-6 3-3", "5-1 4-2 0-0"), LINE)
    assert dead.result.end == "block"


def test_a_double_may_be_laid_apart_with_free_doubles():
    now = played(by_hand(FREE, "5-5 3-0", "2-2 6-0", boneyard="5-0"), "5-5")
    assert legal(now) == {"2-2@apart"}  # a play in every respect: no draw
    now, events = now.play(action("2-2@apart"))
    assert (events[0].arm, events[0].apart) == (None, True)
    assert now.line.numbers == (5, 5, 5, 5, 2, 2)
    with pytest.raises(IllegalAction):
        played(by_hand(ABKHAZ, "5-5 3-0", "2-2 6-0", boneyard="5-0"), "5-5").play(action("2-2@apart"))


def test_a_double_in_hand_keeps_the_round_from_being_blocked():
    now = played(by_hand(FREE, "5-5 2-2", "6-0 6-1"), "5-5")
    assert now.result is None
    assert legal(now) == {"pass"}


def test_in_the_novel_two_tiles_are_drawn_at_most_before_breaking_or_passing():
    now = by_hand(NOVEL, "5-5 4-1 6-4 3-2", "5-1 4-2 0-0", "6-0", boneyard="6-0#2 6-1 6-2")
    now = played(now, "5-5 5-1@0 draw draw")
    assert legal(now) == {"6-1@0"}
    now = played(by_hand(NOVEL, "5-5 3-0", "6-4 6-0", "3-2", boneyard="6-0#2 6-3 5-2"), "5-5")
    assert legal(now) == {"draw"}
    now = played(now, "draw draw")
    assert legal(now) == {"pass"}  # though the boneyard has a tile
    assert legal(played(now, "pass")) == {"draw"}


def test_in_the_novel_no_break_before_the_draws():
    now = by_hand(NOVEL, "5-5 4-0 6-4", "5-1 4-2 3-2", "4-1 6-0", boneyard="6-3 6-3#2 6-3#3")
    now = played(now, "5-5 5-1@0 4-1@0")
    assert legal(now) == {"4-0@0", "6-4@0"}
    now = played(now, "6-4@0")
    assert legal(now) == {"draw"}  # 5-1, 4-1 and 4-2 could be broken for
    now = played(now, "draw")
    assert legal(now) == {"6-3@0"}
    hub_only = by_hand(NOVEL, "5-5 2-0", "5-1 4-2 3-2", "4-1 3-0", boneyard="6-3 6-3#2 6-3#3")
    hub_only = played(hub_only, "5-5 5-1@0 4-1@0 draw draw")
    assert legal(hub_only) == {"pass"}  # it holds no 5, 1 or 4 to break for
    could = played(by_hand(NOVEL, "5-5 2-1", "5-1 4-2 3-2", "4-1 3-0", boneyard="6-3 6-3#2 6-3#3"), "5-5 5-1@0 4-1@0")
    assert legal(could) == {"draw"}
    assert legal(played(could, "draw draw")) == {"!5-1"}


def test_the_novels_end_by_kinds():
    kinds = full_set(6)
    line_tiles = [tile for tile in kinds if tile is not Tile(6, 4)]
    assert NOVEL.decide("all-kinds", (5, 3, 3), (1, 2, 2), 0) == (1, "youngest")
    assert NOVEL.decide("all-kinds", (5, 3, 3), (1, 2, 1), 0) == (2, "fewest-tiles")
    assert NOVEL.decide("all-kinds", (5, 4, 3), (1, 2, 3), 0) == (2, "lowest-total")

    line = Line().root(Tile(6, 6), HUB)
    for tile in line_tiles:
        if tile is not Tile(6, 6):
            line = line.root(tile)
    hand = tiles("0-0#2")
    assert NOVEL.end_of_round(line, hand, (0, 0, 0)) is None
    full = line.root(Tile(6, 4, 2))
    assert NOVEL.end_of_round(full, hand, (0, 0, 0)) == "all-kinds"
    assert NOVEL.end_of_round(full, (), (0, 0, 0)) == "domino"  # a domino comes first
    assert ABKHAZ.end_of_round(full, hand, (0, 0)) is None
    lifted = full._replace(lifted=frozenset({3}))
    assert NOVEL.end_of_round(lifted, hand, (0, 0, 0)) is None  # a lifted tile lies on the table no more
