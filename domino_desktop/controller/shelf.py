"""Unfinished matches that a newer one has displaced, kept to come back to: a folder with one record a file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from ..model.events import Event
from ..model.match import Match
from ..model.shuffle import commitment
from .files import write_whole
from .match_file import as_line, read_match
from .trouble import Trouble, reason

_log = logging.getLogger(__name__)

SHOWN: Final = 12
"""How many matches are read; older ones stay in the folder until newer ones are taken."""


class Shelf(QObject):
    """A match lies here once, however often it is put; whoever goes on with it takes it away.

    Two matches of one deal are two, unless one is the beginning of the other.
    """

    troubled = Signal(object)
    """A Trouble: a file was damaged, or the folder cannot be read or written."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder

    def put(self, match: Match) -> None:
        """Keep an unfinished match."""
        file = self._free(match)
        try:
            write_whole(file, as_line(match) + b"\n")
        except OSError as error:
            self._tell("save-unwritable", file, error)

    def matches(self) -> tuple[Match, ...]:
        """Return the matches that were put last, the newest first; a damaged file is put aside and announced."""
        found = []
        for file in self._newest_first()[:SHOWN]:
            one = read_match(file)
            if isinstance(one, Match):
                found.append(one)
            elif one is not None:
                self.troubled.emit(one)
        return tuple(found)

    def __bool__(self) -> bool:
        """Say whether there is any match."""
        return bool(self._newest_first())

    def take(self, match: Match) -> None:
        """Forget a match that is gone on with."""
        for file in self._of_deal(match):
            there = read_match(file)
            if isinstance(there, Match) and (_leads(match, there) or _leads(there, match)):
                self._remove(file)

    def _remove(self, file: Path) -> None:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            self._tell("save-unwritable", file, error)

    def _of_deal(self, match: Match) -> list[Path]:
        """Return the files of all matches of one deal."""
        try:
            return sorted(self._folder.glob(f"{_name(match)}*.jsonl"))
        except OSError:
            return []

    def _free(self, match: Match) -> Path:
        """Return the file for a match: that of its beginning, else one that is not there."""
        taken = self._of_deal(match)
        for file in taken:
            there = read_match(file)
            if isinstance(there, Match) and _leads(there, match):
                return file
        numbers = ["", *[f"-{number}" for number in range(2, len(taken) + 2)]]
        free = (self._folder / f"{_name(match)}{number}.jsonl" for number in numbers)
        return next(file for file in free if file not in taken)

    def _newest_first(self) -> list[Path]:
        try:
            return sorted(self._folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        except OSError as error:
            self._tell("save-unreadable", self._folder, error)
            return []

    def _tell(self, key: str, file: Path, error: OSError) -> None:
        _log.warning("%s: %s: %s", key, file, error)
        self.troubled.emit(Trouble(key, {"file": file.name, "why": reason(error)}))


def _name(match: Match) -> str:
    return commitment(match.secret)[:24]


def _leads(one: Match, other: Match) -> bool:
    """Say whether a match is the beginning of another, or the same."""
    done, will = _course(one), _course(other)
    return one[:3] == other[:3] and len(done) <= len(will) and will[: len(done)] == done


def _course(match: Match) -> list[tuple[int, Event]]:
    return [(number, event) for number, now in enumerate(match.rounds) for event in now.events]
