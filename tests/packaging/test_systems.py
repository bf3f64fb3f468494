"""What the systems are told of the application: icons, types of files, versions; and the installer of Windows."""

from __future__ import annotations

import configparser
import plistlib
import re
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from freeze import icons
from linux import packages as linux
from macos import packages as macos
from macos.bundle import RECORD, information
from PySide6.QtGui import QImage
from windows import packages as windows
from windows.version import four_numbers, version_resource

import build
from domino_desktop import __version__
from domino_desktop.process import DESKTOP_ID

ROOT = Path(__file__).resolve().parents[2]
SHARE = ROOT / "packaging" / "linux" / "share"
TYPE = "application/x-domino-record"
EXTENSION = "domino"


# icons


@pytest.mark.parametrize("data", [icons.ico(), icons.icns()], ids=["ico", "icns"])
def test_icons_can_be_read(data: bytes) -> None:
    image = QImage.fromData(data)
    assert not image.isNull()
    assert image.width() == image.height()


def test_every_picture_of_the_icon_for_windows_has_the_size_it_says() -> None:
    data = icons.ico()
    for number, size in enumerate(icons.ICO_SIZES):
        side, _, _, _, _, _, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert side == size % 256
        assert QImage.fromData(data[place : place + length]).width() == size


# Linux


