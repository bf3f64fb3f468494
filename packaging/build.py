"""Build the packages of the system this runs on: `python3 packaging/build.py`, with Python 3.11 or later.

PyInstaller, in an environment of its own, makes a folder with the program, Python and Qt in build/. The program in it
plays a round (`--smoke`); then the folder is packed into dist/.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from freeze.shipped import strangers
from system import say

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
PYTHON = BUILD / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SPEC = ROOT / "packaging" / "freeze" / "domino-desktop.spec"

if sys.platform == "darwin":
    from macos.packages import pack

    FROZEN = BUILD / "frozen" / "Domino Desktop.app"
    PROGRAMS = [FROZEN / "Contents" / "MacOS" / "domino-desktop"]
elif sys.platform == "win32":
    from windows.packages import pack

    FROZEN = BUILD / "frozen" / "domino-desktop"
    PROGRAMS = [FROZEN / "domino-desktop-console.exe", FROZEN / "domino-desktop.exe"]  # the one that can speak first
else:
    from linux.packages import pack

    FROZEN = BUILD / "frozen" / "domino-desktop"
    PROGRAMS = [FROZEN / "domino-desktop"]


def main() -> None:
    """Build all packages of this system; end with a sentence when that is not possible."""
    try:
        freeze()
        check()
        DIST.mkdir(exist_ok=True)
        for package in pack(FROZEN, version(), DIST):
            hold("A package", package, 50)
    except subprocess.CalledProcessError as error:
        sys.exit(f"This failed with exit code {error.returncode}: {' '.join(map(str, error.cmd))}")


def version() -> str:
    """Return the version of the program, which its own package names and nothing else."""
    sys.path.insert(0, str(ROOT))
    from domino_desktop import __version__

    return __version__


def freeze() -> None:
    """Make the folder, or on macOS the application, of the program as it is in this checkout."""
    if not PYTHON.exists():
        venv.create(BUILD / "venv", with_pip=True)
    pip: list[str | Path] = [PYTHON, "-P", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, f"{ROOT}[freeze]"], check=True)
    folders: list[str | Path] = ["--distpath", FROZEN.parent, "--workpath", BUILD / "work"]
    subprocess.run([PYTHON, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, SPEC], check=True)


def check() -> None:
    """See that the frozen program works, is small and holds nothing of Qt that it must not."""
    hold("The frozen program", FROZEN, 170)
    found = strangers(FROZEN)
    if found:
        sys.exit(f"These parts of Qt must not be passed on, see packaging/freeze/shipped.py: {', '.join(found)}.")
    for program in PROGRAMS:
        subprocess.run([program, "--smoke"], check=True)
        say(f"{program.name} plays.")


def hold(what: str, path: Path, most: int) -> None:
    """Say how large a file or folder is; end when it has more megabytes than it may have."""
    files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file() and not one.is_symlink()]
    size = sum(one.stat().st_size for one in files) / 1e6
    say(f"{path.relative_to(ROOT)}: {size:.1f} MB")
    if size > most:
        sys.exit(f"{what} may have {most} MB at most.")


if __name__ == "__main__":
    main()
