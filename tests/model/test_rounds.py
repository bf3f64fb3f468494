"""Rounds dealt by hand: each rule of RULES.md 2 and 3.1-3.3 from both sides."""

from __future__ import annotations

import pytest

from domino_desktop.model.actions import DRAW, PASS
from domino_desktop.model.events import Drew, Ended, Passed, Played
from domino_desktop.model.openings import heaviest, highest_double, turned_up
from domino_desktop.model.refusals import IllegalAction
from domino_desktop.model.tiles import Tile
from tests.dealt import action, by_hand, played, rules, tiles

BLOCK2, DRAW2 = rules("block"), rules("draw")
BLOCK3 = rules("block", seats=3)
MISERE3 = rules("block", seats=3, misere="on")


def refused(now, text: str) -> str:
    before = now
    with pytest.raises(IllegalAction) as caught:
        now.play(action(text))
    assert now == before
    return caught.value.why.key


# who leads


def test_the_highest_double_leads_and_is_bound():
    assert highest_double((tiles("6-5 2-2"), tiles("3-3 6-4"))) == (1, Tile(3, 3))
    assert highest_double((tiles("6-5"), tiles("6-4"))) is None


def test_without_a_double_the_heaviest_leads_and_of_equal_totals_the_higher_number():
    assert heaviest((tiles("5-3 1-0"), tiles("6-2 4-3"))) == (1, Tile(6, 2))


def test_a_tie_of_turned_up_tiles_is_drawn_again():
    assert turned_up(tiles("6-1 4-3 2-2")) is None
    assert turned_up(tiles("6-1 4-4 2-2")) == 1


def test_the_bound_tile_must_lead():
    now = by_hand(BLOCK2, "6-5 3-3", "3-2 1-1", bound="3-3")
    assert [play.tile for play in now.legal] == [Tile(3, 3)]
    assert refused(now, "6-5") == "bound"
    assert refused(now, "pass") == "can-play"


def test_a_free_leader_plays_any_tile():
    assert len(by_hand(BLOCK2, "6-5 3-3", "3-2").legal) == 2


# playing


def test_a_tile_goes_where_it_fits_and_nowhere_else():
    now = played(by_hand(BLOCK2, "6-5 3-0", "6-4 5-1 2-0"), "6-5")
    assert now.line.numbers == (6, 5)
    assert {(play.tile.name, play.arm) for play in now.legal} == {("6-4", 0), ("5-1", 1)}
    assert refused(now, "6-4@1") == "no-fit"
    assert refused(now, "6-4@2") == "no-arm"
    assert refused(now, "6-4") == "arm-needed"
    assert refused(now, "3-0@0") == "not-held"
    assert refused(by_hand(BLOCK2, "6-5 3-0", "6-4"), "6-5@0") == "arm-not-needed"


def test_two_arms_with_the_same_number_are_two_places():
    now = played(by_hand(BLOCK2, "5-5 3-0", "5-4 5-1"), "5-5")
    assert {(play.tile.name, play.arm) for play in now.legal} == {("5-4", 0), ("5-4", 1), ("5-1", 0), ("5-1", 1)}


def test_the_refusal_is_a_sentence():
    now = played(by_hand(BLOCK2, "6-5 3-0", "6-4 5-1"), "6-5")
    with pytest.raises(IllegalAction, match="seat 1 cannot play 6-4 on arm 1, which shows 5"):
        now.play(action("6-4@1"))


def test_who_can_play_must():
    now = played(by_hand(DRAW2, "6-5 3-0", "6-4 5-1", boneyard="1-1"), "6-5")
    assert refused(now, "pass") == "can-play"
    assert refused(now, "draw") == "can-play"


# drawing


