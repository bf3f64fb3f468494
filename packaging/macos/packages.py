"""macOS: a disk image of the application.

With CODESIGN_IDENTITY (such as "Developer ID Application: NAME (TEAM)") in the environment the application is signed
for the hardened runtime, otherwise for this machine only. With NOTARY_PROFILE, a profile that
`xcrun notarytool store-credentials` made, Apple is asked to notarise the image.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

WORK = Path(__file__).resolve().parents[2] / "build" / "macos"


def pack(app: Path, version: str, dist: Path) -> list[Path]:
    """Make the disk image of a frozen application; return its file."""
    identity, profile = os.environ.get("CODESIGN_IDENTITY"), os.environ.get("NOTARY_PROFILE")
    image = dist / f"domino-desktop-{version}-macos-{platform.machine()}.dmg"
    subprocess.run(["codesign", "--verify", "--deep", "--strict", app], check=True)
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    shutil.copytree(app, WORK / app.name, symlinks=True)
    (WORK / "Applications").symlink_to("/Applications")
    what: list[str | Path] = ["-volname", "Domino Desktop", "-srcfolder", WORK, "-format", "UDZO"]
    subprocess.run(["hdiutil", "create", "-quiet", "-ov", *what, image], check=True)
    if identity:
        subprocess.run(["codesign", "--sign", identity, "--timestamp", image], check=True)
    if profile:
        subprocess.run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"], check=True)
        subprocess.run(["xcrun", "stapler", "staple", image], check=True)
    return [image]
