"""The view room: zooming and panning the line, which can never be lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent

from .person import Person
from .table_scene import TableScene

_NOTCH: Final = 120
"""What a wheel turns per step, in eighths of a degree."""
KEYS: Final = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
"""What the keys do together with Ctrl: steps of `zoom`."""


class Camera:
    """Moves the line when nothing else is shown; what is shown ends first."""

    def __init__(self, scene: TableScene, person: Person) -> None:
        self._scene, self._person = scene, person
        self._grabbed: QPointF | None = None
        self._turned = 0

    def zoom(self, steps: int, about: QPointF | None = None) -> None:
        """Show the line larger or smaller about a point of the scene; 0: as it fits."""
        if self._person.ready():
            self._scene.line.zoom(steps, self._scene.pictures, about)
            self._show()

    def pan(self, by: QPointF) -> None:
        """Move a line that is zoomed."""
        if self._scene.line.is_zoomed and self._person.ready():
            self._scene.line.pan(by, self._scene.pictures)
            self._show()

    def _show(self) -> None:
        self._scene.settle_line()
        self._person.holding.lights.show()

    def grab(self, at: QPointF) -> None:
        """Take hold of the table, so that the line follows the pointer."""
        self._grabbed = at

    def move(self, to: QPointF) -> None:
        """Move with the pointer what is grabbed."""
        if self._grabbed is not None:
            by, self._grabbed = to - self._grabbed, to
            self.pan(by)

    def drop(self) -> None:
        """Let go of the table."""
        self._grabbed = None

    def turn(self, event: QWheelEvent, at: QPointF) -> None:
        """A wheel zooms about the pointer, which is at a point of the scene, two fingers pan."""
        by = event.pixelDelta()
        if not by.isNull() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.pan(QPointF(by))
            return
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        if steps:
            self._turned -= steps * _NOTCH
            self.zoom(steps, at)
