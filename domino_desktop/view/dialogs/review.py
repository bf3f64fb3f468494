"""The review: what a person's choices cost, the costliest first, each to be looked at on the table."""

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
from ..texts import tr
from ..texts.review import (
    choices_counted,
    chosen_words,
    luck_about,
    luck_words,
    points,
    result_about,
    result_words,
    signed,
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
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setColumnCount(6)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.tree.currentItemChanged.connect(lambda now, before: self._choose())
        self.tree.itemActivated.connect(lambda item, column: self._look(False))
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
        running = self._running
        self.progress.setVisible(running)
        self.stop_button.setVisible(running)
        for shown, words, about in zip(
            self._numbers,
            (result_words(found.gains), luck_words(found.lucks), skill_words(self._shown)),
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
        row = self.tree.currentIndex().row()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _choose(self) -> None:
        verdict = self._chosen()
        self._why.setText(verdict_words(verdict) if verdict else "")
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
        self.tree.setHeaderLabels([tr("Round"), tr("Chosen"), tr("Points"), tr("Best"), tr("Points"), tr("Cost")])
        about = tr("Expected points of the round, over the others’ mean.")
        for column in (2, 4, 5):
            self.tree.headerItem().setToolTip(column, about)
        if self._judgement is not None:
            if self._running:
                self._show_state()
            else:
                self._show()


def _row(verdict: Verdict, stands_out: bool) -> QTreeWidgetItem:
    seen = verdict.decision.seen
    cells = [
        str(verdict.decision.round),
        chosen_words(seen, verdict.played.action),
        signed(verdict.played.points),
        chosen_words(seen, verdict.best.action),
        signed(verdict.best.points),
        points(verdict.cost),
    ]
    row = QTreeWidgetItem(cells)
    font = row.font(0)
    font.setBold(stands_out)
    for column in range(len(cells)):
        row.setFont(column, font)
        if column in (0, 2, 4, 5):
            row.setTextAlignment(column, RIGHT)
    return row
