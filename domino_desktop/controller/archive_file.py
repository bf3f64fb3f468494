"""The database behind the archive: its form, the changes of that form by version, and its errors in one kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

PAGE: Final = 4096
"""Bytes of a page; salvage.py reads a file whose head is lost by it."""
COLUMNS: Final = (
    "key", "ended", "game", "tiles", "players", "scores", "winners", "why", "side", "level", "outcome", "difference",
    "rounds", "rounds_won", "finishes", "hints", "undos", "demos", "counted", "record",
)  # fmt: skip
"""Every column behind `id`, in order. A later version may add columns at the end, never move them."""

_FIRST: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    ended INTEGER NOT NULL,
    game TEXT NOT NULL,
    tiles INTEGER NOT NULL,
    players TEXT NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    why TEXT NOT NULL,
    side INTEGER,
    level TEXT NOT NULL,
    outcome TEXT NOT NULL,
    difference REAL NOT NULL,
    rounds INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    finishes TEXT NOT NULL,
    hints INTEGER,
    undos INTEGER,
    demos INTEGER,
    counted INTEGER NOT NULL DEFAULT 1,
    record TEXT NOT NULL
);
CREATE INDEX match_without_record ON match (
    ended, id, game, tiles, players, scores, winners, why, side, level, outcome, difference,
    rounds, rounds_won, finishes, hints, undos, demos, counted
);
"""
"""`ended`: milliseconds since 1970; players, scores, winners, finishes: JSON; no help known: NULL; counted 0: reset.

The index holds all that lists and statistics need: a hundredth of what the records take.
"""

MIGRATIONS: Final = (_FIRST,)
"""What makes version n out of version n - 1; a file's version is its `user_version`."""
_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""SQLITE_ERROR: what we ask for is right, so the file does not hold what it should."""
_PATIENCE: Final = 2.0
"""Seconds to wait for another program that writes."""


class ArchiveError(Exception):
    """The archive cannot be used now; the text says why, in the system's words."""


class DamagedError(Exception):
    """The file is no sound database."""


class NewerError(ArchiveError):
    """The file was written by a later version of the program."""


class ArchiveFile:
    """A file that is opened for each piece of work, so that nothing is held and nothing must be closed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work, all of it or nothing; raise ArchiveError or DamagedError."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)) as opened:
                _prepare(opened)
                with transaction(opened):
                    return work(opened)
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", None)  # None: a text that is not UTF-8
            if code is None or code & 0xFF in _DAMAGE:
                raise DamagedError(str(error)) from error
            raise ArchiveError(str(error)) from error
        except (TypeError, ValueError) as error:  # a column does not hold what it should
            raise DamagedError(str(error)) from error
        except OSError as error:
            raise ArchiveError(error.strerror or str(error)) from error


@contextmanager
def transaction(opened: sqlite3.Connection) -> Iterator[None]:
    """Let everything inside happen together, or not at all."""
    opened.execute("BEGIN")
    try:
        yield
    except BaseException:
        if opened.in_transaction:  # a full disk has ended it already
            opened.execute("ROLLBACK")
        raise
    opened.execute("COMMIT")


def _prepare(opened: sqlite3.Connection) -> None:
    """Bring the file to today's form."""
    opened.execute(f"PRAGMA page_size = {PAGE}")
    opened.execute("PRAGMA secure_delete = ON")  # what was deleted does not come back when a damaged file is read
    version = opened.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerError("it was written by a later version of the program")
    for number, change in enumerate(MIGRATIONS[version:], version + 1):
        with transaction(opened):
            for statement in change.split(";"):
                opened.execute(statement)
            opened.execute(f"PRAGMA user_version = {number}")
