"""Small pictures of example positions for the rules: tiles as they lie at the table, on a piece of felt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ...layout.geometry import Rect, hull, tile_rect
from ...layout.snake import Slot, arrange
from ..rules.examples import Example
from ..theme import DARK, LIGHT
from ..tile_pictures import TilePictures

SIDE: Final = 20.0
"""A half's side, in pixels."""
WIDTH: Final = 24.0
"""The width in which a line is laid out, in halves."""
_MARGIN: Final = 0.7
_MIDDLE: Final = 128
"""A ground less light than this is dark."""


def pictures_for(widget: QWidget) -> TilePictures:
    """Return what paints tiles to go with the look that a widget has now."""
    dark = widget.palette().window().color().lightness() < _MIDDLE
    return TilePictures(DARK if dark else LIGHT, False, widget.devicePixelRatioF())


def example_picture(example: Example, pictures: TilePictures, wide_most: float = 0.0) -> QPixmap:
    """Return the picture of an example, with smaller tiles where it would be wider than `wide_most` pixels (0: any)."""
    lies = arrange(example.line, WIDTH)
    places = [_place(slot) for slot in lies.slots if slot.arm in example.open]
    room = hull([lies.bounds, *places])
    most = wide_most / (room.width + 2 * _MARGIN) if wide_most else SIDE
    side, ratio = pictures.fitting(min(SIDE, most)), pictures.ratio
    wide, tall = ((extent + 2 * _MARGIN) * side for extent in (room.width, room.height))
    made = QPixmap(round(wide * ratio), round(tall * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(pictures.theme.felt))
    painter.drawRoundedRect(QRectF(0, 0, wide, tall), side / 2, side / 2)
    painter.translate((_MARGIN - room.left) * side, (_MARGIN - room.top) * side)
    for place in lies.placements:
        face = pictures.face(example.line.laid[place.index].tile, side, place.angle)
        size = QPointF(face.width(), face.height()) / ratio
        painter.drawPixmap(QPointF(place.x * side, place.y * side) - size / 2, face)
    for place in lies.placements:
        if place.index in example.marks:
            _frame(painter, tile_rect(*place[1:]), side, pictures.theme.mark, Qt.PenStyle.SolidLine)
    for rect in places:
        _frame(painter, rect, side, pictures.theme.light, Qt.PenStyle.DashLine)
    painter.end()
    return made


def _frame(painter: QPainter, rect: Rect, side: float, colour: str, style: Qt.PenStyle) -> None:
    painter.setPen(QPen(QColor(colour), 2, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(rect.left * side, rect.top * side, rect.width * side, rect.height * side)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), side * 0.18, side * 0.18)


def _place(slot: Slot) -> Rect:
    """Return where a tile would lie that goes straight on at a slot."""
    x, y = slot.x + slot.dx, slot.y + slot.dy
    return tile_rect(x, y, 90 if slot.dx else 0)
