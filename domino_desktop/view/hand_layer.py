"""The view room: one's own hand, open at the bottom of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from ..controller.gesture_words import OnTile
from ..layout.geometry import Rect
from ..layout.hand import RAISE, lay_hand
from ..model.observation import Observation
from ..model.tiles import Tile
from . import texts
from .items.picture_item import PictureItem
from .items.ring_item import Ring, RingItem, paint_frame
from .items.tile_item import TileItem
from .mover import Mover
from .tile_pictures import TilePictures

_DIM: Final = 0.55


class HandLayer:
    """The tiles of the hand in the order in which they are shown; the held one is in the air."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.root = QGraphicsRectItem()
        scene.addItem(self.root)
        self.tiles: dict[Tile, TileItem] = {}
        """In the order in which they are shown."""
        self.order = "dealt"
        """How the hand is sorted; `dealt`: as the tiles came, or as the person has put them."""
        self.marking = "raise"
        self.playable: frozenset[Tile] = frozenset()
        """The tiles to mark; empty when none is to be told from the others."""
        self.known: frozenset[Tile] = frozenset()
        """The tiles that everybody knows to be in this hand; they have a sign."""
        self.chosen: Tile | None = None
        self.advised: Tile | None = None
        """The tile of a hint."""
        self.held: Tile | None = None
        self.focused = False
        """Whether the keys act on the hand, which was reached by keys: it has a frame."""
        self.side = 24.0
        self._frame = PictureItem(self.root)
        self._ring, self._advice = RingItem(), RingItem()
        self._box = QRectF()
        self._places: dict[Tile, Rect] = {}
        self._deal: tuple[object, ...] = ()
        self._orders: dict[int | None, list[Tile]] = {}
        """By seat all tiles that its hand had in this deal, in the order in which they stood: one may come back."""
        self._order: list[Tile] = []

    # where the tiles stand

    def plan(self, seen: Observation, box: QRectF, pictures: TilePictures) -> None:
        """Compute where the tiles of the observer's hand stand in a box of the scene."""
        self._box = box
        shown = self._sorted(seen)
        largest = box.height() * 0.42
        rects = lay_hand(len(shown), box.width(), box.height(), largest)
        self.side = pictures.fitting(rects[0].width) if rects else self.side
        self._places = dict(zip(shown, rects, strict=True))

    def _sorted(self, seen: Observation) -> list[Tile]:
        if self._deal != (seen.commitment, seen.number):
            self._deal = seen.commitment, seen.number
            self._orders.clear()
        hand, self._order = seen.hand, self._orders.setdefault(seen.seat, [])
        self._order += [tile for tile in hand if tile not in self._order]
        if self.order == "number":
            self._keep(sorted(hand, reverse=True))
        elif self.order == "total":
            self._keep(sorted(hand, key=lambda tile: (-tile.pips, -tile.high)))
        return [tile for tile in self._order if tile in hand]

    def middle(self, tile: Tile) -> QPointF:
        """Return where the middle of a tile belongs on the scene, raised or not."""
        rect = self._places[tile]
        x, y = rect.centre
        return self._box.topLeft() + QPointF(round(x), round(y - self._rise(tile) * self.side))

    def _rise(self, tile: Tile) -> float:
        if tile is self.chosen or tile is self.advised:
            return RAISE
        return RAISE * 0.7 if self.marking == "raise" and tile in self.playable else 0.0

    # what is shown

    def glide(self, mover: Mover) -> None:
        """Let the tiles that stay go to their places."""
        for tile in self._places:
            item = self.tiles.get(tile)
            if item is not None and tile is not self.held:
                mover.move(item, self.middle(tile))

    def settle(self, pictures: TilePictures) -> None:
        """Put every tile where it belongs, the held one too, with its marks."""
        for tile in [tile for tile in self.tiles if tile not in self._places]:
            self.take(tile).leave()
        self.tiles = {tile: self.tiles.get(tile) or TileItem(tile, self.root) for tile in self._places}
        for number, (tile, item) in enumerate(self.tiles.items()):
            item.wear(pictures.face(tile, self.side))
            item.rest(self.root, self.middle(tile))
            item.setZValue(number)
            known = tile in self.known
            item.explain(texts.known_words((tile,)) if known else texts.tile_words(tile))
            item.show_badge(self.side, pictures if known else None)
            if self.marking == "dim" and self.playable and tile not in self.playable:
                item.setOpacity(_DIM)
        self._frame.setVisible(self.focused and bool(self.tiles))
        if self._frame.isVisible():
            theme, whole = pictures.theme, QRectF(QPointF(), self._box.size())
            self._frame.show_content(
                self._box, pictures.ratio, theme.name, lambda painter: paint_frame(painter, whole, theme.focus)
            )
        advised = self.advised if self.advised is not self.chosen else None
        for ring, framed, kind in ((self._ring, self.chosen, Ring.CHOSEN), (self._advice, advised, Ring.ADVISED)):
            ringed = self.tiles.get(framed) if framed is not None else None
            if ringed is None:
                ring.drop()
            else:
                ring.show_ring(ringed, 0, self.side, kind, pictures.theme, pictures.ratio)

    def take(self, tile: Tile) -> TileItem:
        """Give a tile's item away; raise KeyError when there is none."""
        item = self.tiles.pop(tile)
        for ring in (self._ring, self._advice):
            if ring.parentItem() is item:
                ring.drop()
        return item

    # holding a tile

    def lift(self, tile: Tile, air: QGraphicsItem, pictures: TilePictures) -> TileItem:
        """Take a tile into the air."""
        self.held = tile
        item = self.tiles[tile]
        item.setOpacity(1)
        item.wear(pictures.face(tile, self.side, lifted=True))
        item.rise(air)
        return item

    # what is where

    def at(self, point: QPointF) -> OnTile | None:
        """Return the tile under a point of the scene, with the number of the half that is there."""
        for tile, item in reversed(self.tiles.items()):
            middle = item.scenePos() if tile is not self.held else self.middle(tile)
            box = QRectF(middle.x() - self.side / 2, middle.y() - self.side, self.side, 2 * self.side)
            box.setBottom(box.bottom() + self._rise(tile) * self.side)
            if box.contains(point):
                return OnTile(tile, tile.high if point.y() < middle.y() else tile.low)
        return None

    def put(self, tile: Tile, point: QPointF) -> bool:
        """Put a tile where a point of the scene is between the others; say whether the point is in the hand."""
        if not self._box.contains(point):
            return False
        others = [other for other in self._places if other is not tile]
        before = sum(self._precedes(self._box.topLeft() + QPointF(*self._places[one].centre), point) for one in others)
        self.order = "dealt"
        self._places = {one: self._places[one] for one in [*others[:before], tile, *others[before:]]}
        self._keep(list(self._places))
        return True

    def _keep(self, shown: list[Tile]) -> None:
        """Remember the order of the tiles shown; each that is gone stays behind the one that stood before it."""
        at = 0
        for tile in self._order:
            if tile not in shown:
                shown.insert(at, tile)
            at = shown.index(tile) + 1
        self._order[:] = shown

    def _precedes(self, middle: QPointF, point: QPointF) -> bool:
        """Say whether a tile stands in a row above a point, or in its row and to its left."""
        below = point.y() - middle.y()
        return below > self.side or (below > -self.side and middle.x() < point.x())
