"""Which files of Qt go into the packages: what the program uses, all of it under the LGPL, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path, PurePath

MODULES = frozenset({"Core", "Gui", "Widgets", "Multimedia", "Network"})
"""Modules of PySide6; Multimedia cannot be imported without Network."""

LIBRARIES = MODULES | {"Concurrent", "DBus", "Svg", "WaylandClient", "XcbQpa"}
"""Libraries of Qt; those that are no modules of ours are needed by the others and by the plugins."""

PLUGINS = {
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""By folder. No image formats, since PNG is built in; no media backend, since QSoundEffect does without; no GTK theme,
which would bring the GTK of the machine that builds."""

OTHERS = {"pyside6", "shiboken6", "shiboken", "icudata", "icui18n", "icuuc"}
"""Libraries that the wheels bring beside Qt's own."""

_QT = re.compile(r"(?:lib)?Qt6?([A-Z0-9]\w*)")
_LIBRARY = re.compile(r"\.(so|dylib|dll|pyd)\b")
_MODULE = re.compile(r"\.(abi3\.so|pyd)$")
_MICROSOFT = re.compile(r"(msvcp|vcruntime|concrt)\d", re.IGNORECASE)


def qt_name(file: PurePath) -> str | None:
    """Return the library or module of Qt that a file belongs to, `Gui` for `libQt6Gui.so.6`; None for other files."""
    framework = next((part for part in file.parts if part.endswith(".framework")), file.name)
    found = _QT.match(framework)
    return found[1] if found else None


def is_shipped(file: PurePath, languages: Iterable[str]) -> bool:
    """Say whether a file of the wheels PySide6 and shiboken6 belongs in the package.

    The languages are those of the interface, as in the names of Qt's translations (`pt_BR`).
    """
    if "plugins" in file.parts:
        return _stem(file) in PLUGINS.get(file.parent.name, ())
    if "translations" in file.parts:
        return file.stem in {f"qtbase_{language}" for language in languages}
    name = qt_name(file)
    if name is not None:
        return name in (MODULES if _MODULE.search(file.name) else LIBRARIES)
    if not _LIBRARY.search(file.name):
        return True
    return _stem(file).lower() in OTHERS or _MICROSOFT.match(file.name) is not None


def strangers(folder: Path) -> list[str]:
    """Return the names of Qt's libraries and modules in a frozen program that do not belong there."""
    files = [file.relative_to(folder) for file in folder.rglob("*")]
    names = {qt_name(file) for file in files if ".framework" in str(file) or _LIBRARY.search(file.name)}
    return sorted(name for name in names if name is not None and name not in LIBRARIES)


def _stem(file: PurePath) -> str:
    return file.name.partition(".")[0].removeprefix("lib")
