"""Says aloud, through assistive technology, what others see happen: moves, draws, passes, scores, refusals, choices."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from ...controller.gesture_words import APART
from ...model.events import Broke, Ended, Event, Played
from ...model.observation import Observation
from .. import texts
from ..panels.panel import Panel
from ..table_view import TableView
from ..texts import telling
from ..texts.chronicle import scores_told


class Announcing(QObject):
    """One sentence after another, as things are shown."""

    said = Signal(str)
    """A sentence was announced."""

    def __init__(self, window: QWidget, table: TableView) -> None:
        super().__init__(window)
        self._window, self._table = window, table
        self._chosen: tuple[object, ...] = ()
        self._dealt: tuple[object, ...] = ()
        """Of which match, round and person the hand was said last."""
        table.shown.connect(self._happened)
        table.settled.connect(self._settled)
        table.entered.connect(lambda: self.say(table.accessibleDescription()))
        table.person.changed.connect(self._choice)

    def say(self, words: str) -> None:
        """Announce a sentence; nobody hears it where no assistive technology runs."""
        if not words:
            return
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, words))
        self.said.emit(words)

    def panel(self, panel: Panel) -> None:
        """Say what a panel that has opened says; its buttons are read as they get the focus."""
        labels = [one for one in panel.card.findChildren(QLabel) if one.isVisibleTo(panel)]
        words = [one.text() for one in labels if one.text() and one.objectName() in _SPOKEN]
        seen = self._table.director.seen
        if seen is not None and seen.result is not None and panel.objectName() in _ENDS:
            words.append(scores_told(seen))
        self.say(" ".join(words))

    def _happened(self, event: Event) -> None:
        seen = self._table.director.seen
        if seen is None or isinstance(event, Ended):
            return
        words = texts.event_words(event, texts.shortened(seen.players), seen.seat)
        if isinstance(event, Played | Broke):
            words = f"{words} {texts.compass_words(seen.line.numbers, None)}."
        self.say(words)

    def _settled(self, seen: Observation) -> None:
        before, self._dealt = self._dealt, (seen.commitment, seen.number, seen.seat)
        if self._dealt != before:
            self.say(telling.hand_words(seen.hand))
        if seen.my_turn:
            self.say(texts.status(seen))

    def _choice(self) -> None:
        """Say which tile is chosen or pointed at and which place is meant, when that is new."""
        gesture, slots = self._table.person.gesture, self._table.table.line.arrangement.slots
        tile, aim = gesture.chosen, self._table.person.holding.lights.aimed
        before, self._chosen = self._chosen, (tile, aim, gesture.pointed)
        if self._chosen == before:
            return
        if gesture.pointed is not None:
            self.say(telling.lift_words(gesture.pointed))
        elif tile is not None and aim is not None:
            self.say(
                telling.lay_apart_words(tile)
                if aim == APART
                else telling.end_words(aim, slots, self._table.table.line.line.numbers[aim])
            )
        elif tile is not None:
            self.say(telling.choice_words(tile, [telling.place_words(place, slots) for place in gesture.lit]))


_SPOKEN = ("title", "who", "why", "decision", "points", "about", "standing")
"""The names of the labels of a panel that are said when it opens."""
_ENDS = ("round_end", "match_end")
"""The panels that come with a score."""
