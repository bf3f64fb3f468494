"""The interface's language, chosen at the start and changed while the program runs. Needs QtCore only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ..controller.resources import resource

LANGUAGES: Final = {
    "fr": "Français",
    "en": "English",
    "ht": "Kreyòl ayisyen",
    "pt_BR": "Português (Brasil)",
    "es": "Español",
}
"""Every language of the interface and its own name; the first is spoken where the system speaks none of them."""
QT_SPEAKS: Final = {"ht": "fr"}
"""The language of Qt's own words where it has none of ours."""


def spoken(setting: str, system: Sequence[str]) -> str:
    """Return the language of a setting; "" is the first of the system's (`fr-FR`, `en`, …) that we speak."""
    if setting in LANGUAGES:
        return setting
    for name in system:
        short = name.replace("_", "-").split("-")[0].lower()
        for language in LANGUAGES:
            if language.split("_")[0] == short:
                return language
    return next(iter(LANGUAGES))


class Language:
    """The translators that are installed on the application; its widgets hear of a change by LanguageChange."""

    def __init__(self, app: QCoreApplication) -> None:
        self.now = ""
        self._app = app
        self._translators: list[QTranslator] = []

    def use(self, setting: str) -> None:
        """Speak the language of a setting from now on; raise FileNotFoundError when its words are missing."""
        language = spoken(setting, QLocale.system().uiLanguages())
        if language == self.now:
            return
        ours = resource(f"i18n/domino_{language}.qm")
        self.stop()
        self.now = language
        QLocale.setDefault(QLocale(language))
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for file in (f"{qt}/qtbase_{QT_SPEAKS.get(language, language)}.qm", str(ours)):
            translator = QTranslator()
            if translator.load(file):
                self._translators.append(translator)
                self._app.installTranslator(translator)

    def stop(self) -> None:
        """Speak the source language again."""
        for old in self._translators:
            self._app.removeTranslator(old)
        self._translators.clear()
        self.now = ""


def speak(setting: str) -> Language:
    """Let a process without a window speak the language of a setting, for as long as the result is kept."""
    language = Language(QCoreApplication.instance() or QCoreApplication([]))
    language.use(setting)
    return language
