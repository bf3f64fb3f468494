"""Where the tiles of one's own hand stand: upright, side by side, in rows, and overlapping when there are very many."""

from __future__ import annotations

from math import ceil
from typing import Final

from .geometry import Rect

RAISE: Final = 0.2
"""The room above every tile, in units of its width: so far a tile may be raised without touching another."""
_GAP: Final = 0.08
"""Between tiles, in units of their width."""
_MOST_ROWS: Final = 4


def lay_hand(count: int, width: float, height: float, largest: float, least: float = 24.0) -> tuple[Rect, ...]:
    """Return where `count` upright tiles stand in a box with its corner at 0,0, in pixels and in order.

    A tile is as wide as fits, `largest` at most, and twice as tall; of one to four rows those are taken that show most
    of each tile. Tiles that would be narrower than `least` keep that width (if the height allows) and overlap: each
    tile lies upon the one before it, of which a strip on the left stays free.
    """
    best, unit, pitch = 0.0, 1.0, 1.0
    columns = count
    for rows in range(1, min(_MOST_ROWS, count) + 1):
        across = ceil(count / rows)
        tallest = min(largest, height / (rows * (2 + RAISE) + (rows - 1) * _GAP))
        fitting = min(tallest, width / (across + (across - 1) * _GAP))
        size = fitting if fitting >= least else min(tallest, least, width)
        step = min(size * (1 + _GAP), (width - size) / max(across - 1, 1))
        shown = min(size, step) if across > 1 else size
        if shown > best:
            best, unit, pitch, columns = shown, size, step, across
    return tuple(_stand(count, columns, unit, pitch, width, height))


def _stand(count: int, columns: int, unit: float, pitch: float, width: float, height: float) -> list[Rect]:
    found = []
    rows = ceil(count / max(columns, 1))
    rise = unit * (2 + RAISE + _GAP)
    top = (height - rows * rise + unit * _GAP) / 2 + unit * RAISE
    for row in range(rows):
        here = min(columns, count - row * columns)
        left = (width - unit - (here - 1) * pitch) / 2
        for column in range(here):
            x, y = left + column * pitch, top + row * rise
            found.append(Rect(x, y, x + unit, y + 2 * unit))
    return found
