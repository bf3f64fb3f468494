"""The view room: lets the settings hold in the whole window, at once and when the system changes its look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from . import designs, style, theme

if TYPE_CHECKING:
    from ..controller.settings import Settings, SettingsStore
    from .window import MainWindow


class Dressing(QObject):
    """Dresses the window once, and after every change."""

    def __init__(self, window: MainWindow, store: SettingsStore) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._theme: theme.Theme | None = None
        store.changed.connect(self.apply)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._scheme_changed)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._scheme_changed)
        self.apply(store.value)

    def apply(self, settings: Settings) -> None:
        """Let all settings hold."""
        window, chosen = self._window, theme.chosen(settings.theme)
        application = QApplication.instance()
        if chosen is not self._theme and isinstance(application, QApplication):
            style.dress(application, chosen)
        self._theme = chosen
        window.sounds.on, window.sounds.volume = settings.sound, settings.volume
        window.menus.show_settings(settings.order, muted=not settings.sound)
        looks = designs.look(chosen, settings.tiles, settings.cloth, settings.pips)
        window.table.apply(settings, looks)
        window.overlays.use(settings, looks)
        window.helping.tools.dress(chosen)
        window.access.show_words(settings.words)
        window.menus.actions["words"].setChecked(settings.words)
        window.menus.allow_letters(settings.letters)
        window.refresh()

    @Slot()
    def _scheme_changed(self) -> None:
        self.apply(self._store.value)
