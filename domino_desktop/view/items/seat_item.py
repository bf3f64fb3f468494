"""The view room: a seat's plate with name, level, side and score, and its tiles face down."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap

from ...model.tiles import Tile
from ..sides import paint_side
from ..tile_pictures import TilePictures
from .picture_item import PictureItem, font, paint_plate, write

_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class Seated(NamedTuple):
    """What a plate says of a seat; all words are ready."""

    name: str
    level: str
    brief: str
    """The level in a word, for a plate with little room."""
    side: int | None
    """The team; None where each seat is its own side."""
    team: str
    """The team's name; empty without teams."""
    score: str
    tiles: int
    turn: bool
    open: bool
    """The hand is shown elsewhere: the plate needs no room for backs."""
    known: tuple[Tile, ...] = ()
    """The tiles of the hand that everybody knows; they lie open beside the backs."""


class SeatItem(PictureItem):
    """One seat: a plate, and on it as many backs as the hand has tiles, with their number."""

    def __init__(self) -> None:
        super().__init__()
        self._fan = PictureItem(self)
        self._box = QRectF()
        self._side = 4.0
        self._known: tuple[Tile, ...] = ()
        self._backs = 0
        self._flat = 4.0

    def show_seat(self, box: QRectF, seated: Seated, pictures: TilePictures, words: str) -> None:
        """Show a seat in this box of the scene; `words` stand under a resting pointer."""
        if seated.open and box.height() > 5.2 * _line(box):  # one's own plate stands low, beside the hand
            box = box.adjusted(0, box.height() - 5.2 * _line(box), 0, 0)
        self._box = box
        self._known = seated.known[: seated.tiles]
        self._backs = seated.tiles - len(self._known)
        whole = QRectF(0, 0, box.width(), box.height())
        theme = pictures.theme
        self.show_content(
            box, pictures.ratio, (seated, theme.name), lambda painter: _paint(painter, whole, seated, pictures)
        )
        fan = fan_box(whole)
        self._side = pictures.fitting(min(fan.height() / 2.1, box.width() * 0.1))
        per_tile = fan.width() * 0.7 / (2.1 * max(len(self._known), 1))  # known tiles lie, so that they can be read
        self._flat = pictures.fitting(min(fan.height() * 0.94, box.width() * 0.12, per_tile))
        content = (self._backs, self._known, theme.name, pictures.digits)
        self._fan.show_content(fan, pictures.ratio, content, lambda painter: self._paint_fan(painter, pictures))
        self.setToolTip(words)

    def show_backs(self, shown: bool) -> None:
        """Show or hide the backs, whose tiles may be on their way or lie open."""
        self._fan.setVisible(shown)

    @property
    def side(self) -> float:
        """The side of a half of its backs, in pixels."""
        return self._side

    def place(self, number: int) -> QPointF:
        """Return the middle of a back on the scene; `number` counts from 0, and the last is nearest to the right."""
        return self._box.topLeft() + fan_box(QRectF(QPointF(), self._box.size())).topLeft() + self._in_fan(number)

    def _in_fan(self, number: int) -> QPointF:
        fan = fan_box(QRectF(QPointF(), self._box.size()))
        last = max(self._backs - 1, number, 1)
        room = fan.width() - len(self._known) * self._flat * 2.1
        step = min(self._side * 1.1, (room - self._side) / last)
        return QPointF(self._side / 2 + number * step, fan.height() / 2)

    def _paint_fan(self, painter: QPainter, pictures: TilePictures) -> None:
        for number in range(self._backs):
            _draw(painter, pictures.back(self._side), self._in_fan(number), pictures.ratio)
        x = self._in_fan(self._backs - 1).x() + self._side * 0.7 if self._backs else 0.0
        for number, tile in enumerate(self._known):
            middle = QPointF(x + self._flat * (1.05 + 2.1 * number), self._in_fan(0).y())
            _draw(painter, pictures.face(tile, self._flat, 270), middle, pictures.ratio)


def _draw(painter: QPainter, picture: QPixmap, middle: QPointF, ratio: float) -> None:
    painter.drawPixmap(middle - QPointF(picture.width(), picture.height()) / 2 / ratio, picture)


def _line(box: QRectF) -> float:
    """Return the height of a line of words on a plate of this size."""
    return max(13.0, min(box.height() * 0.235, box.width() * 0.105, 48.0))


def fan_box(box: QRectF) -> QRectF:
    """Return where the backs lie on a plate of this size, from its corner."""
    line = _line(box)
    top = 5 + 2 * line
    return QRectF(8, top + 2, box.width() - 16 - line * 1.5, box.height() - top - 7)


def _paint(painter: QPainter, box: QRectF, seated: Seated, pictures: TilePictures) -> None:
    theme = pictures.theme
    paint_plate(painter, box, theme, theme.turn if seated.turn else theme.plate_edge, 3.5 if seated.turn else 1.2)
    line, left, width = _line(box), 9.0, box.width() - 18
    name = QRectF(left, 5, width, line)
    if seated.turn:
        arrow = line * 0.34
        middle = name.center().y()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.turn))
        painter.drawPolygon(
            [QPointF(left, middle - arrow), QPointF(left + arrow * 1.5, middle), QPointF(left, middle + arrow)]
        )
        name.setLeft(left + arrow * 2.1)
    write(painter, name, seated.name, font(line * 0.74, bold=True), theme.plate_text)
    small = font(line * 0.62)
    strong = font(line * 0.62, bold=True)
    score = QRectF(left, 5 + line, min(width, QFontMetrics(strong).horizontalAdvance(seated.score) + 4.0), line)
    score.moveRight(left + width)
    write(painter, score, seated.score, strong, theme.plate_text, _RIGHT)
    about = QRectF(left, 5 + line, max(0.0, width - score.width() - 8), line)
    words = seated.level
    if seated.side is not None:
        sign = line * 0.66
        paint_side(painter, seated.side, QPointF(left + sign / 2, about.center().y()), sign, theme)
        about.setLeft(left + sign * 1.4)
        both = [f"{seated.team} · {level}" for level in (seated.level, seated.brief)]
        room = about.width()
        words = next((one for one in both if QFontMetrics(small).horizontalAdvance(one) <= room), seated.team)
    if QFontMetrics(small).horizontalAdvance(words) <= 1.6 * about.width():  # less than half a word says nothing
        write(painter, about, words, small, theme.plate_soft)
    count = QRectF(box.width() - 8 - line * 1.5, fan_box(box).top(), line * 1.5, fan_box(box).height())
    write(painter, count, str(seated.tiles), font(line * 0.9, bold=True), theme.plate_text, _RIGHT)
