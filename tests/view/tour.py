"""A walk through every panel and dialog of the application, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.controller.aid import Aid
from domino_desktop.controller.record_file import Found, Kept, read_line, record_of
from domino_desktop.games import GAMES
from domino_desktop.model.match import Match, Player
from domino_desktop.view.desk import Desk
from domino_desktop.view.texts import named
from tests.controller.house import SECRET
from tests.controller.test_archive import short
from tests.desktop import Desktop, desktop

SMALLEST = QSize(800, 600)
"""The smallest screen on which everything must fit, in device-independent pixels."""
FRAME = QSize(4, 36)
"""What a window's frame takes of the screen."""
NAMES = ("Marie-Antoinette",)
"""The beginning of a name that is too long for most places."""


def tour(
    qtbot: QtBot, profile: Path, language: str = "en", points: float = 0.0, **settings: object
) -> Iterator[tuple[str, QWidget]]:
    """Yield every panel (within the window) and every dialog with its name, in a window of the smallest size.

    `points` is the size of the system's font; 0 for the usual one.
    """
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = application.font()
    if points:
        larger = QFont(before)
        larger.setPointSizeF(points)
        application.setFont(larger)
    try:
        with desktop(qtbot, profile, **{"language": language} | settings) as desk:
            desk.window.resize(SMALLEST)
            yield from _panels(desk)
            yield from _dialogs(desk)
    finally:
        application.setFont(before)


def match_of(key: str, seats: int = 2) -> Match:
    """Return a match that has just begun, of a person with a long name and bots."""
    rules = next(one for one in GAMES if one.key == key).make({"seats": seats})
    players = (Player(f"{NAMES[0]} de Saint-Exupéry", "human"), *[Player("", "bot:medium")] * (seats - 1))
    return Match.begin(rules, named(players), SECRET)


def _panels(desk: Desktop) -> Iterator[tuple[str, QWidget]]:
    over, settle = desk.window.overlays, desk.settle
    settle()
    yield "start", desk.window
    match = match_of("draw")
    desk.window.show_start(match)
    settle()
    yield "start with a match", desk.window
    for key, seats in (("draw", 2), ("all-fives", 4)):
        match = match_of(key, seats)
        desk.app.session.resume(match)
        desk.rest()
        settle()
        yield f"table of {key}", desk.window
        desk.app.store.change(words=True)
        settle()
        yield f"table of {key} in words", desk.window
        desk.app.store.change(words=False)
        over.ask_to_give_up()
        settle()
        yield f"give up {key}", desk.window
        over.do_not_ask()
        desk.play_round()
        desk.rest()
        settle()
        yield f"end of a round of {key}", desk.window
    over.await_person(0, desk.match.players)
    desk.window._rest()
    settle()
    yield "curtain", desk.window
    over.forget()
    desk.app.session.give_up()
    desk.rest()
    if desk.panel is over.round_end:
        over.round_end.next_button.click()
    settle()
    yield "end of the match", desk.window


def _dialogs(desk: Desktop) -> Iterator[tuple[str, QWidget]]:
    table = desk.window.desk
    settle = desk.settle
    arguments = _arguments(desk)
    for name in [one.removeprefix("open_") for one in dir(Desk) if one.startswith("open_")]:
        opener = getattr(table, f"open_{name}")
        opener(*arguments.get(name, ()))
        dialog: Any = table._open[name]
        if name == "replay":
            dialog.watch(match_of("draw"))
        dialog.resize(dialog.size().boundedTo(SMALLEST - FRAME))
        settle()
        for tabs in dialog.findChildren(QTabWidget):
            for at in range(tabs.count()):
                tabs.setCurrentIndex(at)
                settle()
                yield f"{name}, {tabs.tabText(at)}", dialog
        if name == "setup":
            yield from _setups(dialog, desk)
        else:
            yield name, dialog
        dialog.close()
        settle()


def _arguments(desk: Desktop) -> dict[str, tuple[Any, ...]]:
    """Return what dialogs want to be opened with: some matches, played and not."""
    archive = desk.app.archive
    for seed in range(3):
        archive.add(short(seed), Aid())
    read = [read_line(1, record_of(match).encode()) for match in (short(1), match_of("draw"))]
    kept = tuple(one for one in read if isinstance(one, Kept))
    found = Found(Path("evening.domino"), kept, ("match 3: it is not one JSON object",))
    return {
        "rules": (GAMES[0].make({}),),
        "statistics": (archive,),
        "archive": (archive,),
        "file": (found,),
        "deal_check": (short(1),),
    }


def _setups(dialog: QDialog, desk: Desktop) -> Iterator[tuple[str, QWidget]]:
    for row, one in enumerate(GAMES):
        dialog.games.setCurrentRow(row)  # type: ignore[attr-defined]
        desk.settle()
        yield f"setup of {one.key}", dialog
