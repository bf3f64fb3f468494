"""How large the line is drawn: the width at which it snakes, so that it fills a given rectangle and seldom changes."""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple

from ..model.line import Line
from .geometry import Rect, hull
from .snake import Arrangement, arrange, needed_width, room

_RUNG: Final = 0.88
"""Every size is so much smaller than the one before."""
_GRID: Final = 4.0
"""The middle of the picture moves in steps of so many half-tiles, that is two tiles' length."""


class Fit(NamedTuple):
    """How a line is shown in a rectangle."""

    width: float
    """What to give to `arrange` and `ghost`, in half-tiles."""
    unit: float
    """Pixels per half-tile."""
    x: float
    y: float
    """The point of the arrangement that belongs in the middle of the rectangle."""


def fit(line: Line, width_px: float, height_px: float, max_unit_px: float) -> Fit:
    """Return the width, scale and middle with which a line is shown in a rectangle of this size.

    Sizes come from a ladder: the largest is `max_unit_px` (less when not even the least width of the line would fit),
    each further one 0.88 times the one before, and each has the width that fills the rectangle. The first is taken
    in which the line and its next tile fit the height. At a given size a growing line only grows, so while the
    rectangle stays, the size never goes up again during a round and changes some six times for 91 tiles; between
    these changes no tile is moved or scaled (side arms that arise and pieces that come off apart). The middle moves
    in coarse steps, so that most tiles are laid without moving the picture, and yet the line is never more than two
    half-tiles out of the middle.
    """
    width_px, height_px = max(width_px, 1.0), max(height_px, 1.0)
    least = needed_width(line)
    length = sum([1 if laid.tile.is_double else 2 for laid in line.laid]) if not line.lifted else 0
    unit = min(max_unit_px, width_px / least)
    while True:
        width = max(least, 2.0 * floor(width_px / unit / 2))
        # Rows are 3 apart, so a line needs at least this height; computing this spares most vain arrangements.
        if 3 * (length / (width + 8) - 1) * unit <= height_px:
            reach = _reach(arrange(line, width))
            if reach.height * unit <= height_px:
                x = _middle(reach.left, reach.right, width_px / unit / 2)
                return Fit(width, unit, x, _middle(reach.top, reach.bottom, height_px / unit / 2))
        unit *= _RUNG


def _reach(arrangement: Arrangement) -> Rect:
    """Return the bounds with room for the next tile at every slot."""
    return hull([arrangement.bounds, *[room(slot) for slot in arrangement.slots]])


def _middle(low: float, high: float, half: float) -> float:
    """Return a coarse middle of low and high from which neither is farther than half."""
    coarse = _GRID * round((low + high) / 2 / _GRID)
    return min(max(coarse, high - half), low + half)
