"""Words of what went wrong around the game."""

from __future__ import annotations

from collections.abc import Mapping

from .preferences import setting_name
from .say import QT_TR_NOOP, listed, tr


def trouble(key: str, about: Mapping[str, str]) -> str:
    """Return what went wrong, in a sentence or two (the keys of `trouble.TROUBLES`)."""
    said = dict(about)
    if "why" in about:
        said["why"] = why_words(about["why"])
    if "settings" in about:
        said["settings"] = listed([setting_name(one) for one in about["settings"].split()])
    words = tr(_TROUBLES[key]).format(**said)
    if about.get("aside"):
        words += " " + tr("It was put aside as {aside}.").format(aside=about["aside"])
    return words


def why_words(why: str) -> str:
    """Return why a file could not be read or written; `why` is a name such as ENOSPC, or the system's own words."""
    return tr(_WHYS[why]) if why in _WHYS else why


def bot_failed(name: str) -> str:
    """Return that a bot's thinking broke down."""
    return tr("{name} lost the thread: the first possible move was played. The game goes on.").format(name=name)


def unexpected(log: str) -> str:
    """Return that the program met an error of its own; `log` is the file that tells more."""
    return tr("An unexpected error happened. The match is saved; details are in {log}.").format(log=log)


def report_kept(file: str) -> str:
    """Return that the report of a problem was written."""
    return tr("The report was saved in {file}.").format(file=file)


def report_lost(file: str, why: str) -> str:
    """Return that the report of a problem could not be written."""
    return tr("The report cannot be saved in {file}: {why}.").format(file=file, why=why_words(why))


_TROUBLES = {
    "settings-wrong": QT_TR_NOOP("Some settings were not valid and have their usual values again: {settings}."),
    "settings-damaged": QT_TR_NOOP("The settings were damaged; the usual ones apply."),
    "settings-unreadable": QT_TR_NOOP("The settings cannot be read ({why}); the usual ones apply."),
    "settings-unwritable": QT_TR_NOOP("The settings cannot be saved in {file}: {why}."),
    "save-damaged": QT_TR_NOOP("The saved match was damaged and cannot be continued."),
    "save-unreadable": QT_TR_NOOP("The saved match cannot be read ({why})."),
    "save-unwritable": QT_TR_NOOP("The match cannot be saved in {file}: {why}."),
    "matches-damaged": QT_TR_NOOP("Some earlier matches in {file} were damaged and are not in the archive: {count}."),
    "archive-damaged": QT_TR_NOOP("The archive of matches was damaged. Matches that could be saved from it: {count}."),
    "archive-unusable": QT_TR_NOOP("The archive of matches cannot be used now ({why}); new matches wait beside it."),
    "archive-newer": QT_TR_NOOP(
        "The archive of matches was written by a later version of the program; new matches wait beside it."
    ),
    "matches-unwritable": QT_TR_NOOP("The finished match cannot be kept in {file}: {why}."),
}
_DENIED = QT_TR_NOOP("permission is denied")
_FULL = QT_TR_NOOP("the disk is full")
_WHYS = {
    "EACCES": _DENIED,
    "EPERM": _DENIED,
    "ENOSPC": _FULL,
    "EDQUOT": _FULL,
    "EROFS": QT_TR_NOOP("the disk is read-only"),
    "ENOENT": QT_TR_NOOP("it is not there"),
    "EEXIST": QT_TR_NOOP("there is a file of this name already"),
    "ENOTDIR": QT_TR_NOOP("there is a file where a folder should be"),
    "EISDIR": QT_TR_NOOP("there is a folder where the file should be"),
    "ENAMETOOLONG": QT_TR_NOOP("the name is too long"),
    "EIO": QT_TR_NOOP("the disk reports an error"),
}
