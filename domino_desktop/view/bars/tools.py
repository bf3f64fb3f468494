"""Small buttons for the help in a match; they do what the menu's actions of the same name do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ..theme import Theme

SIDE: Final = 22
"""The side of an icon, in pixels."""


class Tools(QWidget):
    """A row of buttons with icons; names, tooltips and whether they can be used come from the actions."""

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        super().__init__()
        self._actions = {key: actions[key] for key in _ICONS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 10, 1)
        row.setSpacing(4)
        for key, action in self._actions.items():
            action.setIconVisibleInMenu(False)
            made = QToolButton()
            made.setObjectName(f"tool-{key}")
            made.setDefaultAction(action)
            made.setFixedSize(38, 30)
            made.setIconSize(QSize(SIDE, SIDE))
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(made)

    def dress(self, theme: Theme) -> None:
        """Paint the icons in the colours of a theme."""
        for key, action in self._actions.items():
            icon = QIcon(_painted(_ICONS[key], theme.text, self.devicePixelRatioF()))
            faint = QColor(theme.text)
            faint.setAlpha(90)
            icon.addPixmap(
                _painted(_ICONS[key], faint.name(QColor.NameFormat.HexArgb), self.devicePixelRatioF()),
                QIcon.Mode.Disabled,
            )
            action.setIcon(icon)


def _painted(shape: Callable[[], QPainterPath], colour: str, ratio: float) -> QPixmap:
    made = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(shape())
    painter.end()
    return made


def _undo() -> QPainterPath:
    path = QPainterPath(QPointF(8, 4))
    path.lineTo(4, 8)
    path.lineTo(8, 12)
    path.moveTo(4, 8)
    path.lineTo(13, 8)
    path.arcTo(QRectF(8, 8, 10, 10), 90, -180)
    path.lineTo(8, 18)
    return path


def _redo() -> QPainterPath:
    path = QPainterPath()
    for at in range(_undo().elementCount()):
        element = _undo().elementAt(at)
        point = QPointF(SIDE - element.x, element.y)
        if element.isMoveTo():
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


def _hint() -> QPainterPath:
    """Return a light bulb."""
    path = QPainterPath(QPointF(8, 16))
    path.lineTo(8, 14)
    path.arcTo(QRectF(4.5, 2, 13, 13), 235, -290)
    path.lineTo(14, 16)
    path.closeSubpath()
    path.moveTo(9, 19.5)
    path.lineTo(13, 19.5)
    return path


def _demo() -> QPainterPath:
    """Return a triangle, as on a player."""
    path = QPainterPath(QPointF(6, 3.5))
    path.lineTo(18, 11)
    path.lineTo(6, 18.5)
    path.closeSubpath()
    return path


_ICONS: Final = {"undo": _undo, "redo": _redo, "hint": _hint, "demo": _demo}
