"""The view room: what is marked on the line while nothing is held: tiles to lift, places that wait for a tile."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ..model.tiles import Tile
from .items.picture_item import PictureItem
from .items.place_item import LiftItem, PlaceItem
from .known import Marked
from .line_layer import LineLayer, placed
from .tile_pictures import TilePictures


class Marks:
    """Marks over the line, in the scene's coordinates; they are made anew where the line comes to rest."""

    def __init__(self, line: LineLayer) -> None:
        self.marked = Marked()
        self.pointed: Tile | None = None
        """Of the tiles to lift, the one that the keys act on."""
        self._line = line
        self._items: list[PictureItem] = []

    def clear(self) -> None:
        """Take all marks away: something moves."""
        for item in self._items:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._items.clear()

    def show(self, pictures: TilePictures, places: bool = True) -> None:
        """Show the marks on the line as it lies; `places`: those of empty places too."""
        self.clear()
        line = self._line
        for place in line.arrangement.placements:
            tile = line.line.laid[place.index].tile
            if tile in self.marked.lifts:
                lift = LiftItem(line.window)
                lift.setZValue(6 if tile is self.pointed else 5)
                lift.show_lift(line.box_on_scene(placed(place)), line.unit, tile is self.pointed, pictures)
                self._items.append(lift)
        for arm in (*self.marked.bare, *self.marked.must) if places else ():
            if arm >= len(line.arrangement.slots):
                continue
            mark = PlaceItem(line.window)
            mark.setZValue(2)
            number = line.line.arms[arm].number if arm in self.marked.must else None
            mark.show_place(self._box(arm), line.unit, number, pictures)
            self._items.append(mark)

    @property
    def count(self) -> int:
        """How many marks are shown."""
        return len(self._items)

    def _box(self, arm: int) -> QRectF:
        return self._line.box_on_scene(self._line.zone(arm))
