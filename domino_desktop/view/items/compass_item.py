"""The view room: the compass, which shows the open number of every arm and the arm played last."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ..tile_pictures import TilePictures
from .picture_item import PictureItem, paint_plate


class Open(NamedTuple):
    """The open numbers in the order of the arms, and the arm played last."""

    numbers: tuple[int, ...]
    last: int | None


class CompassItem(PictureItem):
    """A plate with one half-tile per arm; the arm played last has a frame and an arrow."""

    def show_open(self, box: QRectF, arms: Open, pictures: TilePictures, words: str) -> None:
        """Show the open numbers in this box of the scene; `words` stand under a resting pointer."""
        whole = QRectF(0, 0, box.width(), box.height())
        self.show_content(
            box,
            pictures.ratio,
            (arms, pictures.theme.name, pictures.digits),
            lambda painter: _paint(painter, whole, arms, pictures),
        )
        self.setToolTip(words)


def _paint(painter: QPainter, box: QRectF, arms: Open, pictures: TilePictures) -> None:
    theme = pictures.theme
    paint_plate(painter, box, theme, theme.plate_edge, 1.2)
    if not arms.numbers:
        return
    rows = 1 if len(arms.numbers) <= 4 else 2
    columns = -(-len(arms.numbers) // rows)
    side = pictures.fitting(min((box.width() - 12) / (columns * 1.35), (box.height() - 10) / (rows * 1.45)))
    step = side * 1.35
    left = box.center().x() - (columns * step - step + side) / 2
    top = box.center().y() - side * 0.44 - (rows - 1) * side * 0.72
    if rows == 1:  # the line between the arms
        painter.setPen(QPen(QColor(theme.plate_soft), max(2.0, side * 0.07), Qt.PenStyle.DotLine))
        middle = top + side / 2
        painter.drawLine(QPointF(left + side / 2, middle), QPointF(left + (columns - 0.5) * step, middle))
    for arm, number in enumerate(arms.numbers):
        place = QRectF(left + arm % columns * step, top + arm // columns * side * 1.45, side, side)
        pictures.paint_half(painter, number, place)
        if arm == arms.last:
            _mark(painter, place, side, QColor(theme.turn))


def _mark(painter: QPainter, place: QRectF, side: float, colour: QColor) -> None:
    width = max(2.0, side * 0.08)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), side * 0.18, side * 0.18)
    tip = QPointF(place.center().x(), place.bottom() + side * 0.08)
    arrow = side * 0.17
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(arrow, arrow * 1.2), tip + QPointF(-arrow, arrow * 1.2)]))
