"""Where the pieces of a broken line lie: each on a plot that is larger than it is, so that it can grow."""

from __future__ import annotations

from math import ceil
from typing import Final

from .geometry import Rect, hull

GAP: Final = 1.0
"""The least distance between two plots."""
_ROW: Final = 3.0
"""A plot grows by a row of tiles in y,"""
_SMALL: Final = 2.5
"""and in x by so much, the plot of the main piece, beside which the others lie, by more:"""
_LARGE: Final = 6.0


def plot(reach: Rect, most: tuple[float, float], width: float, main: bool) -> Rect:
    """Return the plot of a piece that reaches so far, around its own 0,0, and is never wider than `width`.

    `most`: how far to the left and to the right it can ever reach.
    """
    left, top, right, bottom = reach
    step = _LARGE if main else _SMALL
    west, east = (min(_stepped(one, 0.0, step), limit) for one, limit in zip((-left, right), most, strict=True))
    over = max(west + east - width, 0.0)
    gives = min(over, west + left)
    return Rect(
        gives - west,
        -_stepped(-top, _ROW / 2, _ROW),
        east - (over - gives),
        _stepped(bottom, _ROW / 2, _ROW),
    )


def pack(plots: list[Rect], width: float) -> list[tuple[float, float]]:
    """Return by how much to move each plot so that none overlap and all together are no wider than `width`.

    The first one stays. Each further one goes as near as possible to the first one's row, then to the middle; so
    what came later moves nothing that came before.
    """
    laid, moves = plots[:1], [(0.0, 0.0)]
    for one in plots[1:]:
        whole = hull(laid)
        places = sorted(
            (max(-y, y + one.height), abs(x + one.width / 2), x, y)
            for x in _starts(one.width, [(box.left, box.right) for box in laid])
            if max(whole.right, x + one.width) - min(whole.left, x) <= max(width, whole.width) + 1e-6
            for y in _starts(one.height, [(box.top, box.bottom) for box in laid])
        )
        for _, _, x, y in places:
            box = Rect(x, y, x + one.width, y + one.height)
            spaced = Rect(x - GAP, y - GAP, box.right + GAP, box.bottom + GAP)
            if not any(spaced.overlaps(other) for other in laid):
                break
        laid.append(box)
        moves.append((x - one.left, y - one.top))
    return moves


def _starts(extent: float, taken: list[tuple[float, float]]) -> set[float]:
    """Return where something can begin along an axis: in the middle, and before, behind or flush with what is taken."""
    starts = {-extent / 2}
    for low, high in taken:
        starts |= {low - GAP - extent, low, high - extent, high + GAP}
    return starts


def _stepped(reach: float, start: float, step: float) -> float:
    return start + step * max(ceil((reach - start) / step - 1e-6), 0)
