"""The view room: the boneyard, or the tiles that sleep, with their number."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ..tile_pictures import TilePictures
from .picture_item import PictureItem, font, paint_plate, write

_CENTRE = Qt.AlignmentFlag.AlignHCenter


class Undealt(NamedTuple):
    """What the boneyard shows; `ready`: the person can draw now."""

    title: str
    tiles: int
    ready: bool


class BoneyardItem(PictureItem):
    """A heap of backs on a plate; a press on it draws."""

    def __init__(self) -> None:
        super().__init__()
        self._heap = QPointF()
        self._side = 4.0

    @property
    def heap(self) -> QPointF:
        """The middle of the heap on the scene, from where drawn tiles come."""
        return self.pos() + self._heap

    @property
    def side(self) -> float:
        """The side of a half of its backs, in pixels."""
        return self._side

    def show_undealt(self, box: QRectF, undealt: Undealt, pictures: TilePictures, words: str) -> None:
        """Show the boneyard in this box of the scene; `words` stand under a resting pointer."""
        whole = QRectF(0, 0, box.width(), box.height())
        line = max(12.0, min(box.height() * 0.22, box.width() * 0.17, 28.0))
        room = whole.adjusted(6, line + 4, -6, -6)
        self._side = pictures.fitting(min(room.height() / 2.25, room.width() / 3.4))
        self._heap = QPointF(room.left() + room.width() * 0.36, room.center().y())
        self.show_content(
            box,
            pictures.ratio,
            (undealt, pictures.theme.name),
            lambda painter: self._paint(painter, whole, line, undealt, pictures),
        )
        self.setToolTip(words)

    def _paint(self, painter: QPainter, box: QRectF, line: float, undealt: Undealt, pictures: TilePictures) -> None:
        theme = pictures.theme
        frame, width = (theme.turn, 3.5) if undealt.ready else (theme.plate_edge, 1.2)
        paint_plate(painter, box, theme, frame, width)
        title = QRectF(6, 4, box.width() - 12, line)
        write(painter, title, undealt.title, font(line * 0.72), theme.plate_text, _CENTRE)
        back = pictures.back(self._side)
        half = QPointF(back.width(), back.height()) / 2 / pictures.ratio
        step = self._side * 0.16
        for layer in range(min(4, undealt.tiles)):
            painter.drawPixmap(self._heap - half + QPointF(layer * step, -layer * step * 0.5), back)
        count = QRectF(box.width() * 0.58, line + 4, box.width() * 0.42 - 8, box.height() - line - 10)
        write(painter, count, str(undealt.tiles), font(line * 1.15, bold=True), theme.plate_text, _CENTRE)