def test_who_cannot_play_draws_until_it_can_and_plays_in_the_same_turn():
    now = played(by_hand(DRAW2, "6-5 3-0", "4-4 1-1", boneyard="2-2 5-2 6-2"), "6-5")
    assert now.legal == (DRAW,)
    assert refused(now, "pass") == "must-draw"
    now, events = now.play(DRAW)
    assert events == (Drew(1, Tile(2, 2)),)
    assert (now.turn, now.legal) == (1, (DRAW,))
    now = played(now, "draw")
    assert now.turn == 1
    assert [play.tile for play in now.legal] == [Tile(5, 2)]
    now = played(now, "5-2@1")
    assert (now.turn, now.boneyard, now.at.drawn) == (0, tiles("6-2"), 0)


def test_any_tile_that_fits_may_be_played_after_a_draw():
    # the last draw brings one that fits; it is then the only one, as nothing fitted before
    now = played(by_hand(DRAW2, "6-5 3-0", "4-4 1-1", boneyard="6-5#2 0-0"), "6-5 draw")
    assert {(play.tile.name, play.arm) for play in now.legal} == {("6-5#2", 0), ("6-5#2", 1)}


def test_when_nothing_more_can_be_drawn_it_passes():
    now = played(by_hand(DRAW2, "6-5 5-0", "4-4 1-1", boneyard="2-2"), "6-5 draw")
    assert now.legal == (PASS,)
    assert refused(now, "draw") == "nothing-to-draw"
    now, events = now.play(PASS)
    assert events == (Passed(1, (6, 5)),)
    assert now.turn == 0


def test_two_tiles_stay_in_the_boneyard_with_leave():
    kept = rules("draw", leave=2)
    now = played(by_hand(kept, "6-5 5-0", "4-4 1-1", boneyard="2-2 6-0 6-1"), "6-5 draw")
    assert now.drawable == 0
    assert now.legal == (PASS,)
    assert played(by_hand(DRAW2, "6-5 5-0", "4-4 1-1", boneyard="2-2 6-0 6-1"), "6-5 draw").legal == (DRAW,)


def test_in_le_blocage_nobody_draws():
    now = played(by_hand(BLOCK2, "6-5 5-0", "4-4 1-1", sleeping="6-0 6-1"), "6-5")
    assert now.legal == (PASS,)


# the end of a round


def test_going_out_beats_an_opponent_left_with_0_0():
    now = played(by_hand(BLOCK2, "6-6", "0-0"), "6-6")
    assert now.result[:7] == ("domino", 0, "domino", (0,), (0, 0), (0, 0), (0, 0))
    assert now.legal == ()


def test_the_winner_scores_the_sum_of_all_other_hands():
    now = played(by_hand(BLOCK3, "6-5 5-0", "6-1 4-4", "1-1 2-2", scores=(3, 2, 1)), "6-5 6-1@0 1-1@0 5-0@1")
    assert now.result[:7] == ("domino", 0, "domino", (0,), (0, 8, 4), (12, 0, 0), (15, 2, 1))


def test_a_block_is_seen_at_once_without_closing_passes():
    now = played(by_hand(BLOCK2, "6-5 3-0", "6-5#2 2-2"), "6-5 6-5#2@0")
    # arms show 5 and 5, which nobody holds any more
    assert now.line.numbers == (5, 5)
    assert now.result[:7] == ("block", 1, "block", (0,), (3, 4), (4, 0), (4, 0))
    assert not any(isinstance(event, Passed) for event in now.events)


def test_the_blocks_winner_scores_the_others_its_own_not_subtracted():
    now = played(by_hand(BLOCK3, "6-5 3-0", "6-5#2 2-2", "4-4 4-2"), "6-5 6-5#2@0")
    assert now.result.totals == (3, 4, 14)
    assert now.result.points == (18, 0, 0)
    assert (now.result.seat, now.result.rule, now.result.chief) == (1, "lowest-total", 0)


