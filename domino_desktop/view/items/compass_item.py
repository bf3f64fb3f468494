"""The view room: the compass, which shows the open number of every arm, the arm played last, and what they count."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF

from ..tile_pictures import TilePictures
from .picture_item import PictureItem, font, paint_plate

_DIGITS: Final = 17.0
"""A smaller half shows digits, for its pips could not be told."""
_STEP: Final = 1.35
"""From half to half in a row, in halves."""
_ROW: Final = 1.45


class Open(NamedTuple):
    """The open numbers in the order of the arms, and the arm played last."""

    numbers: tuple[int, ...]
    last: int | None
    cross: tuple[tuple[int, int], ...] = ()
    """For the four arms of a cross, where each lies: (-1, 0) is left of the middle; else empty."""
    counts: str = ""
    """What the open numbers count together, in words; empty where that is not told."""


class CompassItem(PictureItem):
    """A plate with one half-tile per arm; the arm played last has a frame and an arrow."""

    def show_open(self, box: QRectF, arms: Open, pictures: TilePictures, words: str) -> None:
        """Show the open numbers in this box of the scene; `words` stand under a resting pointer."""
        whole = QRectF(0, 0, box.width(), box.height())
        self.show_content(
            box,
            pictures.ratio,
            (arms, pictures.theme.name, pictures.digits),
            lambda painter: _paint(painter, whole, arms, pictures),
        )
        self.setToolTip(words)


def _paint(painter: QPainter, box: QRectF, arms: Open, pictures: TilePictures) -> None:
    theme = pictures.theme
    paint_plate(painter, box, theme, theme.plate_edge, 1.2)
    if not arms.numbers:
        return
    room = box.adjusted(6, 5, -6, -5)
    if arms.counts:
        how = font(min(box.height() * 0.26, 24.0), bold=True)
        longest = max(QFontMetrics(how).horizontalAdvance(word) for word in arms.counts.split())
        count = QRectF(room.left(), room.top(), min(room.width() * 0.42, longest + 4.0), room.height())
        room.setLeft(count.right())
        painter.setFont(font(how.pixelSize() * min(1.0, count.width() / longest), bold=True))
        painter.setPen(QColor(theme.plate_text))
        painter.drawText(
            count.adjusted(-4, -4, 4, 4), int(Qt.AlignmentFlag.AlignCenter), "\n".join(arms.counts.split())
        )
    places = _cross(room, arms, pictures) if arms.cross else _rows(painter, room, arms, pictures)
    for arm, (number, place) in enumerate(zip(arms.numbers, places, strict=True)):
        if place.width() < _DIGITS:
            _digit(painter, number, place, pictures)
        else:
            pictures.paint_half(painter, number, place)
        if arm == arms.last:
            _mark(painter, place, QColor(theme.turn), not arms.cross)


def _cross(room: QRectF, arms: Open, pictures: TilePictures) -> list[QRectF]:
    """Return the places of four arms round a middle."""
    side = pictures.fitting(min(room.height() / 2.7, room.width() / 3.6))
    across, along = side * 1.25, side * 0.86
    middle = room.center() - QPointF(side, side) / 2
    return [QRectF(middle.x() + x * across, middle.y() + y * along, side, side) for x, y in arms.cross]


def _rows(painter: QPainter, room: QRectF, arms: Open, pictures: TilePictures) -> list[QRectF]:
    """Return the places of arms side by side, in as many rows as make them largest."""
    count = len(arms.numbers)
    side, rows = max((_side(room, count, rows), -rows) for rows in range(1, 5))
    rows, side = -rows, pictures.fitting(side)
    columns = -(-count // rows)
    step = side * _STEP
    left = room.center().x() - (columns * step - step + side) / 2
    top = room.center().y() - side * 0.44 - (rows - 1) * side * _ROW / 2
    if count == 2:  # the line between the arms
        painter.setPen(QPen(QColor(pictures.theme.plate_soft), max(2.0, side * 0.07), Qt.PenStyle.DotLine))
        middle = top + side / 2
        painter.drawLine(QPointF(left + side / 2, middle), QPointF(left + 1.5 * step, middle))
    return [QRectF(left + arm % columns * step, top + arm // columns * side * _ROW, side, side) for arm in range(count)]


def _side(room: QRectF, count: int, rows: int) -> float:
    return min(room.width() / (-(-count // rows) * _STEP), room.height() / (rows * _ROW))


def _digit(painter: QPainter, number: int, place: QRectF, pictures: TilePictures) -> None:
    theme = pictures.theme
    painter.setPen(QPen(QColor(theme.tile_edge), 1))
    painter.setBrush(QColor(theme.tile))
    painter.drawRoundedRect(place, 2.5, 2.5)
    painter.setFont(font(place.height() * 0.86, bold=True))
    painter.setPen(QColor(theme.pips[number]))
    painter.drawText(place.adjusted(-3, -3, 3, 3), int(Qt.AlignmentFlag.AlignCenter), str(number))


def _mark(painter: QPainter, place: QRectF, colour: QColor, arrow: bool) -> None:
    side = place.width()
    width = max(2.0, side * 0.08)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(-1.5, -1.5, 1.5, 1.5), side * 0.18, side * 0.18)
    if not arrow:
        return
    tip = QPointF(place.center().x(), place.bottom() + side * 0.08)
    size = side * 0.17
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(size, size * 1.2), tip + QPointF(-size, size * 1.2)]))
