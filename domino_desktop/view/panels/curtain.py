"""The curtain between two people at one computer: nothing of the table shows until the next one is ready."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ..texts import tr
from ..widgets import button, label
from .panel import Panel


class Curtain(Panel):
    """Opaque; stays until the person named has pressed the button and the new position is there."""

    deaf_ms = 600
    ready = Signal(int)
    """The person of this seat may be shown their hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "curtain", 560)  # the widest short name in the size of a title
        self._seat = 0
        self._name = ""
        self._heading = label("title", wrap=True, name="title")
        self._about = label("soft", wrap=True, name="about")
        self.ready_button = button(lambda: self.ready.emit(self._seat), "primary", "ready")
        self.ready_button.setMinimumHeight(44)
        self.default = self.ready_button
        for one in (self._heading, self._about):
            one.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.rows.addWidget(one)
        self.rows.addSpacing(8)
        self.rows.addWidget(self.ready_button)

    def call(self, seat: int, name: str) -> None:
        """Ask the person of a seat to take over."""
        self._seat, self._name = seat, name
        self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(tr("{name}, it is your turn").format(name=self._name))
        self._about.setText(tr("The others look away, please."))
        self.ready_button.setText(tr("Show my tiles"))
