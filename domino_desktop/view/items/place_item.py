"""The view room: a place on the table where something can be laid, without a tile: a broken frame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...model.tiles import Tile
from ..tile_pictures import TilePictures
from .picture_item import PictureItem, font, write
from .ring_item import Ring, paint_ring

SHADE: Final = 110
"""How opaque the shade is on which words are written on the cloth, of 255."""


class PlaceItem(PictureItem):
    """An empty place of the line, with the number that is asked for when it is an urgent one."""

    def show_place(self, box: QRectF, side: float, number: int | None, pictures: TilePictures) -> None:
        """Mark a place in this box of the scene; `side` is a half's side in pixels, `number` None for a quiet mark."""
        border = 4.0
        whole = QRectF(0, 0, box.width() + 2 * border, box.height() + 2 * border)
        inner = QRectF(border, border, box.width(), box.height()).adjusted(2, 2, -2, -2)

        def paint(painter: QPainter) -> None:
            if number is None:
                painter.setOpacity(0.6)
            ground = QColor(pictures.theme.light) if number is None else QColor("black")
            ground.setAlpha(30 if number is None else SHADE)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(inner, side * 0.17, side * 0.17)
            paint_ring(painter, inner, side, Ring.LIT, pictures.theme)
            if number is not None:
                how, middle = font(side * 0.8, bold=True), Qt.AlignmentFlag.AlignHCenter
                write(painter, inner, str(number), how, pictures.theme.light, middle)

        content = (number, side, pictures.theme.name)
        self.show_content(whole.translated(box.topLeft() - QPointF(border, border)), pictures.ratio, content, paint)


class LiftItem(PictureItem):
    """A frame with an arrow around a tile of the line that may be lifted."""

    def show_lift(self, box: QRectF, side: float, pointed: bool, pictures: TilePictures) -> None:
        """Mark a tile that lies in this box of the scene; `pointed`: it is the one that Enter lifts."""
        theme, border = pictures.theme, max(4.0, side * 0.2)
        whole = QRectF(0, 0, box.width() + 2 * border, box.height() + 2 * border)
        inner = QRectF(border, border, box.width(), box.height())

        def paint(painter: QPainter) -> None:
            paint_ring(painter, inner, side, Ring.AIMED if pointed else Ring.LIT, theme)
            size = max(5.0, side * 0.27)
            middle = inner.center()
            painter.setPen(QPen(QColor(theme.plate_edge), 1))
            painter.setBrush(QColor(theme.light))
            painter.drawEllipse(middle, size, size)
            painter.setPen(QPen(QColor("#221d15"), max(1.5, size * 0.24), c=Qt.PenCapStyle.RoundCap))
            top, low, across = QPointF(0, -size * 0.55), QPointF(0, size * 0.55), QPointF(size * 0.42, 0)
            painter.drawLine(middle + low, middle + top)
            painter.drawLine(middle + top, middle + top * 0.1 + across)
            painter.drawLine(middle + top, middle + top * 0.1 - across)

        at = box.topLeft() - QPointF(border, border)
        self.show_content(whole.translated(at), pictures.ratio, (side, pointed, theme.name), paint)


class ApartItem(PictureItem):
    """The place away from the line where a double may be laid apart, with its ghost and a word."""

    def show_apart(self, tile: Tile, box: QRectF, side: float, title: str, aimed: bool, pictures: TilePictures) -> None:
        """Show how a double would lie apart in this box of the scene."""
        theme, face = pictures.theme, pictures.face(tile, side)
        whole = QRectF(0, 0, box.width(), box.height())
        line = max(12.0, side * 0.5)

        def paint(painter: QPainter) -> None:
            frame = whole.adjusted(4, 4, -4, -4)
            ground = QColor(0, 0, 0, SHADE + 30 if aimed else SHADE)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(frame, 8, 8)
            paint_ring(painter, frame, min(side, 34.0), Ring.AIMED if aimed else Ring.LIT, theme)
            middle = QPointF(whole.center().x(), frame.top() + 6 + side)
            half = QPointF(face.width(), face.height()) / 2 / pictures.ratio
            painter.setOpacity(0.9 if aimed else 0.6)
            painter.drawPixmap(middle - half, face)
            painter.setOpacity(1)
            words = QRectF(frame.left() + 3, frame.bottom() - line - 5, frame.width() - 6, line)
            write(painter, words, title, font(line * 0.8, bold=True), theme.light, Qt.AlignmentFlag.AlignHCenter)

        self.show_content(box, pictures.ratio, (tile, side, title, aimed, theme.name), paint)


def apart_size(side: float) -> tuple[float, float]:
    """Return the width and height of an ApartItem for a half's side, in pixels."""
    line = max(12.0, side * 0.5)
    return max(side * 2.4, line * 4.6) + 14, 2 * side + line + 26
