"""The view room: the card on which the first game says what is to be learned now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from .texts import tr
from .texts.lesson import tip_words
from .widgets import button, label

WIDTH = 262
"""So that it stands beside the plate of the seat opposite in the smallest window, in pixels."""


class LessonCard(QFrame):
    """Stands in a corner of the table; whoever has enough ends the first game here at any moment."""

    ending = Signal()

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self.setObjectName("lesson")
        self._stage, self._key = stage, ""
        self._title, self._words = label("strong", wrap=True, name="title"), label(wrap=True, name="words")
        self._end = button(self.ending.emit, "plain", "end_lesson")
        rows = self._rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 10, 14, 6)
        rows.setSpacing(4)
        for one in (self._title, self._words, self._end):
            rows.addWidget(one)
        self.setFixedWidth(WIDTH)
        self.move(10, 10)
        self.hide()

    def say(self, key: str) -> str:
        """Show a tip, or with an empty key the way out alone; return its words."""
        self._key = key
        self._word()
        self.show()
        self.raise_()
        return f"{self._title.text()}. {self._words.text()}" if key else ""

    def avoid(self, boxes: Sequence[QRectF]) -> None:
        """Stand in the left corner, or in the right one where these boxes of the table are in the way."""
        right = max(10, self._stage.width() - WIDTH - 10)
        spots = [QRectF(x, 10, WIDTH, self.height()) for x in (10, right)]
        free = min(spots, key=lambda spot: sum(spot.intersects(box) for box in boxes))
        self.move(free.topLeft().toPoint())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        title, words = tip_words(self._key) if self._key else ("", "")
        self._title.setText(title)
        self._words.setText(words)
        self._title.setVisible(bool(title))
        self._words.setVisible(bool(words))
        self._end.setText(tr("End the first game"))
        rows = self._rows
        self.setFixedHeight(
            rows.totalHeightForWidth(WIDTH) if rows.hasHeightForWidth() else rows.totalSizeHint().height()
        )
