"""From a line to the places of its tiles, in units of half a tile: a tile is 2 long and 1 wide.

The main piece is never wider than the width. With two arms one snakes downwards and one upwards, and they share the
first row as they grow (share.py); with four each has a quarter of the table. No arm can ever leave its region. Every
further piece (a double laid apart, a part broken off) is laid in the same way on a plot of its own (plots.py), beside,
above or below the main one.
"""

from __future__ import annotations

from typing import NamedTuple

from ..model.line import Line
from ..model.tiles import Tile
from .geometry import Rect, angle_towards, hull, tile_rect
from .pieces import CROSS_MIN, MAIN_MIN, Links, Piece, pieces
from .plots import pack, plot
from .share import grown, share
from .walker import Walker


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
    """Return where the tiles of a line lie when it may be `width` half-tiles wide (at least 16; with a cross 24).

    The first tile is at 0,0 (once side arms have arisen far from it, the spinner is). Growing a line moves no tile
    that lies, but where a piece outgrows its plot, pieces beside it. A tile that gets side arms moves its piece
    once; lifting a tile moves the part that comes off. Raise ValueError when a piece has several tiles with side arms.
    """
    links = Links(line)
    found = pieces(line, links)
    least = max([piece.least for piece in found], default=MAIN_MIN)
    width = max(width, least)
    plans = [_Plan(line, links, piece, piece.least if nth else width) for nth, piece in enumerate(found)]
    moves = [(0.0, 0.0)]
    if len(plans) > 1:
        moves = pack([plot(plan.reach(), plan.most, plan.width, nth == 0) for nth, plan in enumerate(plans)], width)
    placements: list[Placement] = []
    exits: dict[tuple[int, int], tuple[float, float, int, int]] = {}
    for plan, (x, y) in zip(plans, moves, strict=False):
        placements += [Placement(i, px + x, py + y, angle) for i, px, py, angle in plan.placements]
        for place, (px, py, dx, dy) in plan.exits.items():
            exits[place] = px + x, py + y, dx, dy
    placements.sort()
    slots = tuple([Slot(number, *exits[arm.end, arm.port]) for number, arm in enumerate(line.arms)])
    return Arrangement(tuple(placements), slots, hull([tile_rect(*place[1:]) for place in placements]))


def room(slot: Slot) -> Rect:
    """Return what a tile laid at a slot may cover: in a row 1.5 in all directions, on a leg its length."""
    _, x, y, dx, dy = slot
    if dx:
        return Rect(min(x, x + 1.5 * dx), y - 1.5, max(x, x + 1.5 * dx), y + 1.5)
    return Rect(x - 1, min(y, y + 2 * dy), x + 1, max(y, y + 2 * dy))


def ghost(line: Line, tile: Tile, arm: int | None, width: float) -> Placement:
    """Return how a tile will lie if it is played on an arm now, or apart when `arm` is None.

    Where its piece then outgrows its plot and moves, this is how the tile lies before that, beside what lies now.
    Raise ValueError when it does not fit the arm.
    """
    if arm is None:
        return arrange(line.root(tile), width).placements[-1]
    after = arrange(line.grow(tile, arm), width).placements
    place = after[-1]
    if not line.lifted and sum([laid.parent < 0 for laid in line.laid]) == 1:
        return place  # the only piece stays
    end = line.arms[arm].end
    old, new = [next(p for p in there if p.index == end) for there in (arrange(line, width).placements, after)]
    return place._replace(x=place.x + old.x - new.x, y=place.y + old.y - new.y)


def needed_width(line: Line) -> float:
    """Return the least width in which a line can be laid."""
    return max([piece.least for piece in pieces(line, Links(line))], default=MAIN_MIN)


class _Plan:
    """One piece laid out around x 0 in a region of a given width."""

    def __init__(self, line: Line, links: Links, piece: Piece, width: float) -> None:
        self.placements: list[Placement] = []
        self.exits: dict[tuple[int, int], tuple[float, float, int, int]] = {}
        self.width, half = width, width / 2
        self.most = (half, half)
        """How far it can ever reach to the left and to the right, as it lies now."""
        self._line = line
        laid = line.laid[piece.centre]
        paths = [links.path(piece.centre, port) for port in range(4 if piece.crossed else 2)]
        reach = 0.5 if laid.tile.is_double else 1.0
        bounds = self.most
        if not piece.crossed:
            bounds, self.most = share(reach, grown(line, piece.root), width)
        x, flip = 0.0, 1
        if piece.crossed:  # the spinner stays where it is while all four quarters keep their least width
            x = _offset(line, piece)
            flip = -1 if x < 0 else 1  # left of the root its port 0 looks right
            x = x if half - abs(x) >= CROSS_MIN / 2 else 0.0
        self._place(piece.centre, 1, x, 0.0, flip, 0)
        # Walkers know right and down only; for the arms that go left and up the plane is turned by 180 degrees. Of a
        # cross the east arm has what lies right of x + 2 and below, the south arm what lies left of x + 1 and below.
        for port, path in enumerate(paths):
            turned = (1 if port % 2 else -1) * (flip if port < 2 else 1)
            at = turned * x
            if port >= 2:
                walker = Walker.on_leg(at, 1.0, -1, -half, at + 1)
            else:
                walker = Walker(at + reach, 0.0, 1, at + 2 if piece.crossed else -bounds[1 - port], bounds[port])
            self._walk(path, walker, turned, (piece.centre, port))

    def reach(self) -> Rect:
        """Return what it covers, with room for the next tile of every arm."""
        tiles = [tile_rect(*place[1:]) for place in self.placements]
        return hull(tiles + [room(Slot(0, *leaving)) for leaving in self.exits.values()])

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
