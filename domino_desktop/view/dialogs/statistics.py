"""Statistics: a table of games with their sets and levels, what the chosen row's matches came to, and their curve."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QEvent, QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...controller.archive import Archive
from ...controller.files import write_whole
from ...controller.statistics import WINDOW, Group, Tally, figures, grouped, running_points, running_rate
from ...controller.trouble import reason
from ..plot import Plot
from ..texts import tr
from ..texts.figures import number, percent
from ..texts.statistics import (
    COLUMNS,
    CURVES,
    column_about,
    column_name,
    curve_name,
    group_name,
    plot_words,
    rounds_words,
    shown,
)
from ..texts.troubles import why_words
from ..widgets import CONTROL, button, label
from .statistics_table import as_csv, ordered

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StatisticsDialog(QDialog):
    """Not modal; shows new results as they come."""

    def __init__(self, parent: QWidget, archive: Archive) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self._archive = archive
        self._groups: dict[Group, list[Tally]] = {}
        self._order: list[Group] = []
        self._group = Group()
        self.tree = QTreeWidget()
        self.tree.setObjectName("groups")
        self.tree.setColumnCount(1 + len(COLUMNS))
        self.tree.setUniformRowHeights(True)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.currentItemChanged.connect(lambda now, before: self._choose(now))
        self._rounds = label("soft", wrap=True, name="rounds")
        self.curves = QComboBox()
        self.curves.setObjectName("curve")
        self.curves.setMinimumHeight(CONTROL)
        for key in CURVES:
            self.curves.addItem("", key)
        self.curves.activated.connect(lambda at: self._show_group())
        self.plot = Plot()
        self.plot.setObjectName("plot")
        self._note = label("small", wrap=True, name="note")
        self.undo_button = button(self._undo, name="undo")
        self.reset_button = button(archive.reset, name="reset")
        self.export_button = button(self._ask_where, name="export")
        self._close_button = button(self.close, name="close")
        self._arrange()
        archive.changed.connect(self.reload)
        self.tree.setIndentation(14)
        room = self.screen().availableGeometry()
        self.resize(min(920, room.width() - 20), min(600, room.height() - 40))
        self._word()

    def reload(self) -> None:
        """Read the archive and show everything afresh."""
        self._groups = grouped(self._archive.tallies())
        self._fill()
        forgotten = bool(self._archive.forgotten)
        self._note.setVisible(forgotten)
        self.undo_button.setVisible(forgotten)
        self.reset_button.setEnabled(bool(self._groups))
        self.export_button.setEnabled(bool(self._groups))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _arrange(self) -> None:
        high = QHBoxLayout()
        high.addWidget(self._rounds, 1)
        high.addWidget(self.curves)
        low = QHBoxLayout()
        low.addWidget(self.reset_button)
        low.addWidget(self._note, 1)
        low.addWidget(self.undo_button)
        low.addStretch(1)
        low.addWidget(self.export_button)
        low.addWidget(self._close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.setSpacing(12)
        whole.addWidget(self.tree, 3)
        whole.addLayout(high)
        whole.addWidget(self.plot, 2)
        whole.addLayout(low)

    def _word(self) -> None:
        self.setWindowTitle(tr("Statistics"))
        self.tree.setAccessibleName(tr("Statistics"))
        self.curves.setAccessibleName(tr("Curve"))
        for at, key in enumerate(CURVES):
            self.curves.setItemText(at, curve_name(key, WINDOW))
        head = self.tree.headerItem()
        head.setText(0, tr("Matches"))
        for column, key in enumerate(COLUMNS, 1):
            head.setText(column, column_name(key))
            head.setToolTip(column, column_about(key))
            head.setTextAlignment(column, RIGHT)
        self.undo_button.setText(tr("Undo", "a reset or a deletion"))
        self.reset_button.setText(tr("Begin anew"))
        self.reset_button.setToolTip(tr("Count from zero. The matches stay in the archive."))
        self._note.setText(tr("The statistics begin anew."))
        self.export_button.setText(tr("Export as CSV…"))
        self._close_button.setText(tr("Close"))
        self.reload()

    def _fill(self) -> None:
        """Make the rows anew, with the same one chosen, the same ones open."""
        closed = {self._group_of(item).game for item in self._games() if not item.isExpanded()}
        chosen = self._group
        self._order = ordered(self._groups)
        with QSignalBlocker(self.tree):
            self.tree.clear()
            games: dict[str, QTreeWidgetItem] = {}
            for at, group in enumerate(self._order):
                parent = games.get(group.game or "") if group.tiles is not None else None
                item = self._item(at, group)
                if parent is not None:
                    parent.addChild(item)
                else:
                    self.tree.addTopLevelItem(item)
                    games[group.game or ""] = item
                if group == chosen:
                    self.tree.setCurrentItem(item)
            for item in self._games():
                item.setExpanded(self._group_of(item).game not in closed)
            if self.tree.currentItem() is None and games:
                self.tree.setCurrentItem(games[""])
        self._choose(self.tree.currentItem())

    def _games(self) -> list[QTreeWidgetItem]:
        return [item for at in range(self.tree.topLevelItemCount()) if (item := self.tree.topLevelItem(at)) is not None]

    def _group_of(self, item: QTreeWidgetItem | None) -> Group:
        return Group() if item is None else self._order[item.data(0, Qt.ItemDataRole.UserRole)]

    def _item(self, at: int, group: Group) -> QTreeWidgetItem:
        found = figures(self._groups[group])
        item = QTreeWidgetItem([group_name(group), *(shown(key, found) for key in COLUMNS)])
        item.setData(0, Qt.ItemDataRole.UserRole, at)
        for column, key in enumerate(COLUMNS, 1):
            item.setTextAlignment(column, RIGHT)
            item.setToolTip(column, column_about(key))
        return item

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        self._group = self._group_of(item)
        self._show_group()

    def _show_group(self) -> None:
        some: Sequence[Tally] = self._groups.get(self._group, ())
        found = figures(some)
        self._rounds.setText(rounds_words(found) if some else "")
        curve = self.curves.currentData()
        values = running_rate(some) if curve == "rate" else running_points(some)
        words = plot_words(curve, found, values[-1] if values else 0.0)
        self.plot.setAccessibleName(self.curves.currentText())
        self.plot.setAccessibleDescription(words)
        self.plot.setToolTip(words)
        if not some:
            self.plot.show_nothing(words)
            return
        ends = (_day(some[0].ended), _day(some[-1].ended) if len(some) > 1 else "")
        rate = curve == "rate"
        self.plot.show_values(values, percent if rate else lambda value: number(round(value)), ends, whole=rate)

    def _undo(self) -> None:
        self._archive.undo_reset()
        self.reset_button.setFocus()

    def _ask_where(self) -> None:
        asking = QFileDialog(self, tr("Export as CSV"), "domino.csv", "CSV (*.csv)")
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix("csv")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(lambda path: self.export(Path(path)))
        asking.open()

    def export(self, path: Path) -> None:
        """Write the table into a file, and say so."""
        try:
            write_whole(path, as_csv(self._groups))
            words = tr("Exported to {file}.").format(file=path.name)
        except OSError as error:
            words = tr("{file} cannot be written: {why}.").format(file=path.name, why=why_words(reason(error)))
        self._note.setText(words)
        self._note.show()


def _day(ended: int) -> str:
    """Return a date in the manner of the language."""
    day = QDateTime.fromMSecsSinceEpoch(ended).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
