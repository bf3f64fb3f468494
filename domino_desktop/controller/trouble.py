"""Troubles with files that the person is told in one sentence; the view has the words."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from typing import Final

TROUBLES: Final = (
    "settings-damaged",  # file, aside: where the broken file was put ("" when it could not be)
    "settings-wrong",  # file, settings: the names of those that are wrong, with spaces between
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


KNOWN: Final = frozenset((
    errno.EACCES, errno.EPERM, errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.ENOENT, errno.EEXIST, errno.ENOTDIR,
    errno.EISDIR, errno.ENAMETOOLONG, errno.EIO,
))  # fmt: skip
"""The errors of the system for which the view has words."""


def reason(error: OSError) -> str:
    """Return why a file could not be read or written: a name such as ENOSPC for a KNOWN error, else in its words."""
    if error.errno in KNOWN:
        return errno.errorcode[error.errno]
    return error.strerror or str(error)
