"""The view room: the hands that are turned up at their seats when a round is over."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from ..layout.table import Plate, Table
from ..model.tiles import Tile
from . import texts
from .items.seat_item import SeatItem, fan_box
from .items.tile_item import TileItem
from .mover import Mover
from .plates import box_of
from .tile_pictures import TilePictures

_PITCH: Final = 1.12
"""From tile to tile, in halves."""
_LEAST: Final = 14.0
_SMALLEST: Final = 10.0
"""Where plates stand close one above the other."""
_PAD: Final = 6.0


class Tray(NamedTuple):
    """Where the open hand of a seat lies."""

    box: QRectF
    side: float
    columns: int
    pitch: float
    """From tile to tile, in pixels; less than a side where there are too many to lie side by side."""

    def middle(self, number: int) -> QPointF:
        """Return the middle of a tile; `number` counts from 0."""
        row, column = divmod(number, self.columns)
        x, y = self.side * _PITCH / 2 + column * self.pitch, (row * 2.12 + 1) * self.side
        return QPointF(round(self.box.left() + x), round(self.box.top() + y))


def tray(table: Table, plate: Plate, count: int, largest: float) -> Tray:
    """Return where `count` tiles lie beside a plate, towards the middle of the table, in pixels.

    At a side of the table they lie below the plate, above the next one; very many begin on the plate, where their
    backs lay. `largest` is the most that a half's side may be.
    """
    rect, line = plate.rect, table.line
    if plate.side not in ("left", "right"):
        above = rect.centre[1] > line.bottom
        made = _fitted(rect.centre[0], 0.0, rect.width, line.height * 0.2, count, largest, _LEAST, rect.height)
        made.box.moveTop(rect.top - _PAD - made.box.height() if above else rect.bottom + _PAD)
        return made
    below = [other.rect.top - _PAD for other in table.plates if other.side == plate.side and other.rect.top > rect.top]
    end, top = min([*below, line.bottom]), rect.bottom + _PAD
    made = _fitted(rect.centre[0], top, rect.width, end - top, count, largest, _SMALLEST, rect.height)
    if made.pitch >= made.side:
        return made
    backs = fan_box(box_of(rect)).translated(rect.left, rect.top)
    middle, height = backs.center().x(), end - backs.top()
    return _fitted(middle, backs.top(), backs.width(), height, count, largest, _SMALLEST, rect.height)


def _fitted(
    middle: float, top: float, wide: float, height: float, count: int, largest: float, least: float, plate: float
) -> Tray:
    """Return a tray around x `middle` with tiles as large as fit; they overlap when the least are too many."""
    side = max(least, min(largest, max(_LEAST, plate * 0.34)))
    while side > least and ceil(count / max(1, int(wide / (side * _PITCH)))) * 2.12 * side > height:
        side -= 1
    pitch, rows = side * _PITCH, max(1, int(height / (2.12 * side)))
    columns = max(1, min(count, int(wide / pitch)))
    if least == _SMALLEST and ceil(count / columns) > rows:
        columns = ceil(count / rows)
        pitch = (wide - side * _PITCH) / (columns - 1)
    across, along = (columns - 1) * pitch + side * _PITCH, ceil(count / columns) * 2.12 * side
    return Tray(QRectF(middle - across / 2, top, across, along), side, columns, pitch)


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
                if tile in self._tiles:  # it was open already
                    continue
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
