"""A round played by a client of AT-SPI, the way of Linux's screen readers, in the real program (UX 22)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from domino_desktop.controller.settings import Settings
from tests.controller.house import setup

ROOT = Path(__file__).resolve().parent.parent.parent
PLAYER = Path(__file__).with_name("player_at_spi.py")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def _lacking() -> str:
    """Return what the system lacks, or ""."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is a matter of Linux"
    for tool in ("Xvfb", "dbus-run-session"):
        if shutil.which(tool) is None:
            return f"needs {tool}"
    if not any(Path(one).exists() for one in LAUNCHERS):
        return "needs at-spi2-core"
    look = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    python = Path("/usr/bin/python3")
    if not python.exists() or subprocess.run([python, "-c", look], check=False, capture_output=True).returncode:
        return "needs the system's Python with gir1.2-atspi-2.0 and python3-gi"
    return ""


@pytest.fixture
def display() -> Iterator[str]:
    """Run a display of our own, where the system has all that the test needs."""
    lacking = _lacking()
    if lacking:
        pytest.skip(lacking)
    read, write = os.pipe()
    size = ("-screen", "0", "1000x760x24")
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *size, "-nolisten", "tcp"], pass_fds=(write,), stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number, "Xvfb does not come up"
    yield f":{number}"
    server.terminate()
    server.wait()


def test_a_round_is_played_by_assistive_technology_alone(display: str, tmp_path: Path) -> None:
    chosen = setup("human", "bot:easy")
    settings = Settings(language="en", speed="instant", sound=False, setup=chosen)
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    variables = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "PYTHONPATH")}
    variables |= {"DISPLAY": display, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GIO_USE_VFS": "local"}
    program = (sys.executable, "-m", "domino_desktop", "--profile", str(tmp_path))
    done = subprocess.run(
        ["dbus-run-session", "--", "/usr/bin/python3", str(PLAYER), *program],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env=variables,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert (told["failure"], told["code"]) == ("", 0), told
    _judge(told["heard"], told["pressed"], told["read"])


def _judge(heard: list[str], pressed: list[tuple[str, list[int]]], read: dict[str, dict[str, str]]) -> None:
    """Check what the player has heard, pressed and read."""
    assert pressed[0][0] == "Play"
    tiles = [name for name, _ in pressed if name.endswith(", playable")]
    assert tiles
    for _, (x, y, width, height) in pressed:  # a magnifier follows what is pressed: it must lie where it is seen
        assert 0 <= x < x + width <= 1000
        assert 0 <= y < y + height <= 760
    labels, buttons = read["label"], read.get("push button", {}) | read.get("button", {})
    assert "P0 (person): 7 tiles, 0 points. On turn." in labels
    assert any(name.startswith("P1 (bot, easy): ") and name.endswith(" tiles, 0 points") for name in labels)
    assert "Your hand: 7 tiles" in read["panel"]
    assert any(name.startswith("Boneyard: 14 tiles.") for name in buttons)
    refusals = ("The round opens with", "fits none", "No tile fits")  # the deal is made by chance
    assert any(words in about for about in buttons.values() for words in refusals)
    assert {"Draw", "Pass", "Next round"} <= set(buttons)
    for mine in (("You play the ", "You open with "), ("P1 plays the ", "P1 opens with ")):
        assert any(one.startswith(mine) for one in heard), heard
    assert "Your turn: play a tile." in heard
    assert "Score: " in heard[-1]
