"""The view room: pictures of tiles, painted once for each size, direction and screen and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ..model.tiles import Tile
from .theme import Theme
from .tile_painter import LIFTED, SHADOW, paint_body, paint_face, paint_number

KEPT: Final = 24 * 1024 * 1024
"""Bytes of pictures that are kept for later; those on the table hold on by themselves."""
_Key = tuple[object, ...]


class TilePictures:
    """Paint tiles for one theme, one choice of digits and one device pixel ratio; each picture is painted once.

    A half's side is given in device-independent pixels; `fitting` rounds one so that tiles lie on whole pixels.
    The middle of a picture is the middle of its tile.
    """

    def __init__(self, theme: Theme, digits: bool, ratio: float) -> None:
        self.theme = theme
        self.digits = digits
        self.ratio = ratio
        self._kept: dict[_Key, QPixmap] = {}
        self._bytes = 0

    def fitting(self, side: float) -> float:
        """Return the largest side not over `side` that is an even number of device pixels, at least 4."""
        return max(4, int(side * self.ratio + 1e-6) // 2 * 2) / self.ratio

    def face(self, tile: Tile, side: float, angle: int = 0, lifted: bool = False) -> QPixmap:
        """Return a tile face up, turned clockwise by 0, 90, 180 or 270 degrees (0: high half on top)."""

        def paint() -> QPixmap:
            picture = QPixmap(self._body(side, angle, False, lifted))  # most of the work is the body's
            with self._painter(picture) as painter:
                paint_face(painter, tile, side, angle, self.theme, self.digits)
            return picture

        return self._picture((tile.kind, side, angle, lifted), paint)

    def back(self, side: float, angle: int = 0, lifted: bool = False) -> QPixmap:
        """Return a tile face down."""
        return self._body(side, angle, True, lifted)

    def paint_half(self, painter: QPainter, number: int, box: QRectF) -> None:
        """Paint one half as a small square tile into a square of pixels."""
        painter.save()
        painter.setPen(QPen(QColor(self.theme.tile_edge), 1.2))
        painter.setBrush(QColor(self.theme.tile))
        painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
        paint_number(painter, number, box.center(), box.width(), 0, self.theme, self.digits or number == 0, -1)
        painter.restore()

    def _body(self, side: float, angle: int, back: bool, lifted: bool) -> QPixmap:
        def paint() -> QPixmap:
            border = ceil(side * (LIFTED if lifted else SHADOW) * self.ratio)
            half = round(side * self.ratio)
            wide, tall = (2 * half, half) if angle % 180 else (half, 2 * half)
            picture = QPixmap(wide + 2 * border, tall + 2 * border)
            picture.setDevicePixelRatio(self.ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with self._painter(picture) as painter:
                paint_body(painter, side, angle, self.theme, back, lifted)
            return picture

        return self._picture((back, side, angle % 180, lifted), paint)

    def _picture(self, key: _Key, paint: Callable[[], QPixmap]) -> QPixmap:
        found = self._kept.pop(key, None)
        if found is None:
            found = paint()
            self._bytes += found.width() * found.height() * 4
        self._kept[key] = found  # the last in the dictionary is the last used
        while self._bytes > KEPT and len(self._kept) > 1:
            old = self._kept.pop(next(iter(self._kept)))
            self._bytes -= old.width() * old.height() * 4
        return found

    @contextmanager
    def _painter(self, picture: QPixmap) -> Iterator[QPainter]:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(picture.width() / 2 / self.ratio, picture.height() / 2 / self.ratio)
        yield painter
        painter.end()


def with_digits(setting: str, highest: int) -> bool:
    """Say whether tiles show digits; `auto`: with sets beyond double-six."""
    return setting == "on" or (setting == "auto" and highest > 6)
