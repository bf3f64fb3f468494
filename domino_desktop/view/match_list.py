"""The view room: a list of matches with date, game, players and result, which can be narrowed to one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget

from ..controller.archive_columns import Head
from ..games import GAMES
from .texts import tr
from .texts.archive import COLUMNS, cell, column_name, matches_counted
from .texts.keys import known_game
from .widgets import CONTROL, label

Index = QModelIndex | QPersistentModelIndex
_WORDS: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
NOWHERE: Final = QModelIndex()


class MatchList(QWidget):
    """Rows are read when they are seen, so that thousands of matches cost no more than some."""

    watching = Signal(object)
    """The Head of the match that was double-clicked, or chosen by Enter."""
    deleting = Signal()
    """The key that deletes was pressed."""
    selected = Signal()
    """Other rows are selected."""

    def __init__(self) -> None:
        super().__init__()
        self._heads: Sequence[Head] = ()
        self._model = _Model(self)
        self.games = QComboBox()
        self.games.setObjectName("game")
        self.games.setMinimumHeight(CONTROL)
        self.games.activated.connect(lambda at: self._narrow())
        self._name = label()
        self._name.setBuddy(self.games)
        self._count = label("small", name="count")
        self.table = _Table()
        self.table.setModel(self._model)
        self.table.entered_by_key.connect(self._enter)
        self.table.deleting.connect(self.deleting)
        self.table.doubleClicked.connect(lambda index: self.watching.emit(self._model.heads[index.row()]))
        self.table.selectionModel().selectionChanged.connect(lambda now, before: self.selected.emit())
        high = QHBoxLayout()
        for one in (self._name, self.games):
            high.addWidget(one)
        high.addStretch(1)
        high.addWidget(self._count)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(high)
        whole.addWidget(self.table, 1)
        self._word()

    def show_heads(self, heads: Sequence[Head]) -> None:
        """List these matches; the place in the list is kept where it can be."""
        row = self.table.currentIndex().row()
        self._heads = heads
        self._list_games()
        self._narrow()
        if heads and self._model.heads:
            self.table.selectRow(min(max(row, 0), len(self._model.heads) - 1))

    @property
    def chosen(self) -> list[Head]:
        """The matches that are selected, from above."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [self._model.heads[row] for row in rows]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _enter(self) -> None:
        if self.chosen:
            self.watching.emit(self.chosen[0])

    def _list_games(self) -> None:
        now, played = self.games.currentData(), {head.game for head in self._heads}
        order = [game.key for game in GAMES if game.key in played]
        with QSignalBlocker(self.games):
            self.games.clear()
            self.games.addItem(tr("All games"), "")
            for key in [*order, *sorted(played - set(order))]:
                self.games.addItem(known_game(key), key)
            self.games.setCurrentIndex(max(0, self.games.findData(now)))

    def _narrow(self) -> None:
        game = self.games.currentData()
        self._model.take([head for head in self._heads if head.game == game] if game else self._heads)
        self._count.setText(matches_counted(len(self._model.heads)))
        self.selected.emit()

    def _word(self) -> None:
        self._name.setText(tr("Game"))
        self.table.setAccessibleName(tr("Matches"))
        self._list_games()
        self._count.setText(matches_counted(len(self._model.heads)))
        self._model.tell_anew()


class _Model(QAbstractTableModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heads: Sequence[Head] = ()

    def take(self, heads: Sequence[Head]) -> None:
        self.beginResetModel()
        self.heads = heads
        self.endResetModel()

    def tell_anew(self) -> None:
        if self.heads:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.heads) - 1, len(COLUMNS) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return cell(COLUMNS[index.column()], self.heads[index.row()]) if role in _WORDS else None

    def headerData(self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        across = side == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return column_name(COLUMNS[section]) if across else None


class _Table(QTableView):
    """Whole rows; Enter watches, Delete deletes, Tab goes on to the next widget."""

    entered_by_key = Signal()
    deleting = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("matches")
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(CONTROL)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def setModel(self, model: Any) -> None:
        super().setModel(model)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(30)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(COLUMNS.index("players"), QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered_by_key.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.deleting.emit()
        else:
            super().keyPressEvent(event)
