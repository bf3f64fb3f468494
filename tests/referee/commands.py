"""Run the commands of Domino Desktop and read what they say."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Place(NamedTuple):
    """Where a fault line says the fault is: counts from 1, None where the line names none."""

    match: int
    round: int | None
    event: int | None


def run(*arguments: str | bytes | Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run `python -m domino_desktop ARGUMENTS` and wait for it."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, "-m", "domino_desktop", *arguments],
        env=os.environ | {"PYTHONPATH": path} | environment,
        capture_output=True,
        timeout=600,
        check=False,
    )


def replay_here(capsys: object, *files: Path) -> Said:
    """Call `replay` in this process; an exception that gets out fails the test by itself."""
    from domino_desktop.__main__ import main

    read: Callable[[], tuple[str, str]] = capsys.readouterr  # type: ignore[attr-defined]
    read()
    code = main(["replay", *map(str, files)])
    return Said(code, *read())


def fault_lines(said: Said, file: Path) -> list[str]:
    """Give the lines about this file without its name; every line of a failed replay must be such a line."""
    lines = [line for line in (said.out + said.err).split("\n") if line]
    assert lines, "a failed replay says nothing"
    assert "Traceback" not in said.out + said.err
    assert all(line.startswith(f"{file}: ") for line in lines), lines
    assert all(line.isprintable() for line in lines), lines
    assert all(len(line) < len(str(file)) + 1000 for line in lines), "a fault line is too long to read"
    return [line.removeprefix(f"{file}: ") for line in lines]


def place(line: str) -> Place:
    """Read the place from a fault line without its file name."""
    found = re.fullmatch(r"match ([0-9]+)(?:, round ([0-9]+)(?:, event ([0-9]+))?)?: .+", line)
    assert found, f"not of the form FILE: match M, round R, event E: {line!r}"
    match, round_, event = (None if text is None else int(text) for text in found.groups())
    assert match is not None
    return Place(match, round_, event)
