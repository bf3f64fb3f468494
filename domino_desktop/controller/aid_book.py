"""The help that was used in matches which are not over, in a file beside them: their records have no place for it."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Final

from ..model.shuffle import commitment
from .aid import Aid
from .files import write_whole

_log = logging.getLogger(__name__)

KEPT: Final = 1000
"""Deals that are remembered; the oldest are forgotten first."""


class AidBook:
    """Help by deal, wherever its match lies: who comes back to a deal knows what help has shown of it.

    A book that cannot be read is empty, and one that cannot be written is kept in memory.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._aids = _read(file)

    def of(self, secret: str) -> Aid:
        """Return the help that was used in the deal of a secret."""
        return self._aids.get(_key(secret), Aid())

    def write(self, secret: str, aid: Aid) -> None:
        """Remember the help that was used in a deal."""
        self._aids.pop(_key(secret), None)
        self._aids = dict([*self._aids.items(), (_key(secret), aid)][-KEPT:])
        self._save()

    def _save(self) -> None:
        try:
            write_whole(self._file, json.dumps(self._aids, separators=(",", ":")).encode(), sync=False)
        except OSError as error:
            _log.warning("cannot write %s: %s", self._file, error)


def _key(secret: str) -> str:
    return commitment(secret)[:24]


def _read(file: Path) -> dict[str, Aid]:
    try:
        found = json.loads(file.read_bytes())
        return {str(key): Aid(*map(_counted, one)) for key, one in found.items() if len(one) == len(Aid._fields)}
    except FileNotFoundError:
        pass
    except (OSError, ValueError, TypeError, AttributeError, RecursionError) as error:
        _log.warning("cannot read %s: %s", file, error)
    return {}


def _counted(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"{value!r} counts nothing")
    return value
