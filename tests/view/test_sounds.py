"""One sound per event, as loud as it is set, and silence without a device (UX 18)."""

from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_desktop.controller.resources import resource
from domino_desktop.view.sounds import NAMES, Sounds
from tests.controller.house import setup
from tests.desktop import desktop

ROOT = Path(__file__).resolve().parents[2]


class Effect:
    """What a sound does, without a device."""

    def __init__(self, heard: list[tuple[str, float]], name: str) -> None:
        self._heard, self._name, self._volume = heard, name, 1.0

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def play(self) -> None:
        self._heard.append((self._name, self._volume))


def listened(sounds: Sounds) -> list[tuple[str, float]]:
    """Return the list to which all that is heard comes, with its volume."""
    heard: list[tuple[str, float]] = []
    sounds._effects = {name: Effect(heard, name) for name in NAMES}  # type: ignore[misc]
    return heard


def test_they_are_as_loud_as_they_are_set() -> None:
    sounds = Sounds()
    heard = listened(sounds)
    for volume in (100, 50, 0):
        sounds.volume = volume
        sounds.play("place")
    sounds.on = False
    sounds.volume = 100
    sounds.play("place")
    assert heard == [("place", 1.0), ("place", 0.25)]


def test_every_event_has_one_sound(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, sound=True) as desk:
        heard = listened(desk.window.sounds)
        desk.begin(setup("human", "bot:easy", key="draw"))
        desk.play_round()
        desk.rest()
        kinds = {"Played": "place", "Drew": "draw", "Passed": "pass"}
        names = [type(event).__name__ for event in desk.match.round.events]
        wanted = [kinds[name] for name in names if name in kinds]
        won = desk.seen.result is not None and desk.seen.seat in desk.seen.result.winners
        assert [name for name, _ in heard] == wanted + ["win"] * won


def test_they_are_muted_by_the_menu_and_by_a_key(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, sound=True) as desk:
        desk.window.sounds._effects = {}
        action = desk.window.menus.actions["mute"]
        assert not action.isChecked()
        desk.menu("mute")
        assert not desk.window.sounds.on
        assert action.isChecked()
        desk.window.activateWindow()
        QTest.keyClick(desk.window, Qt.Key.Key_M)
        assert desk.app.store.value.sound
        assert not action.isChecked()


@pytest.mark.parametrize("name", NAMES)
def test_the_script_makes_what_is_there(tmp_path: Path, name: str) -> None:
    with wave.open(str(resource(f"sounds/{name}.wav"))) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        assert 0.05 < sound.getnframes() / sound.getframerate() < 2


def test_without_a_device_there_is_silence(tmp_path: Path) -> None:
    script = "from PySide6.QtWidgets import QApplication; from domino_desktop.view.sounds import Sounds\n"
    script += "application = QApplication([]); sounds = Sounds(); sounds.prepare(); sounds.play('win'); print('silent')"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, "silent\n")
    assert "Traceback" not in done.stderr  # Qt's own words go to the log
