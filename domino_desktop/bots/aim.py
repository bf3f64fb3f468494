"""What a game asks of a hand, as far as quick bots heed it."""

from __future__ import annotations

from ..model.rules import Rules
from ..model.tiles import Tile


def burden(rules: Rules, tile: Tile) -> int:
    """Return how much a seat gains by being rid of a tile: its pips, negative where pips in hand score."""
    return -tile.pips if rules.keeps_pips else tile.pips
