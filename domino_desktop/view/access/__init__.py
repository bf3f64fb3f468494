"""The table for people who do not look at it: what can be read, done and heard without the picture."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ..bars.bottom import Bottom
from ..overlays import Overlays
from ..table_view import TableView
from .announcing import Announcing
from .reading import Reading


class Access(QObject):
    """Joins the table, the panels and the bar to what is read and said."""

    def __init__(self, window: QWidget, table: TableView, overlays: Overlays, bottom: Bottom) -> None:
        super().__init__(window)
        self.reading = Reading(table)
        self.announcing = Announcing(window, table)
        self._overlays = overlays
        overlays.changed.connect(self._panel_changed)
        bottom.said.connect(self.announcing.say)

    def _panel_changed(self) -> None:
        panel = self._overlays.shown
        self.reading.cover(panel is not None)
        if panel is not None:
            self.announcing.panel(panel)
