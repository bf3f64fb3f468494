"""The view room: what the scene shows of a gesture, and what lies under the pointer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF

from ..controller.gesture_words import OnArm, OnLine, Place, Target
from ..model.tiles import Tile
from .items.tile_item import TileItem
from .lights import Lights
from .mover import Mover
from .table_scene import TableScene

BACK: Final = 160
"""Milliseconds in which a tile goes back to the hand."""


class Holding:
    """The held, pulled or chosen tile, and the way back to the hand."""

    def __init__(self, scene: TableScene) -> None:
        self.lights = Lights(scene)
        self._scene = scene
        self._item: TileItem | None = None
        self._grab = QPointF()
        self._home = QPointF()
        """Where the held or pulled tile was taken up."""
        self._way_back: QAbstractAnimation | None = None

    # a tile of the hand

    def lift(self, tile: Tile, at: QPointF) -> None:
        """Take a tile from the hand, grabbed at a point of the scene."""
        self.stop()
        scene = self._scene
        self._take(scene.hand.lift(tile, scene.flights.air, scene.pictures), at)

    def _take(self, item: TileItem, at: QPointF) -> None:
        self._item, self._home = item, item.pos()
        self._grab = at - item.pos()

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
        hand.glide(mover)  # the tile too: it is held no more, and two glides of one item would stop each other
        self._way_back = mover.group()
        if self._way_back is None:
            hand.settle(self._scene.pictures)
            return
        self._way_back.finished.connect(self.stop)
        self._way_back.start()

    def let_fall(self) -> None:
        """Leave the tile where it is: the event that lays it, or takes it into the hand, takes it from there."""
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

    # a tile of the line

    def pull(self, tile: Tile, at: QPointF) -> None:
        """Take a tile from the line, grabbed at a point of the scene."""
        scene = self._scene
        item = scene.line.lift(tile, scene.flights.air, scene.pictures)
        if item is not None:
            self._take(item, at)

    def put_back(self) -> None:
        """Put the pulled tile back into the line."""
        self._item = None
        self._scene.settle_line()

    def point(self, tile: Tile | None) -> None:
        """Let a tile that can be lifted stand out."""
        self._scene.marks.pointed = tile
        self._scene.marks.show(self._scene.pictures)

    @property
    def middle(self) -> QPointF | None:
        """The middle of the held tile on the scene."""
        return self._item.pos() if self._item is not None else None

    # what lies where

    def target(self, point: QPointF) -> Target:
        """Return what is pressed at a point of the scene."""
        scene = self._scene
        on_tile = scene.hand.at(point)
        if on_tile is not None:
            return on_tile
        if scene.plates.boneyard.isVisible() and scene.plates.boneyard.sceneBoundingRect().contains(point):
            return Place.BONEYARD
        on_table = self.on_table(point)
        on_line = scene.line.at(point) if on_table and scene.marks.marked.lifts else None
        if on_line is not None:
            return OnLine(on_line)
        arm = self.arm_at(point)
        if arm is not None:
            return OnArm(arm)
        return Place.TABLE if on_table else Place.NOWHERE

    def on_table(self, point: QPointF) -> bool:
        """Say whether a point is in the line's rectangle."""
        return self._scene.line.area.contains(point)

    def at_home(self, point: QPointF) -> bool:
        """Say whether a pulled tile at a point of the scene lies where it was."""
        away = point - self._grab - self._home
        return self._item is not None and away.manhattanLength() < self._scene.line.unit

    def arm_at(self, point: QPointF) -> int | None:
        """Return the arm that a point means, or the middle of the held tile (see Lights)."""
        return self.lights.arm_at(point, self.middle)
