"""`--smoke`, which packagers run: it ends with 0 when all is right, and says in one sentence what is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_app import environment

SMOKE = "import sys; from domino_desktop import __main__; sys.exit(__main__.main(['--smoke']))"


def smoke(folder: Path, code: str = SMOKE, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run it with its temporary files in an empty folder."""
    folder.mkdir()
    return subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        encoding="utf-8",
        env=environment(TMPDIR=str(folder), **variables),
        timeout=90,
    )


def test_all_is_right_without_a_display_and_nothing_stays(tmp_path: Path) -> None:
    done = smoke(tmp_path / "tmp", QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list((tmp_path / "tmp").iterdir()) == []


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("smoke.as_line = lambda match: real(match) + b'!'", "the record of the round is wrong, match 1: "),
        ("smoke.Trial._look = lambda self: 1 / 0", "an unexpected error, ZeroDivisionError: division by zero"),
        ("smoke.worker_command = lambda: (sys.executable, '-c', '')", "the process that thinks for the strong bots"),
        ("resources._FOLDERS = ()", "an unexpected error, FileNotFoundError: the program's file "),
        ("smoke.PATIENCE_MS = 1; smoke.Trial._look = lambda self: None", "the round did not end within 0 s"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, damage: str, words: str) -> None:
    code = f"""
import sys
from domino_desktop import smoke
from domino_desktop.controller import resources
real = smoke.as_line
{damage}
{SMOKE}
"""
    done = smoke(tmp_path / "tmp", code)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"domino-desktop: {words}")
    assert done.stderr.count("\n") == 1


def test_a_display_that_does_not_answer_is_one_sentence(tmp_path: Path) -> None:
    done = smoke(tmp_path / "tmp", QT_QPA_PLATFORM="xcb", DISPLAY=":4977")
    assert done.returncode == 1
    assert "cannot reach the display :4977" in done.stderr
    assert done.stderr.count("\n") == 1
