"""The view room: what stands round the table: the seats' plates, the boneyard, the compass."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ..layout.geometry import Rect
from ..layout.table import Table
from ..model.actions import DRAW, Play
from ..model.events import Played
from ..model.observation import Observation
from . import texts
from .items.boneyard_item import BoneyardItem, Undealt
from .items.compass_item import CompassItem, Open
from .items.seat_item import Seated, SeatItem
from .tile_pictures import TilePictures


class Plates:
    """Shows what an observation says beside the tiles; a plate is painted when its content changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.seats: list[SeatItem] = []
        self.boneyard, self.compass = BoneyardItem(), CompassItem()
        for plate in (self.boneyard, self.compass):
            scene.addItem(plate)
            plate.hide()

    def show(self, table: Table, seen: Observation, pictures: TilePictures) -> None:
        """Show everything as it is in a position."""
        self.show_seats(table, seen, seen.turn, seen.counts, pictures)
        for seat, item in enumerate(self.seats):
            item.show_backs(seat != seen.seat and seen.hands is None)
        self._show_undealt(table, seen, pictures)
        self._show_compass(table, seen, pictures)

    def show_seats(
        self, table: Table, seen: Observation, turn: int, counts: tuple[int, ...], pictures: TilePictures
    ) -> None:
        """Show the seats' plates with these numbers of tiles."""
        while len(self.seats) > seen.rules.seats:
            self._scene.removeItem(self.seats.pop())
        while len(self.seats) < seen.rules.seats:
            self.seats.append(SeatItem())
            self._scene.addItem(self.seats[-1])
        for seat, item in enumerate(self.seats):
            player, mine = seen.players[seat], seat == seen.seat
            side = seen.rules.side(seat)
            acts = seat == turn and seen.result is None and seen.outcome is None
            seated = Seated(
                texts.seat_title(player, mine),
                texts.seat_level(player),
                texts.seat_side(side) if seen.rules.teams_of_two else "",
                texts.seat_score(seen.scores[side]),
                counts[seat],
                acts,
                mine,
            )
            words = texts.seat_words(player, mine, counts[seat], seen.scores[side], acts)
            item.show_seat(box_of(table.plates[seat].rect), seated, pictures, words)

    def _show_undealt(self, table: Table, seen: Observation, pictures: TilePictures) -> None:
        ready = DRAW in seen.legal
        if seen.rules.draws:
            can_play = any(isinstance(action, Play) for action in seen.legal)
            undealt = Undealt(texts.boneyard_title(), seen.boneyard, ready)
            words = texts.boneyard_words(seen.boneyard, seen.drawable, ready, can_play)
        else:
            undealt = Undealt(texts.sleeping_title(), seen.sleeping, False)
            words = texts.sleeping_words(seen.sleeping)
        self.boneyard.show()
        self.boneyard.show_undealt(box_of(table.boneyard), undealt, pictures, words)

    def _show_compass(self, table: Table, seen: Observation, pictures: TilePictures) -> None:
        last = last_played(seen)
        arm = last.arm if last else None
        words = texts.compass_words(seen.line.numbers, arm)
        self.compass.setVisible(bool(seen.line.arms))
        self.compass.show_open(box_of(table.compass), Open(seen.line.numbers, arm), pictures, words)


def last_played(seen: Observation) -> Played | None:
    """Return the last play of the round."""
    return next((event for event in reversed(seen.events) if isinstance(event, Played)), None)


def box_of(rect: Rect) -> QRectF:
    """Return a rectangle of the layout as one of the scene."""
    return QRectF(rect.left, rect.top, rect.width, rect.height)
