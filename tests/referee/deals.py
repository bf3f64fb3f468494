"""Deals and openings of all games by RULES.md 2.10, 3 and 4."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from .lines import is_double, pips, total


def the_sets(top: int, copies: int = 1) -> list[str]:
    """List the tiles of so many sets; copies from the second on have their number behind #."""
    return [
        f"{high}-{low}" + (f"#{copy}" if copy > 1 else "")
        for copy in range(1, copies + 1)
        for high in range(top + 1)
        for low in range(high + 1)
    ]


def shuffled(tiles: list[str], text: str) -> list[str]:
    """Sort tiles by SHA-256 of `text/TILE`."""
    return sorted(tiles, key=lambda tile: sha256(f"{text}/{tile}".encode()).hexdigest())


class Deal:
    """What lies where when a round begins, who leads, and the tile that must be played first (None: any)."""

    def __init__(self, hands: list[list[str]], rest: list[str], boneyard: bool) -> None:
        self.number = 1
        self.deal = 1
        self.lead_draws: list[list[str]] = []
        self.shown: list[str | None] = []
        self.table: list[str] = []
        self.hands = hands
        self.boneyard = rest if boneyard else []
        self.sleeping = [] if boneyard else rest
        self.leader = 0
        self.bound: str | None = None

    def as_record(self) -> dict[str, Any]:
        """Give the fields that a record's round has of a deal."""
        keys = ("deal", "lead_draws", "shown", "table", "hands", "boneyard", "sleeping", "leader")
        return {"round": self.number} | {key: getattr(self, key) for key in keys}

    def all_tiles(self) -> list[tuple[int, str]]:
        """List every seat with every tile it holds."""
        return [(seat, tile) for seat, hand in enumerate(self.hands) for tile in hand]


def deal_out(tiles: list[str], secret: str, number: int, deal: int, seats: int, size: int, boneyard: bool) -> Deal:
    """Shuffle and deal: each seat a slice."""
    order = shuffled(tiles, f"{secret}/{number}/{deal}")
    hands = [order[seat * size : (seat + 1) * size] for seat in range(seats)]
    made = Deal(hands, order[seats * size :], boneyard)
    made.number, made.deal = number, deal
    return made


def highest_double_else_heaviest(deal: Deal) -> None:
    """Let the seat with the highest double lead with it, without doubles the one with the heaviest tile."""
    held = deal.all_tiles()
    doubles = [(seat, tile) for seat, tile in held if is_double(tile)]
    deal.leader, deal.bound = max(doubles or held, key=lambda pair: (total([pair[1]]), pips(pair[1])[0]))


def holder_leads_with(deal: Deal, wanted: str) -> None:
    """Let the seat that holds this tile lead with it."""
    ((deal.leader, deal.bound),) = [(seat, tile) for seat, tile in deal.all_tiles() if tile == wanted]


def draw_for_the_lead(deal: Deal, tiles: list[str], secret: str) -> None:
    """Let each seat turn up a tile until one has the greatest total alone."""
    seats = len(deal.hands)
    while True:
        turned = shuffled(tiles, f"{secret}/{deal.number}/lead {len(deal.lead_draws) + 1}")[:seats]
        deal.lead_draws.append(turned)
        totals = [total([tile]) for tile in turned]
        if totals.count(max(totals)) == 1:
            deal.leader = totals.index(max(totals))
            return


def highest_shown(hand: list[str]) -> str | None:
    """Give the highest double of a hand, of several copies the first."""
    doubles = [tile for tile in hand if is_double(tile)]
    if not doubles:
        return None
    best = max(pips(tile) for tile in doubles)
    return min((tile for tile in doubles if pips(tile) == best), key=copy_of)


def copy_of(tile: str) -> int:
    """Give the number of a tile's copy, 1 for the one without #."""
    return int(tile.split("#")[1]) if "#" in tile else 1


def shown_doubles(make: Callable[[int], Deal]) -> Deal:
    """Deal until somebody has a double; all show their highest, the highest of these leads (3.4)."""
    number = 1
    while not any(is_double(tile) for _, tile in make(number).all_tiles()):
        number += 1
    deal = make(number)
    deal.shown = [highest_shown(hand) for hand in deal.hands]
    best = max(pips(tile) for tile in deal.shown if tile is not None)
    seats = len(deal.hands)
    leader = (deal.number - 1) % seats
    while True:
        shown = deal.shown[leader]
        if shown is not None and pips(shown) == best:
            deal.leader, deal.bound = leader, shown
            return deal
        leader = (leader + 1) % seats
