"""The view room: the line on the table, its scale, zoom and pan, and where its arms are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsWidget

from ..layout.fit import Fit, fit
from ..layout.geometry import Rect, tile_rect
from ..layout.snake import Arrangement, Placement, arrange, ghost
from ..model.line import Line
from ..model.tiles import Tile
from .items.tile_item import TileItem
from .mover import Mover
from .tile_pictures import TilePictures

LARGEST: Final = 5.0
"""How many times larger than what fits the line can be shown."""
_STEP: Final = 1.25


class LineLayer:
    """The line's items, in half-tile units on a layer that Qt scales; at rest the pictures have just the right size."""

    def __init__(self) -> None:
        self.window = QGraphicsRectItem()
        self.window.setPen(Qt.PenStyle.NoPen)
        self.layer = QGraphicsWidget(self.window)
        self.layer.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.tiles: dict[int, TileItem] = {}
        self.line = Line()
        self.area = QRectF()
        self.arrangement = Arrangement((), (), Rect(0, 0, 0, 0))
        self.unit = 4.0
        """Pixels per half-tile, zoom included; a whole number of device pixels."""
        self.origin = QPointF()
        """Where the middle of the first tile lies on the scene."""
        self._fit = Fit(16, 4, 0, 0)
        self._zoom = 1.0
        self._pan = QPointF()

    # size and place

    def plan(self, line: Line, area: QRectF, largest: float, pictures: TilePictures) -> None:
        """Compute where the line lies in this rectangle of the scene; `largest`: pixels per half-tile at most."""
        if line != self.line or area != self.area:
            self.line, self.area = line, area
            self._fit = fit(line, area.width(), area.height(), largest)
            self.arrangement = arrange(line, self._fit.width)
        self._aim(pictures)

    def zoom(self, steps: int, pictures: TilePictures, about: QPointF | None = None) -> None:
        """Show the line larger or smaller about a point of the scene; 0 steps: as it fits."""
        before = self.unit
        self._zoom = min(max(self._zoom * _STEP**steps, 1.0), LARGEST) if steps else 1.0
        fixed = (about or self.area.center()) - self.origin
        goal = self.pictures_unit(pictures)
        self._pan += fixed - fixed * (goal / before)
        self._aim(pictures)

    @property
    def is_zoomed(self) -> bool:
        """Whether the line is shown larger than it fits."""
        return self._zoom > 1.0

    def pan(self, by: QPointF, pictures: TilePictures) -> None:
        """Move the line by pixels, as far as it stays in its rectangle."""
        self._pan += by
        self._aim(pictures)

    def reveal(self, place: Placement, pictures: TilePictures) -> None:
        """Move a line that is zoomed so that a tile is seen."""
        box = placed(place)
        low, high = self.on_scene(box.left(), box.top()), self.on_scene(box.right(), box.bottom())
        area = self.area
        x = max(area.left() - low.x(), 0.0) + min(area.right() - high.x(), 0.0)
        y = max(area.top() - low.y(), 0.0) + min(area.bottom() - high.y(), 0.0)
        if self.is_zoomed and (x or y):
            self.pan(QPointF(x, y), pictures)

    def pictures_unit(self, pictures: TilePictures) -> float:
        """Return the pixels per half-tile at the zoom that is set."""
        return pictures.fitting(self._fit.unit * self._zoom)

    def _aim(self, pictures: TilePictures) -> None:
        self.unit = self.pictures_unit(pictures)
        bounds, area = self.arrangement.bounds, self.area
        if not self.is_zoomed:
            self._pan = QPointF()
        plain = area.center() - QPointF(self._fit.x, self._fit.y) * self.unit
        wanted = plain + self._pan
        x = _held(wanted.x(), bounds.left * self.unit, bounds.right * self.unit, area.left(), area.right())
        y = _held(wanted.y(), bounds.top * self.unit, bounds.bottom * self.unit, area.top(), area.bottom())
        self._pan = QPointF(x, y) - plain
        ratio = pictures.ratio
        self.origin = QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

    def on_scene(self, x: float, y: float) -> QPointF:
        """Return the point of the scene for one in half-tile units."""
        return self.origin + QPointF(x, y) * self.unit

    def box_on_scene(self, box: QRectF) -> QRectF:
        """Return the box of the scene for one in half-tile units."""
        return QRectF(self.on_scene(box.left(), box.top()), self.on_scene(box.right(), box.bottom()))

    def of_scene(self, point: QPointF) -> QPointF:
        """Return the half-tile units for a point of the scene."""
        return (point - self.origin) / self.unit

    # the tiles

    def glide(self, mover: Mover, pictures: TilePictures) -> None:
        """Let the tiles that lie go to where they are planned."""
        if self.layer.scale() != self.unit or self.layer.pos() != self.origin:
            mover.move(self.layer, self.origin, scale=self.unit)
        for place in self.arrangement.placements:
            item = self.tiles.get(place.index)
            if item is not None and (item.pos() != QPointF(place.x, place.y) or item.angle != place.angle):
                item.turn_from(item.angle, pictures.face(_tile(item), self.unit, 0), self.unit)
                mover.move(item, QPointF(place.x, place.y), turn=_near(place.angle, item.angle))

    def settle(self, pictures: TilePictures) -> None:
        """Put every tile where it is planned, with its picture; tiles that lie no more go away."""
        self.window.setRect(self.area)
        self.window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, self.is_zoomed)
        self.layer.setPos(self.origin)
        self.layer.setScale(self.unit)
        lying = {place.index for place in self.arrangement.placements}
        for index in [index for index in self.tiles if index not in lying]:
            self.tiles.pop(index).leave()
        for place in self.arrangement.placements:
            tile = self.line.laid[place.index].tile
            item = self.tiles.get(place.index)
            if item is None or item.tile is not tile:
                if item is not None:
                    item.leave()
                item = self.tiles[place.index] = TileItem(tile)
            item.rest(self.layer, QPointF(place.x, place.y), place.angle)
            item.setZValue(place.x + 1.5 * place.y)  # a shadow falls under the tile that lies right or below
            item.wear(pictures.face(tile, self.unit, place.angle), self.unit)

    def at(self, point: QPointF) -> Tile | None:
        """Return the tile of the line that lies under a point of the scene."""
        where = self.of_scene(point)
        for place in self.arrangement.placements:
            if placed(place).contains(where):
                return self.line.laid[place.index].tile
        return None

    def lift(self, tile: Tile, air: QGraphicsItem, pictures: TilePictures) -> TileItem | None:
        """Let a tile rise into the air; it stays one of the line's until it is taken. None: it does not lie here."""
        item = next((one for one in self.tiles.values() if one.tile is tile), None)
        if item is not None and item.parentItem() is not air:
            item.wear(pictures.face(tile, self.unit, item.angle, lifted=True))
            item.rise(air)
        return item

    def take(self, item: TileItem) -> None:
        """Give a tile's item away."""
        self.tiles = {index: one for index, one in self.tiles.items() if one is not item}

    # the arms

    def ghost(self, tile: Tile, arm: int | None) -> Placement:
        """Return how a tile would lie on an arm (None: as the first tile)."""
        return ghost(self.line, tile, arm, self._fit.width)

    def zone(self, arm: int) -> QRectF:
        """Return where the next tile of an arm would lie, in half-tile units."""
        slot = self.arrangement.slots[arm]
        x, y = slot.x + slot.dx, slot.y + slot.dy
        long, short = (1.0, 0.5) if slot.dx else (0.5, 1.0)
        return QRectF(x - long, y - short, 2 * long, 2 * short)


def placed(place: Placement) -> QRectF:
    """Return what a placed tile covers, in half-tile units."""
    rect = tile_rect(place.x, place.y, place.angle)
    return QRectF(rect.left, rect.top, rect.width, rect.height)


def _tile(item: TileItem) -> Tile:
    assert item.tile is not None
    return item.tile


def _near(angle: int, before: int) -> float:
    """Return the angle, whole turns added, that is nearest to the one before."""
    return before + (angle - before + 180) % 360 - 180


def _held(wanted: float, low: float, high: float, start: float, end: float) -> float:
    """Keep low..high, moved by the result, inside start..end, or over all of it where it is larger."""
    first, last = sorted((start - low, end - high))
    return min(max(wanted, first), last)
