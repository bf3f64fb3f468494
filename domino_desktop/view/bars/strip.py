"""The strip above the table: game, target, round and the score of every side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from ...model.observation import Observation
from .. import texts
from ..texts import tr
from ..widgets import Elided, label, set_kind


class Strip(QFrame):
    """Shows an observation; names give way with an ellipsis when the window is narrow."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("strip")
        self._seen: Observation | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 8, 16, 8)
        self._row.setSpacing(18)
        self._game = label("strong", name="game")
        self._about = Elided("soft", "about")
        self._round = label("strong", name="round")
        self._row.addWidget(self._game)
        self._row.addWidget(self._about, 1)
        self._row.addWidget(self._round)
        self._scores: list[QLabel] = []

    def show_position(self, seen: Observation) -> None:
        """Show how the match stands."""
        self._seen = seen
        self._word()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._word()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        seen = self._seen
        if seen is None:
            return
        rules = seen.rules
        self._game.setText(texts.game_name(rules.key))
        self._game.setToolTip(texts.game_about(rules.key))
        self._about.say(texts.rules_words(rules))
        self._round.setText(tr("Round {number}").format(number=seen.number))
        self._fit_scores(rules.sides)
        best = min(seen.scores) if rules.penalties else max(seen.scores)
        width = max(48, self.width() * 2 // (3 * rules.sides) - 60)
        for side, shown in enumerate(self._scores):
            name = texts.side_title(rules, seen.players, side, seen.seat)
            points = texts.score_counted(seen.scores[side], rules.penalties)
            fitted = shown.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, width)
            shown.setText(f"{fitted}  {seen.scores[side]}")
            shown.setToolTip(f"{texts.side_words(rules, seen.players, side, seen.seat)}\n{points}")
            set_kind(shown, "strong" if any(seen.scores) and seen.scores[side] == best else "")

    def _fit_scores(self, sides: int) -> None:
        while len(self._scores) > sides:
            self._scores.pop().deleteLater()
        while len(self._scores) < sides:
            shown = label(name=f"score{len(self._scores)}")
            self._scores.append(shown)
            self._row.addWidget(shown)