def test_a_tie_for_the_lowest_scores_nobody_anything():
    now = played(by_hand(BLOCK3, "6-5 3-0", "6-5#2 2-1", "4-4"), "6-5 6-5#2@0")
    assert now.result[:7] == ("block", 1, "block", (), (3, 3, 8), (0, 0, 0), (0, 0, 0))
    assert (now.result.rule, now.result.chief) == ("lowest-tied", None)


def test_a_tie_above_the_lowest_does_not_matter():
    now = played(by_hand(BLOCK3, "6-5 3-0", "6-5#2 4-4", "4-4#2"), "6-5 6-5#2@0")
    assert now.result.winners == (0,)


def test_no_block_while_something_can_be_drawn():
    now = played(by_hand(DRAW2, "6-5 3-0", "6-5#2 2-2", boneyard="1-1 4-4"), "6-5 6-5#2@0")
    assert now.result is None
    assert now.legal == (DRAW,)
    now = played(now, "draw")
    assert now.result is None
    now, events = now.play(DRAW)  # the last drawable tile, and nobody can go on: tested after the draw
    assert isinstance(events[0], Drew)
    assert isinstance(events[1], Ended)
    assert now.result[:5] == ("block", 1, "block", (1,), (13, 4))
    assert now.result.points == (0, 13)


def test_no_block_when_the_boneyard_ran_out_but_the_next_seat_can_play():
    now = played(by_hand(DRAW2, "6-5 5-0", "4-4 1-1", boneyard="2-2"), "6-5 draw")
    assert now.result is None
    assert played(now, "pass 5-0@1").result.end == "domino"


def test_tiles_kept_back_do_not_prevent_a_block():
    now = played(by_hand(rules("draw", leave=2), "6-5 3-0", "6-5#2 2-2", boneyard="5-1 5-2"), "6-5 6-5#2@0")
    assert now.result.end == "block"


def test_a_seat_later_in_the_order_prevents_a_block():
    now = played(by_hand(BLOCK3, "6-5 5-0", "6-5#2 2-2", "4-4"), "6-5 6-5#2@0")
    assert now.result is None
    assert now.legal == (PASS,)
    assert played(now, "pass").turn == 0


# misère


def test_in_misere_each_seat_scores_its_own_hand_and_the_greatest_total_wins():
    now = played(by_hand(MISERE3, "6-5 5-0", "6-1 4-4", "1-1 2-2"), "6-5 6-1@0 1-1@0 5-0@1")
    assert now.result[:7] == ("domino", 0, "domino", (1,), (0, 8, 4), (0, 8, 4), (0, 8, 4))
    assert now.result.rule == "greatest-total"


def test_in_misere_a_tie_for_the_greatest_total_has_no_winner_and_all_score():
    now = played(by_hand(MISERE3, "6-5 5-0", "6-1 2-2", "1-1 4-0"), "6-5 6-1@0 1-1@0 5-0@1")
    assert now.result[:7] == ("domino", 0, "domino", (), (0, 4, 4), (0, 4, 4), (0, 4, 4))
    assert now.result.chief is None


def test_in_misere_a_block_is_won_by_the_greatest_total():
    now = played(by_hand(rules("block", misere="on"), "6-5 3-0", "6-5#2 2-2"), "6-5 6-5#2@0")
    assert now.result[:7] == ("block", 1, "block", (1,), (3, 4), (3, 4), (3, 4))


# the events


def test_every_event_is_announced_in_order():
    now = played(by_hand(DRAW2, "6-5", "4-4 1-1", boneyard="6-2"), "")
    now, events = now.play(action("6-5"))
    assert events[0] == Played(0, Tile(6, 5), None)
    assert events[1].hands == ((), tiles("4-4 1-1"))
    assert now.events == events


def test_nothing_can_be_played_when_the_round_is_over():
    over = played(by_hand(BLOCK2, "6-6", "0-0"), "6-6")
    assert refused(over, "0-0@0") == "round-over"
    assert refused(over, "pass") == "round-over"
