"""The view room: a frame around a tile, for the tile laid last, the chosen tile and lit arms."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from ..theme import Theme
from .picture_item import PictureItem


class Ring(Enum):
    """What a frame says; they differ by form, not by colour alone."""

    LAST = "last"
    """The tile laid last: a frame with marked corners."""
    CHOSEN = "chosen"
    """The chosen tile: a double frame."""
    LIT = "lit"
    """A place where the tile can go: a broken frame."""
    AIMED = "aimed"
    """The place where it will go: a thick frame."""
    ADVISED = "advised"
    """What a hint means: a thick frame in a thin one."""


def paint_ring(painter: QPainter, box: QRectF, side: float, ring: Ring, theme: Theme) -> None:
    """Paint a frame just around a box; `side` is a half's side in pixels."""
    width = max(2.0, side * (0.11 if ring in (Ring.AIMED, Ring.ADVISED) else 0.075))
    colour = {Ring.LAST: theme.mark, Ring.CHOSEN: theme.focus}.get(ring, theme.light)
    around = box.adjusted(-width / 2, -width / 2, width / 2, width / 2)
    radius = side * 0.2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 130), width + 2))
    if ring is not Ring.LIT:
        painter.drawRoundedRect(around, radius, radius)
    pen = QPen(QColor(colour), width)
    if ring is Ring.LIT:
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setDashPattern([2.4, 1.6])
    painter.setPen(pen)
    painter.drawRoundedRect(around, radius, radius)
    if ring is Ring.ADVISED:
        painter.setPen(QPen(QColor(theme.turn), max(1.5, width * 0.4)))
        painter.drawRoundedRect(around, radius, radius)
    if ring is Ring.CHOSEN:
        painter.setPen(QPen(QColor(theme.pips[0]), max(1.5, width * 0.6)))
        painter.drawRoundedRect(box.adjusted(width, width, -width, -width), radius * 0.6, radius * 0.6)


def paint_frame(painter: QPainter, box: QRectF, colour: str) -> None:
    """Paint a dotted frame into a box: what the keys act on."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2, Qt.PenStyle.DotLine))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)


class RingItem(PictureItem):
    """A frame around a tile; it is a child of that tile and moves with it."""

    def show_ring(
        self, tile: QGraphicsItem, angle: int, side: float, ring: Ring, theme: Theme, ratio: float, per: float = 1.0
    ) -> None:
        """Frame a tile whose picture has this direction; `per`: pixels in one unit of the tile's parent."""
        if self.parentItem() is not tile:
            self.setParentItem(tile)
        border = max(4.0, side * 0.2)
        wide, tall = (2 * side, side) if angle % 180 else (side, 2 * side)
        box = QRectF(border, border, wide, tall)
        whole = QRectF(0, 0, wide + 2 * border, tall + 2 * border)
        self.show_content(whole, ratio, (ring, theme.name), lambda painter: paint_ring(painter, box, side, ring, theme))
        self.setScale(1 / per)
        self.setPos(-whole.width() / 2 / per, -whole.height() / 2 / per)
        self.setZValue(1)

    def drop(self) -> None:
        """Frame nothing; a tile with a frame must not go away before, it would take the frame along."""
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)
