"""Where the files of a person lie; the only module that asks appdirs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import appdirs

_NAME: Final = "domino-desktop"


def config_dir(profile: Path | None = None) -> Path:
    """Return the folder of the settings; it need not exist. A profile is a folder that holds everything instead."""
    return profile / "config" if profile else Path(appdirs.user_config_dir(_NAME, appauthor=False))


def data_dir(profile: Path | None = None) -> Path:
    """Return the folder of the matches; it need not exist."""
    return profile / "data" if profile else Path(appdirs.user_data_dir(_NAME, appauthor=False))


def log_dir(profile: Path | None = None) -> Path:
    """Return the folder of the log; it need not exist."""
    return profile / "log" if profile else Path(appdirs.user_log_dir(_NAME, appauthor=False))
