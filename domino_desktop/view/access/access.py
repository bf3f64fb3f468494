"""Joins the table, the panels and the bar to what is read and said, and opens the table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from ...controller.gesture_words import OnArm, OnLine, OnTile, Place
from ...model.actions import DRAW, PASS
from .. import texts
from ..bars.bottom import Bottom
from ..overlays import Overlays
from ..panels.panel import Panel
from ..table_view import TableView
from ..texts.say import tr
from .announcing import Announcing
from .listing import Row, Wanted
from .reading import Reading

if TYPE_CHECKING:
    from .words_panel import WordsPanel

_WIDTH: Final = 270
"""Of the table in words at first, in pixels."""


class Access(QObject):
    """What the window has for people who do not look at the table."""

    words_closed = Signal()
    """The person has closed the table in words."""

    def __init__(self, window: QWidget, room: QSplitter, table: TableView, overlays: Overlays, bottom: Bottom) -> None:
        """Take the room in which the table lies; the table in words comes beside it."""
        super().__init__(window)
        self.reading = Reading(table)
        self.announcing = Announcing(window, table)
        self.words: WordsPanel | None = None
        """The table in words, once it was wanted."""
        self._room, self._table, self._overlays, self._bottom = room, table, overlays, bottom
        self._home: QWidget = table
        self._panel: Panel | None = None
        self._by_keys = False
        """Whether the last panel was left by keys."""
        overlays.changed.connect(self._panel_changed)
        bottom.said.connect(self.announcing.say)
        self.reading.told.connect(self._show_words)

    def show_words(self, wanted: bool) -> None:
        """Open the table in words, or close it."""
        if self.words is None and wanted:
            self.words = self._make_words()
        if self.words is not None and self.words.isVisibleTo(self._room) != wanted:
            self.words.setVisible(wanted)
            self._show_words()
            if not wanted:
                self._leave_words()

    def go_to_words(self) -> None:
        """Let the keys act on the table in words, which is open."""
        if self.words is not None:
            self.words.list.setFocus()
            self._home = self.words.list

    def _come_to_words(self) -> None:
        if self.words is not None and self._panel is None:  # else Qt looks for a place for the focus of a closing panel
            self._home = self.words.list

    def focus(self) -> None:
        """Let the keys act where they last did: on the table or on the table in words."""
        reason = Qt.FocusReason.ShortcutFocusReason if self._by_keys else Qt.FocusReason.OtherFocusReason
        self._home.setFocus(reason)

    def _make_words(self) -> WordsPanel:
        from .words_panel import WordsPanel

        made = WordsPanel()
        made.hide()
        self._room.addWidget(made)
        QWidget.setTabOrder(self._table, made.list)  # the table, its words, then the buttons of the bar
        QWidget.setTabOrder(made.list, made.close_button)
        self._room.setCollapsible(1, False)
        self._room.setStretchFactor(0, 1)
        self._room.setSizes([self._room.width() - _WIDTH, _WIDTH])
        made.pressed.connect(self._press)
        made.left.connect(self._leave_words)
        made.closed.connect(self.words_closed)
        made.focused.connect(self._come_to_words)
        return made

    def _leave_words(self) -> None:
        self._home = self._table
        if self._overlays.shown is None:
            self._table.setFocus()
        else:
            self._overlays.shown.take_focus()

    def _show_words(self) -> None:
        if self.words is None or not self.words.isVisibleTo(self._room):
            return
        hidden = self._overlays.hides_hand
        self.words.show_rows([Row(tr("Another player takes over."))] if hidden else self.reading.rows())

    def _press(self, wanted: Wanted) -> None:
        if self._overlays.shown is not None:
            return
        person, seen = self._table.person, self._table.table.seen
        if isinstance(wanted, OnTile | OnLine | OnArm | Place):
            person.tap(wanted)
        elif seen is not None and wanted is DRAW:
            person.tap(Place.BONEYARD)
        elif seen is not None and wanted is PASS and not person.pass_turn():
            self._bottom.say(texts.pass_words(seen))

    def _panel_changed(self) -> None:
        panel, before = self._overlays.shown, self._panel
        self._panel, self._by_keys = panel, before is not None and before.by_keys
        self.reading.cover(panel is not None)
        self._show_words()
        if panel is not None:
            self.announcing.panel(panel)
