"""The shuffle that anyone can check, against one written here from the rule sheet alone."""

from __future__ import annotations

import hashlib
import re

from domino_desktop.model.dealing import begin_round, dealt
from domino_desktop.model.shuffle import commitment, new_secret, shuffled
from domino_desktop.model.tiles import full_set
from tests.dealt import rules, secret_of

SECRET = "9f86d081884c7d659a2feaa0c55ad015"


def names_as_the_sheet_says(prefix: str) -> list[str]:
    names = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    return sorted(names, key=lambda name: hashlib.sha256(f"{SECRET}/{prefix}/{name}".encode("ascii")).hexdigest())


def test_the_shuffle_is_the_sheets():
    for number, deal in [(1, 1), (2, 1), (1, 2), (12, 3)]:
        got = [tile.name for tile in shuffled(full_set(6), SECRET, number, deal)]
        assert got == names_as_the_sheet_says(f"{number}/{deal}")


def test_hands_are_slices_and_the_rest_is_the_boneyard():
    names = names_as_the_sheet_says("3/1")
    deal = dealt(rules("draw", seats=3), SECRET, 3, None)
    assert [[tile.name for tile in hand] for hand in deal.hands] == [names[0:6], names[6:12], names[12:18]]
    assert [tile.name for tile in deal.boneyard] == names[18:]
    assert deal.sleeping == ()
    asleep = dealt(rules("block", seats=3, hand=6), SECRET, 3, None)
    assert [tile.name for tile in asleep.sleeping] == names[18:]
    assert asleep.boneyard == ()


def test_a_drawn_lead_turns_up_tiles_until_one_is_greatest():
    ties = 0
    for seed in range(300):
        secret = secret_of(seed)
        deal = dealt(rules("draw", seats=4, opening="drawn"), secret, 1, None)
        for turn, turned in enumerate(deal.lead_draws, 1):
            assert turned == tuple(shuffled(full_set(6), secret, 1, f"lead {turn}")[:4])
            top = max(tile.pips for tile in turned)
            leads = [seat for seat, tile in enumerate(turned) if tile.pips == top]
            is_last = turn == len(deal.lead_draws)
            assert (len(leads) == 1) == is_last
            if is_last:
                assert deal.leader == leads[0]
        ties += len(deal.lead_draws) > 1
        assert deal.bound is None
    assert ties > 10


def test_the_secret_is_fresh_and_its_commitment_is_its_digest():
    secret = new_secret()
    assert re.fullmatch("[0-9a-f]{32}", secret)
    assert secret != new_secret()
    assert commitment(secret) == hashlib.sha256(secret.encode()).hexdigest()


def test_a_round_begins_the_same_each_time():
    assert begin_round(rules("draw"), SECRET, 1, None, (0, 0)) == begin_round(rules("draw"), SECRET, 1, None, (0, 0))
