"""The match in play on the disk, written after every event."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from ..model.match import Match
from .files import write_whole
from .match_file import as_line, read_match
from .trouble import Trouble, reason

_log = logging.getLogger(__name__)

_SLOW: Final = 0.005
"""Seconds to write a file to the disk itself, beyond which a person could see the picture halt."""


class Saves(QObject):
    """A folder with the unfinished match, a record in JSON Lines.

    A write returns when the system has the data: killing the program loses nothing. That they have reached the disk
    itself is waited for too, unless the disk has shown that this takes more than _SLOW; then it is waited for only
    between rounds, and what a round adds goes to a second file beside the one that is safe. A power cut can then
    cost the round in play, never the match.
    """

    troubled = Signal(object)
    """A Trouble; that the folder cannot be written is said once."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._safe = folder / "match.jsonl"
        self._latest = folder / "match-latest.jsonl"
        self._disk_is_slow = False
        self._safest = "", (0, 0, False)
        """The secret of the match in the safe file, and how far it has come."""
        self._told = False

    def write(self, match: Match) -> None:
        """Save the match in play, in place of what was saved before."""
        resting = not match.round.events or match.round.result is not None
        goes_on = self._goes_on(match)
        if not goes_on:
            self._remove(self._latest)  # what was undone must not be taken for what came after it
        sync = resting or not goes_on or not self._disk_is_slow
        file = self._safe if sync else self._latest
        data = as_line(match) + b"\n"
        began = time.perf_counter()
        try:
            write_whole(file, data, sync)
        except OSError as error:
            self._tell_once(file, error)
        if sync:
            self._safest = match.secret, _progress(match)
            self._disk_is_slow = time.perf_counter() - began > _SLOW

    def load(self) -> Match | None:
        """Return the match that was saved last, or None; a damaged file is put aside and announced."""
        safe, latest = self._read(self._safe), self._read(self._latest)
        if safe and latest:
            goes_on = latest.secret == safe.secret and _progress(latest) > _progress(safe)
            return latest if goes_on else safe
        return safe or latest

    def remove(self) -> None:
        """Forget the match in play."""
        for file in (self._safe, self._latest):
            self._remove(file)

    def _goes_on(self, match: Match) -> bool:
        """Say whether this is the match in the safe file, gone on; nothing of it was undone since."""
        secret, progress = self._safest
        return match.secret == secret and _progress(match) > progress

    def _remove(self, file: Path) -> None:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            self._tell_once(file, error)

    def _read(self, file: Path) -> Match | None:
        found = read_match(file)
        if isinstance(found, Trouble):
            self.troubled.emit(found)
            return None
        return found

    def _tell_once(self, file: Path, error: OSError) -> None:
        _log.warning("%s: %s", file, error)
        if not self._told:
            self._told = True
            self.troubled.emit(Trouble("save-unwritable", {"file": file.name, "why": reason(error)}))


def _progress(match: Match) -> tuple[int, int, bool]:
    return len(match.rounds), len(match.round.events), match.outcome is not None
