"""Whether a window can be opened here: found out before Qt is asked, which would abort the process."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

WAYS_ON = (
    "run it on a virtual display (xvfb-run -a domino-desktop), "
    "or let bots play a match and write pictures of it (domino-desktop --demo)"
)


def why_no_window(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Return in one sentence why no window can be opened and what can be done, or "" when one can."""
    missing = missing_library()
    if missing:
        return missing
    if not platform.startswith("linux"):
        return ""
    wanted = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if wanted and not wanted.startswith(("xcb", "wayland")):
        return ""
    if not wanted.startswith("xcb") and _wayland_answers(environment):
        return ""
    if wanted.startswith("wayland"):
        return f"Domino Desktop found no Wayland display: {WAYS_ON}."
    if not environment.get("DISPLAY"):
        return f"Domino Desktop needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set: {WAYS_ON}."
    return _why_not_x11(environment["DISPLAY"])


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether anything says where a window could be opened."""
    named = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    return named or not platform.startswith("linux")


def missing_library() -> str:
    """Return in one sentence which library of the system Qt lacks, or ""."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return _lacks(error)
    return ""


def _lacks(error: Exception) -> str:
    library = str(error).partition(":")[0]
    return (
        f"Domino Desktop cannot start, because Qt lacks a library of the system ({library}): "
        "install it with the system's package manager, or in a checkout on Debian and Ubuntu with packaging/run.py."
    )


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    import socket

    path = Path(environment.get("XDG_RUNTIME_DIR", "/")) / name
    with suppress(OSError), closing(socket.socket(socket.AF_UNIX)) as connection:
        connection.connect(str(path))
        return True
    return False


def _why_not_x11(display: str) -> str:
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms" / "libqxcb.so"
    try:
        ctypes.CDLL(str(plugin))
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return _lacks(error)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(display.encode(), None)
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return f"Domino Desktop cannot reach the display {display}: {WAYS_ON}." if refused else ""
