"""The view room: what a person does with matches that are over: statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from ..controller.archive import Archive
    from .window import MainWindow


class Library(QObject):
    """Answers to the menus' wishes; it asks for the archive when it first needs it."""

    def __init__(self, window: MainWindow, archive: Callable[[], Archive]) -> None:
        super().__init__(window)
        self._window, self._archive = window, archive
        window.menus.connect(statistics=self.open_statistics)

    def open_statistics(self) -> None:
        """Open the statistics."""
        self._window.desk.open_statistics(self._archive())
