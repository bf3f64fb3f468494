"""The view room: a lit arm, the ghost of the tile as it will lie there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ...model.tiles import Tile
from ..tile_pictures import TilePictures
from .picture_item import PictureItem
from .ring_item import Ring, paint_ring


class ArmItem(PictureItem):
    """A see-through tile in a frame; when it is aimed at, it is nearly solid and the frame thick."""

    def show_arm(
        self, tile: Tile, middle: QPointF, angle: int, side: float, aimed: bool, pictures: TilePictures
    ) -> None:
        """Show how a tile would lie with its middle at a point of the scene."""
        face = pictures.face(tile, side, angle)
        border = side * 0.2 + 4
        wide, tall = (2 * side, side) if angle % 180 else (side, 2 * side)
        whole = QRectF(0, 0, wide + 2 * border, tall + 2 * border)
        half = QPointF(face.width(), face.height()) / 2 / pictures.ratio

        def paint(painter: QPainter) -> None:
            painter.setOpacity(0.9 if aimed else 0.5)
            painter.drawPixmap(whole.center() - half, face)
            painter.setOpacity(1)
            box = QRectF(border, border, wide, tall)
            paint_ring(painter, box, side, Ring.AIMED if aimed else Ring.LIT, pictures.theme)

        content = (tile, angle, side, aimed, pictures.theme.name)
        self.show_content(whole.translated(middle - whole.center()), pictures.ratio, content, paint)
