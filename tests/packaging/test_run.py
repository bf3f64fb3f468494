"""The script of the README's two commands: when it sets up, when it does not, and what it says in trouble."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest
import run
from system import SetUpError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty checkout, with a space and an accent in its path, that `run` takes for its own."""
    root = tmp_path / "mes jeux d'été"
    root.mkdir()
    shutil.copy(ROOT / "pyproject.toml", root)
    monkeypatch.setattr(run, "ROOT", root)
    monkeypatch.setattr(run, "ENVIRONMENT", root / ".venv")
    monkeypatch.setattr(run, "PYTHON", root / ".venv" / "bin" / "python")
    for name in ("STATE", "LOG", "LOCK"):
        monkeypatch.setattr(run, name, root / ".venv" / f"domino-desktop.{name.lower()}")
    return root


Pip = Callable[[IO[str]], int]


def pretend(monkeypatch: pytest.MonkeyPatch, pip: Pip = lambda log: 0) -> list[str]:
    """Let commands do nothing but be noted as `venv` or `pip`; return the notes."""
    notes: list[str] = []

    def pretended(command: list[str], out: IO[str], log: IO[str], **environment: Any) -> int:
        notes.append("pip" if "pip" in command else "venv")
        if notes[-1] == "pip":
            return pip(log)
        run.PYTHON.parent.mkdir()
        run.PYTHON.write_text("python")
        return 0

    monkeypatch.setattr(run, "run", pretended)
    return notes


def no_network(log: IO[str]) -> int:
    log.write("WARNING: Retrying after connection broken by 'NewConnectionError(…)'\n")
    log.write("ERROR: No matching distribution found for PySide6\n")
    return 1


def test_set_up_happens_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = pretend(monkeypatch)
    assert not run.is_ready("")
    run.set_up("")
    assert notes == ["venv", "pip"]
    assert run.is_ready("")


def test_the_tests_need_more_and_then_serve_the_game_too(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = pretend(monkeypatch)
    run.set_up("")
    assert not run.is_ready("test")
    run.set_up("test")
    assert notes == ["venv", "pip", "pip"]
    assert run.is_ready("test")
    assert run.is_ready("")


def test_changed_dependencies_are_installed_and_other_changes_are_not(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = pretend(monkeypatch)
    run.set_up("")
    project = checkout / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    project.write_text(text.replace("line-length = 120", "line-length = 100"), encoding="utf-8")
    assert run.is_ready("")
    project.write_text(text.replace('"appdirs>=1.4.4', '"appdirs>=1.4.5'), encoding="utf-8")
    assert not run.is_ready("")
    run.set_up("")
    assert notes == ["venv", "pip", "pip"]


def test_an_interrupted_set_up_is_done_afresh(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(log: IO[str]) -> int:
        (run.ENVIRONMENT / "half a package").mkdir()
        raise KeyboardInterrupt

    pretend(monkeypatch, interrupted)
    with pytest.raises(KeyboardInterrupt):
        run.set_up("")
    assert not run.is_ready("")
    notes = pretend(monkeypatch)
    run.set_up("")
    assert notes == ["venv", "pip"]
    assert not (run.ENVIRONMENT / "half a package").exists()


def test_an_update_without_network_keeps_the_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    run.set_up("")
    notes = pretend(monkeypatch, no_network)
    with pytest.raises(SetUpError, match="index does not answer"):
        run.set_up("test")
    assert notes == ["pip"]
    assert run.is_ready("")


def test_a_python_that_has_gone_means_a_new_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = pretend(monkeypatch)
    run.set_up("")
    state = json.loads(run.STATE.read_text(encoding="utf-8"))
    run.STATE.write_text(json.dumps({**state, "python": str(checkout / "python3.10")}), encoding="utf-8")
    assert not run.is_ready("")
    run.set_up("")
    assert notes == ["venv", "pip", "venv", "pip"]


def test_somebody_elses_folder_is_left_alone(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = pretend(monkeypatch)
    precious = run.ENVIRONMENT / "thesis.txt"
    precious.parent.mkdir()
    precious.write_text("…", encoding="utf-8")
    with pytest.raises(SetUpError, match="rename or remove it"):
        run.set_up("")
    assert notes == []
    assert precious.exists()


def test_a_python_without_qt_is_told_in_a_sentence(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_new(log: IO[str]) -> int:
        log.write("ERROR: No matching distribution found for PySide6!=6.12.0,<7,>=6.8\n")
        return 1

    pretend(monkeypatch, too_new)
    with pytest.raises(SetUpError, match=r"There is no PySide6 \(Qt\) for Python 3"):
        run.set_up("")


@pytest.mark.parametrize("retries", ["0", "1"])
def test_no_network_gives_one_sentence(tmp_path: Path, retries: str) -> None:
    root = tmp_path / "mes jeux d'été"
    for name in ("packaging", "domino_desktop/__init__.py"):
        source, target = ROOT / name, root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    for name in ("pyproject.toml", "README.md", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, root)
    (root / "resources").mkdir()
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": retries}
    done = subprocess.run(
        [sys.executable, root / "packaging" / "run.py", "simulate"],
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**{name: value for name, value in os.environ.items() if not name.startswith("PIP_")}, **nowhere},
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == (
        "The packages cannot be downloaded: the Python package index does not answer. Is there a network?"
    )
    assert "Traceback" not in done.stderr
