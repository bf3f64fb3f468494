"""The view room: pictures for the buttons that go through a match, painted in the colour of the words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

SIZE: Final = 18
_LEFT: Final = ((0.72, 0.15), (0.72, 0.85), (0.22, 0.5))
_RIGHT: Final = ((0.28, 0.15), (0.28, 0.85), (0.78, 0.5))
_SHAPES: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "round_back": (((0.1, 0.15), (0.22, 0.15), (0.22, 0.85), (0.1, 0.85)), ((0.85, 0.15), (0.85, 0.85), (0.3, 0.5))),
    "back": (_LEFT,),
    "play": (((0.2, 0.08), (0.2, 0.92), (0.88, 0.5)),),
    "pause": (
        ((0.2, 0.12), (0.42, 0.12), (0.42, 0.88), (0.2, 0.88)),
        ((0.58, 0.12), (0.8, 0.12), (0.8, 0.88), (0.58, 0.88)),
    ),
    "forward": (_RIGHT,),
    "round_forward": (((0.78, 0.15), (0.9, 0.15), (0.9, 0.85), (0.78, 0.85)), ((0.15, 0.15), (0.15, 0.85), (0.7, 0.5))),
}
"""Corners in parts of the whole, by the key of a button."""


def picture(key: str, widget: QWidget) -> QIcon:
    """Return the picture of a button as a widget's theme wants it, also for a button that cannot be pressed."""
    icon = QIcon()
    palette, ratio = widget.palette(), widget.devicePixelRatioF()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        icon.addPixmap(_painted(key, palette.color(group, QPalette.ColorRole.ButtonText), ratio), mode)
    return icon


def _painted(key: str, colour: QColor, ratio: float) -> QPixmap:
    made = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    box = QRectF(0, 0, SIZE, SIZE)
    for corners in _SHAPES[key]:
        painter.drawPolygon(QPolygonF([QPointF(x * box.width(), y * box.height()) for x, y in corners]))
    painter.end()
    return made
