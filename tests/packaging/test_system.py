"""What the set-up asks of the system, and what it says when it does not get it."""

from __future__ import annotations

import ast
import ctypes
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import system
from system import QT_LIBRARIES, X11_LIBRARIES, SetUpError, check_system, install_packages, opens_x11_window

SCRIPTS = Path(__file__).resolve().parents[2] / "packaging"
linux = pytest.mark.skipif(sys.platform != "linux", reason="system packages are Linux's affair")


@pytest.mark.parametrize("script", ["run.py", "system.py"])
def test_scripts_can_be_read_by_python_3_8(script: str) -> None:
    ast.parse((SCRIPTS / script).read_text(encoding="utf-8"), feature_version=(3, 8))


def test_old_python_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SetUpError, match=r"needs Python 3\.11 or later, and this is Python 3\.9:"):
        check_system()


@linux
@pytest.mark.parametrize(("version", "words"), [((2, 31), "has glibc 2.31."), ((), "has another C library.")])
def test_old_c_library_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...], words: str
) -> None:
    monkeypatch.setattr(system, "libc_version", lambda: version)
    with pytest.raises(SetUpError, match=words):
        check_system()


@pytest.mark.parametrize(
    ("arguments", "environment", "opens"),
    [
        ([], {"DISPLAY": ":0"}, True),
        (["--profile", "x"], {"DISPLAY": ":0"}, True),
        ([], {}, False),
        ([], {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ([], {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        (["--demo"], {"DISPLAY": ":0"}, False),
        (["simulate", "--game", "draw"], {"DISPLAY": ":0"}, False),
    ],
)
def test_window_libraries_are_asked_only_for_a_window(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], environment: dict[str, str], opens: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert opens_x11_window(arguments) is opens


class Machine:
    """A pretended Linux: which libraries it lacks, who is there, and what its apt-get answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lacks: Iterable[str], user: int, answers: list[int]) -> None:
        self.commands: list[list[str]] = []
        self._lacks, self._answers = set(lacks), answers
        monkeypatch.setattr(ctypes, "CDLL", self._load)
        monkeypatch.setattr(os, "geteuid", lambda: user)
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(system, "run", self._run)

    def _load(self, name: str) -> None:
        if name in self._lacks:
            raise OSError(name)

    def _run(self, command: list[str], *_files: Any, **environment: str) -> int:
        assert environment == {"DEBIAN_FRONTEND": "noninteractive"}
        self.commands.append(command)
        if not self._answers[0]:
            self._lacks.clear()
        return self._answers.pop(0)


@linux
def test_nothing_is_installed_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, [], user=0, answers=[])
    install_packages(tmp_path / "log", window=True, all_of_them=True)
    assert machine.commands == []


@linux
def test_root_gets_all_packages_and_lists_are_updated_when_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    machine = Machine(monkeypatch, ["libEGL.so.1", "libpulse.so.0"], user=0, answers=[100, 0, 0])
    install_packages(tmp_path / "new folder" / "log", window=False, all_of_them=True)
    install = ["apt-get", "install", "-y", "--no-install-recommends", "libegl1", "libpulse0"]
    assert machine.commands == [install, ["apt-get", "update"], install]


@linux
def test_a_sound_package_that_cannot_be_had_stops_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, ["libpulse.so.0"], user=0, answers=[100, 100])
    install_packages(tmp_path / "log", window=False, all_of_them=True)
    assert len(machine.commands) == 2


@linux
def test_root_without_network_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Machine(monkeypatch, QT_LIBRARIES, user=0, answers=[100] * 4)
    with pytest.raises(SetUpError, match=r"apt-get cannot install .*network"):
        install_packages(tmp_path / "log", window=False, all_of_them=False)


@linux
def test_others_are_told_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Machine(monkeypatch, X11_LIBRARIES, user=1000, answers=[])
    install_packages(tmp_path / "log", window=False, all_of_them=True)  # not needed: told, not stopped
    assert "    sudo apt-get install libx11-xcb1 libxcb-cursor0 " in capsys.readouterr().err
    with pytest.raises(SetUpError, match="Then run this again"):
        install_packages(tmp_path / "log", window=True, all_of_them=False)


@linux
def test_other_systems_are_told_the_file_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Machine(monkeypatch, ["libEGL.so.1"], user=1000, answers=[])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetUpError, match=r"package manager and run this again: libEGL\.so\.1$"):
        install_packages(tmp_path / "log", window=False, all_of_them=False)
