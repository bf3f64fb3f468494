"""Rectangles and the turning of tiles, for the whole layout room; y grows downwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple


class Rect(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Its extent in x."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Its extent in y."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle, as (x, y)."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlaps(self, other: Rect) -> bool:
        """Say whether they share more than an edge (a millionth is forgiven)."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > 1e-6
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 1e-6
        )

    def contains(self, other: Rect) -> bool:
        """Say whether the other lies wholly inside (a millionth is forgiven)."""
        return (
            self.left - 1e-6 <= other.left
            and self.top - 1e-6 <= other.top
            and self.right + 1e-6 >= other.right
            and self.bottom + 1e-6 >= other.bottom
        )


_ANGLES: Final = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}


def angle_towards(dx: int, dy: int) -> int:
    """Return the clockwise degrees by which a tile is turned whose high half points to (dx, dy)."""
    return _ANGLES[dx, dy]


def tile_rect(x: float, y: float, angle: int) -> Rect:
    """Return what a tile, 2 long and 1 wide, covers when it lies at this centre, turned by this angle."""
    if angle % 180:
        return Rect(x - 1, y - 0.5, x + 1, y + 0.5)
    return Rect(x - 0.5, y - 1, x + 0.5, y + 1)


def hull(rects: Iterable[Rect]) -> Rect:
    """Return the smallest rectangle around them all; one without extent at 0,0 when there are none."""
    lefts, tops, rights, bottoms = tuple(zip(*rects, strict=True)) or ((0,), (0,), (0,), (0,))
    return Rect(min(lefts), min(tops), max(rights), max(bottoms))
