"""The finished matches: kept, listed, read again, deleted with a way back, and counted for the statistics."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from ..model.match import Match
from ..model.record_json import parse_line
from .aid import Aid
from .archive_columns import HEAD, TALLY, Head, insert, tallies_of
from .archive_file import COLUMNS, ArchiveError, ArchiveFile, DamagedError, NewerError
from .archive_inbox import Inbox
from .archive_rescue import rescue
from .archive_row import Row, row_of
from .match_file import as_line
from .statistics import Tally
from .trouble import Trouble

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Archive(QObject):
    """A database in a folder. It is opened when it is first asked; where it cannot be, everything is empty.

    A damaged file is put aside, what can be read of it is taken over, and the work goes on.
    """

    troubled = Signal(object)
    """A Trouble; each kind is told once."""
    changed = Signal()
    """There are other matches, or others are counted."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = ArchiveFile(folder / "archive.sqlite")
        self._inbox = Inbox(folder / "matches.jsonl")
        self.forgotten: tuple[int, ...] = ()
        """The matches that the last reset of the statistics has left out, until it is undone."""
        self.deleted: tuple[tuple[object, ...], ...] = ()
        """The rows that were deleted last, until they are brought back."""
        self._told: set[str] = set()

    # matches come and go

    def add(self, match: Match, aid: Aid | None, again: bool = False) -> bool:
        """Keep a match that is over, and say whether it is new; `again`: it was played anew, whatever it resembles.

        The help is None where nobody knows. What the database cannot take now waits in a file beside it.
        """
        line = as_line(match)
        row = row_of(parse_line(line))
        try:
            new = self._do(lambda opened: insert(opened, row, line.decode(), _now(), aid, again=again))
        except ArchiveError as error:
            try:
                self._inbox.put(line)
            except OSError as worse:
                self._tell("matches-unwritable", worse.strerror or str(worse), self._inbox.file.name)
            else:
                self._tell(_key(error), str(error))
            return False
        if new:
            self.changed.emit()
        return new

    def bring_in(self, rows: Sequence[tuple[Row, str]]) -> int:
        """Add finished matches of a file, each with the line of its record; return how many were not here yet."""
        new: int = self._change(lambda opened: sum([insert(opened, row, line, _now(), None) for row, line in rows]), 0)
        return new

    def delete(self, ids: Sequence[int]) -> None:
        """Delete matches; `undo_delete` brings those of the last time back."""

        def work(opened: sqlite3.Connection) -> list[tuple[object, ...]]:
            found = []
            for one in ids:
                found += opened.execute(f"SELECT id, {', '.join(COLUMNS)} FROM match WHERE id = ?", (one,)).fetchall()
                opened.execute("DELETE FROM match WHERE id = ?", (one,))
            return found

        nothing: list[tuple[object, ...]] = []
        gone = self._ask(work, nothing)
        if gone:
            self.deleted = tuple(gone)
            self.changed.emit()

    def undo_delete(self) -> None:
        """Bring back what was deleted last."""
        rows, self.deleted = self.deleted, ()
        marks = ", ".join("?" * (1 + len(COLUMNS)))

        def work(opened: sqlite3.Connection) -> int:
            opened.executemany(f"INSERT OR IGNORE INTO match (id, {', '.join(COLUMNS)}) VALUES ({marks})", rows)
            return len(rows)

        self._change(work, 0)

    # what is read

    def heads(self) -> tuple[Head, ...]:
        """Return all matches, the newest first."""
        said = f"SELECT {HEAD} FROM match ORDER BY ended DESC, id DESC"
        return self._ask(lambda opened: tuple(map(Head._make, opened.execute(said))), ())

    def record(self, number: int) -> str | None:
        """Return the record of a match, one line without its end; None when it is not there."""
        said = "SELECT record FROM match WHERE id = ?"
        found = self._ask(lambda opened: opened.execute(said, (number,)).fetchone(), None)
        return None if found is None else str(found[0])

    def tallies(self) -> tuple[Tally, ...]:
        """Return what is counted, the oldest first: matches in which people sat on one side only."""
        said = f"SELECT {TALLY} FROM match WHERE side IS NOT NULL AND counted ORDER BY ended, id"
        return self._ask(lambda opened: tuple(tallies_of(opened.execute(said))), ())

    # the statistics begin anew

    def reset(self) -> None:
        """Count none of the matches that are here any more; `undo_reset` takes it back."""

        def work(opened: sqlite3.Connection) -> list[int]:
            found = [one for (one,) in opened.execute("SELECT id FROM match WHERE counted")]
            opened.execute("UPDATE match SET counted = 0 WHERE counted")
            return found

        nothing: list[int] = []
        counted = self._ask(work, nothing)
        if counted:
            self.forgotten = tuple(counted)
            self.changed.emit()

    def undo_reset(self) -> None:
        """Count again what the last reset has left out."""
        ids, self.forgotten = self.forgotten, ()

        def work(opened: sqlite3.Connection) -> int:
            opened.executemany("UPDATE match SET counted = 1 WHERE id = ?", [(one,) for one in ids])
            return len(ids)

        self._change(work, 0)

    # the file and its troubles

    def _ask(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        try:
            return self._do(work)
        except ArchiveError as error:
            self._tell(_key(error), str(error))
            return otherwise

    def _change(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        done = self._ask(work, otherwise)
        if done:
            self.changed.emit()
        return done

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work after the matches of the old file were taken over; mend the file if it is damaged."""
        for _ in range(2):
            try:
                self._take_over_old()
                return self.file.do(work)
            except DamagedError as error:
                _log.error("the archive is damaged: %s", error)
                aside, records = rescue(self.file.path)
                self._refill(records)
                about = {"file": self.file.path.name, "aside": aside, "count": str(len(records))}
                self.troubled.emit(Trouble("archive-damaged", about))
        raise ArchiveError("it is damaged again and again")

    def _take_over_old(self) -> None:
        found = self._inbox.read()
        if found is None:
            return
        self.file.do(
            lambda opened: [insert(opened, row_of(record), line, found.ended, None) for record, line in found.records]
        )
        trouble = self._inbox.close(found)
        if trouble is not None:
            self.troubled.emit(trouble)

    def _refill(self, rows: Sequence[tuple[object, ...]]) -> None:
        marks = ", ".join("?" * len(COLUMNS))
        said = f"INSERT OR IGNORE INTO match ({', '.join(COLUMNS)}) VALUES ({marks})"
        self.file.do(lambda opened: opened.executemany(said, rows))

    def _tell(self, key: str, why: str, file: str = "") -> None:
        _log.warning("%s: %s", key, why)
        if key not in self._told:
            self._told.add(key)
            self.troubled.emit(Trouble(key, {"file": file or self.file.path.name, "why": why}))


def _key(error: ArchiveError) -> str:
    return "archive-newer" if isinstance(error, NewerError) else "archive-unusable"


def _now() -> int:
    return time.time_ns() // 1_000_000
