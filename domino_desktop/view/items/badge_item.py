"""The view room: the sign of a tile that everybody knows, an open eye in a corner of the tile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ..theme import Theme
from ..tile_pictures import TilePictures
from .picture_item import PictureItem


class BadgeItem(PictureItem):
    """A small disc with an eye; it is a child of its tile and moves with it."""

    def show_badge(self, side: float, pictures: TilePictures) -> None:
        """Show the sign at the waist of an upright tile whose halves are `side` pixels wide."""
        size = max(11.0, side * 0.34)
        box = QRectF(side / 2 - size * 1.04, -size / 2, size, size)
        theme = pictures.theme
        self.show_content(box, pictures.ratio, theme.name, lambda painter: paint_eye(painter, size, theme))


def paint_eye(painter: QPainter, size: float, theme: Theme) -> None:
    """Paint the sign into a square of this size at 0,0."""
    whole = QRectF(0, 0, size, size).adjusted(0.8, 0.8, -0.8, -0.8)
    painter.setPen(QPen(QColor(theme.plate_edge), 1))
    painter.setBrush(QColor(theme.bubble))
    painter.drawEllipse(whole)
    middle, wide, tall = whole.center(), size * 0.34, size * 0.3
    lid = QPainterPath(middle - QPointF(wide, 0))
    lid.quadTo(middle - QPointF(0, tall * 1.5), middle + QPointF(wide, 0))
    lid.quadTo(middle + QPointF(0, tall * 1.5), middle - QPointF(wide, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.bubble_text), max(1.0, size * 0.075)))
    painter.drawPath(lid)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.bubble_text))
    painter.drawEllipse(middle, size * 0.12, size * 0.12)
