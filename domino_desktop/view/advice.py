"""The view room: what a hint marks on the table besides a tile of the hand: an arm, a tile to lift, the boneyard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ..model.actions import Action, Break, Draw, Play
from .hand_layer import HandLayer
from .items.arm_item import ArmItem
from .items.picture_item import PictureItem
from .items.ring_item import Ring, paint_ring
from .line_layer import LineLayer, placed
from .plates import Plates
from .tile_pictures import TilePictures

_BORDER = 8.0


class Advice:
    """The marks of one action, in the scene's coordinates; they are made anew where everything comes to rest."""

    def __init__(self, line: LineLayer, hand: HandLayer, plates: Plates) -> None:
        self.action: Action | None = None
        self._line, self._hand, self._plates = line, hand, plates
        self._items: list[PictureItem] = []

    def clear(self) -> None:
        """Take the marks away."""
        for item in self._items:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._items.clear()

    def show(self, pictures: TilePictures) -> None:
        """Mark the action on the table as it lies."""
        self.clear()
        line, action = self._line, self.action
        if isinstance(action, Play) and not action.apart:
            place = line.ghost(action.tile, action.arm)
            ghost = ArmItem(line.window)
            ghost.setZValue(4)
            at = line.on_scene(place.x, place.y)
            ghost.show_arm(action.tile, at, place.angle, line.unit, True, pictures)
            self._items.append(ghost)
        elif isinstance(action, Break):
            for lying in line.arrangement.placements:
                if line.line.laid[lying.index].tile is action.tile:
                    self._frame(line.box_on_scene(placed(lying)), line.unit, pictures)
        elif isinstance(action, Draw):
            self._frame(self._plates.boneyard.sceneBoundingRect(), self._hand.side, pictures)

    @property
    def count(self) -> int:
        """How many marks are shown."""
        return len(self._items)

    def _frame(self, box: QRectF, side: float, pictures: TilePictures) -> None:
        frame = PictureItem()
        self._hand.root.scene().addItem(frame)
        frame.setZValue(30)
        whole = QRectF(QPointF(), box.size()).adjusted(0, 0, 2 * _BORDER, 2 * _BORDER)
        inner = whole.adjusted(_BORDER, _BORDER, -_BORDER, -_BORDER)

        def paint(painter: QPainter) -> None:
            paint_ring(painter, inner, side, Ring.ADVISED, pictures.theme)

        at = box.topLeft() - QPointF(_BORDER, _BORDER)
        frame.show_content(whole.translated(at), pictures.ratio, (side, pictures.theme.name), paint)
        self._items.append(frame)
