"""The view room: the table's felt, painted once for each size of the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from .theme import Theme

_GRAIN = 96


def felt(wide: int, tall: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the felt for a table of this size in device-independent pixels: lit in the middle, with a fine grain."""
    picture = QPixmap(max(1, round(wide * ratio)), max(1, round(tall * ratio)))
    box = QRectF(picture.rect())
    light = QRadialGradient(QPointF(0.5, 0.45), 0.78)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    light.setColorAt(0, QColor(theme.felt).lighter(106))
    light.setColorAt(0.45, QColor(theme.felt))
    light.setColorAt(1, QColor(theme.felt_edge))
    painter = QPainter(picture)
    painter.fillRect(box, light)
    painter.fillRect(box, QBrush(_grain()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _grain() -> QPixmap:
    """Return a tile of faint noise, which also hides the steps of the gradient."""
    noise = bytearray()
    state = 1
    for _ in range(_GRAIN * _GRAIN):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF  # the same felt every time
        strength = (state >> 16) % 14
        shade = strength if state >> 24 & 1 else 0
        noise += bytes((shade, shade, shade, strength))
    image = QImage(bytes(noise), _GRAIN, _GRAIN, _GRAIN * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image)
