"""The check of a deal, on deals that are right and on deals with one thing wrong."""

from __future__ import annotations

from typing import Any

import pytest

from domino_desktop.games import GAMES
from domino_desktop.model.deal_check import check_deals
from domino_desktop.model.match import Match
from domino_desktop.model.shuffle import commitment
from tests.controller.test_archive import played

SEATS = {"brazilian": 4, "haitian-teams": 4, "sebastopol": 3, "haitian": 3}


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_deals_of_every_game_are_right(key: str) -> None:
    match = played(5, "human", *["bot:easy"] * (SEATS.get(key, 2) - 1), key=key)
    found = check_deals(match, commitment(match.secret))
    assert found.is_right
    assert len(found.rounds) == len(match.rounds)


def spoiled(match: Match, **deal: Any) -> Match:
    """Return a match whose second round was dealt otherwise."""
    first, second, *rest = match.rounds
    return match._replace(rounds=(first, second._replace(deal=second.deal._replace(**deal)), *rest))


def test_what_is_wrong_is_found() -> None:
    match = played(5, "human", "bot:easy", opening="drawn")
    shown = commitment(match.secret)
    deal = match.rounds[1].deal
    assert not check_deals(match, commitment("another")).is_committed
    one, two = deal.hands
    for wrong in (
        {"hands": (two, one)},
        {"hands": ((one[1], one[0], *one[2:]), two)},
        {"boneyard": deal.boneyard[::-1]},
        {"boneyard": deal.boneyard[:-1]},
        {"deal": deal.deal + 1},
        {"lead_draws": ((one[0], two[0]),)},
    ):
        found = check_deals(spoiled(match, **wrong), shown)
        assert found.rounds[:2] == (True, False), wrong
        assert not found.is_right
    turned = match.rounds[0].deal.lead_draws
    assert turned
    first = match.rounds[0]
    mixed = first._replace(deal=first.deal._replace(lead_draws=(turned[0][::-1], *turned[1:])))
    assert check_deals(match._replace(rounds=(mixed, *match.rounds[1:])), shown).rounds[0] is False
