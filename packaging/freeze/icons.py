"""The application's icon as Windows and macOS want it: files that hold the PNG pictures in several sizes."""

from __future__ import annotations

import struct
from pathlib import Path

ICONS = Path(__file__).resolve().parents[2] / "resources" / "icons"
ICO_SIZES = (16, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""What macOS calls the pictures, and their pixels; ic10 to ic14 are those of 16 to 512 points on a Retina screen."""


def ico() -> bytes:
    """Return the icon for Windows."""
    pictures = [_picture(size) for size in ICO_SIZES]
    place = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """Return the icon for macOS."""
    pictures = {kind: _picture(size) for kind, size in ICNS_KINDS.items()}
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _picture(size: int) -> bytes:
    return (ICONS / f"domino-{size}.png").read_bytes()
