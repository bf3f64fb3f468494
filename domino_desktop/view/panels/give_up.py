"""The panel that asks whether to give the match up, which cannot be taken back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..texts import tr
from ..widgets import button, label
from .panel import Panel


class GiveUpPanel(Panel):
    """Going on is the default."""

    giving_up = Signal()
    going_on = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "give_up", 420)
        self._heading = label("title", wrap=True, name="title")
        self._about = label("soft", wrap=True, name="about")
        self.go_on_button = button(self.going_on.emit, "primary", "go_on")
        self.give_up_button = button(self.giving_up.emit, name="give_up")
        self.default = self.go_on_button
        low = QHBoxLayout()
        low.addWidget(self.give_up_button)
        low.addStretch(1)
        low.addWidget(self.go_on_button)
        for one in (self._heading, self._about):
            self.rows.addWidget(one)
        self.rows.addSpacing(8)
        self.rows.addLayout(low)
        self.left.connect(self.going_on)
        self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(tr("Give the match up?"))
        self._about.setText(tr("The others win. To stop for now, just quit: the match is kept to be continued."))
        self.give_up_button.setText(tr("Give up"))
        self.go_on_button.setText(tr("Go on playing"))
