"""Le Sébastopol, dealt by hand (RULES.md 3.5)."""

from __future__ import annotations

from domino_desktop.model.events import Result
from domino_desktop.model.openings import DRAWN
from domino_desktop.model.tiles import Tile
from tests.dealt import by_hand, legal, new_match, played, rules, secret_of

THREE, FOUR = rules("sebastopol"), rules("sebastopol", seats=4)


def over(chief: int | None) -> Result:
    return Result("domino", 0, "domino", (), (), (), (0,), "domino", chief)


def test_three_seats_find_the_double_six_on_the_table():
    for seed in range(20):
        deal = new_match(THREE, secret_of(seed)).round.deal
        assert deal.table == (Tile(6, 6),)
        assert [len(hand) for hand in deal.hands] == [9, 9, 9]
        assert Tile(6, 6) not in {tile for hand in (*deal.hands, *deal.lead_draws) for tile in hand}
        assert deal.lead_draws
    assert THREE.next_opening(None) is DRAWN
    assert THREE.next_opening(over(None)) is DRAWN
    assert THREE.next_opening(over(2)).find((), 2) == (2, None)


def test_with_four_seats_the_holder_of_the_double_six_leads_every_round():
    deal = new_match(FOUR).round.deal
    assert (deal.table, deal.bound) == ((), Tile(6, 6))
    assert Tile(6, 6) in deal.hands[deal.leader]
    assert FOUR.next_opening(over(3)).find(deal.hands, 2) == (deal.leader, Tile(6, 6))


def test_a_leader_who_holds_no_six_passes():
    now = by_hand(THREE, "5-4 3-3", "6-1 2-2", "6-2 4-4", table="6-6")
    assert legal(now) == {"pass"}
    assert legal(by_hand(THREE, "6-4 3-3", "6-1", "6-2", table="6-6")) == {"6-4@0", "6-4@1", "6-4@2", "6-4@3"}


def test_until_all_four_arms_have_a_tile_only_sixes_on_bare_arms():
    now = by_hand(THREE, "6-4 3-3 6-0", "6-5 4-4 5-2", "6-2 2-1 4-3", table="6-6")
    now = played(now, "6-4@0")
    assert legal(now) == {"6-5@1", "6-5@2", "6-5@3"}
    now = played(now, "6-5@2 6-2@1")
    assert legal(now) == {"6-0@3"}  # 3-3 fits nowhere; the 4 of arm 0 is not open yet
    now = played(now, "6-0@3")
    assert now.line.numbers == (4, 2, 5, 0)
    assert legal(now) == {"4-4@0", "5-2@1", "5-2@2"}


def test_a_tile_that_fits_an_arm_not_yet_open_is_refused_and_its_seat_passes():
    now = played(by_hand(THREE, "6-4 6-3", "4-4 5-2", "6-2 2-1", table="6-6"), "6-4@0")
    assert legal(now) == {"pass"}


def test_no_other_double_branches():
    now = by_hand(FOUR, "6-6 6-3 0-0", "6-4 3-3 0-0#2", "6-5 5-5 1-0", "6-2 2-1", bound="6-6")
    now = played(now, "6-6 6-4@0 6-5@1 6-2@2 6-3@3 3-3@3 5-5@1")
    assert now.line.numbers == (4, 5, 2, 3)


def test_a_block_of_the_cross_scores_as_le_blocage():
    now = by_hand(THREE, "6-4 6-3 1-0", "6-5 1-1", "6-2 0-0", table="6-6")
    now = played(now, "6-4@0 6-5@1 6-2@2 6-3@3")
    assert now.result[:6] == ("block", 0, "block", (2,), (1, 2, 0), (0, 0, 3))
