"""Every word can be read whole in the smallest window, with the usual font and with one of 14 points (UX 10, 19)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.controller.settings import LANGUAGES
from tests.controller.house import setup
from tests.desktop import desktop
from tests.view.cut_off import cut_off
from tests.view.tour import FRAME, NAMES, SMALLEST, tour

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize(
    ("language", "points"), [("fr", 0.0), *[(language, 14.0) for language in LANGUAGES if language]]
)
def test_nothing_is_cut_off(qtbot: QtBot, tmp_path: Path, language: str, points: float) -> None:
    faults = []
    for name, window in tour(qtbot, tmp_path, language, points):
        faults += [f"{name}: {fault}" for fault in cut_off(window, NAMES)]
        if window.size().boundedTo(SMALLEST) != window.size():
            faults.append(f"{name} is larger than {SMALLEST - FRAME}: {window.size()}")
    assert faults == []


def test_names_of_wide_letters_fit_into_every_panel(qtbot: QtBot, tmp_path: Path) -> None:
    names, begun = ("W" * 60, "M" * 60), ("WWW", "MMM")
    with desktop(qtbot, tmp_path) as desk:
        desk.window.resize(SMALLEST - FRAME)
        people = setup("human", "human", key="block", target=50)
        players = tuple(player._replace(name=name) for player, name in zip(people.players, names, strict=True))
        desk.begin(replace(people, players=players))
        over = desk.window.overlays
        assert desk.shows(over.curtain)
        assert cut_off(over.curtain, begun) == []
        while desk.match.outcome is None:
            desk.play_round()
            desk.rest()
            assert desk.shows(over.round_end)
            assert cut_off(over.round_end, begun) == []
            desk.click("next", over.round_end)
            desk.settle()
        assert desk.shows(over.match_end)
        assert cut_off(over.match_end, begun) == []


def test_what_is_cut_off_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 200)
    label, button, other = QLabel("A sentence that is long", window), QPushButton("A long word", window), None
    label.setGeometry(0, 0, 60, 20)
    button.setGeometry(150, 50, 100, 30)
    other = QLabel("over it", window)
    other.setGeometry(140, 60, 50, 20)
    with qtbot.waitExposed(window):
        window.show()
    found = cut_off(window)
    assert [fault.split("”")[0] for fault in found] == [
        "QLabel “A sentence that is long", "QPushButton “A long word", "QLabel “over it"
    ]  # fmt: skip
    assert "needs" in found[0]
    assert "reaches out of the window" in found[1]
    assert "overlaps" in found[2]
