"""The view room: the places that are lit for the held or chosen tile, and which of them a point means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ..controller.gesture_words import APART
from ..layout.snake import Placement
from ..model.tiles import Tile
from . import texts
from .items.arm_item import ArmItem
from .items.place_item import ApartItem, apart_size
from .line_layer import placed
from .table_scene import TableScene

_NEAR: Final = 26.0
"""Pixels within which a place is meant, also where tiles are small."""
_CLEAR: Final = 1.5
"""So many half-tiles from every lit arm a tile is laid apart."""


class Lights:
    """Ghosts of a tile on the arms that take it, and the place where a double may be laid apart."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._lit: tuple[Tile, tuple[int | None, ...]] | None = None
        """The tile and its places; None for the place of the first tile."""
        self._aim: int | None = None
        self._places: dict[int | None, Placement] = {}
        """How the tile would lie at each lit arm."""
        self._ghosts: list[ArmItem] = []
        self._apart: ApartItem | None = None

    def light(self, tile: Tile | None, places: tuple[int, ...], first: bool) -> None:
        """Show ghosts of a tile at these places, or in the middle of the empty table; no tile: none."""
        self._lit = (tile, (None,) if first else places) if tile is not None else None
        self._aim = None
        self.show()

    def aim(self, place: int | None) -> None:
        """Let one of the ghosts stand out."""
        self._aim = place
        self.show()

    def show(self) -> None:
        """Put the ghosts where they belong in the present size."""
        scene = self._scene
        for ghost in self._ghosts:
            scene.removeItem(ghost)
        self._ghosts.clear()
        if self._apart is not None:
            scene.removeItem(self._apart)
            self._apart = None
        self._places.clear()
        scene.marks.show(scene.pictures, places=self._lit is None)
        if self._lit is None:
            return
        tile, places = self._lit
        line = scene.line
        for arm in places:
            aimed = arm == self._aim and (arm is not None or len(places) == 1)
            if arm == APART:
                self._apart = ApartItem(line.window)
                self._apart.setZValue(5)
                self._apart.show_apart(
                    tile, self.apart_box(), _side(line.unit), texts.apart_title(), aimed, scene.pictures
                )
                continue
            place = self._places[arm] = line.ghost(tile, arm)
            ghost = ArmItem(line.window)
            ghost.setZValue(5 if aimed else 4)
            ghost.show_arm(tile, line.on_scene(place.x, place.y), place.angle, line.unit, aimed, scene.pictures)
            self._ghosts.append(ghost)

    @property
    def aimed(self) -> int | None:
        """The place that stands out."""
        return self._aim

    @property
    def ghosts(self) -> int:
        """How many ghosts are shown, the one apart included."""
        return len(self._ghosts) + (self._apart is not None)

    def apart_box(self) -> QRectF:
        """Return the place apart on the scene: at an edge of the line's rectangle, where it covers least."""
        line = self._scene.line
        wide, tall = apart_size(_side(line.unit))
        area = line.area.adjusted(4, 4, -4, -4)
        xs = (area.right() - wide, area.left(), area.center().x() - wide / 2)
        ys = (area.top(), area.bottom() - tall, area.center().y() - tall / 2)
        spots = [QRectF(x, y, wide, tall) for x in xs for y in ys]
        lying = [line.box_on_scene(placed(place)) for place in line.arrangement.placements]
        lying += [line.box_on_scene(line.zone(arm)) for arm in range(len(line.arrangement.slots))]
        return min(spots, key=lambda spot: sum(_area(spot.intersected(box)) for box in lying))

    def arm_at(self, point: QPointF, middle: QPointF | None) -> int | None:
        """Return the arm within half a tile of a point, or of the held tile's middle; lit arms and near ones first.

        APART where a double would be laid apart: at its place, and for a held one on all the free table.
        """
        line = self._scene.line
        if not line.area.contains(point):
            return None
        lit = self._lit[1] if self._lit else ()
        reach = max(1.0, _NEAR / line.unit)
        points = [line.of_scene(one) for one in (point, middle) if one is not None]
        found: list[tuple[bool, float, float, int]] = []
        clear = True
        for arm in range(len(line.arrangement.slots)):
            place = self._places.get(arm)
            zone = line.zone(arm) if place is None else placed(place)
            away = min(_away(zone, one) for one in points)
            clear = clear and away > reach + (_CLEAR if arm in lit else 0)
            if away <= reach:
                centre = min((zone.center() - one).manhattanLength() for one in points)
                found.append((arm not in lit, away, centre, arm))
        if APART in lit and (not found or min(found)[0]):
            over = any(self.apart_box().contains(one) for one in (point, middle) if one is not None)
            free = middle is not None and clear and line.at(point) is None
            if over or free:
                return APART
        return min(found)[3] if found else None


def _side(unit: float) -> float:
    """Return a half's side for the tile apart, in pixels, from that of the line."""
    return min(max(unit, 20.0), 40.0)


def _area(box: QRectF) -> float:
    return max(box.width(), 0.0) * max(box.height(), 0.0)


def _away(box: QRectF, point: QPointF) -> float:
    """Return how far a point is from a box, along the farther axis; 0 inside."""
    across = max(box.left() - point.x(), 0.0, point.x() - box.right())
    along = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
    return max(across, along)
