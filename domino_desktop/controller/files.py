"""Files that are either whole or not there: the one way in which the application writes."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

_PATIENCE: Final = (0.01, 0.05)
"""Seconds between the tries to replace a file which a virus scanner or an indexer holds open (Windows)."""


def write_whole(file: Path, data: bytes, sync: bool = True) -> None:
    """Write a file so that at any moment the old or the new one is there whole; raise OSError.

    With `sync` the data have reached the disk before the old file goes, so that a power cut too leaves one of them.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    try:
        with fresh.open("wb") as out:
            out.write(data)
            out.flush()
            if sync:
                os.fsync(out.fileno())
        _replace(fresh, file)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def _replace(fresh: Path, file: Path) -> None:
    for pause in _PATIENCE:
        try:
            fresh.replace(file)
            return
        except PermissionError:
            time.sleep(pause)
    fresh.replace(file)


def append_line(file: Path, line: bytes) -> None:
    """Add a line to a file unless it is its last one already; raise OSError.

    A line that was cut short by a crash stays alone: the new one never hangs on to it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab+") as out:
        out.seek(max(0, out.tell() - len(line) - 2))
        tail = out.read()
        if tail in (line + b"\n", b"\n" + line + b"\n"):
            return
        out.write((b"" if not tail or tail.endswith(b"\n") else b"\n") + line + b"\n")
        out.flush()
        os.fsync(out.fileno())


def put_aside(file: Path) -> str:
    """Rename a file to NAME.damaged-1, or the first free number; return the new name, "" when it cannot be."""
    for number in count(1):
        aside = file.with_name(f"{file.name}.damaged-{number}")
        if not aside.exists():
            try:
                file.rename(aside)
            except OSError:
                return ""
            return aside.name
    raise AssertionError("unreachable")
