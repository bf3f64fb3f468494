"""The review: what a person's choices cost, the costliest first, each to be looked at on the table.

A row that is opened shows all that could be done there, the best first.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...controller.judgement import Judgement, Verdict
from ...controller.thoughts import Estimate
from ..texts import tr
from ..texts.expected import points, signed
from ..texts.figures import percent
from ..texts.review import (
    choices_counted,
    chosen_words,
    estimate_words,
    luck_about,
    luck_words,
    result_about,
    result_words,
    skill_about,
    skill_words,
    verdict_words,
)
from ..widgets import button, label

COSTLIEST = 3
"""So many choices stand out."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ReviewDialog(QDialog):
    """Not modal; the weighing goes on while it is open, and ends when it is closed."""

    looking = Signal(object, int, int, bool)
    """A position shall be seen on the table: the Match, the moment, the seat, and whether all hands lie open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("review")
        self._judgement: Judgement | None = None
        self._shown: tuple[Verdict, ...] = ()
        self._running = False
        self._numbers = [label("strong", name=name) for name in ("result", "luck", "skill")]
        self._state = label("small", wrap=True, name="state")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.stop_button = button(self._stop, name="stop")
        self.tree = QTreeWidget()
        self.tree.setObjectName("choices")
        self.tree.setUniformRowHeights(True)
        self.tree.setColumnCount(6)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 4):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.tree.currentItemChanged.connect(lambda now, before: self._choose())
        self.tree.itemActivated.connect(lambda item, column: self._look(False))
        self.tree.setExpandsOnDoubleClick(False)  # that looks at the position
        self._why = label(wrap=True, name="why")
        self._why.setMinimumHeight(2 * self._why.fontMetrics().lineSpacing())  # so the list keeps its size
        self.known_button = button(lambda: self._look(False), "primary", "known")
        self.open_button = button(lambda: self._look(True), name="open")
        self._close_button = button(self.close, name="close")
        self._arrange()
        self.finished.connect(self._cancel)
        self._word()

    def review(self, judgement: Judgement) -> None:
        """Show what a judgement finds, as it finds it."""
        self._cancel()
        self._judgement = judgement
        judgement.setParent(self)
        judgement.progressed.connect(self._progress)
        judgement.finished.connect(self._show)
        self._shown, self._running = (), True
        self.tree.clear()
        self._show_state()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _cancel(self) -> None:
        if self._judgement is not None:
            self._judgement.cancel()
            self._judgement.deleteLater()
            self._judgement = None

    def _stop(self) -> None:
        """Weigh no more, and show what was found."""
        if self._judgement is not None:
            self._judgement.cancel()
            self._show()

    def _progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _show(self) -> None:
        if self._judgement is None:
            return
        self._shown, self._running = self._judgement.verdicts, False
        self.tree.clear()
        for place, verdict in enumerate(self._shown):
            self.tree.addTopLevelItem(_row(verdict, place < COSTLIEST and verdict.cost > 0))
        if self._shown:
            self.tree.setCurrentIndex(self.tree.model().index(0, 0))
            self.tree.setFocus()
        self._show_state()

    def _show_state(self) -> None:
        found = self._judgement
        if found is None:
            return
        running, rules = self._running, found.playback.match.rules
        self.progress.setVisible(running)
        self.stop_button.setVisible(running)
        for shown, words, about in zip(
            self._numbers,
            (result_words(found.gains, rules), luck_words(found.lucks, rules), skill_words(self._shown, rules)),
            (result_about(), luck_about(), skill_about()),
            strict=True,
        ):
            shown.setText(words)
            shown.setToolTip(about)
            shown.setVisible(not running)
        if running:
            self._state.setText(tr("Every choice is weighed from what could be known then. You can go on playing."))
        else:
            self._state.setText(choices_counted(len(self._shown)))
        self._choose()

    def _chosen(self) -> Verdict | None:
        place = self.tree.currentIndex()
        row = place.parent().row() if place.parent().isValid() else place.row()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _choose(self) -> None:
        verdict, place = self._chosen(), self.tree.currentIndex()
        if verdict is None:
            words = ""
        elif place.parent().isValid():
            words = estimate_words(verdict, verdict.ranked[place.row()])
        else:
            words = verdict_words(verdict)
        self._why.setText(words)
        self.known_button.setEnabled(verdict is not None)
        self.open_button.setEnabled(verdict is not None)

    def _look(self, is_open: bool) -> None:
        verdict, found = self._chosen(), self._judgement
        if verdict is not None and found is not None:
            self.looking.emit(found.playback.match, verdict.decision.at, found.seat, is_open)

    def _arrange(self) -> None:
        high, bar, low = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for shown in self._numbers:
            high.addWidget(shown)
            high.addSpacing(18)
        high.addStretch(1)
        bar.addWidget(self.progress, 1)
        bar.addWidget(self.stop_button)
        for pressed in (self.known_button, self.open_button):
            low.addWidget(pressed)
        low.addStretch(1)
        low.addWidget(self._close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.setSpacing(10)
        whole.addLayout(high)
        whole.addWidget(self._state)
        whole.addLayout(bar)
        whole.addWidget(self.tree, 1)
        whole.addWidget(self._why)
        whole.addLayout(low)
        room = self.screen().availableGeometry()
        self.resize(min(780, room.width() - 20), min(540, room.height() - 40))

    def _word(self) -> None:
        self.setWindowTitle(tr("Review"))
        self.stop_button.setText(tr("Stop"))
        self.known_button.setText(tr("As it was known"))
        self.known_button.setToolTip(tr("Shows the position on the table with the hands hidden."))
        self.open_button.setText(tr("As it really was"))
        self.open_button.setToolTip(tr("Shows the position on the table with all hands open."))
        self._close_button.setText(tr("Close"))
        for one in (self.progress, self.tree):
            one.setAccessibleName(tr("Review"))
        self.tree.setHeaderLabels([tr("Round"), tr("Chosen"), tr("Points"), tr("Chance"), tr("Best"), tr("Cost")])
        about = tr("Expected points of the round, over the others’ mean.")
        for column in (2, 5):
            self.tree.headerItem().setToolTip(column, about)
        self.tree.headerItem().setToolTip(3, tr("How likely the round is won."))
        if self._judgement is not None:
            if self._running:
                self._show_state()
            else:
                self._show()


def _row(verdict: Verdict, stands_out: bool) -> QTreeWidgetItem:
    seen = verdict.decision.seen
    chosen, best = (chosen_words(seen, one.action) for one in (verdict.played, verdict.best))
    row = _cells(verdict, verdict.played, str(verdict.decision.round), best, bold=stands_out)
    for one in verdict.ranked:
        row.addChild(_cells(verdict, one, bold=chosen_words(seen, one.action) == chosen))
    return row


def _cells(verdict: Verdict, one: Estimate, number: str = "", best: str = "", bold: bool = False) -> QTreeWidgetItem:
    rules = verdict.decision.seen.rules
    item = QTreeWidgetItem(
        [
            number,
            chosen_words(verdict.decision.seen, one.action),
            signed(one.points, rules),
            percent(one.won),
            best,
            points(max(0.0, verdict.best.points - one.points), rules),
        ]
    )
    font = item.font(0)
    font.setBold(bold)
    for column in range(item.columnCount()):
        item.setFont(column, font)
        if column in (0, 2, 3, 5):
            item.setTextAlignment(column, RIGHT)
    return item
