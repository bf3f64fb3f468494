"""The whole application in a test, with a folder of its own, played by real pointer and key events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.app import App
from domino_desktop.controller.setup import Setup
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation
from domino_desktop.view.panels.panel import Panel

W = TypeVar("W", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton


class Desktop:
    """The application with its window open."""

    def __init__(self, qtbot: QtBot, profile: Path, **settings: object) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.qtbot, self.application = qtbot, application
        self.app = App(application, profile)
        self.app.store.change(**{"speed": "instant", "sound": False, "language": "en", "theme": "light"} | settings)
        self.window = self.app.window
        qtbot.addWidget(self.window)
        with qtbot.waitExposed(self.window):
            self.app.open()

    @property
    def panel(self) -> Panel | None:
        """The panel over the table."""
        return self.window.overlays.shown

    def shows(self, panel: Panel | None) -> bool:
        """Say whether this panel, or none, lies over the table."""
        return self.panel is panel

    @property
    def match(self) -> Match:
        """The match in play."""
        assert self.app.session.match is not None
        return self.app.session.match

    @property
    def seen(self) -> Observation:
        """What the table shows."""
        assert self.window.seen is not None
        return self.window.seen

    def find(self, name: str, kind: type[W], inside: QWidget | None = None) -> W:
        """Return the one visible widget of a name."""
        everywhere = [inside] if inside else self.application.topLevelWidgets()
        found = {one for top in everywhere for one in top.findChildren(kind, name) if one.isVisible()}
        assert len(found) == 1, f"{len(found)} visible widgets named {name}"
        return found.pop()

    def click(self, name: str, inside: QWidget | None = None) -> None:
        """Click a button."""
        QTest.mouseClick(self.find(name, QPushButton, inside), LEFT)

    def words(self, name: str, inside: QWidget | None = None) -> str:
        """Return the words of a label."""
        return self.find(name, QLabel, inside).text()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keys go now, when a panel that has just opened listens."""
        panel = self.window.overlays.shown
        if panel is not None and panel.deaf_ms:
            QTest.qWait(panel.deaf_ms + 5)
        target = self.application.focusWidget() or self.window
        QTest.keyClick(target, key, modifier)

    def speak(self, language: str) -> None:
        """Change the language; widgets hear of it through the event loop."""
        self.app.store.change(language=language)
        self.application.processEvents()

    def menu(self, name: str) -> None:
        """Choose an action of the menus; it must be possible."""
        action = self.window.menus.actions[name]
        assert action.isEnabled(), name
        action.trigger()

    def begin(self, setup: Setup) -> None:
        """Begin a match and wait for the table."""
        self.app.begin(setup)
        self.rest()

    def rest(self) -> None:
        """Wait until a person must act, or a panel is open."""

        def waits() -> None:
            assert self.window.table.is_idle
            match = self.app.session.match
            assert self.panel is not None or (match is not None and self.seen.my_turn)

        self.qtbot.waitUntil(lambda: not _raises(waits))

    def settle(self) -> None:
        """Let layouts come to rest: one that changes a height asks for another pass."""
        for _ in range(4):
            self.application.processEvents()

    def play_round(self, rng: random.Random | None = None) -> None:
        """Play legal actions for all people until the round is over."""
        chance = rng or random.Random(1)
        while self.seen.result is None:
            self.rest()
            if self.panel is self.window.overlays.curtain:
                self.click("ready", self.panel)
            elif self.seen.my_turn:
                self.window.act.emit(chance.choice(self.seen.legal))

    def close(self) -> None:
        """End the application and take its look and words away from the tests to come."""
        self.window.close()
        self.app.stop()
        self.app.language.stop()
        self.application.setStyleSheet("")


def _raises(check) -> bool:
    try:
        check()
    except AssertionError:
        return True
    return False


@contextmanager
def desktop(qtbot: QtBot, profile: Path, **settings: object) -> Iterator[Desktop]:
    """Open the application for a while."""
    opened = Desktop(qtbot, profile, **settings)
    try:
        yield opened
    finally:
        opened.close()
