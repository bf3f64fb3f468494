"""The view room: what stands round the table: the seats' plates, the boneyard, the compass."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ..layout.geometry import Rect
from ..layout.snake import Arrangement
from ..layout.table import Table
from ..model.actions import DRAW, Play
from ..model.observation import Observation
from . import texts
from .items.boneyard_item import BoneyardItem, Undealt
from .items.compass_item import CompassItem, Open
from .items.seat_item import Seated, SeatItem
from .known import cross_of, known_tiles, last_arm, open_sum
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

    def show(self, table: Table, seen: Observation, arrangement: Arrangement, pictures: TilePictures) -> None:
        """Show everything as it is in a position, whose line lies like this."""
        self.show_seats(table, seen, seen.turn, seen.counts, pictures)
        for seat, item in enumerate(self.seats):
            item.show_backs(seat != seen.seat and seen.hands is None)
        self._show_undealt(table, seen, pictures)
        self._show_compass(table, seen, arrangement, pictures)

    def show_seats(
        self, table: Table, seen: Observation, turn: int, counts: tuple[int, ...], pictures: TilePictures
    ) -> None:
        """Show the seats' plates with these numbers of tiles."""
        while len(self.seats) > seen.rules.seats:
            self._scene.removeItem(self.seats.pop())
        while len(self.seats) < seen.rules.seats:
            self.seats.append(SeatItem())
            self._scene.addItem(self.seats[-1])
        rules, known = seen.rules, known_tiles(seen)
        own = None if seen.seat is None else rules.side(seen.seat)
        for seat, item in enumerate(self.seats):
            player, mine = seen.players[seat], seat == seen.seat
            side = rules.side(seat)
            acts = seat == turn and seen.result is None and seen.outcome is None
            team = texts.team_name(side, own) if rules.teams_of_two else ""
            seated = Seated(
                texts.seat_title(player, mine),
                texts.seat_level(player),
                texts.seat_level(player, brief=True),
                side if rules.teams_of_two else None,
                team,
                texts.seat_score(seen.scores[side], rules.penalties),
                counts[seat],
                acts,
                mine,
                known[seat] if not mine and seen.hands is None else (),
            )
            score = seen.scores[side]
            named = texts.seat_side(side, own) if rules.teams_of_two else ""
            words = texts.seat_words(player, mine, counts[seat], score, acts, named, rules.penalties)
            if seated.known:
                words = f"{words}\n{texts.known_words(seated.known)}"
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

    def _show_compass(self, table: Table, seen: Observation, arrangement: Arrangement, pictures: TilePictures) -> None:
        arm, count = last_arm(seen), open_sum(seen)
        counts = "" if count is None else texts.open_sum_words(count)
        words = texts.compass_words(seen.line.numbers, arm, count)
        shown = Open(seen.line.numbers, arm, cross_of(seen.line, arrangement), counts)
        self.compass.setVisible(bool(seen.line.arms))
        self.compass.show_open(box_of(table.compass), shown, pictures, words)


def box_of(rect: Rect) -> QRectF:
    """Return a rectangle of the layout as one of the scene."""
    return QRectF(rect.left, rect.top, rect.width, rect.height)
