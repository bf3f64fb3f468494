"""The panel "Table in words": everything on the table as a list that is read, and played from, by anyone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from ..texts.say import tr
from ..widgets import button, label
from .listing import Row, Wanted


class WordsPanel(QFrame):
    """Beside the table, under a title."""

    pressed = Signal(object)
    """What the row stands for that was pressed: a thing of the table or an action."""
    left = Signal()
    """Esc was pressed: the keys go back to the table."""
    focused = Signal()
    """The keys act on it now."""
    closed = Signal()
    """The person has closed it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("words-panel")
        self.setMinimumWidth(200)
        self._title = label("strong", wrap=True, name="words-title")
        self.close_button = button(self.closed.emit, "plain", "words-close")
        self.list = _List()
        self._title.setBuddy(self.list)
        self.list.left.connect(self.left)
        self.list.focused.connect(self.focused)
        self.list.itemActivated.connect(lambda item: self.pressed.emit(self._wanted[self.list.row(item)]))
        self._wanted: list[Wanted] = []
        head = QHBoxLayout()
        head.setContentsMargins(12, 2, 2, 2)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.list, 1)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; what is the current row stays so as long as it stands for the same."""
        self._title.setText(tr("Table in words"))
        self.close_button.setText(tr("Close"))
        self.list.setAccessibleName(tr("Table in words"))
        shown, at = self.list, self.list.currentRow()
        current = self._wanted[at] if 0 <= at < len(self._wanted) else None
        while shown.count() > len(rows):
            shown.takeItem(shown.count() - 1)
        while shown.count() < len(rows):
            shown.addItem("")
        for number, row in enumerate(rows):
            _show(row, shown.item(number))
        self._wanted = [row.wanted for row in rows]
        if current is not None and current in self._wanted and self._wanted.index(current) != at:
            shown.setCurrentRow(self._wanted.index(current))
        elif at < 0 and rows:
            shown.setCurrentRow(0)


def _show(row: Row, item: QListWidgetItem) -> None:
    if item.text() != row.words:
        item.setText(row.words)
    font = item.font()
    if font.bold() != row.heading:
        font.setBold(row.heading)
        item.setFont(font)


class _Roomy(QStyledItemDelegate):
    """Gives every row a little more room: Qt leaves out the last words where the lines fit by a hair."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 6)


class _List(QListWidget):
    """Rows of any height, with a key to leave by."""

    left = Signal()
    focused = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table-in-words")
        self.setProperty("kind", "words")
        self.setWordWrap(True)
        self.setItemDelegate(_Roomy(self))
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentRow() >= 0 and not event.isAutoRepeat():
                self.itemActivated.emit(self.currentItem())
        else:
            super().keyPressEvent(event)
