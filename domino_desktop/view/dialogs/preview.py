"""Small pictures of what the preferences choose: tiles on the table, in every look."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from ...controller.settings import Settings
from ...model.tiles import Tile
from .. import designs, theme
from ..cloth import cloth
from ..items.ring_item import Ring, paint_ring
from ..theme import Theme
from ..tile_pictures import TilePictures, with_digits

ICON: Final = (44, 26)
"""The size of a small preview in a list, in pixels."""
_SIDE: Final = 30.0
_SHOWN: Final = ((Tile(6, 6), 0, -3.2), (Tile(6, 4), 90, -1.7), (Tile(5, 4), 270, 0.4), (Tile(5, 3), 90, 2.5))
"""Tiles of a line: how each is turned, and where its middle lies in halves."""


def look_of(settings: Settings, **other: str) -> Theme:
    """Return the theme of settings, some of them replaced by others."""
    chosen = {key: other.get(key, getattr(settings, key)) for key in ("theme", "tiles", "cloth", "pips")}
    return designs.look(theme.chosen(chosen["theme"]), chosen["tiles"], chosen["cloth"], chosen["pips"])


def table_picture(settings: Settings, wide: int, ratio: float) -> QPixmap:
    """Return a piece of a table of this width in pixels, with a line, a back and a lit place."""
    looks = look_of(settings)
    pictures = TilePictures(looks, with_digits(settings.digits, 6), ratio)
    side = pictures.fitting(_SIDE)
    tall = round(side * 3.2)
    made = _covered(wide, tall, ratio, looks)
    painter = _painter(made)
    middle = QPointF(round(wide / 2 - side), round(tall / 2))
    for tile, angle, x in _SHOWN:
        _draw(painter, pictures.face(tile, side, angle), middle + QPointF(round(x * side), 0), ratio)
    _draw(painter, pictures.back(side), middle + QPointF(round(7.2 * side), 0), ratio)
    place = QRectF(middle.x() + 3.6 * side, middle.y() - side / 2, 2 * side, side)
    paint_ring(painter, place, side, Ring.LIT, looks)
    painter.end()
    return made


def icon(settings: Settings, key: str, value: str, ratio: float) -> QIcon:
    """Return a small picture of a value of one of the settings theme, tiles, cloth and pips."""
    looks = look_of(settings, **{key: value})
    wide, tall = ICON
    made = _covered(wide, tall, ratio, looks)
    painter = _painter(made)
    if key in ("tiles", "pips"):
        pictures = TilePictures(looks, False, ratio)
        _draw(painter, pictures.face(Tile(6, 3), pictures.fitting(17.0), 270), QPointF(wide / 2, tall / 2), ratio)
    elif key == "theme":
        _paint_window(painter, QRectF(wide / 2, 0, wide / 2, tall), looks)
    painter.end()
    return QIcon(made)


def _paint_window(painter: QPainter, box: QRectF, looks: Theme) -> None:
    """Paint the ground of panels with some lines of words."""
    painter.fillRect(box, QColor(looks.window))
    for row, part in enumerate((0.7, 0.5, 0.6)):
        painter.fillRect(QRectF(box.left() + 4, 5 + 6 * row, (box.width() - 8) * part, 2.5), QColor(looks.text))


def _covered(wide: int, tall: int, ratio: float, looks: Theme) -> QPixmap:
    """Return a piece of the table with round corners."""
    made = QPixmap(round(wide * ratio), round(tall * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = _painter(made)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(0, 0, wide, tall), 5, 5)
    painter.setClipPath(shape)
    painter.drawPixmap(0, 0, cloth(wide, tall, ratio, looks))
    painter.end()
    return made


def _painter(picture: QPixmap) -> QPainter:
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def _draw(painter: QPainter, picture: QPixmap, middle: QPointF, ratio: float) -> None:
    painter.drawPixmap(middle - QPointF(picture.width(), picture.height()) / 2 / ratio, picture)
