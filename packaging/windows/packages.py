"""Windows: an installer of the frozen program, made by NSIS."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from freeze.icons import ico
from windows.version import four_numbers

HERE = Path(__file__).resolve().parent
WORK = HERE.parent.parent / "build" / "windows"
USUAL_PLACE = Path(r"C:\Program Files (x86)\NSIS\makensis.exe")


def pack(frozen: Path, version: str, dist: Path) -> list[Path]:
    """Make the installer of a frozen program; return its file."""
    installer = dist / f"domino-desktop-{version}-windows-x64.exe"
    make_installer(frozen, version, installer, WORK)
    return [installer]


def make_installer(frozen: Path, version: str, installer: Path, work: Path) -> None:
    """Let NSIS write the installer; end with a sentence when it is not there."""
    makensis = shutil.which("makensis") or (USUAL_PLACE if USUAL_PLACE.exists() else None)
    if makensis is None:
        sys.exit("Install NSIS 3 (makensis) and run this again.")
    work.mkdir(parents=True, exist_ok=True)
    (work / "domino.ico").write_bytes(ico())
    # NSIS takes a file for UTF-8 when it begins with a byte order mark.
    (work / "files.nsh").write_text(deletions(frozen), encoding="utf-8-sig")
    told = {
        "VERSION": version,
        "FOUR_NUMBERS": ".".join(map(str, four_numbers(version))),
        "FOLDER": frozen,
        "FILES": work / "files.nsh",
        "ICON": work / "domino.ico",
        "INSTALLER": installer,
    }
    words = [f"-D{name}={value}" for name, value in told.items()]
    subprocess.run([makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, HERE / "installer.nsi"], check=True)


def deletions(frozen: Path) -> str:
    """Return the commands that delete the files of the program one by one, then the folders that this leaves empty."""
    lines = []
    for path in sorted(frozen.rglob("*"), reverse=True):  # what is in a folder before the folder itself
        name = str(path.relative_to(frozen)).replace("/", "\\").replace("$", "$$")
        lines.append(f'{"RMDir" if path.is_dir() else "Delete"} "$INSTDIR\\{name}"\n')
    return "".join(lines)
