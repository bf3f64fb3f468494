"""The view room: the help that a person can ask for in the course of a match, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..controller.timeline import Reach
from .bars.tools import Tools
from .texts import tr

if TYPE_CHECKING:
    from ..model.observation import Observation
    from .window import MainWindow


class Helping(QObject):
    """Joins menu, buttons and table; announces what is wanted and shows what came of it."""

    undo = Signal()
    redo = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reach = Reach()
        self.tools = Tools(window.menus.actions)
        bar = window.menuBar()
        if bar.isNativeMenuBar():  # it is not in the window
            window.bottom.hold(self.tools)
        else:
            bar.setCornerWidget(self.tools)
        window.overlays.round_end.undoing.connect(self.undo)
        window.menus.connect(undo=self.undo.emit, redo=self.redo.emit)

    def reach(self, reach: Reach) -> None:
        """Take which ways are open in time."""
        self._reach = reach
        self.show_possible()

    def rewind(self, seen: Observation) -> None:
        """Show the position to which something was undone."""
        self._window.show_again(seen)
        self._window.bottom.say(tr("You are back at your last decision."), warning=False)

    def show_possible(self) -> None:
        """Let what is possible now be chosen, and nothing else."""
        over = self._window.overlays
        is_open = over.shown is None or over.shown is over.round_end
        actions = self._window.menus.actions
        actions["undo"].setEnabled(is_open and self._reach.undo)
        actions["redo"].setEnabled(is_open and self._reach.redo)
        over.round_end.undo_button.setVisible(self._reach.undo)
