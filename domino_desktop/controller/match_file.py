"""A match in a file of its own: the record that is written, and what becomes of a file that is no record."""

from __future__ import annotations

import logging
from pathlib import Path

from .. import __version__
from ..games import game
from ..model.faults import RecordError
from ..model.match import Match
from ..model.record import dump, load
from .files import put_aside
from .trouble import Trouble, reason

_log = logging.getLogger(__name__)


def as_line(match: Match) -> bytes:
    """Return the record of a match as a line of a file, without its end; what is no text in a name becomes `?`."""
    return dump(match, __version__).encode("utf-8", "replace")


def read_match(file: Path) -> Match | Trouble | None:
    """Return the match in a file, None when there is no file; a file that is no record is put aside."""
    try:
        return load(file.read_bytes().strip(), game)
    except FileNotFoundError:
        return None
    except OSError as error:
        trouble = Trouble("save-unreadable", {"file": file.name, "why": reason(error)})
    except RecordError as error:
        trouble = Trouble("save-damaged", {"file": file.name, "aside": put_aside(file), "why": str(error)})
    _log.warning("%s: %s", trouble.key, trouble.about)
    return trouble
