"""`--demo`: bots play a match offscreen, and pictures of it are written."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from .app import App
from .controller.setup import Setup, default_setup
from .games import game
from .model.match import Player
from .model.observation import Observation

SIZE: Final = (1280, 800)
PLAYERS: Final = (Player("", "bot:medium"), Player("", "bot:easy"), Player("", "bot:medium"))
EVERY: Final = 12
"""Steps between two pictures of a round."""
PAUSE_MS: Final = 40
"""Between a change and its picture, so that everything has been laid out."""
PATIENCE_MS: Final = 180_000


def demo(folder: Path) -> int:
    """Write pictures of a whole match into a folder; return 0, or 1 when something failed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"domino-desktop: cannot write into {folder}: {error.strerror}", file=sys.stderr)
        return 2
    application = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory(prefix="domino-demo-") as profile:
        app = App(application, Path(profile))
        show = Show(app, folder)
        sys.excepthook = _fail
        QTimer.singleShot(0, show.begin)
        QTimer.singleShot(PATIENCE_MS, lambda: application.exit(1))
        code = application.exec()
        app.stop()
    return code


def _fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    sys.__excepthook__(kind, error, trace)
    QApplication.exit(1)


class Show:
    """Watches the table, takes the pictures and goes on to the next round."""

    def __init__(self, app: App, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self._count = 0
        app.store.change(speed="instant", sound=False)
        app.window.resize(*SIZE)
        app.window.table.settled.connect(self._settled)

    def begin(self) -> None:
        """Open the window and let the match begin."""
        self._one_by_one(self._begin())

    def _begin(self) -> Iterator[None]:
        self._app.open()
        yield
        self._picture("start")
        self._app.begin(_setup())

    def _settled(self, seen: Observation) -> None:
        if seen.result is not None:
            self._one_by_one(self._round_over(seen))
        elif len(seen.events) % EVERY == EVERY - 1:
            self._picture(f"round-{seen.number}-event-{len(seen.events)}")

    def _one_by_one(self, acts: Iterator[None]) -> None:
        """Do one act after the other, each when the one before can be seen."""
        if next(acts, self) is None:
            QTimer.singleShot(PAUSE_MS, lambda: self._one_by_one(acts))

    def _round_over(self, seen: Observation) -> Iterator[None]:
        window = self._app.window
        over = window.overlays.round_end
        yield
        self._picture(f"round-{seen.number}-end")
        if seen.outcome is None:
            over.next_button.click()
            return
        over.hide_button.click()
        yield
        self._picture("last-table")
        window.bottom.result_button.click()
        over.next_button.click()
        yield
        self._picture("match-end")
        window.close()

    def _picture(self, name: str) -> None:
        self._count += 1
        file = self._folder / f"{self._count:02}-{name}.png"
        if self._app.window.grab().save(str(file)):
            print(file)
        else:
            print(f"domino-desktop: cannot write {file}", file=sys.stderr)
            QApplication.exit(2)


def _setup() -> Setup:
    rules = game(default_setup().game).make({"seats": len(PLAYERS)})
    return replace(default_setup(), options=rules.options(), players=PLAYERS)
