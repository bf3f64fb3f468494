"""What a person may set; each change holds at once and is kept."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QHBoxLayout, QSlider, QTabWidget, QVBoxLayout, QWidget

from ...controller import settings as kept
from ...controller.settings import Settings, SettingsStore
from ..language import LANGUAGES
from ..texts import tr
from ..texts.preferences import choice_name, page_name, setting_about, setting_name
from ..widgets import Scrolled, button, label, line
from .preference_page import PreferencePage
from .preview import ICON, icon, table_picture

PAGES: Final = {
    "look": ("theme", "tiles", "cloth", "pips", "digits"),
    "play": ("speed", "motion", "marking", "order", "auto_draw", "auto_pass"),
    "sound": ("sound", "volume"),
    "program": ("language", "letters"),
}
"""The settings on each page, in order."""
LISTS: Final = {
    "language": kept.LANGUAGES, "theme": kept.THEMES, "tiles": kept.TILES, "cloth": kept.CLOTHS, "pips": kept.PIPS,
    "digits": kept.DIGITS, "speed": kept.SPEEDS, "motion": kept.MOTIONS, "marking": kept.MARKINGS,
    "order": kept.ORDERS,
}  # fmt: skip
"""Settings that are one of several values; numbers are sliders, all others switches."""
NUMBERS: Final = {"volume": (0, kept.LOUDEST)}
PICTURED: Final = ("theme", "tiles", "cloth", "pips")
"""Settings whose values are shown in pictures."""


class PreferencesDialog(QDialog):
    """Not modal; shows the settings also when something else changes them."""

    def __init__(self, parent: QWidget, store: SettingsStore) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self._store = store
        self.lists: dict[str, QComboBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self.sliders: dict[str, QSlider] = {}
        self._fitted = False
        self._drawn: tuple[object, ...] = ()
        """What the pictures show."""
        self._pages = {key: self._page(keys) for key, keys in PAGES.items()}
        self._preview = label(name="preview")
        self._pages["look"].put_below(self._preview)
        self.tabs = QTabWidget()
        for page in self._pages.values():
            self.tabs.addTab(Scrolled(page), "")
        self._close_button = button(self.close, name="close")
        low = QHBoxLayout()
        low.addStretch(1)
        low.addWidget(self._close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.setSpacing(12)
        whole.addWidget(self.tabs)
        whole.addWidget(line())
        whole.addLayout(low)
        store.changed.connect(self._show_settings)
        self._word()

    def show_page(self, key: str) -> None:
        """Bring a page (a key of PAGES) to the front."""
        self.tabs.setCurrentIndex(list(PAGES).index(key))

    def showEvent(self, event: QShowEvent) -> None:
        if not self._fitted:  # before, its parts do not know their font
            self._fitted = True
            self.resize(self.sizeHint().boundedTo(self.screen().availableSize() - QSize(8, 40)))
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    # making

    def _page(self, keys: tuple[str, ...]) -> PreferencePage:
        page = PreferencePage()
        for key in keys:
            if key in LISTS:
                self.lists[key] = page.add_list(key, LISTS[key])
                self.lists[key].activated.connect(lambda at, key=key: self._choose(key, self.lists[key].itemData(at)))
            elif key in NUMBERS:
                self.sliders[key] = page.add_slider(key, *NUMBERS[key])
                self.sliders[key].valueChanged.connect(lambda value, key=key: self._choose(key, value))
            else:
                self.switches[key] = page.add_switch(key)
                self.switches[key].toggled.connect(lambda on, key=key: self._choose(key, on))
        return page

    def _choose(self, key: str, value: object) -> None:
        self._store.change(**{key: value})

    # showing

    def _word(self) -> None:
        self.setWindowTitle(tr("Preferences"))
        self._close_button.setText(tr("Close"))
        for at, (key, page) in enumerate(self._pages.items()):
            self.tabs.setTabText(at, page_name(key))
            page.word(setting_name, setting_about)
        for key, made in self.lists.items():
            for at in range(made.count()):
                value = made.itemData(at)
                own = LANGUAGES.get(value) if key == "language" else None
                made.setItemText(at, own or choice_name(key, value))
        self._preview.setAccessibleName(tr("Tiles on the table as they are chosen here"))
        self._show_settings(self._store.value)

    def _show_settings(self, now: Settings) -> None:
        for key, made in self.lists.items():
            with QSignalBlocker(made):
                made.setCurrentIndex(made.findData(getattr(now, key)))
        for key, box in self.switches.items():
            with QSignalBlocker(box):
                box.setChecked(getattr(now, key))
        for key, slider in self.sliders.items():
            with QSignalBlocker(slider):
                slider.setValue(getattr(now, key))
        self.sliders["volume"].setEnabled(now.sound)
        self._draw(now)

    def _draw(self, now: Settings) -> None:
        ratio = self.devicePixelRatioF()
        drawn = (*(getattr(now, key) for key in (*PICTURED, "digits")), ratio)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        for key in PICTURED:
            made = self.lists[key]
            made.setIconSize(QSize(*ICON))
            for at in range(made.count()):
                made.setItemIcon(at, icon(now, key, made.itemData(at), ratio))
        self._preview.setPixmap(table_picture(now, 420, ratio))
