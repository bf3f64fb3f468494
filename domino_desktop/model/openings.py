"""Who leads a round, and with which tile (RULES.md 2.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .tiles import Tile

Hands = tuple[tuple[Tile, ...], ...]


class Lead(NamedTuple):
    """The seat that plays first, and the tile it must play, if it is bound to one."""

    seat: int
    tile: Tile | None = None


class Opening(NamedTuple):
    """A way to find the leader: from the hands (None: deal again), or by tiles turned up before the deal."""

    find: Callable[[Hands], Lead | None] | None
    """None when the leader is drawn."""


def highest_double(hands: Hands) -> Lead | None:
    """Return the holder of the highest double; equal doubles of several sets: the lowest seat."""
    held = [(tile.high, -seat, -tile.copy, tile) for seat, hand in enumerate(hands) for tile in hand if tile.is_double]
    if not held:
        return None
    _, seat, _, tile = max(held)
    return Lead(-seat, tile)


def heaviest(hands: Hands) -> Lead:
    """Return the holder of the tile of greatest total; equal totals: the higher single number."""
    _, _, _, seat, tile = max(
        (tile.pips, tile.high, -tile.copy, -seat, tile) for seat, hand in enumerate(hands) for tile in hand
    )
    return Lead(-seat, tile)


def _double_else_heaviest(hands: Hands) -> Lead | None:
    return highest_double(hands) or heaviest(hands)


HIGHEST_DOUBLE_ELSE_HEAVIEST = Opening(_double_else_heaviest)
DRAWN = Opening(None)


def led_by(seat: int) -> Opening:
    """Return the opening in which a seat leads with any tile."""
    return Opening(lambda hands: Lead(seat))


def turned_up(tiles: tuple[Tile, ...]) -> int | None:
    """Return the seat that turned up the greatest total, or None when several did."""
    top = max(tile.pips for tile in tiles)
    seats = [seat for seat, tile in enumerate(tiles) if tile.pips == top]
    return seats[0] if len(seats) == 1 else None
