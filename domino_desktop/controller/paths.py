"""Where the files of a person lie; the only module that asks appdirs."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import appdirs

_NAME: Final = "domino-desktop"


def config_dir(profile: Path | None = None) -> Path:
    """Return the folder of the settings; it need not exist. A profile is a folder that holds everything instead."""
    return profile / "config" if profile else _asked(appdirs.user_config_dir, "XDG_CONFIG_HOME", ".config")


def data_dir(profile: Path | None = None) -> Path:
    """Return the folder of the matches; it need not exist."""
    return profile / "data" if profile else _asked(appdirs.user_data_dir, "XDG_DATA_HOME", ".local/share")


def log_dir(profile: Path | None = None) -> Path:
    """Return the folder of the log; it need not exist."""
    return profile / "log" if profile else _asked(appdirs.user_log_dir, "XDG_CACHE_HOME", ".cache")


def _asked(folder: Callable[..., str], variable: str, usual: str) -> Path:
    """Return what appdirs says, unless a variable is set to what the XDG specification says to ignore."""
    found = Path(folder(_NAME, appauthor=False))
    if found.is_absolute() or os.path.isabs(os.environ.get(variable, "/")):
        return found
    rest = found.relative_to(os.environ[variable])
    return Path.home() / usual / rest
