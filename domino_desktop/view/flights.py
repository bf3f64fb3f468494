"""The view room: tiles on their way, from the boneyard to a hand and from a hand to the line."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from ..layout.snake import Placement
from ..model.events import Broke, Drew, Played
from ..model.observation import Observation
from ..model.tiles import Tile
from .hand_layer import HandLayer
from .items.tile_item import TileItem
from .line_layer import LineLayer
from .mover import Mover
from .plates import Plates
from .tile_pictures import TilePictures


class Flights:
    """Tiles in the air; when they land they go away, for then the line, the hand and the plates show them."""

    def __init__(self, scene: QGraphicsScene, line: LineLayer, hand: HandLayer, plates: Plates) -> None:
        self.air = QGraphicsRectItem()
        """The parent of tiles on their way, in the scene's coordinates."""
        scene.addItem(self.air)
        self._line, self._hand, self._plates = line, hand, plates
        self._flying: list[TileItem] = []

    def deal(self, seen: Observation, mover: Mover, pictures: TilePictures) -> None:
        """Let all hands come from the boneyard to where they lie."""
        heap, small = self._plates.boneyard.heap, self._plates.boneyard.side
        own = list(self._hand.tiles.values())
        step = mover.duration * 0.6 / max(1, sum(seen.counts))
        delay = 0.0
        for number in range(max(seen.counts)):
            for seat in seen.rules.walk(seen.leader):
                if number >= seen.counts[seat]:
                    continue
                if seat == seen.seat:
                    item, goal = own[number], own[number].pos()
                    item.setScale(small / self._hand.side)
                else:
                    plate = self._plates.seats[seat]
                    plate.show_backs(False)
                    item, goal = self._fly(None), plate.place(number)
                    item.wear(pictures.back(plate.side))
                item.setPos(heap)
                mover.move(item, goal, delay=round(delay), part=0.4)
                delay += step

    def lay(self, event: Played, place: Placement, left: int, mover: Mover, pictures: TilePictures) -> None:
        """Let a tile go from its hand, in which `left` tiles stay, to its place in the line."""
        unit, mine = self._line.unit, event.tile in self._hand.tiles
        if mine:
            item = self._hand.take(event.tile)
            item.rise(self.air)
            self._flying.append(item)
            before = self._hand.side
        else:
            item = self._fly(event.tile)
            item.setPos(self._plates.seats[event.seat].place(left))
            before = self._plates.seats[event.seat].side
        item.wear(pictures.face(event.tile, unit, lifted=True))
        item.setScale(before / unit)
        turn = place.angle - 360 if place.angle > 180 else place.angle
        mover.move(item, self._line.on_scene(place.x, place.y), turn=turn, part=0.5 if mine else 1.0)

    def draw(self, event: Drew, after: Observation, mover: Mover, pictures: TilePictures) -> None:
        """Let a tile go from the boneyard to a hand; it is open only for the viewer."""
        item = self._fly(event.tile)
        item.setPos(self._plates.boneyard.heap)
        if event.tile is not None and event.seat == after.seat:
            side, goal = self._hand.side, self._hand.middle(event.tile)
            item.wear(pictures.face(event.tile, side, lifted=True))
        else:
            seat = self._plates.seats[event.seat]
            side, goal = seat.side, seat.place(max(0, after.counts[event.seat] - 1))
            item.wear(pictures.back(side, lifted=True))
        item.setScale(self._plates.boneyard.side / side)
        mover.move(item, goal)

    def break_line(self, event: Broke, after: Observation, mover: Mover, pictures: TilePictures) -> None:
        """Let a tile go from the line to a hand."""
        item = self._line.lift(event.tile, self.air, pictures)
        if item is None:
            return
        self._line.take(item)
        self._flying.append(item)
        mine = event.seat == after.seat
        seat = None if mine else self._plates.seats[event.seat]
        side = self._hand.side if seat is None else seat.side
        goal = self._hand.middle(event.tile) if seat is None else seat.place(max(0, after.counts[event.seat] - 1))
        item.turn_from(item.angle, pictures.face(event.tile, side, lifted=True), 1)
        item.setScale(self._line.unit / side)
        mover.move(item, goal, turn=360 if item.angle > 180 else 0)

    def land(self) -> None:
        """Take away what is in the air."""
        for item in self._flying:
            item.leave()
        self._flying.clear()

    def _fly(self, tile: Tile | None) -> TileItem:
        item = TileItem(tile, self.air)
        self._flying.append(item)
        return item
