"""The habits that tools can check: types, lint, format and the arrows between the rooms."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HABITS = {
    "mypy --strict": [sys.executable, "-m", "mypy"],  # pyproject.toml says strict, and for which files
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "lint-imports": [str(Path(sys.executable).with_name("lint-imports"))],
}


@pytest.mark.parametrize("habit", HABITS)
def test_habit(habit: str) -> None:
    done = subprocess.run(HABITS[habit], check=False, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace")
    print(done.stdout, done.stderr)
    assert done.returncode == 0
