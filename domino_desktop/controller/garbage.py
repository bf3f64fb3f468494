"""Garbage is collected in the thread of the window alone: what belongs to Qt must not be destroyed in another one."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

EVERY_MS: Final = 1000


class Garbage(QObject):
    """Collects reference cycles by a timer; as long as it lives Python does so in no thread by itself.

    Otherwise they would be collected in whatever thread happens to make the next object, the one in which bots think
    for example, and an animation or a dialog among them would be destroyed there, which Qt answers by aborting.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.timeout.connect(self.collect)
        timer.start(EVERY_MS)

    @Slot()
    def collect(self) -> None:
        """Collect the oldest generation that is due, as Python would."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [generation for generation in range(3) if counts[generation] > limits[generation]]
        if due:
            gc.collect(due[-1])

    def stop(self) -> None:
        """Leave it to Python again."""
        gc.enable()
