"""The strip above the table: game, target, round and the score of every side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from ...model.observation import Observation
from .. import texts
from ..texts import tr
from ..widgets import Elided, label, set_kind

_NAME = 34
"""The least width of a name, in pixels; where there is less the scores have a row of their own."""
_SIDE = 16


class Strip(QFrame):
    """Shows an observation; house rules and names give way with an ellipsis when the window is narrow."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("strip")
        self._seen: Observation | None = None
        both = QVBoxLayout(self)
        both.setContentsMargins(_SIDE, 8, _SIDE, 8)
        both.setSpacing(2)
        self._row, self._low = QHBoxLayout(), QHBoxLayout()
        for row in (self._row, self._low):
            row.setSpacing(18)
            both.addLayout(row)
        self._game = label("strong", name="game")
        self._goal = label("soft", name="goal")
        self._about = Elided("soft", "about", spare=True)
        self._round = label("strong", name="round")
        for shown in (self._game, self._goal, self._about, self._round):
            self._row.addWidget(shown, 1 if shown is self._about else 0)
        self._scores: list[QLabel] = []
        self._place = self._row
        """The row in which the scores are."""

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
        self._goal.setText(texts.goal_words(rules))
        self._about.say(texts.house_words(rules), texts.rules_words(rules))
        self._round.setText(tr("Round {number}").format(number=seen.number))
        self._fit_scores(rules.sides)
        best = min(seen.scores) if rules.penalties else max(seen.scores)
        for side, shown in enumerate(self._scores):
            points = texts.score_counted(seen.scores[side], rules.penalties)
            shown.setToolTip(f"{texts.side_words(rules, seen.players, side, seen.seat)}\n{points}")
            set_kind(shown, "strong" if any(seen.scores) and seen.scores[side] == best else "")
        room = self._room_for_names(seen)
        for side, shown in enumerate(self._scores):
            name = texts.side_title(rules, seen.players, side, seen.seat)
            fitted = shown.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
            shown.setText(f"{fitted}  {seen.scores[side]}")
            shown.setAccessibleName(texts.titled(name, texts.score_counted(seen.scores[side], rules.penalties)))

    def _room_for_names(self, seen: Observation) -> int:
        """Put the scores where they have room; return the pixels for each name."""
        points = 0
        for score, shown in zip(seen.scores, self._scores, strict=True):
            shown.ensurePolished()
            points += shown.fontMetrics().horizontalAdvance(f"  {score}") + 2
        sides, gap = len(self._scores), self._row.spacing()
        whole = self.width() - 2 * _SIDE - points
        about = min(self._about.fontMetrics().horizontalAdvance(self._about.words), self.width() // 8)
        words = sum(one.sizeHint().width() for one in (self._game, self._goal, self._round)) + about
        room = (whole - words - (sides + 3) * gap) // sides
        self._move(self._row if room >= _NAME else self._low)
        return int(room if room >= _NAME else (whole - (sides - 1) * gap) // sides)

    def _move(self, row: QHBoxLayout) -> None:
        if self._place is not row:
            for shown in self._scores:
                self._place.removeWidget(shown)
                row.addWidget(shown)
            self._place = row

    def _fit_scores(self, sides: int) -> None:
        while len(self._scores) > sides:
            self._scores.pop().deleteLater()
        while len(self._scores) < sides:
            shown = label(name=f"score{len(self._scores)}")
            self._scores.append(shown)
            self._place.addWidget(shown)
