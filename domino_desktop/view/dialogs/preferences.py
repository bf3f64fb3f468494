"""What a person may set; each change holds at once and is kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...controller.settings import DIGITS, MARKINGS, SPEEDS, THEMES, Settings, SettingsStore
from ...controller.settings import LANGUAGES as CHOICES
from ..language import LANGUAGES
from ..texts import tr
from ..texts.preferences import choice_name, setting_about, setting_name
from ..widgets import CONTROL, button, label, line

_LISTS = {"language": CHOICES, "theme": THEMES, "speed": SPEEDS, "marking": MARKINGS, "digits": DIGITS}
_SWITCHES = ("auto_draw", "auto_pass", "letters", "sound")


class PreferencesDialog(QDialog):
    """Not modal; shows the settings also when something else changes them."""

    def __init__(self, parent: QWidget, store: SettingsStore) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self._store = store
        self.lists: dict[str, QComboBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self._names: dict[str, QLabel] = {}
        self._abouts: dict[str, QLabel] = {}
        self._close_button = button(self.close, name="close")
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (key, values) in enumerate(_LISTS.items()):
            self.lists[key] = self._list(key, values)
            self._names[key] = label(name=f"name-{key}")
            self._names[key].setBuddy(self.lists[key])
            grid.addWidget(self._names[key], row, 0)
            grid.addWidget(self.lists[key], row, 1)
        switches = QVBoxLayout()
        switches.setSpacing(4)
        for key in _SWITCHES:
            self.switches[key] = self._switch(key)
            self._abouts[key] = label("small", wrap=True)
            self._abouts[key].setContentsMargins(26, 0, 0, 4)
            switches.addWidget(self.switches[key])
            switches.addWidget(self._abouts[key])
        low = QHBoxLayout()
        low.addStretch(1)
        low.addWidget(self._close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 20, 22, 16)
        whole.setSpacing(14)
        whole.addLayout(grid)
        whole.addWidget(line())
        whole.addLayout(switches)
        whole.addStretch(1)
        whole.addWidget(line())
        whole.addLayout(low)
        store.changed.connect(self._show_settings)
        self._word()
        self.ensurePolished()
        wide = max(made.sizeHint().width() for made in self.lists.values())
        names = max(name.sizeHint().width() for name in self._names.values())
        self.setMinimumWidth(max(460, names + wide + 18 + 44))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _list(self, key: str, values: tuple[str, ...]) -> QComboBox:
        made = QComboBox()
        made.setObjectName(f"setting-{key}")
        made.setMinimumHeight(CONTROL)
        for value in values:
            made.addItem("", value)
        made.activated.connect(lambda at: self._store.change(**{key: made.itemData(at)}))
        return made

    def _switch(self, key: str) -> QCheckBox:
        made = QCheckBox()
        made.setObjectName(f"setting-{key}")
        made.toggled.connect(lambda on: self._store.change(**{key: on}))
        return made

    def _word(self) -> None:
        self.setWindowTitle(tr("Preferences"))
        self._close_button.setText(tr("Close"))
        for key, made in self.lists.items():
            self._names[key].setText(setting_name(key))
            made.setAccessibleName(setting_name(key))
            for at in range(made.count()):
                value = made.itemData(at)
                made.setItemText(at, LANGUAGES.get(value) or choice_name(key, value))
        for key, box in self.switches.items():
            box.setText(setting_name(key))
            self._abouts[key].setText(setting_about(key))
        self._show_settings(self._store.value)

    def _show_settings(self, now: Settings) -> None:
        for key, made in self.lists.items():
            with QSignalBlocker(made):
                made.setCurrentIndex(made.findData(getattr(now, key)))
        for key, box in self.switches.items():
            with QSignalBlocker(box):
                box.setChecked(getattr(now, key))
