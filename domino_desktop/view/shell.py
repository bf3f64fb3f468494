"""The view room: the bare window, which can be seen at once, before what belongs into it is even loaded."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Signal
from PySide6.QtGui import QCloseEvent, QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from . import frame
from .designs import covered
from .theme import Theme, chosen

PATIENCE_MS: Final = 300
"""How long the first frame is waited for; a window that starts as an icon has none."""


class Shell(QMainWindow):
    """A window in the colour of the table. Its imports are few, because they are waited for.

    The enumerations of `Qt` are made when one is first needed, be it only to see which `fillRect` is meant; that takes
    longer than all the rest, so nothing here asks for them.
    """

    dropped = Signal(str)
    """A file was dropped onto the window: its path."""
    bare = True
    """Nothing is in it yet. Qt asks before there is any attribute of the object's own."""

    def __init__(self, theme: str, cloth: str, geometry: str) -> None:
        """Take the settings of these names."""
        super().__init__()
        self.setObjectName("main")
        self.setWindowTitle("Domino Desktop")
        self.setMinimumSize(frame.LEAST.boundedTo(frame.room()))
        self._ground = _Ground(covered(_chosen_soon(theme), cloth))
        self.setCentralWidget(self._ground)
        frame.place(self, geometry)

    def show_at_once(self) -> None:
        """Show the bare window and return when it has been seen, or after PATIENCE_MS."""
        self.show()
        patience = QDeadlineTimer(PATIENCE_MS)
        while not self._ground.painted and not patience.hasExpired():
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.dropped.emit(_file_of(event))

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(not self.bare)  # there is nothing yet that could be ended in an orderly way


def _file_of(event: QDropEvent) -> str:
    """Return the path of the first file that is dragged, "" when it is something else."""
    return next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), "")


def _chosen_soon(name: str) -> Theme:
    """Return the theme of a setting; the system's as its palette shows it, which needs no enumeration."""
    if name == "system":
        name = "dark" if QGuiApplication.palette().window().color().lightness() < 128 else "light"
    return chosen(name)


class _Ground(QWidget):
    """The table as it is seen through the veil of the start panel, the first thing to come."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        look = self.palette()
        look.setColor(QPalette.ColorRole.Window, QColor(theme.felt).darker(190))
        self.setPalette(look)
        self.setAutoFillBackground(True)
        self.painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted = True
