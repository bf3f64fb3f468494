"""The view room: a picture on the scene that is painted when its content changes, not when a frame is."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ..theme import Theme


def painted(wide: float, tall: float, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return a transparent picture of this size in device-independent pixels, with what `paint` paints on it."""
    picture = QPixmap(max(1, ceil(wide * ratio)), max(1, ceil(tall * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return picture


class PictureItem(QGraphicsPixmapItem):
    """A rectangle of the scene with a picture; its content is a value, and it is painted only when that changes."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._content: object = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_content(self, box: QRectF, ratio: float, content: object, paint: Callable[[QPainter], None]) -> None:
        """Place the picture and paint it if its size, ratio or content are new."""
        self.setPos(box.topLeft())
        whole = (box.width(), box.height(), ratio, content)
        if whole != self._content:
            self._content = whole
            self.setPixmap(painted(box.width(), box.height(), ratio, paint))


def font(pixels: float, bold: bool = False) -> QFont:
    """Return the application's font at a size in pixels, never under 9."""
    made = QFont()
    made.setPixelSize(max(9, round(pixels)))
    made.setBold(bold)
    return made


def write(
    painter: QPainter,
    box: QRectF,
    words: str,
    how: QFont,
    colour: str,
    where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write one line into a box, with an ellipsis where it is too long; names may run from right to left."""
    line = " ".join(words.split())
    painter.setFont(how)
    painter.setPen(QColor(colour))
    short = QFontMetrics(how).elidedText(line, Qt.TextElideMode.ElideRight, int(box.width()))
    painter.drawText(box, int(where | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), short)


def paint_plate(painter: QPainter, box: QRectF, theme: Theme, frame: str, width: float) -> None:
    """Paint the ground of a plate with a frame."""
    inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    radius = min(10.0, box.height() / 5)
    painter.setPen(QPen(QColor(frame), width))
    painter.setBrush(QColor(theme.plate))
    painter.drawRoundedRect(inner, radius, radius)
