"""Troubles with files that the person is told in one sentence; the view has the words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TROUBLES: Final = (
    "settings-damaged",  # file, aside: where the broken file was put ("" when it could not be)
    "settings-unreadable",  # file, why
    "settings-unwritable",  # file, why
    "save-damaged",  # file, aside, why
    "save-unreadable",  # file, why
    "save-unwritable",  # file, why
    "matches-unwritable",  # file, why: a finished match could not be kept
    "matches-damaged",  # file, aside, count: lines that were no finished matches
    "archive-damaged",  # file, aside, count: matches that could still be read
    "archive-unusable",  # file, why: what is over waits in a file beside the archive
    "archive-newer",  # file, why: as above, until a later version opens it
)
"""Every key; behind it the names in `about`, whose values are texts."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One clear sentence as a key, and what it mentions."""

    key: str
    about: dict[str, str]


def reason(error: OSError) -> str:
    """Return what the system says about a file it would not read or write."""
    return error.strerror or str(error)
