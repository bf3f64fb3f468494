"""The view room: a bot plays for the person until they take over, as fast as the table can show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from ..model.observation import Observation
    from .table_view import TableView

_HELD: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
"""Keys that mean nothing alone."""


class StandIn(QObject):
    """Asks for one action after the other, each when the one before was seen; a press on the table ends it."""

    step = Signal()
    """The bot shall play the next action."""
    stopped = Signal()
    """The person takes over."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._deal: str | None = None
        """The commitment of the match in which it plays."""

    @property
    def is_on(self) -> bool:
        """Whether the bot plays."""
        return self._deal is not None

    def start(self, seen: Observation) -> None:
        """Let the bot play in the match of an observation."""
        self._deal = seen.commitment
        for one in (self._table, self._table.viewport()):
            one.installEventFilter(self)

    def stop(self) -> None:
        """Let the person take over."""
        if self.is_on:
            self._deal = None
            for one in (self._table, self._table.viewport()):
                one.removeEventFilter(self)
            self.stopped.emit()

    def drive(self, seen: Observation, is_open: bool) -> None:
        """Go on in a position; `is_open`: the table has come to rest and takes input."""
        if self.is_on and (seen.commitment != self._deal or seen.outcome is not None):
            self.stop()
        elif self.is_on and is_open and seen.my_turn:
            self.step.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        presses = kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
        keys = isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress and event.key() not in _HELD
        if presses or keys:
            self.stop()
            event.accept()
            return True
        return False
