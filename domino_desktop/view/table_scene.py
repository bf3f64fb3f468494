"""The view room: the scene, which shows a position and lets things glide to the next one."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ..layout.table import Table, lay_table
from ..model.actions import Action, Play
from ..model.events import Broke, Drew, Ended, Event, Passed, Played
from ..model.observation import Observation
from ..model.tiles import Tile
from . import texts
from .advice import Advice
from .bubbles import Bubbles
from .cloth import cloth
from .flights import Flights
from .gains import Gains
from .hand_layer import HandLayer
from .items.ring_item import Ring, RingItem
from .known import known_tiles, last_played, marked
from .line_layer import LineLayer
from .marks import Marks
from .mover import Mover
from .open_hands import OpenHands, Tray, room_left, tray
from .plates import Plates, box_of
from .tile_pictures import TilePictures

SMALLEST: Final = (520, 360)
"""A table is at least so large, in pixels; a smaller view shows it scaled down."""
_QUIET: Final = 90
"""Milliseconds without a new size before the felt is painted afresh."""


class _Plan(NamedTuple):
    """Where everything is in a position."""

    table: Table
    hands: dict[int, tuple[Tile, ...]]
    """The open hands of the other seats."""
    trays: dict[int, Tray]


class TableScene(QGraphicsScene):
    """The table in device-independent pixels: one of the scene is one of the view. The director's stage."""

    def __init__(self, pictures: TilePictures) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self.seen: Observation | None = None
        """The position that was settled last."""
        self._felt = QGraphicsPixmapItem()
        self.addItem(self._felt)
        self.plates = Plates(self)
        self.line, self.hand, self.open_hands = LineLayer(), HandLayer(self), OpenHands(self)
        self.addItem(self.line.window)
        self.marks = Marks(self.line)
        self.flights = Flights(self, self.line, self.hand, self.plates)
        for depth, layer in ((-100, self._felt), (10, self.line.window), (20, self.hand.root), (60, self.flights.air)):
            layer.setZValue(depth)
        self.advice = Advice(self.line, self.hand, self.plates)
        self.bubbles, self.gains = Bubbles(self), Gains(self)
        self._last = RingItem()
        self._repaint = QTimer(self)
        self._repaint.setSingleShot(True)
        self._repaint.setInterval(_QUIET)
        self._repaint.timeout.connect(self._paint_felt)

    # size and look

    def resize(self, width: float, height: float) -> None:
        """Take the table's size, at least SMALLEST; what lies on it is put in place by `settle`."""
        self.setSceneRect(0, 0, width, height)
        picture = self._felt.pixmap()
        if picture.isNull():
            self._paint_felt()
            return
        size, shown = self.sceneRect(), picture.deviceIndependentSize()  # stretched until the size is quiet
        self._felt.setTransform(QTransform.fromScale(size.width() / shown.width(), size.height() / shown.height()))
        self._repaint.start()

    def dress(self, pictures: TilePictures) -> None:
        """Take other pictures; what lies on the table is put in place by `settle`."""
        self.pictures = pictures
        self._paint_felt()

    def _paint_felt(self) -> None:
        size = self.sceneRect().size().toSize()
        if size.isEmpty():
            return
        self._felt.resetTransform()
        self._felt.setPixmap(cloth(size.width(), size.height(), self.pictures.ratio, self.pictures.theme))

    # a position, everything in its place

    def clear_table(self) -> None:
        """Take away what belongs to another match or round: bubbles, tiles on their way, a zoom."""
        self.advise_none()
        self.line.zoom(0, self.pictures)
        self.bubbles.hush()
        self.gains.clear()
        self.flights.land()

    def settle(self, seen: Observation) -> None:
        """Show a position, everything in its place."""
        self.seen = seen
        self.flights.land()
        plan = self._plan(seen)
        self.marks.marked, self.marks.pointed = marked(seen), None
        self.settle_line()
        self.hand.known = frozenset(known_tiles(seen)[seen.seat] if seen.seat is not None else ())
        self.hand.playable = frozenset(action.tile for action in seen.legal if isinstance(action, Play))
        self.hand.settle(self.pictures)
        self.open_hands.settle(plan.hands, plan.trays, self.pictures)
        self.plates.show(plan.table, seen, self.line.arrangement, self.pictures)
        self.advice.show(self.pictures)

    def advise(self, action: Action | None) -> None:
        """Mark an action, or none."""
        self.advice.action = action
        self.hand.advised = action.tile if isinstance(action, Play) else None
        self.hand.settle(self.pictures)
        self.advice.show(self.pictures)

    def advise_none(self) -> None:
        """Mark no action any more: something moves."""
        self.advice.action, self.hand.advised = None, None
        self.advice.clear()

    def settle_line(self) -> None:
        """Put the line in its place, at a new zoom or pan, with its marks; all is painted anew.

        Where a part is painted between a move and what Qt works out of it, it forgets where the tiles were painted, and
        also that all of the scene was to be painted: the viewports are asked themselves.
        """
        for view in self.views():
            view.viewport().update()
        self._last.drop()
        self.line.settle(self.pictures)
        last = last_played(self.seen) if self.seen else None
        index = self.line.line.find(last.tile) if last else None
        if index is not None:
            item, unit, pictures = self.line.tiles[index], self.line.unit, self.pictures
            item.setZValue(1000)
            self._last.show_ring(item, item.angle, unit, Ring.LAST, pictures.theme, pictures.ratio, per=unit)
        self.marks.show(self.pictures)

    def _plan(self, seen: Observation) -> _Plan:
        size, rules = self.sceneRect().size(), seen.rules
        table = lay_table(size.width(), size.height(), rules.seats, seen.seat, not rules.counter_clockwise)
        self.hand.plan(seen, box_of(table.hand) if table.hand else QRectF(), self.pictures)
        hands = {
            seat: hand for seat, hand in enumerate(seen.hands or ()) if hand and (seat != seen.seat or not table.hand)
        }
        line = box_of(table.line)
        largest = _largest(line, table.hand.height if table.hand else table.line.height)
        trays = {seat: tray(table, table.plates[seat], len(hand), largest * 0.6) for seat, hand in hands.items()}
        self.line.plan(seen.line, room_left(line, list(trays.values())), largest, self.pictures)
        return _Plan(table, hands, trays)

    # gliding

    def deal(self, seen: Observation, mover: Mover) -> None:
        """Let all hands come from the boneyard to where they lie; the seats say what they turned up or show."""
        for seat, tile in enumerate(seen.lead_draws[-1] if seen.lead_draws else ()):
            self._say(seat, texts.tile_words(tile), mover)
        for seat, double in enumerate(seen.shown):
            self._say(seat, texts.shown_said(double), mover)
        self.flights.deal(seen, mover, self.pictures)

    def enact(self, event: Event, after: Observation, mover: Mover) -> None:
        """Let everything glide from the position shown to the one after an event, and say what is to be said."""
        plan = self._plan(after)
        self.hand.playable = frozenset()
        self.advise_none()
        self.marks.clear()
        if after.result is None:
            self.open_hands.settle(plan.hands, plan.trays, self.pictures)
        match event:
            case Played():
                self._lay(event, after, plan.table, mover)
            case Broke():
                self._last.drop()
                self.flights.break_line(event, after, mover, self.pictures)
                if event.seat != after.seat:
                    self._say(event.seat, texts.break_said(), mover)
            case Drew():
                self.flights.draw(event, after, mover, self.pictures)
                if event.seat != after.seat:
                    self._say(event.seat, texts.draw_said(), mover)
            case Passed():
                self._say(event.seat, texts.pass_said(), mover)
            case Ended(result):
                self.bubbles.hush()
                said = texts.domino_said() if result.end == "domino" else texts.block_said()
                self._say(result.seat, said, mover)
                for item in self.plates.seats:
                    item.show_backs(False)
                self.open_hands.turn_up(plan.hands, plan.trays, self.plates.seats, self.pictures)
                self.open_hands.glide(plan.hands, plan.trays, mover)
        self.line.glide(mover, self.pictures)
        self.hand.glide(mover)

    def _lay(self, event: Played, after: Observation, table: Table, mover: Mover) -> None:
        index = after.line.find(event.tile)
        place = next((one for one in self.line.arrangement.placements if one.index == index), None)
        if place is None:
            return
        self.line.reveal(place, self.pictures)
        before = self.seen.counts if self.seen else after.counts
        left = tuple([min(pair) for pair in zip(before, after.counts, strict=True)])
        self.flights.lay(event, place, left[event.seat], mover, self.pictures)
        self.plates.show_seats(table, after, event.seat, left, self.pictures)
        if event.points:
            at, words = self.line.on_scene(place.x, place.y), texts.play_points_said(event.points)
            self.gains.show(words, at, self.line.unit, self.pictures, mover.duration)

    def _say(self, seat: int, words: str, mover: Mover) -> None:
        plate = self.plates.seats[seat].sceneBoundingRect()
        bounds = self.line.arrangement.bounds
        taken = [item.sceneBoundingRect() for other, item in enumerate(self.plates.seats) if other != seat]
        taken.append(self.line.box_on_scene(QRectF(bounds.left, bounds.top, bounds.width, bounds.height)))
        self.bubbles.say(seat, words, plate, taken, self.pictures, 3 * mover.duration)


def _largest(line: QRectF, hand: float) -> float:
    """Return the most pixels that a half-tile of the line has; `hand` is the height of the place for one's own hand."""
    return min(line.height() * 0.16, line.width() * 0.06, hand * 0.48)