def entry() -> configparser.SectionProxy:
    """Return the menu entry."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(SHARE / "applications" / f"{DESKTOP_ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_files_of_linux_agree_on_names_and_types() -> None:
    assert linux.ID == DESKTOP_ID
    menu = entry()
    assert (menu["Icon"], menu["MimeType"], menu["Exec"]) == (DESKTOP_ID, f"{TYPE};", "domino-desktop %f")
    info = ET.parse(SHARE / "metainfo" / f"{DESKTOP_ID}.metainfo.xml").getroot()
    assert info.findtext("id") == DESKTOP_ID
    assert info.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert info.findtext("provides/mediatype") == TYPE
    mime = ET.parse(SHARE / "mime" / "packages" / f"{DESKTOP_ID}.xml").getroot()
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [one.get("type") for one in mime] == [TYPE]
    assert [one.get("pattern") for one in mime.iter(f"{name}glob")] == [f"*.{EXTENSION}"]


def test_a_record_begins_as_its_file_type_says() -> None:
    from domino_desktop.controller.match_file import as_line
    from domino_desktop.controller.setup import default_setup
    from domino_desktop.model.match import Match

    match = ET.parse(SHARE / "mime" / "packages" / f"{DESKTOP_ID}.xml").find(".//{*}match")
    assert match is not None
    magic, setup = match.attrib["value"], default_setup()
    assert as_line(Match.begin(setup.rules(), setup.players, "a" * 32)).startswith(magic.encode())


CHECKS = {
    "desktop-file-validate": [SHARE / "applications" / f"{DESKTOP_ID}.desktop"],
    "appstreamcli": ["validate", "--no-net", SHARE / "metainfo" / f"{DESKTOP_ID}.metainfo.xml"],
}


@pytest.mark.parametrize("tool", CHECKS)
def test_the_desktops_own_tools_find_nothing_wrong(tool: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *CHECKS[tool]], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_manual_names_every_option_and_command(capsys: pytest.CaptureFixture[str]) -> None:
    from domino_desktop.__main__ import COMMANDS
    from domino_desktop.launch import _arguments

    page = (SHARE / "man" / "man6" / "domino-desktop.6").read_text(encoding="utf-8").replace("\\-", "-")
    with pytest.raises(SystemExit):
        _arguments(["--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    assert {"--profile", "--demo", "--smoke"} <= options
    for word in (*options, *COMMANDS):
        assert word in page, word


def test_what_a_desktop_needs_is_laid_out(tmp_path: Path) -> None:
    linux.install_share(tmp_path / "share")
    files = {
        file.relative_to(tmp_path / "share").as_posix() for file in (tmp_path / "share").rglob("*") if file.is_file()
    }
    assert {
        f"applications/{DESKTOP_ID}.desktop",
        f"icons/hicolor/48x48/apps/{DESKTOP_ID}.png",
        f"icons/hicolor/scalable/apps/{DESKTOP_ID}.svg",
        f"metainfo/{DESKTOP_ID}.metainfo.xml",
        f"mime/packages/{DESKTOP_ID}.xml",
        "man/man6/domino-desktop.6.gz",
    } <= files


def test_the_flatpak_takes_what_the_build_leaves() -> None:
    manifest = ROOT / "packaging" / "linux" / "flatpak" / f"{DESKTOP_ID}.yml"
    words = manifest.read_text(encoding="utf-8")
    assert f"\nid: {DESKTOP_ID}\n" in words
    taken = [(manifest.parent / path).resolve() for path in re.findall(r"path: (\S+)", words)]
    assert taken == [ROOT / "build" / "frozen" / "domino-desktop", linux.WORK / "archive" / "share"]


def test_the_workflow_runs_what_is_there() -> None:
    words = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    run = set(re.findall(r"python (packaging/\w+\.py)", words))
    assert run == {"packaging/build.py", "packaging/wheel.py"}
    assert all((ROOT / script).is_file() for script in run)
    assert words.count("--smoke") >= 3


# macOS


def test_macos_is_told_the_type_of_records_and_the_version() -> None:
    info = plistlib.loads(plistlib.dumps(information(__version__)))
    (exported,) = info["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": [EXTENSION]}
    assert info["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [RECORD] == [exported["UTTypeIdentifier"]]
    assert info["CFBundleShortVersionString"] == __version__
    assert info["NSHighResolutionCapable"] is True


def test_the_entitlements_let_another_qt_be_loaded() -> None:
    rights = plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())
    assert rights["com.apple.security.cs.disable-library-validation"] is True


@pytest.mark.parametrize(
    ("variables", "last"),
    [({}, "hdiutil"), ({"CODESIGN_IDENTITY": "me"}, "codesign"), ({"NOTARY_PROFILE": "mine"}, "xcrun")],
)
def test_macos_signs_and_notarises_when_it_is_told_as_whom(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variables: dict[str, str], last: str
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(macos, "WORK", tmp_path / "work")
    monkeypatch.setattr(macos.subprocess, "run", lambda command, check: commands.append([str(one) for one in command]))
    for name in ("CODESIGN_IDENTITY", "NOTARY_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "Domino Desktop.app").mkdir()
    (image,) = macos.pack(tmp_path / "Domino Desktop.app", "1.2.3", tmp_path)
    assert re.fullmatch(r"domino-desktop-1\.2\.3-macos-\w+\.dmg", image.name)
    assert commands[-1][0] == last
    assert all(value in commands[-1 if last == "codesign" else -2] for value in variables.values())
    assert (tmp_path / "work" / "Applications").is_symlink()


# Windows


def stand_in(folder: Path) -> Path:
    """Return a folder with the shape of a frozen program."""
    inner = folder / "domino-desktop" / "_internal" / "PySide6"
    inner.mkdir(parents=True)
    (folder / "domino-desktop" / "domino-desktop.exe").write_bytes(b"MZ")
    (inner / "Qt6Core.dll").write_bytes(b"MZ")
    (inner / "été $1.txt").write_bytes(b"")
    return folder / "domino-desktop"


def test_the_uninstaller_deletes_what_is_installed_and_nothing_else(tmp_path: Path) -> None:
    assert windows.deletions(stand_in(tmp_path)).splitlines() == [
        'Delete "$INSTDIR\\domino-desktop.exe"',
        'Delete "$INSTDIR\\_internal\\PySide6\\été $$1.txt"',
        'Delete "$INSTDIR\\_internal\\PySide6\\Qt6Core.dll"',
        'RMDir "$INSTDIR\\_internal\\PySide6"',
        'RMDir "$INSTDIR\\_internal"',
    ]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis (NSIS) is not installed")
def test_the_installer_compiles(tmp_path: Path) -> None:
    installer = tmp_path / "installer.exe"
    windows.make_installer(stand_in(tmp_path), __version__, installer, tmp_path / "work")
    assert installer.read_bytes()[:2] == b"MZ"


def test_the_installer_knows_records_by_their_extension() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert f'"${{CLASSES}}\\.{EXTENSION}" "" "${{RECORD}}"' in script


def test_the_version_resource_says_the_version() -> None:
    named = {
        name: lambda *values, **fields: (values, fields)
        for name in re.findall(r"[A-Z]\w+(?=\()", version_resource("1.2.3", "x"))
    }
    _, fields = eval(version_resource("1.2.3", "x"), named)  # as PyInstaller does
    assert fields["ffi"][1]["filevers"] == four_numbers("1.2.3") == (1, 2, 3, 0)
    assert four_numbers(__version__)


# the script


def test_a_build_says_what_is_too_large(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    (tmp_path / "package").write_bytes(b"x" * 1_100_000)
    build.hold("A package", tmp_path / "package", 2)
    with pytest.raises(SystemExit, match="A package may have 1 MB at most"):
        build.hold("A package", tmp_path / "package", 1)
    assert "package: 1.1 MB" in capsys.readouterr().err


def test_the_version_is_said_in_one_place() -> None:
    assert build.version() == __version__
