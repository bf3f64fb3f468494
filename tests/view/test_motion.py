"""Movement follows the system, or the setting; without it nothing glides (UX 19)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle
from pytestqt.qtbot import QtBot

from domino_desktop.view import motion
from tests.controller.house import setup
from tests.desktop import desktop


class Still(QProxyStyle):
    """The style of a desktop that is set to show no animations."""

    def styleHint(self, hint, option=None, widget=None, returned=None):  # type: ignore[no-untyped-def]
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


@pytest.fixture
def answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder in which programs can be put that answer instead of the system's."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def answer(folder: Path, name: str, says: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\necho {says}\n")
    file.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="the answers are shell scripts")
@pytest.mark.parametrize(
    ("platform", "desktop_name", "program", "says", "reduces"),
    [
        ("linux", "ubuntu:GNOME", "gsettings", "false", True),
        ("linux", "GNOME", "gsettings", "true", False),
        ("linux", "sway", "gsettings", "false", False),
        ("darwin", "", "defaults", "1", True),
        ("darwin", "", "defaults", "0", False),
    ],
)
def test_the_system_is_asked(
    qapp: QApplication, answers: Path, platform: str, desktop_name: str, program: str, says: str, reduces: bool
) -> None:
    answer(answers, program, says)
    assert motion.system_reduces(platform, {"XDG_CURRENT_DESKTOP": desktop_name}) is reduces


def test_a_system_that_cannot_be_asked_reduces_nothing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not motion.system_reduces("linux", {"XDG_CURRENT_DESKTOP": "GNOME"})


def test_the_style_is_asked_first(qapp: QApplication) -> None:
    qapp.setStyle(Still("fusion"))
    assert motion.system_reduces("linux", {})
    assert (motion.glides("system"), motion.glides("on"), motion.glides("off")) == (False, True, False)
    qapp.setStyle("fusion")


def test_nothing_glides_where_movement_is_off(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, speed="normal", motion="off") as desk:
        desk.app.begin(setup("human", "bot:easy"))
        table = desk.window.table
        assert (table.director.speed.move, table.director.speed.deal) == (0, 0)
        assert table.director.speed.wait > 0, "bots can still be followed"
        desk.app.store.change(motion="on")
        assert table.director.speed.move > 0
