"""PySide6 6.12.0 on Python 3.11 loses a reference to None in every void call, and aborts the program within seconds."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPainter

CALLS = 20_000


def test_void_qt_calls_keep_none_alive() -> None:
    thing = QObject()
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    spare = [None] * (2 * CALLS)  # so that a bad release fails here instead of aborting the run
    before = sys.getrefcount(None)
    for _ in range(CALLS // 2):
        thing.setObjectName("tile")
        painter.drawPoint(1, 1)
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < CALLS / 10, f"{CALLS} void calls lost {lost} references to None ({len(spare)} in reserve)"
