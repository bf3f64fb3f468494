"""Files of records (RECORD.md) as people open and save them: JSON Lines, one match a line, each one judged."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..games import game
from ..model.faults import UnreadableError, in_match
from ..model.match import Match
from ..model.record_check import judge
from ..model.record_json import parse_line
from .archive_row import Row, row_of
from .files import write_whole
from .match_file import as_line
from .trouble import reason

SUFFIX: Final = ".domino"
_SLICE: Final = 0.02
"""Seconds of reading before others get their turn."""


class Kept(NamedTuple):
    """A match of a file that is right in every word."""

    match: Match
    line: str
    row: Row | None
    """What the archive would keep of it; None while it is not over."""


class Found(NamedTuple):
    """What a file holds."""

    path: Path
    kept: tuple[Kept, ...]
    faults: tuple[str, ...]
    """One sentence with its place for each match that is not right, in the words of `replay`."""
    why: str = ""
    """Why the file could not be read; "" when it could."""


class RecordReader(QObject):
    """Reads a file a little at a time, so that a large one halts nothing."""

    progress = Signal(int)
    """Matches read up to now."""
    done = Signal(object)
    """The Found."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._kept: list[Kept] = []
        self._faults: list[str] = []
        self._why = ""
        self._left: Iterator[tuple[int, bytes]] = iter(())
        self._next = QTimer(self)
        self._next.timeout.connect(self._read_on)

    def start(self) -> None:
        """Begin to read; the end is told by the event loop."""
        try:
            lines = self.path.read_bytes().split(b"\n")
            self._left = enumerate(lines[:-1] if lines[-1] == b"" else lines, 1)
        except OSError as error:
            self._why = reason(error)
        except ValueError as error:  # a path with a NUL
            self._why = str(error)
        self._next.start(0)

    def stop(self) -> None:
        """Read no further, and tell nothing."""
        self._next.stop()

    def _read_on(self) -> None:
        end = time.perf_counter() + _SLICE
        while time.perf_counter() < end:
            number, line = next(self._left, (0, b""))
            if not number:
                self._next.stop()
                self.done.emit(Found(self.path, tuple(self._kept), tuple(self._faults), self._why))
                return
            found = read_line(number, line)
            if isinstance(found, Kept):
                self._kept.append(found)
            else:
                self._faults.append(found)
        self.progress.emit(len(self._kept) + len(self._faults))


def read_line(number: int, line: bytes) -> Kept | str:
    """Return the match on a line of a file, counted from 1, or the first thing that is wrong with it."""
    try:
        record = parse_line(line)
    except UnreadableError as error:
        return f"match {number}: {error}"
    match, faults = judge(record, game)
    if match is None or faults:
        return in_match(number, faults[0])
    return Kept(match, line.decode(), row_of(record) if match.outcome else None)


def write_records(path: Path, lines: Iterable[str]) -> None:
    """Write records into a file, one a line; raise OSError."""
    write_whole(path, "".join([f"{line}\n" for line in lines]).encode())


def record_of(match: Match) -> str:
    """Return the record of a match as a line without its end."""
    return as_line(match).decode()
