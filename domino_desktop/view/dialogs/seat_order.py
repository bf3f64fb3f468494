"""An order of all seats, such as by age: a list that is dragged, or moved by two buttons."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ..texts import option_name, tr
from ..widgets import button


class SeatOrder(QWidget):
    """The seats' names from first to last."""

    changed = Signal(tuple)
    """The person has put the seats in this order."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.list = QListWidget()
        self.list.setObjectName(f"order-{key}")
        self.list.setAccessibleName(option_name(key))
        self.list.setProperty("kind", "choice")
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setMinimumWidth(200)
        self.list.model().rowsMoved.connect(self._moved)
        self.list.currentRowChanged.connect(self._allow)
        self.setFocusProxy(self.list)
        self.up_button = button(lambda: self._move(-1), name=f"up-{key}")
        self.down_button = button(lambda: self._move(1), name=f"down-{key}")
        buttons = QHBoxLayout()
        for one in (self.up_button, self.down_button):
            buttons.addWidget(one)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        column.addLayout(buttons)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order shown."""
        return tuple(self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count()))

    def show_order(self, seats: tuple[int, ...], names: tuple[str, ...]) -> None:
        """Show the seats in this order by their names."""
        current = self.list.currentItem()
        chosen = current.data(Qt.ItemDataRole.UserRole) if self.list.count() else seats[0]
        with QSignalBlocker(self.list):
            while self.list.count() > len(seats):
                self.list.takeItem(self.list.count() - 1)
            while self.list.count() < len(seats):
                self.list.addItem(QListWidgetItem())
            for row, seat in enumerate(seats):
                self.list.item(row).setText(names[seat])
                self.list.item(row).setData(Qt.ItemDataRole.UserRole, seat)
            self.list.setCurrentRow(seats.index(chosen) if chosen in seats else 0)
        self.list.setFixedHeight(len(seats) * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth() + 12)
        self.up_button.setText(tr("Younger"))
        self.down_button.setText(tr("Older"))
        self.list.setToolTip(tr("Drag a name, or choose it and press a button."))
        self._allow()

    def _moved(self) -> None:
        self.changed.emit(self.order)

    def _move(self, step: int) -> None:
        order, row = list(self.order), self.list.currentRow()
        if 0 <= row + step < len(order):
            order[row], order[row + step] = order[row + step], order[row]
            self.changed.emit(tuple(order))

    def _allow(self) -> None:
        row = self.list.currentRow()
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < self.list.count() - 1)
