"""The view room: a tile on the scene, a cached picture that Qt moves by itself."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from ...model.tiles import Tile
from ..tile_pictures import TilePictures
from .badge_item import BadgeItem


class TileItem(QGraphicsWidget):
    """A tile whose place, turn and scale Qt can animate; it has no Python code that runs per frame.

    The item's position is the tile's middle. `tile` is None while it is not known.
    """

    def __init__(self, tile: Tile | None, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.tile = tile
        self.angle = 0
        """The direction that the picture shows; the item itself is not turned while it rests."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._worn: tuple[int, float] = (0, 0.0)
        self._badge: BadgeItem | None = None

    def wear(self, picture: QPixmap, per: float = 1.0) -> None:
        """Show a picture; `per` is how many of its pixels (device-independent) make one unit of the parent."""
        worn = (picture.cacheKey(), per)
        if worn == self._worn:
            return
        self._worn = worn
        ratio = picture.devicePixelRatio()
        self._picture.setPixmap(picture)
        self._picture.setOffset(-picture.width() / 2 / ratio, -picture.height() / 2 / ratio)
        self._picture.setScale(1 / per)

    def explain(self, words: str) -> None:
        """Set the words shown under a resting pointer."""
        self._picture.setToolTip(words)

    def show_badge(self, side: float, pictures: TilePictures | None) -> None:
        """Show the sign of a tile that everybody knows, on an upright tile; None: no sign."""
        if pictures is not None:
            self._badge = self._badge or BadgeItem(self)
            self._badge.show_badge(side, pictures)
            self._badge.show()
        elif self._badge is not None:
            self._badge.hide()

    def turn_from(self, angle: int, upright: QPixmap, per: float) -> None:
        """Show the upright picture, turned as a whole, so that the item can turn on."""
        self.wear(upright, per)
        self.setRotation(angle)

    def rest(self, parent: QGraphicsItem, at: QPointF, angle: int = 0) -> None:
        """Lie at a place of the parent, neither turned nor scaled nor dimmed."""
        if self.parentItem() is not parent:
            self.setParentItem(parent)
        self.angle = angle
        self.setPos(at)
        self.setRotation(0)
        self.setScale(1)
        self.setOpacity(1)

    def rise(self, parent: QGraphicsItem) -> None:
        """Go over to a parent that is the scene itself, from where the item is seen now."""
        at = self.scenePos()
        self.setParentItem(parent)
        self.setPos(at)

    def leave(self) -> None:
        """Go away for good."""
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)
