"""The QApplication of the process: on macOS it is told there, and not on the command line, which files to open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps the files that it is told to open until somebody can open them."""

    _open: Callable[[Path], object] | None = None
    _waiting: tuple[Path, ...] = ()

    def open_with(self, open_file: Callable[[Path], object]) -> None:
        """Open files with this from now on, those first that have been waiting."""
        self._open = open_file
        waiting, self._waiting = self._waiting, ()
        for file in waiting:
            open_file(file)

    def event(self, event: QEvent) -> bool:
        """Take what Qt says to the application itself."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        file = Path(event.file())
        if self._open is None:
            self._waiting += (file,)
        else:
            self._open(file)
        return True
