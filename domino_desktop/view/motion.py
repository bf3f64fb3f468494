"""The view room: whether things glide, or movement is reduced."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from os import environ
from typing import Final

from PySide6.QtWidgets import QApplication, QStyle

PATIENCE_S: Final = 1.0
"""How long the system may take to answer."""
_ASKED: Final = {
    "darwin": ("defaults", "read", "com.apple.universalaccess", "reduceMotion"),
    "linux": ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"),
}
_REDUCED: Final = {"darwin": "1", "linux": "false"}
_WITH_GSETTINGS: Final = ("gnome", "unity", "cinnamon", "budgie", "mate", "pantheon", "xfce")
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


def glides(setting: str) -> bool:
    """Say whether things glide: `on`, `off`, or `system` for as the system is set."""
    return setting == "on" or (setting == "system" and not system_reduces())


def system_reduces(platform: str = sys.platform, environment: Mapping[str, str] = environ) -> bool:
    """Say whether the system is set to reduce movement; not, where it does not tell."""
    style = QApplication.style()
    if style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:  # Plasma and others tell Qt
        return True
    if platform == "win32":
        return _windows_reduces()
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").lower()
    if platform == "linux" and not any(name in desktop for name in _WITH_GSETTINGS):
        return False
    return platform in _ASKED and _said(_ASKED[platform]) == _REDUCED[platform]


def _said(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE_S, check=False, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def _windows_reduces() -> bool:
    import ctypes

    user32 = getattr(ctypes, "windll").user32  # noqa: B009  # there is none elsewhere, and mypy knows
    on = ctypes.c_int(1)
    user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(on), 0)
    return on.value == 0
