"""The view room: the hands that are turned up at their seats when a round is over."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from ..layout.table import Plate, Table
from ..model.tiles import Tile
from . import texts
from .items.seat_item import SeatItem
from .items.tile_item import TileItem
from .mover import Mover
from .tile_pictures import TilePictures

_PITCH: Final = 1.12
"""From tile to tile, in halves."""
_LEAST: Final = 14.0
_PAD: Final = 6.0


class Tray(NamedTuple):
    """Where the open hand of a seat lies."""

    box: QRectF
    side: float
    columns: int

    def middle(self, number: int) -> QPointF:
        """Return the middle of a tile; `number` counts from 0."""
        across = self.side * _PITCH
        row, column = divmod(number, self.columns)
        x, y = (column + 0.5) * across, (row * 2.12 + 1) * self.side
        return QPointF(round(self.box.left() + x), round(self.box.top() + y))


def tray(table: Table, plate: Plate, count: int, largest: float) -> Tray:
    """Return where `count` tiles lie beside a plate, towards the middle of the table, in pixels."""
    rect, line = plate.rect, table.line
    height = line.height * 0.2
    side = min(largest, max(_LEAST, rect.height * 0.34))
    while side > _LEAST and ceil(count * side * _PITCH / rect.width) * 2.12 * side > height:
        side -= 1
    columns = max(1, min(count, int(rect.width / (side * _PITCH))))
    wide, tall = columns * side * _PITCH, ceil(count / columns) * 2.12 * side
    above = rect.centre[1] > line.bottom or rect.bottom + _PAD + tall > line.bottom
    top = rect.top - _PAD - tall if above else rect.bottom + _PAD
    return Tray(QRectF(rect.centre[0] - wide / 2, top, wide, tall), side, columns)


def room_left(line: QRectF, trays: list[Tray]) -> QRectF:
    """Return the rectangle for the line without the trays that lie in it."""
    left = QRectF(line)
    for one in trays:
        if not one.box.intersects(line):
            continue
        if one.box.center().y() < line.center().y():
            left.setTop(max(left.top(), one.box.bottom() + _PAD))
        else:
            left.setBottom(min(left.bottom(), one.box.top() - _PAD))
    return left


class OpenHands:
    """The tiles of all hands but one's own, face up."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._root = QGraphicsRectItem()
        self._root.setZValue(30)
        scene.addItem(self._root)
        self._tiles: dict[Tile, TileItem] = {}

    def turn_up(
        self, hands: dict[int, tuple[Tile, ...]], trays: dict[int, Tray], seats: list[SeatItem], pictures: TilePictures
    ) -> None:
        """Take the tiles from the seats, where they still lie."""
        for seat, hand in hands.items():
            for number, tile in enumerate(hand):
                item = self._tiles[tile] = TileItem(tile, self._root)
                item.wear(pictures.face(tile, pictures.fitting(trays[seat].side)))
                item.setPos(seats[seat].place(number))
                item.setScale(seats[seat].side / trays[seat].side)

    def glide(self, hands: dict[int, tuple[Tile, ...]], trays: dict[int, Tray], mover: Mover) -> None:
        """Let the tiles go to their trays."""
        for seat, hand in hands.items():
            for number, tile in enumerate(hand):
                if tile in self._tiles:
                    mover.move(self._tiles[tile], trays[seat].middle(number))

    def settle(self, hands: dict[int, tuple[Tile, ...]], trays: dict[int, Tray], pictures: TilePictures) -> None:
        """Put every tile into its tray, and take away those that are in none."""
        shown = {tile for hand in hands.values() for tile in hand}
        for tile in [tile for tile in self._tiles if tile not in shown]:
            self._tiles.pop(tile).leave()
        for seat, hand in hands.items():
            for number, tile in enumerate(hand):
                item = self._tiles.get(tile)
                if item is None:
                    item = self._tiles[tile] = TileItem(tile, self._root)
                    item.explain(texts.tile_words(tile))
                item.wear(pictures.face(tile, pictures.fitting(trays[seat].side)))
                item.rest(self._root, trays[seat].middle(number))
