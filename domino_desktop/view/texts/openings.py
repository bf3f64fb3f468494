"""Words of who opens a round, by the keys of `model.openings`."""

from __future__ import annotations

from ...model.tiles import Tile
from .say import QT_TR_NOOP, tile_words, tr


def opening_words(key: str, tile: Tile | None) -> str:
    """Return who opens a round and with what; `tile` is the one that opens it, where that is always the same."""
    words = tr(_OPENINGS[key])
    return words if tile is None else words.format(tile=tile_words(tile))


_OPENINGS = {
    "drawn": QT_TR_NOOP("each player turns up a tile, and the greatest total leads; after a tie all draw again."),
    "double-else-heaviest": QT_TR_NOOP(
        "the holder of the highest double opens with it. When nobody holds a double, "
        "the tile with the greatest total opens; equal totals: the one with the higher number."
    ),
    "double-else-redeal": QT_TR_NOOP(
        "the holder of the highest double opens with it. When nobody holds a double, all is dealt again."
    ),
    "holder-of": QT_TR_NOOP("the holder of the {tile} opens with it."),
}
