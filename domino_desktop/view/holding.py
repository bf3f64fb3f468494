"""The view room: what the scene shows of a gesture, and what lies under the pointer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from ..controller.gesture_words import OnArm, Place, Target
from ..model.tiles import Tile
from .items.arm_item import ArmItem
from .items.tile_item import TileItem
from .line_layer import placed
from .mover import Mover
from .table_scene import TableScene

BACK: Final = 160
"""Milliseconds in which a tile goes back to the hand."""
_NEAR: Final = 26.0
"""Pixels within which a place is meant, also where tiles are small."""


class Holding:
    """The held or chosen tile, the lit arms with their ghosts, and the way back to the hand."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._item: TileItem | None = None
        self._grab = QPointF()
        self._lit: tuple[Tile, tuple[int | None, ...]] | None = None
        """The tile and its arms; None for the place of the first tile."""
        self._aim: int | None = None
        self._ghosts: list[ArmItem] = []
        self._way_back: QAbstractAnimation | None = None

    # the tile

    def lift(self, tile: Tile, at: QPointF) -> None:
        """Take a tile from the hand, grabbed at a point of the scene."""
        self.stop()
        scene = self._scene
        self._item = scene.hand.lift(tile, scene.flights.air, scene.pictures)
        self._grab = at - self._item.pos()

    def follow(self, to: QPointF) -> None:
        """Let the tile follow the pointer."""
        if self._item is not None:
            self._item.setPos(to - self._grab)

    def give_back(self, glides: bool) -> None:
        """Let the tile go back to its place in the hand."""
        item, self._item = self._item, None
        if item is None or item.tile is None:
            return
        hand = self._scene.hand
        hand.held = None
        if not glides or item.tile not in hand.tiles:
            hand.settle(self._scene.pictures)
            return
        mover = Mover(BACK)
        mover.move(item, hand.middle(item.tile))
        hand.glide(mover)
        self._way_back = mover.group()
        if self._way_back is None:
            hand.settle(self._scene.pictures)
            return
        self._way_back.finished.connect(self.stop)
        self._way_back.start()

    def let_fall(self) -> None:
        """Leave the tile where it is: the event that lays it takes it from there."""
        self._item = None
        self._scene.hand.held = None

    def stop(self) -> None:
        """End the way back: every tile of the hand stands in its place."""
        way, self._way_back = self._way_back, None
        if way is None:
            return
        way.finished.disconnect(self.stop)
        way.stop()
        way.deleteLater()
        self._scene.hand.settle(self._scene.pictures)

    def choose(self, tile: Tile | None) -> None:
        """Let a tile stand out."""
        self.stop()
        self._scene.hand.chosen = tile
        self._scene.hand.settle(self._scene.pictures)

    @property
    def middle(self) -> QPointF | None:
        """The middle of the held tile on the scene."""
        return self._item.pos() if self._item is not None else None

    # the arms

    def light(self, tile: Tile | None, arms: tuple[int, ...], first: bool) -> None:
        """Show ghosts of a tile on these arms, or in the middle of the empty table; no tile: none."""
        self._lit = (tile, (None,) if first else arms) if tile is not None else None
        self._aim = None
        self.show()

    def aim(self, arm: int | None) -> None:
        """Let one of the ghosts stand out."""
        self._aim = arm
        self.show()

    def show(self) -> None:
        """Put the ghosts where they belong in the present size."""
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()
        if self._lit is None:
            return
        tile, arms = self._lit
        line = self._scene.line
        for arm in arms:
            place = line.ghost(tile, arm)
            ghost = ArmItem(line.window)
            aimed = arm == self._aim and (arm is not None or len(arms) == 1)
            ghost.setZValue(5 if aimed else 4)
            ghost.show_arm(tile, line.on_scene(place.x, place.y), place.angle, line.unit, aimed, self._scene.pictures)
            self._ghosts.append(ghost)

    @property
    def ghosts(self) -> int:
        """How many ghosts are shown."""
        return len(self._ghosts)

    # what lies where

    def target(self, point: QPointF) -> Target:
        """Return what is pressed at a point of the scene."""
        scene = self._scene
        on_tile = scene.hand.at(point)
        if on_tile is not None:
            return on_tile
        if scene.plates.boneyard.isVisible() and scene.plates.boneyard.sceneBoundingRect().contains(point):
            return Place.BONEYARD
        arm = self.arm_at(point)
        if arm is not None:
            return OnArm(arm)
        return Place.TABLE if self.on_table(point) else Place.NOWHERE

    def on_table(self, point: QPointF) -> bool:
        """Say whether a point is in the line's rectangle."""
        return self._scene.line.area.contains(point)

    def arm_at(self, point: QPointF) -> int | None:
        """Return the arm within half a tile of a point, or of the held tile's middle; lit arms and near ones first."""
        line = self._scene.line
        if not self.on_table(point):
            return None
        lit = self._lit[1] if self._lit else ()
        reach = max(1.0, _NEAR / line.unit)
        points = [line.of_scene(one) for one in (point, self.middle) if one is not None]
        found: list[tuple[bool, float, float, int]] = []
        for arm in range(len(line.arrangement.slots)):
            zone = line.zone(arm)
            if self._lit is not None and arm in lit:
                zone = placed(line.ghost(self._lit[0], arm))
            away = min(_away(zone, one) for one in points)
            if away <= reach:
                centre = min((zone.center() - one).manhattanLength() for one in points)
                found.append((arm not in lit, away, centre, arm))
        return min(found)[3] if found else None


def _away(box: QRectF, point: QPointF) -> float:
    """Return how far a point is from a box, along the farther axis; 0 inside."""
    across = max(box.left() - point.x(), 0.0, point.x() - box.right())
    along = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
    return max(across, along)
