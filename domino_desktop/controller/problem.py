"""The report of a problem: one text file that a person can read and send, without paths or names of theirs."""

from __future__ import annotations

import getpass
import json
import platform
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import qVersion

from ..model.match import Match
from ..model.record import dump
from .settings import Settings

LOG_BYTES: Final = 60_000
"""How much of the log's end is reported."""
_PRIVATE: Final = ("geometry", "setup")
"""Settings that say nothing about a fault, or hold names."""


def report(version: str, match: Match | None, settings: Settings, log: str) -> str:
    """Return the report: versions, settings, the match as a record on a line of its own, and the end of the log."""
    facts = {
        "Domino Desktop": version,
        "Qt": qVersion() or "",
        "Python": platform.python_version(),
        "System": f"{platform.system()} {platform.release()} {platform.machine()}",
    }
    chosen = {key: value for key, value in settings.to_json().items() if key not in _PRIVATE}
    names = {player.name: f"Player {seat + 1}" for seat, player in enumerate(match.players)} if match else {}
    parts = (
        "\n".join(f"{name}: {value}" for name, value in facts.items()),
        "Settings: " + json.dumps(chosen, ensure_ascii=False),
        "Match:\n" + (dump(_nameless(match), version) if match else "none"),
        "Log:\n" + without_traces(log, names),
    )
    return "\n\n".join(parts)


def end_of_log(file: Path) -> str:
    """Return the last LOG_BYTES of a log in whole lines, "" when there is none."""
    try:
        with file.open("rb") as log:
            log.seek(0, 2)
            size = log.tell()
            log.seek(max(0, size - LOG_BYTES))
            text = log.read().decode("utf-8", "replace")
    except OSError:
        return ""
    return text if size <= LOG_BYTES else text.partition("\n")[2]


def without_traces(text: str, names: Mapping[str, str], home: Path | None = None, login: str = "") -> str:
    """Return a text without the person's home folder and login name, and with other names (old: new)."""
    folder = str(home or Path.home())
    who = login or _login()
    for written in {folder, folder.replace("\\", "/"), folder.replace("\\", "\\\\")}:
        if len(written) > 1:
            text = re.sub(re.escape(written) + r"(?![\w.-])", "~", text)
    if who:
        text = re.sub(rf"(?<=[/\\]){re.escape(who)}(?=[/\\\"'\s]|$)", "USER", text)
    for name, instead in names.items():
        if len(name.strip()) > 1:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", instead, text)
    return text


def _nameless(match: Match) -> Match:
    players = tuple(player._replace(name=f"Player {seat + 1}") for seat, player in enumerate(match.players))
    return match._replace(players=players)


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a system without accounts
        return ""
