"""What of Qt goes into the packages: what the program needs, and nothing that is not under the LGPL."""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePath

import PySide6
import pytest
from freeze.shipped import LIBRARIES, MODULES, is_shipped, qt_name, strangers

from domino_desktop.view.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
WHEEL = Path(PySide6.__file__).parent
LGPL = {"Concurrent", "Core", "DBus", "Gui", "Multimedia", "Network", "Svg", "WaylandClient", "Widgets", "XcbQpa"}
"""Libraries of Qt that may be passed on under the LGPL, as far as we do."""

GPL = {
    "Charts",
    "DataVisualization",
    "Graphs",
    "HttpServer",
    "NetworkAuth",
    "Quick3D",
    "QuickTimeline",
    "VirtualKeyboard",
}
"""Some that may not."""

USELESS = {"FFmpegStub-ssl", "OpenGL", "Pdf", "Qml", "Quick", "Test", "WebEngineCore"}


def of_the_wheel() -> list[PurePath]:
    """Return the files of PySide6 that would be shipped, by their paths in the frozen program."""
    files = [
        file.relative_to(WHEEL.parent) for file in WHEEL.rglob("*") if re.search(r"\.(so|dylib|dll|pyd)", file.name)
    ]
    return [file for file in files if is_shipped(file, LANGUAGES)]


def test_all_that_is_imported_is_shipped() -> None:
    imported = set()
    for file in (ROOT / "domino_desktop").rglob("*.py"):
        imported |= set(re.findall(r"\bPySide6\.Qt(\w+)", file.read_text(encoding="utf-8")))
    assert {"Core", "Gui", "Widgets"} <= imported <= MODULES


def test_only_lgpl_is_shipped() -> None:
    names = {qt_name(file) for file in of_the_wheel() if "plugins" not in file.parts}
    assert names - {None} <= LGPL
    assert LIBRARIES <= LGPL
    assert names >= MODULES


@pytest.mark.parametrize("library", sorted(GPL | USELESS))
def test_others_stay_out(library: str) -> None:
    for file in (
        f"PySide6/Qt/lib/libQt6{library}.so.6",
        f"PySide6/Qt{library}.abi3.so",
        f"PySide6/Qt6{library}.dll",
        f"PySide6/Qt{library}.pyd",
        f"PySide6/Qt/lib/Qt{library}.framework/Versions/A/Qt{library}",
    ):
        assert not is_shipped(PurePath(file), LANGUAGES), file


@pytest.mark.parametrize(
    "file",
    [
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/plugins/imageformats/qpdf.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/avcodec-61.dll",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_help_fr.qm",
    ],
)
def test_what_is_large_or_of_no_use_stays_out(file: str) -> None:
    assert not is_shipped(PurePath(file), LANGUAGES)


@pytest.mark.parametrize(
    "file",
    [
        "PySide6/QtCore.abi3.so",
        "PySide6/libpyside6.abi3.so.6.11",
        "shiboken6/Shiboken.abi3.so",
        "shiboken6/libshiboken6.abi3.so.6.11",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/__init__.py",
        "PySide6/QtCore.pyd",
        "PySide6/pyside6.abi3.dll",
        "PySide6/Qt6Gui.dll",
        "PySide6/MSVCP140_1.dll",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "shiboken6/Shiboken.pyd",
        "shiboken6/shiboken6.abi3.dll",
        "PySide6/translations/qtbase_fr.qm",
        "PySide6/libpyside6.abi3.6.11.dylib",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/Resources/Info.plist",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "shiboken6/libshiboken6.abi3.6.11.dylib",
    ],
)
def test_what_is_needed_is_shipped_on_every_system(file: str) -> None:
    assert is_shipped(PurePath(file), LANGUAGES)


@pytest.mark.skipif(sys.platform != "linux", reason="how libraries name each other differs by system")
def test_what_is_shipped_needs_no_library_of_qt_that_is_not() -> None:
    shipped = {file.name for file in of_the_wheel()}
    for file in of_the_wheel():
        data = (WHEEL.parent / file).read_bytes()
        needed = {name.decode() for name in re.findall(rb"\0(lib(?:Qt6|icu)\w+\.so\.\d+)(?=\0)", data)}
        assert needed <= shipped, file


def test_strangers_in_a_frozen_program_are_named(tmp_path: Path) -> None:
    for name in ("libQt6Core.so.6", "libQt6Charts.so.6", "Qt6Quick3D.dll", "QtPdf.pyd", "libz.so.1", "QtGui.pyi"):
        (tmp_path / name).touch()
    for name in ("QtCore", "QtQml"):
        (tmp_path / f"{name}.framework" / "Versions" / "A").mkdir(parents=True)
    assert strangers(tmp_path) == ["Charts", "Pdf", "Qml", "Quick3D"]
