"""Asks for the number of a deal, to play it with the present set-up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ...controller.deal_number import secret_of
from ...controller.settings import Settings, SettingsStore
from .. import texts
from ..texts import tr
from ..widgets import CONTROL, button, label, line


class DealNumberDialog(QDialog):
    """Not modal; a number that is none is told beside the field."""

    chosen = Signal(str)
    """The secret of the deal."""

    def __init__(self, parent: QWidget, store: SettingsStore) -> None:
        super().__init__(parent)
        self.setObjectName("deal_number")
        self._store = store
        self._about, self._planned = label(wrap=True, name="about"), label("small", wrap=True, name="planned")
        self._name = label()
        self.field = QLineEdit()
        self.field.setObjectName("number")
        self.field.setMinimumHeight(CONTROL)
        self.field.setMaxLength(80)
        self._name.setBuddy(self.field)
        self._fault = label("warn", wrap=True, name="fault")
        self._close_button = button(self.close, name="close")
        self._play_button = button(self._play, "primary", "play")
        self._play_button.setDefault(True)
        low = QHBoxLayout()
        low.addWidget(self._close_button)
        low.addStretch(1)
        low.addWidget(self._play_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 20, 22, 16)
        whole.setSpacing(12)
        for one in (self._about, self._name, self.field, self._fault, self._planned, line()):
            whole.addWidget(one)
        whole.addStretch(1)
        whole.addLayout(low)
        self.setMinimumWidth(460)
        self.field.textEdited.connect(lambda _text: self._fault.setText(""))
        store.changed.connect(self._show_settings)
        self._word()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fault.setText("")
            self._word()

    def _play(self) -> None:
        secret = secret_of(self.field.text())
        if secret is None:
            self._fault.setText(tr("That is not the number of a deal."))
            self.field.setFocus()
            return
        self.close()
        self.chosen.emit(secret)

    def _word(self) -> None:
        self.setWindowTitle(tr("Deal by number"))
        self._about.setText(
            tr("The secret that is shown at the end of a match, or any whole number. Statistics count it as with help.")
        )
        self._name.setText(tr("Number of the deal"))
        self._close_button.setText(tr("Cancel"))
        self._play_button.setText(tr("Play"))
        self._show_settings(self._store.value)

    def _show_settings(self, now: Settings) -> None:
        setup = now.setup
        self._planned.setText(texts.setup_words(setup.rules(), setup.players))
