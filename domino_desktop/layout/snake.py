"""From a line to the places of its tiles, in units of half a tile: a tile is 2 long and 1 wide.

The main piece lies in the middle, |x| <= width / 2. With two arms one snakes downwards and one upwards; with four
each has a quarter of the table. Every further piece (a double laid apart, a part broken off) has an upright strip of
its own beside it, right and left in turn. No arm can ever leave its region, so nothing needs to be tested for overlap.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..model.line import Line
from ..model.tiles import Tile
from .geometry import Rect, angle_towards, hull, tile_rect
from .pieces import COLUMN, CROSS_MIN, MAIN_MIN, Links, Piece, pieces
from .walker import Walker

_GAP: Final = 1.0
"""Between the main piece and the strips beside it, and between the strips."""


class Placement(NamedTuple):
    """How a laid tile lies."""

    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody needs here
    x: float
    y: float
    """The centre."""
    angle: int
    """Clockwise degrees by which it is turned; at 0 it stands upright with its high half on top."""


class Slot(NamedTuple):
    """Where an arm goes on."""

    arm: int
    x: float
    y: float
    """Where the next tile's inner edge will touch, its middle."""
    dx: int
    dy: int
    """The direction of growth."""


class Arrangement(NamedTuple):
    """Where everything lies."""

    placements: tuple[Placement, ...]
    """By index; lifted tiles have none."""
    slots: tuple[Slot, ...]
    """One per arm, in the order of the arms."""
    bounds: Rect
    """Around all placements."""


def arrange(line: Line, width: float) -> Arrangement:
    """Return where the tiles of a line lie when its main piece may be `width` half-tiles wide (at least 16; cross 24).

    The first tile is at 0,0 (once side arms have arisen far from it, the spinner is). Growing the line moves no
    tile that lies; a tile that gets side arms moves its piece once, lifting a tile moves the part that comes off.
    Raise ValueError when one piece has several tiles with side arms.
    """
    links = Links(line)
    placements: list[Placement] = []
    exits: dict[tuple[int, int], tuple[float, float, int, int]] = {}
    for piece, x, room in _regions(pieces(line, links), width):
        plan = _Plan(line, links, piece, room)
        y = plan.middle if x else 0.0
        placements += [Placement(i, px + x, py - y, angle) for i, px, py, angle in plan.placements]
        for place, (px, py, dx, dy) in plan.exits.items():
            exits[place] = px + x, py - y, dx, dy
    placements.sort()
    slots = tuple([Slot(number, *exits[arm.end, arm.port]) for number, arm in enumerate(line.arms)])
    return Arrangement(tuple(placements), slots, hull([tile_rect(*place[1:]) for place in placements]))


def ghost(line: Line, tile: Tile, arm: int | None, width: float) -> Placement:
    """Return how a tile will lie if it is played on an arm now, or apart when `arm` is None.

    Raise ValueError when it does not fit the arm.
    """
    after = line.root(tile) if arm is None else line.grow(tile, arm)
    return arrange(after, width).placements[-1]


def needed_width(line: Line) -> tuple[float, float]:
    """Return the least width of the main piece, and what the pieces beside it add to it."""
    found = pieces(line, Links(line))
    least = CROSS_MIN if found and found[0].crossed else MAIN_MIN
    return least, sum([piece.width + _GAP for piece in found[1:]])


def _regions(found: list[Piece], width: float) -> Iterator[tuple[Piece, float, float]]:
    """Yield each piece with the middle and the width of its region."""
    edges = [0.0, 0.0]
    for number, piece in enumerate(found):
        if number == 0:
            room = max(width, CROSS_MIN if piece.crossed else MAIN_MIN)
            edges = [room / 2, room / 2]
            yield piece, 0.0, room
        else:
            side = number % 2
            middle = edges[side] + _GAP + piece.width / 2
            edges[side] += _GAP + piece.width
            yield piece, middle if side else -middle, piece.width


class _Plan:
    """One piece laid out around x 0 in a region of a given width."""

    def __init__(self, line: Line, links: Links, piece: Piece, width: float) -> None:
        self.placements: list[Placement] = []
        self.exits: dict[tuple[int, int], tuple[float, float, int, int]] = {}
        self._line = line
        laid = line.laid[piece.centre]
        half, x, upright = width / 2, 0.0, width <= COLUMN
        flip = 1
        if piece.crossed:  # the spinner stays where it is while all four quarters keep their least width
            x = _offset(line, piece)
            flip = -1 if x < 0 else 1  # left of the root its port 0 looks right
            x = x if half - abs(x) >= CROSS_MIN / 2 else 0.0
        dx, dy = (0, 1) if upright else (flip, 0)
        self._place(piece.centre, 1, x, 0.0, dx, dy)
        # Walkers know right and down only; for the arms that go left and up the plane is turned by 180 degrees. Of a
        # cross the east arm has what lies right of x + 2 and below, the south arm what lies left of x + 1 and below.
        reach = 0.5 if laid.tile.is_double else 1.0
        for port in range(4 if piece.crossed else 2):
            turned = (1 if port % 2 else -1) * (flip if port < 2 else 1)
            at = turned * x
            if upright:
                walker = Walker.column(reach)
            elif port >= 2:
                walker = Walker.on_leg(at, 1.0, -1, -half, at + 1)
            else:
                walker = Walker(at + reach, 0.0, 1, at + 2 if piece.crossed else -half, half)
            self._walk(links.path(piece.centre, port), walker, turned, (piece.centre, port))
        early = [tile_rect(px, py, angle) for i, px, py, angle in self.placements if i < piece.born]
        self.middle = hull(early).centre[1] if early else 0.0

    def _walk(self, path: list[tuple[int, int]], walker: Walker, turned: int, place: tuple[int, int]) -> None:
        """Lay the tiles of a path; the walker's plane is turned by 180 degrees when `turned` is -1."""
        for index, out in path:
            x, y, dx, dy = walker.step(self._line.laid[index].tile.is_double)
            self._place(index, out, turned * x, turned * y, turned * dx, turned * dy)
            place = index, out
        x, y, dx, dy = walker.exit
        self.exits[place] = turned * x, turned * y, turned * dx, turned * dy

    def _place(self, index: int, out: int, x: float, y: float, dx: int, dy: int) -> None:
        """Lay a tile whose half at port `out` points to (dx, dy), a double crosswise to that."""
        laid = self._line.laid[index]
        if laid.tile.is_double:
            angle = 0 if dx else 90
        elif laid.shows(out) == laid.tile.high:
            angle = angle_towards(dx, dy)
        else:
            angle = angle_towards(-dx, -dy)
        self.placements.append(Placement(index, x, y, angle))


def _offset(line: Line, piece: Piece) -> float:
    """Return how far in x the centre of a piece lies from its root while both are in the first row."""
    index, length, port = piece.centre, 0.0, 1
    while index != piece.root:
        laid = line.laid[index]
        length += (1 if laid.tile.is_double else 2) / 2 + (1 if line.laid[laid.parent].tile.is_double else 2) / 2
        index, port = laid.parent, laid.port
    return length if port else -length
