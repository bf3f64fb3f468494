"""Where the things that are told of are seen on the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF

from ...controller.gesture_words import APART, OnArm, OnLine, OnTile
from ..lights import Lights
from ..line_layer import placed
from ..table_scene import TableScene
from .told import About, AtSeat, Key


def box_of(key: Key, scene: TableScene, lights: Lights) -> QRect:
    """Return the box of a thing on the scene; empty for what has no place of its own."""
    return _box(key, scene, lights).toRect()


def _box(key: Key, scene: TableScene, lights: Lights) -> QRectF:
    line, hand = scene.line, scene.hand
    match key:
        case OnTile(tile):
            middle, side = hand.middle(tile), hand.side
            return QRectF(middle.x() - side / 2, middle.y() - side, side, 2 * side)
        case OnArm(arm):
            return lights.apart_box() if arm == APART else line.box_on_scene(line.zone(arm))
        case OnLine(tile):
            index = line.line.find(tile)
            place = next((one for one in line.arrangement.placements if one.index == index), None)
            return line.box_on_scene(placed(place)) if place else QRectF()
        case AtSeat(seat):
            return scene.plates.seats[seat].sceneBoundingRect()
        case About.NUMBERS:
            return scene.plates.compass.sceneBoundingRect()
        case About.LINE:
            return line.area
    return scene.plates.boneyard.sceneBoundingRect()
