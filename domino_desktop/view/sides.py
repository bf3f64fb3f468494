"""The view room: the teams' signs as `texts.side_sign` writes them, in the teams' colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from .theme import Theme


def paint_side(painter: QPainter, side: int, middle: QPointF, size: float, theme: Theme) -> None:
    """Paint the sign of a team around a point, `size` pixels wide: a disc, or a diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.sides[side]))
    half = size / 2
    if side == 0:
        painter.drawEllipse(middle, half * 0.9, half * 0.9)
        return
    x, y = QPointF(half, 0), QPointF(0, half)
    painter.drawPolygon([middle - y, middle + x, middle + y, middle - x])
