"""What becomes of a damaged archive: it is put aside, and what can still be read of it is returned."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from pathlib import Path

from ..model.record_form import check_form
from ..model.record_json import parse_line
from .archive_file import COLUMNS, PAGE, ArchiveError
from .archive_row import row_of
from .files import put_aside
from .salvage import Value, rows

_log = logging.getLogger(__name__)


def rescue(file: Path) -> tuple[str, list[tuple[object, ...]]]:
    """Put a damaged archive aside; return its new name and the sound rows, by COLUMNS; raise ArchiveError."""
    aside = put_aside(file)
    if not aside:
        raise ArchiveError("it is damaged and cannot be put aside")
    put = file.with_name(aside)
    with suppress(OSError):
        file.with_name(f"{file.name}-journal").rename(f"{put}-journal")
    try:
        data = put.read_bytes()
    except OSError as error:
        _log.error("%s: %s", put, error)
        return aside, []
    found = {row[1]: row[1:] for row in rows(data, PAGE, 1 + len(COLUMNS)) if _is_sound(row)}
    return aside, [row[: len(COLUMNS)] for row in sorted(found.values(), key=lambda row: row[1])]  # type: ignore[arg-type,return-value]


def _is_sound(row: tuple[Value, ...]) -> bool:
    """Say whether a row is a match whose columns are those of its record."""
    told = dict(zip(COLUMNS, row[1:], strict=False))
    key, ended, counted, record = told["key"], told["ended"], told["counted"], told["record"]
    if not (isinstance(key, str) and isinstance(ended, int) and isinstance(record, str) and counted in (0, 1)):
        return False
    if not all(told[name] is None or isinstance(told[name], int) for name in ("hints", "undos", "demos")):
        return False
    try:
        parsed = parse_line(record.encode())
        if check_form(parsed):
            return False
        known = row_of(parsed)._asdict()
    except (ValueError, KeyError, TypeError, IndexError):
        return False
    known["key"] = key if key.startswith(known.pop("digest")) else None
    for name in ("players", "scores", "winners", "finishes"):
        known[name] = json.dumps(known[name])
    return all(told[name] == value for name, value in known.items())
