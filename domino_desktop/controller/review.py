"""Many positions evaluated one after the other while the game goes on, for a review."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..model.observation import Observation
from .thinker import Thinker
from .thoughts import Evaluation

REVIEW_SECONDS: Final = 0.6
"""For one position."""


class Review(QObject):
    """Asks a thinker what the actions of many observations are worth; hints and bots come first.

    `results` fills up in the order of the observations. Make one for each review; it begins at once.
    """

    progressed = Signal(int, int)
    """So many of all are done; `results` has one more."""
    finished = Signal()
    """All are done; never after `cancel`."""

    def __init__(
        self,
        thinker: Thinker,
        observations: Iterable[Observation],
        seconds: float = REVIEW_SECONDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.results: list[Evaluation] = []
        """What is done so far; one that failed has its error."""
        self._thinker = thinker
        thinker.evaluated.connect(self._receive)
        self._tickets = [thinker.evaluate(one, seconds, urgent=False) for one in observations]
        if not self._tickets:
            QTimer.singleShot(0, self.finished.emit)

    def cancel(self) -> None:
        """Take back what is not done; what is done stays in `results`."""
        tickets, self._tickets = self._tickets, []
        self._thinker.withdraw(*tickets)

    @Slot(object)
    def _receive(self, found: Evaluation) -> None:
        if found.ticket in self._tickets:
            self.results.append(found)
            total = len(self._tickets)
            self.progressed.emit(len(self.results), total)
            if len(self.results) == total:
                self.finished.emit()
