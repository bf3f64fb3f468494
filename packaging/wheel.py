"""Build the wheel and the source package into dist/ and try each as a newcomer would: `python3 packaging/wheel.py`.

Each is installed into an environment of its own (in build/), which must then say its version, play a round and let bots
play a match.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from system import say

from build import version

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"


def main() -> None:
    """Build and try; end with a sentence when something fails."""
    try:
        run(environment("hatchling", "hatchling"), "-P", "-m", "hatchling", "build", "-d", DIST)
        for package in DIST.glob(f"domino_desktop-{version()}*"):
            python = environment(package.suffix.removeprefix("."), package)
            program = python.with_name("domino-desktop")
            run(program, "--version")
            run(program, "--smoke")
            run(program, "--demo", BUILD / "demo")
            say(f"{package.name} can be installed and played.")
    except subprocess.CalledProcessError as error:
        sys.exit(f"This failed with exit code {error.returncode}: {' '.join(map(str, error.cmd))}")


def environment(name: str, package: str | Path) -> Path:
    """Make an environment afresh with one package and what that needs; return its Python."""
    folder = BUILD / f"venv-{name}"
    venv.create(folder, clear=True, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-P", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package)
    return python


def run(*command: str | Path) -> None:
    """Run a command; raise CalledProcessError when it fails."""
    subprocess.run(command, check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
