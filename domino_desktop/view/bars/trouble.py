"""The bar that says what went wrong, until it is closed; several wait for one another."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from ...model.match import Player
from .. import texts
from ..texts import tr
from ..widgets import button, label


class TroubleBar(QFrame):
    """Hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trouble")
        self._waiting: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        self.words = label("warn", wrap=True, name="words")
        self.close_button = button(self._next, name="close")
        row.addWidget(self.words, 1)
        row.addWidget(self.close_button)
        self._word()
        self.hide()

    def tell(self, words: str) -> None:
        """Show a sentence, after those that were not closed yet; the same one is not said twice."""
        if words not in self._waiting:
            self._waiting.append(words)
        self._word()

    def tell_bot_failed(self, seat: int, players: tuple[Player, ...]) -> None:
        """Say that the thinking of a seat's bot broke down."""
        self.tell(texts.bot_failed(texts.player_name(texts.shortened(players)[seat])))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _next(self) -> None:
        del self._waiting[:1]
        self._word()

    def _word(self) -> None:
        more = len(self._waiting) - 1
        self.close_button.setText(tr("Close") if more <= 0 else tr("Next (%n)", "", more))
        self.words.setText(self._waiting[0] if self._waiting else "")
        self.setVisible(bool(self._waiting))
