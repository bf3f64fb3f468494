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

    key: str
    """Its name, under which the view has the words for it."""
    find: Callable[[Hands, int], Lead | None] | None
    """Finds the leader from the hands and the number of the round; None when the leader is drawn."""


def shown_double(hand: tuple[Tile, ...]) -> Tile | None:
    """Return a hand's highest double, of several copies the first; None when it has no double."""
    top: Tile | None = None
    for tile in hand:
        if tile.is_double and (top is None or tile.high > top.high or (tile.high == top.high and tile.copy < top.copy)):
            top = tile
    return top


def highest_double(hands: Hands, number: int = 1) -> Lead | None:
    """Return the holder of the highest double and that double.

    Several sets: of equal doubles that of the first seat from (number - 1) mod seats (RULES.md 3.4).
    """
    seats = len(hands)
    leader, top = 0, None
    for step in range(number - 1, number - 1 + seats):
        tile = shown_double(hands[step % seats])
        if tile is not None and (top is None or tile.high > top.high):
            leader, top = step % seats, tile
    return None if top is None else Lead(leader, top)


def heaviest(hands: Hands) -> Lead:
    """Return the holder of the tile of greatest total; equal totals: the higher single number."""
    _, _, _, seat, tile = max(
        (tile.pips, tile.high, -tile.copy, -seat, tile) for seat, hand in enumerate(hands) for tile in hand
    )
    return Lead(-seat, tile)


def _double_else_heaviest(hands: Hands, number: int) -> Lead | None:
    return highest_double(hands, number) or heaviest(hands)


HIGHEST_DOUBLE_ELSE_HEAVIEST = Opening("double-else-heaviest", _double_else_heaviest)
HIGHEST_DOUBLE_ELSE_REDEAL = Opening("double-else-redeal", highest_double)
DRAWN = Opening("drawn", None)


def led_by(seat: int) -> Opening:
    """Return the opening in which a seat leads with any tile."""
    return Opening("led-by", lambda hands, number: Lead(seat))


def holder_of(tile: Tile) -> Opening:
    """Return the opening in which the holder of a tile leads with it; it must have been dealt."""
    return Opening(
        "holder-of", lambda hands, number: next(Lead(seat, tile) for seat, hand in enumerate(hands) if tile in hand)
    )


def turned_up(tiles: tuple[Tile, ...]) -> int | None:
    """Return the seat that turned up the greatest total, or None when several did."""
    top = max(tile.pips for tile in tiles)
    seats = [seat for seat, tile in enumerate(tiles) if tile.pips == top]
    return seats[0] if len(seats) == 1 else None
