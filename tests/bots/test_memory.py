"""What passes and draws tell about hidden hands: never more than is true, and as much as the rules allow."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from domino_desktop.bots.baseline import Anything
from domino_desktop.bots.held import DOUBLES, Held, halves
from domino_desktop.bots.levels import bot
from domino_desktop.bots.memory import CERTAIN, bits, recall
from domino_desktop.games import GAMES
from domino_desktop.model.tiles import Tile, full_set
from tests.dealt import by_hand, new_match, played, rules, tiles

from .play import every_mix, play_on, seen_at

SIX, FIVE, FOUR = bits((6,)), bits((5,)), bits((4,))


def parts(now, seat):
    return recall(seen_at(now)).hands[seat].parts


def test_a_pass_tells_which_numbers_a_seat_lacks():
    now = played(by_hand(rules("block"), "6-6 6-5 1-1", "0-0 2-2 3-3"), "6-6 pass")
    assert parts(now, 1) == {SIX: 3}
    now = played(by_hand(rules("block"), "6-6 6-5 5-4 1-1", "0-0 2-2 3-3"), "6-6 pass 6-5@0 pass")
    assert parts(now, 1) == {SIX | FIVE: 3}


def test_a_draw_tells_that_nothing_fitted_and_the_tile_that_fits_is_played():
    now = by_hand(rules("draw"), "6-6 6-5 1-1", "0-0 2-2 3-3", boneyard="4-4 6-4 2-0")
    assert parts(played(now, "6-6 draw draw 6-4@0"), 1) == {SIX: 4}


def test_a_later_draw_weakens_what_was_known():
    now = by_hand(rules("draw"), "6-6 6-5 4-3 1-1", "0-0 2-2 3-3", boneyard="2-1 6-4 6-2 5-1 3-2")
    now = played(now, "6-6 draw draw 6-4@0 6-5@1")  # open: 4 and 5; the seat holds 0-0 2-2 3-3 2-1
    now = played(now, "draw draw 5-1@1 4-3@0")  # it drew 6-2, which may have a 6 for all that is known
    assert parts(now, 1) == {SIX | FIVE | FOUR: 4, FIVE | FOUR: 1}
    assert recall(seen_at(played(now, "3-3@0"))).hands[1].lacks() == FIVE | FOUR


def test_a_tile_from_either_part_leaves_what_is_known_of_both():
    held = Held({SIX: 3, FIVE: 2, SIX | FOUR: 1})
    held.lose(Tile(4, 0))
    assert held.parts == {SIX | FOUR: 1, 0: 4}
    held.lose(Tile(6, 1))
    assert held.parts == {SIX | FOUR: 1, 0: 3}


def test_a_draw_tells_nothing_where_a_tile_may_be_withheld():
    now = by_hand(rules("family"), "6-6 6-5 1-1", "0-0 6-2 3-3", boneyard="4-4 5-0 2-0")
    assert parts(played(now, "6-6 draw 6-2@0"), 1) == {0: 3}


def test_who_draws_where_doubles_lie_apart_had_none():
    now = by_hand(rules("abkhaz", free_doubles="on"), "6-6 6-5 1-1", "5-0 2-1 4-3", boneyard="4-4 6-4 2-0")
    assert parts(played(now, "6-6 draw"), 1) == {SIX | DOUBLES: 3, 0: 1}
    now = by_hand(rules("abkhaz"), "6-6 6-5 1-1", "5-0 2-1 4-3", boneyard="4-4 6-4 2-0")
    assert parts(played(now, "6-6 draw"), 1) == {SIX: 3, 0: 1}


def test_what_a_seat_shows_and_lifts_is_known_to_be_in_its_hand():
    deal = by_hand(rules("abkhaz"), "6-6 5-4 1-1", "6-5 5-1 3-3", boneyard="3-0 4-4")
    now = deal._replace(deal=deal.deal._replace(shown=(Tile(6, 6), None)))
    now = played(now, "6-6 6-5@0 5-4@0 !6-5")
    assert recall(seen_at(now)).hands[0].known == []  # 6-6 was played
    assert recall(seen_at(now)).hands[1].known == [Tile(6, 5)]


def test_a_pass_on_a_bare_cross_tells_of_its_open_number_alone():
    now = by_hand(rules("sebastopol", seats=4), "6-6 1-1 5-0", "6-5 2-1", "3-3 5-5", "4-4 6-4")
    assert parts(played(now, "6-6 6-5@0 pass"), 2) == {SIX: 2}  # the 5 is open to nobody yet


def test_the_chance_to_be_stuck_is_a_share_of_all_hands():
    hand, other = tiles("6-5 6-4 5-4 3-0"), tiles("4-0 2-1 1-0")
    now = by_hand(rules("block"), "6-6 6-5 6-4 5-4 3-0", "5-3 4-0 2-1 1-0")
    now = played(now, "6-6 pass 6-5@0 5-3@0")
    memory = recall(seen_at(now))
    hidden = [tile for tile in full_set(6) if tile not in {*hand, *tiles("6-6 6-5 5-3")} and not tile.mask & SIX]
    hands = list(combinations(hidden, len(other)))
    for numbers in (bits((3,)), bits((4,)), bits((4, 0)), bits((6,)), bits((5, 2))):
        stuck = [all(not tile.mask & numbers for tile in one) for one in hands]
        assert memory.stuck(1, numbers) == CERTAIN * sum(stuck) // len(hands)


def fits(held, hand):
    """Say whether a hand can be laid out in the parts, by trying tile after tile (augmenting paths)."""
    places = [lacking for lacking, count in held.parts.items() for _ in range(count)]
    rest = [tile for tile in hand if tile not in held.known]
    holder: dict[int, Tile] = {}

    def put(tile, tried):
        for place, lacking in enumerate(places):
            if not lacking & halves(tile) and place not in tried:
                tried.add(place)
                if place not in holder or put(holder[place], tried):
                    holder[place] = tile
                    return True
        return False

    return len(places) == len(rest) and all(put(tile, set()) for tile in rest)


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_nothing_is_remembered_that_is_not_true(key):
    mixes = list(every_mix(key))
    rng = random.Random(key)
    for number in range(30):
        of = rng.choice(mixes)
        seats = tuple(rng.choice([Anything(), bot("medium")]) for _ in range(of.seats))
        for match, seen, _ in play_on(new_match(of, f"{number}"), seats, rng):
            memory, now = recall(seen), match.round
            known = [tile for held in memory.hands for tile in held.known]
            others = [tile for seat, hand in enumerate(now.hands) if seat != now.turn for tile in hand]
            hidden = {*others, *now.boneyard, *now.deal.sleeping} - {*known}
            assert set(memory.unseen) == hidden
            assert all(fits(held, hand) for held, hand in zip(memory.hands, now.hands, strict=True))
