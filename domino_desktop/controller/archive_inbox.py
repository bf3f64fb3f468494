"""The file in which finished matches lay before there was an archive, and in which they wait when it cannot be used."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, NamedTuple

from ..model.faults import RecordError
from ..model.record_form import check_form
from ..model.record_json import parse_line
from .archive_row import row_of
from .files import append_line, put_aside
from .trouble import Trouble

_log = logging.getLogger(__name__)


class Found(NamedTuple):
    """What such a file holds."""

    records: list[tuple[dict[str, Any], str]]
    """Each match and its line."""
    ended: int
    """When the last of them was added: milliseconds since 1970."""
    broken: int
    """Lines that are no finished match."""


class Inbox:
    """One file of records, emptied by taking it over into the archive."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def put(self, line: bytes) -> None:
        """Add a match; raise OSError."""
        append_line(self.file, line)

    def read(self) -> Found | None:
        """Return what lies in the file; None when there is none, or none that can be read now."""
        try:
            lines = self.file.read_bytes().splitlines()
            ended = self.file.stat().st_mtime_ns // 1_000_000
        except FileNotFoundError:
            return None
        except OSError as error:
            _log.warning("%s: %s", self.file, error)
            return None
        records = [(_read(line), line.decode("utf-8", "replace")) for line in lines if line.strip()]
        sound = [(record, line) for record, line in records if record is not None]
        return Found(sound, ended, len(records) - len(sound))

    def close(self, found: Found) -> Trouble | None:
        """Take the file away now that its matches are in the archive; one with broken lines is put aside."""
        if found.broken:
            aside = put_aside(self.file)
            return Trouble("matches-damaged", {"file": self.file.name, "aside": aside, "count": str(found.broken)})
        try:
            self.file.unlink()
        except OSError as error:  # it is read again next time, and adds nothing
            _log.warning("%s: %s", self.file, error)
        return None


def _read(line: bytes) -> dict[str, Any] | None:
    """Return the record on a line, None unless it is a finished match; it is not judged: watching it does that."""
    try:
        record = parse_line(line)
        if check_form(record):
            return None
        row_of(record)
    except (RecordError, KeyError, ValueError, TypeError, IndexError):
        return None
    return record
