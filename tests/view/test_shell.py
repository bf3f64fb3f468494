"""The bare window: seen before the rest is loaded, in the colours and at the place that the settings say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from domino_desktop.view.shell import Shell
from domino_desktop.view.theme import DARK, LIGHT, Theme

ROOT = Path(__file__).resolve().parents[2]

LOADED_SO_FAR = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from domino_desktop.process import Process
from domino_desktop.view.shell import Shell

def show_at_once(self):
    show(self)
    late = ("model", "games", "bots", "layout", "controller.session", "controller.settings", "view.texts", "view.table")
    print([name for name in sys.modules if name.startswith(tuple(f"domino_desktop.{part}" for part in late))])
    print("json" in sys.modules, "multiprocessing" in sys.modules, self._ground.painted, self.close())

show, Shell.show_at_once = Shell.show_at_once, show_at_once
process = Process(Path(sys.argv[1]))
print(process.app.window.isVisible())
QTimer.singleShot(0, process.app.window.close)
sys.exit(process.run())
"""


def test_it_is_seen_before_the_game_is_loaded_and_cannot_be_closed_so_soon(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADED_SO_FAR, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split("\n")[0] == "[]"
    assert done.stdout.split("\n")[1].split()[1:] == ["False", "True", "False"]
    assert done.stdout.split("\n")[2] == "True"


@pytest.mark.parametrize(("name", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_it_has_the_colour_of_the_table_in_the_dark(qtbot: QtBot, name: str, theme: Theme) -> None:
    shell = Shell(name, "felt", "")
    qtbot.addWidget(shell)
    shell.show_at_once()
    assert shell.grab().toImage().pixelColor(300, 300).name() == QColor(theme.felt).darker(190).name()
    shell.bare = False


def test_a_window_that_is_not_seen_is_not_waited_for_long(qtbot: QtBot) -> None:
    shell = Shell("light", "felt", "")
    qtbot.addWidget(shell)
    shell._ground.hide()
    shell.show_at_once()
    assert not shell._ground.painted
    shell.bare = False
