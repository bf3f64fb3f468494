"""Hands that are open at the end of a round, as pictures of small tiles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from ...model.rules import Hand
from ..tile_pictures import TilePictures

SIDE = 18.0
"""A half's side, in pixels; with fewer pixels the pips run together."""
GAP = 3


def hand_picture(hand: Hand, pictures: TilePictures, room: int) -> QPixmap:
    """Return the picture of a hand, heavy tiles first, its rows at most `room` pixels wide where that holds 3 tiles."""
    side = pictures.fitting(SIDE)
    wide, tall = 2 * side + GAP, side + GAP
    rows = _rows(hand, max(3, int((room - GAP) // wide)))
    size = (max(len(row) for row in rows) * wide + GAP, len(rows) * tall + GAP) if hand else (1, tall)
    ratio = pictures.ratio
    made = QPixmap(round(size[0] * ratio), round(size[1] * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    for y, row in enumerate(rows):
        for x, tile in enumerate(row):
            face = pictures.face(tile, side, 270)
            border_x = (face.width() / ratio - 2 * side) / 2
            border_y = (face.height() / ratio - side) / 2
            painter.drawPixmap(round(GAP + x * wide - border_x), round(GAP + y * tall - border_y), face)
    painter.end()
    return made


def _rows(hand: Hand, length: int) -> list[Hand]:
    ordered = tuple(sorted(hand, key=lambda tile: (-tile.pips, -tile.high)))
    return [ordered[at : at + length] for at in range(0, len(ordered), length)]
