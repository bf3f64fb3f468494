"""Who sits where: a row for each seat with what plays there and its name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from ...controller.setup import HUMAN, PLAYERS
from .. import texts
from ..texts import tr
from ..widgets import CONTROL, label
from .draft import MOST_SEATS, Draft

YOU = "you"
NAME_LENGTH = 60


class SeatRows(QWidget):
    """You, other people at this computer, and bots with a level each."""

    touched = Signal()
    """A seat was changed; the draft has it already."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(2, 1)
        self.kinds: list[QComboBox] = []
        self.names: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        for seat in range(MOST_SEATS):
            kind, name, place = QComboBox(), QLineEdit(), label()
            kind.setObjectName(f"kind{seat}")
            name.setObjectName(f"name{seat}")
            kind.setMinimumHeight(CONTROL)
            name.setMinimumHeight(CONTROL)
            name.setMaxLength(NAME_LENGTH)
            for value in (YOU, *PLAYERS):
                kind.addItem("", value)
            kind.activated.connect(partial(self._seated, seat))
            name.textEdited.connect(partial(self._named, seat))
            for column, widget in enumerate((place, kind, name)):
                grid.addWidget(widget, seat, column)
            self.kinds.append(kind)
            self.names.append(name)
            self._labels.append(place)
        self.about = label("small", wrap=True, name="levels")
        grid.addWidget(self.about, MOST_SEATS, 1, 1, 2)

    def refresh(self) -> None:
        """Show the draft's seats."""
        players, names, me = self._draft.players, self._draft.names, self._draft.me
        for seat in range(MOST_SEATS):
            shown = seat < len(players)
            for widget in (self._labels[seat], self.kinds[seat], self.names[seat]):
                widget.setVisible(shown)
            if not shown:
                continue
            kind, name = self.kinds[seat], self.names[seat]
            self._labels[seat].setText(self._place(seat))
            kind.setAccessibleName(tr("Who sits at seat {number}").format(number=seat + 1))
            name.setAccessibleName(tr("Name at seat {number}").format(number=seat + 1))
            with QSignalBlocker(kind), QSignalBlocker(name):
                for at in range(kind.count()):
                    kind.setItemText(at, _kind_name(kind.itemData(at)))
                    kind.setItemData(at, _kind_about(kind.itemData(at)), Qt.ItemDataRole.ToolTipRole)
                model = kind.model()
                assert isinstance(model, QStandardItemModel)
                another, possible = model.item(kind.findData(HUMAN)), me is not None and seat != me
                another.setEnabled(possible)
                another.setToolTip("" if possible else tr("The first person at the table is you."))
                kind.setCurrentIndex(kind.findData(YOU if seat == me else players[seat].player))
                name.setPlaceholderText(names[seat] or tr("You"))
                if name.text().strip() != players[seat].name:
                    name.setText(players[seat].name)
        levels = dict.fromkeys(player.level for player in players if player.level is not None)
        said = [texts.titled(texts.level_name(level), texts.level_about(level)) for level in levels]
        if me is None:
            said.insert(0, tr("Only bots: you watch."))
        if self._draft.rules.teams_of_two:
            said.insert(0, tr("Partners sit opposite each other and have the same sign."))
        self.about.setText("\n".join(said))

    def _place(self, seat: int) -> str:
        """Return the number of a seat, in teams with the team's sign."""
        words = tr("Seat {number}").format(number=seat + 1)
        rules = self._draft.rules
        return f"{texts.side_sign(rules.side(seat))} {words}" if rules.teams_of_two else words

    def _seated(self, seat: int, at: int) -> None:
        value = self.kinds[seat].itemData(at)
        if value == YOU:
            self._draft.sit(seat)
        else:
            self._draft.seat(seat, value)
        self.touched.emit()

    def _named(self, seat: int, name: str) -> None:
        self._draft.name(seat, name)
        self.touched.emit()


def _kind_name(value: str) -> str:
    if value == YOU:
        return tr("You")
    if value == HUMAN:
        return tr("Another person")
    return tr("Bot: {level}").format(level=texts.level_name(value.removeprefix("bot:")))


def _kind_about(value: str) -> str:
    return "" if value in (YOU, HUMAN) else texts.level_about(value.removeprefix("bot:"))
