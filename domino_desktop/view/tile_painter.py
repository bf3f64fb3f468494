"""The view room: painting one tile, lit from the upper left whichever way it lies."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen, QRadialGradient

from ..model.tiles import Tile
from .pips import pips
from .theme import Theme

SHADOW: Final = 0.14
"""How far the shadow of a tile that lies reaches, in halves."""
LIFTED: Final = 0.34
"""How far the shadow of a tile in the air reaches."""
BOTH: Final = 40.0
"""From this side of a half on, in pixels, a tile with digits shows its pips too."""
_RADIUS = 0.17
_GAP = 0.015


def paint_face(painter: QPainter, tile: Tile, side: float, angle: int, theme: Theme, digits: bool) -> None:
    """Paint a face around 0,0, turned clockwise by `angle`; `side` is a half's side in pixels."""
    painter.save()
    painter.rotate(angle)
    _bar(painter, side, theme)
    for number, sign in ((tile.high, -1), (tile.low, 1)):
        paint_number(painter, number, QPointF(0, sign * side / 2), side, angle, theme, digits, sign)
    painter.restore()


def paint_body(painter: QPainter, side: float, angle: int, theme: Theme, back: bool, lifted: bool) -> None:
    """Paint a blank tile around 0,0: its shadow, its edge and its ground."""
    wide, tall = (side * 2, side) if angle % 180 else (side, side * 2)
    gap = side * _GAP
    box = QRectF(-wide / 2 + gap, -tall / 2 + gap, wide - 2 * gap, tall - 2 * gap)
    if lifted or not theme.flat:
        _shadow(painter, box, side, theme, lifted)
    top, low, edge = (
        (theme.back, theme.back_low, theme.back_edge) if back else (theme.tile, theme.tile_low, theme.tile_edge)
    )
    radius = side * _RADIUS
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(edge))
    painter.drawRoundedRect(box, radius, radius)
    face = box if theme.flat else box.adjusted(0, 0, 0, -side * 0.05)
    ground = QLinearGradient(face.topLeft(), face.bottomRight())
    ground.setColorAt(0, QColor(top))
    ground.setColorAt(1, QColor(low))
    painter.setBrush(ground)
    painter.drawRoundedRect(face, radius, radius)
    if not theme.flat:
        _bevel(painter, face, side, back or QColor(top).lightness() < 128)
    if theme.rim:
        _rim(painter, box, side, theme)
    if back:
        _ornament(painter, face, side, theme)


def paint_number(
    painter: QPainter, number: int, centre: QPointF, side: float, angle: int, theme: Theme, digits: bool, outer: int
) -> None:
    """Paint the pips of one half, its digits, or both; `outer` is -1 when the tile's end is above, 1 when below."""
    colour = QColor(theme.pips[number])
    if digits and (side < BOTH or number == 0):
        _digits(painter, number, centre, side * 0.66, angle, colour)
        return
    across, along, shift = (0.9, 0.66, -0.14) if digits else (1.0, 1.0, 0.0)
    pattern = pips(number)
    radius = max(side * pattern.radius * (0.8 if digits else 1.0), 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in pattern.places:
        place = centre + QPointF(x * across, y * along + shift * outer) * side
        painter.drawEllipse(place, radius, radius)
    if digits:
        size = side * (0.25 if angle % 180 and number > 9 else 0.29)
        _digits(painter, number, centre + QPointF(0, outer * side * 0.3), size, angle, colour)


def _digits(painter: QPainter, number: int, centre: QPointF, size: float, angle: int, colour: QColor) -> None:
    font = QFont()
    font.setPixelSize(max(8, round(size)))
    font.setBold(True)
    if number > 9:
        font.setStretch(84)
    painter.save()
    painter.translate(centre)
    painter.rotate(-angle)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QRectF(-size, -size, size * 2, size * 2), Qt.AlignmentFlag.AlignCenter, str(number))
    painter.restore()


def _shadow(painter: QPainter, box: QRectF, side: float, theme: Theme, lifted: bool) -> None:
    reach = side * (LIFTED if lifted else SHADOW)
    colour = QColor(theme.shadow)
    steps = 6 if lifted else 4
    colour.setAlpha(colour.alpha() // steps)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    drop = QPointF(reach * 0.45, reach * 0.55)
    for step in range(steps):
        spread = reach * 0.4 * (step / (steps - 1) * 1.6 - 0.6)
        layer = box.translated(drop).adjusted(-spread, -spread, spread, spread)
        radius = max(0.0, side * _RADIUS + spread)
        painter.drawRoundedRect(layer, radius, radius)


def _rim(painter: QPainter, box: QRectF, side: float, theme: Theme) -> None:
    width = max(1.0, side * 0.04)
    painter.setPen(QPen(QColor(theme.rim), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = side * _RADIUS
    painter.drawRoundedRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)


def _bevel(painter: QPainter, face: QRectF, side: float, dark: bool) -> None:
    width = max(1.0, side * 0.035)
    inner = face.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    sheen = QLinearGradient(inner.topLeft(), inner.bottomRight())
    sheen.setColorAt(0, QColor(255, 255, 255, 90 if dark else 235))
    sheen.setColorAt(0.45, QColor(255, 255, 255, 0))
    sheen.setColorAt(0.55, QColor(60, 40, 10, 0))
    sheen.setColorAt(1, QColor(60, 40, 10, 90))
    painter.setPen(QPen(sheen, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = side * (_RADIUS - 0.02)
    painter.drawRoundedRect(inner, radius, radius)


def _bar(painter: QPainter, side: float, theme: Theme) -> None:
    half, width = side * 0.38, max(1.0, side * 0.03)
    painter.setPen(QPen(QColor(theme.bar), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-half, 0), QPointF(half, 0))
    if side < 16 or theme.flat:
        return
    pin = side * 0.07
    brass = QRadialGradient(QPointF(-pin * 0.3, -pin * 0.3), pin * 1.4)
    brass.setColorAt(0, QColor(theme.pin).lighter(150))
    brass.setColorAt(1, QColor(theme.pin).darker(125))
    painter.setPen(QPen(QColor(60, 40, 10, 150), max(0.5, side * 0.012)))
    painter.setBrush(brass)
    painter.drawEllipse(QPointF(0, 0), pin, pin)


def _ornament(painter: QPainter, face: QRectF, side: float, theme: Theme) -> None:
    line = QColor("#ffffff" if theme.flat else theme.pin)
    line.setAlpha(150)
    painter.setPen(QPen(line, max(0.8, side * 0.03)))
    inset = side * 0.15
    painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), side * 0.08, side * 0.08)
    if side < 14:
        return
    centre, reach = face.center(), side * 0.2
    painter.setBrush(line)
    painter.drawPolygon(
        [
            centre + QPointF(0, -reach), centre + QPointF(reach * 0.7, 0),
            centre + QPointF(0, reach), centre + QPointF(-reach * 0.7, 0),
        ]
    )  # fmt: skip
