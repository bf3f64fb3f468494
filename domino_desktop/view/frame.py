"""The window's place on the screen: remembered, and put back where a screen is."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_TITLE = 28
USUAL = QSize(1120, 780)
"""The size of the first start, where the screen is large enough."""
LEAST = QSize(640, 480)
"""The smallest size, where the screen is not smaller still."""


def room() -> QSize:
    """Return what the screen has room for, without a window's title."""
    return QGuiApplication.primaryScreen().availableGeometry().size() - QSize(0, _TITLE)


def geometry_of(window: QWidget) -> str:
    """Return a window's size, place and state as hexadecimal digits."""
    return bytes(window.saveGeometry().data()).hex()


def place(window: QWidget, geometry: str) -> None:
    """Give a window the geometry that was saved, or the usual one, and see to it that it lies on a screen."""
    if geometry and window.restoreGeometry(QByteArray(bytes.fromhex(geometry))):
        _clamp(window)
        return
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    window.resize(min(USUAL.width(), room.width() * 9 // 10), min(USUAL.height(), room.height() * 9 // 10))


def _clamp(window: QWidget) -> None:
    """Move and shrink a window that lies outside every screen, or reaches out of its own."""
    if window.isMaximized() or window.isFullScreen():
        return
    area = window.geometry()
    screen = QGuiApplication.screenAt(area.center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    area.setSize(area.size().boundedTo(room.size()))
    area.moveLeft(max(room.left(), min(area.left(), room.right() + 1 - area.width())))
    area.moveTop(max(room.top(), min(area.top(), room.bottom() + 1 - area.height())))
    if area != window.geometry():
        window.setGeometry(area)
