"""Unfinished matches that a newer one has displaced, kept to come back to: a folder with one record a file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from ..model.match import Match
from ..model.shuffle import commitment
from .files import write_whole
from .match_file import as_line, read_match
from .trouble import Trouble, reason

_log = logging.getLogger(__name__)

SHOWN: Final = 12
"""How many matches are read; older ones stay in the folder until newer ones are taken."""


class Shelf(QObject):
    """A match lies here once, however often it is put; whoever goes on with it takes it away."""

    troubled = Signal(object)
    """A Trouble: a file was damaged, or the folder cannot be read or written."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder

    def put(self, match: Match) -> None:
        """Keep an unfinished match."""
        try:
            write_whole(self._file(match), as_line(match) + b"\n")
        except OSError as error:
            self._tell("save-unwritable", self._file(match), error)

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
        try:
            self._file(match).unlink(missing_ok=True)
        except OSError as error:
            self._tell("save-unwritable", self._file(match), error)

    def _file(self, match: Match) -> Path:
        return self._folder / f"{commitment(match.secret)[:24]}.jsonl"

    def _newest_first(self) -> list[Path]:
        try:
            return sorted(self._folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        except OSError as error:
            self._tell("save-unreadable", self._folder, error)
            return []

    def _tell(self, key: str, file: Path, error: OSError) -> None:
        _log.warning("%s: %s: %s", key, file, error)
        self.troubled.emit(Trouble(key, {"file": file.name, "why": reason(error)}))
