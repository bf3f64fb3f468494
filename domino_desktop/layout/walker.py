"""The way of one arm: along a row, round a corner, back along the next row.

Rows run in x. A leg of upright tiles leads from a row to the next one: its first tile has its inner half in
the row that ends, its last tile has its outer half in the row that begins, and a double on it lies crosswise to
it. So no double ever lies at a bend, and every tile touches its parent with a whole half.
"""

from __future__ import annotations

from typing import Final, NamedTuple

_ROW_GAP: Final = 2.5
"""The least distance of two rows (mostly it is 3): crosswise doubles of neighbouring rows never touch."""
_LEG: Final = 1.5
"""What a leg needs beyond the row: its width, and half a crosswise double's overhang."""
_STRAIGHT: Final = 2 + 1 + _LEG
"""What a tile needs in order to lie in the row, so that a double and a leg may still follow."""


class Step(NamedTuple):
    """A tile's centre, and the direction from its inner to its outer half (a double lies crosswise to it)."""

    x: float
    y: float
    dx: int
    dy: int


class Walker:
    """The growing end of an arm that moves away in +y and keeps its rows between `left` and `right`."""

    __slots__ = ("_base", "_dx", "_left", "_on_leg", "_right", "_x", "_y")

    def __init__(self, x: float, y: float, dx: int, left: float, right: float) -> None:
        """Begin a row at y 0 from the inner edge (x, y) towards dx, 1 or -1."""
        self._x, self._y, self._dx, self._left, self._right = x, y, dx, left, right
        self._on_leg = False
        self._base = y

    @classmethod
    def on_leg(cls, x: float, y: float, dx: int, left: float, right: float) -> Walker:
        """Begin with a leg from the inner edge (x, y), whose first row will run towards dx, far enough from row 0."""
        walker = cls(x, y, dx, left, right)
        walker._on_leg, walker._base = True, 0.0
        return walker

    @property
    def exit(self) -> Step:
        """Where the next tile's inner edge will touch, and the direction of growth."""
        return Step(self._x, self._y, 0, 1) if self._on_leg else Step(self._x, self._y, self._dx, 0)

    def step(self, double: bool) -> Step:
        """Lay one tile."""
        if self._on_leg:
            return self._down(double)
        dx, x, y = self._dx, self._x, self._y
        if double:
            self._x = x + dx
            if self._room < _LEG:  # only after several equal doubles: the leg starts at the last one's short side
                self._turn(self._x - dx / 2, y + 1)
            return Step(x + dx / 2, y, dx, 0)
        if self._room >= _STRAIGHT:
            self._x = x + 2 * dx
            return Step(x + dx, y, dx, 0)
        self._turn(x + dx / 2, y + 1.5)
        return Step(x + dx / 2, y + 0.5, 0, 1)

    @property
    def _room(self) -> float:
        return self._right - self._x if self._dx > 0 else self._x - self._left

    def _turn(self, x: float, y: float) -> None:
        self._x, self._y, self._dx, self._on_leg = x, y, -self._dx, True

    def _down(self, double: bool) -> Step:
        x, y = self._x, self._y
        if double:
            self._y = y + 1
            return Step(x, y + 0.5, 0, 1)
        row = y + 1.5
        if row - self._base >= _ROW_GAP:
            self._x, self._y, self._base, self._on_leg = x + self._dx / 2, row, row, False
        else:
            self._y = y + 2
        return Step(x, y + 1, 0, 1)
