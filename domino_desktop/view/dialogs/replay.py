"""A match watched again at a real table, step by step or playing; the match in play goes on undisturbed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...controller.judgement import can_review
from ...controller.playback import Eye, Playback
from ...controller.settings import SettingsStore
from ...model.match import Match
from .. import texts, theme
from ..table_view import TableView
from ..texts import tr
from ..texts.replay import happened, seat_choice, standing
from ..transport_bar import TransportBar
from ..widgets import CONTROL, Elided, button, label

PAUSES: Final = {"slow": 1100, "normal": 600, "fast": 150}
"""Milliseconds between two steps, when nothing moves any more."""


class ReplayDialog(QDialog):
    """Not modal. An unfinished match is seen only as a person in it knows it."""

    continuing = Signal(object)
    """The unfinished Match that shall be gone on with."""
    checking = Signal(object)
    """The Match whose deals shall be checked."""
    reviewing = Signal(object, int)
    """The Match whose choices shall be weighed, and the seat."""
    saving = Signal(object)
    """The Match whose record shall be saved."""

    def __init__(self, parent: QWidget, store: SettingsStore) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._store = store
        self._playback: Playback | None = None
        self._at = 0
        self._playing = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self.table = TableView()
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setMinimumSize(320, 200)
        self.table.idle.connect(self._plan_next)
        self._said = label(wrap=True, name="said")
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._said.setMinimumHeight(2 * self._said.fontMetrics().lineSpacing())  # so the table keeps its size
        self._standing = Elided("small", name="standing", spare=True)
        self.seats = QComboBox()
        self.seats.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # another match, other names
        self._seats_name = label()
        self._seats_name.setBuddy(self.seats)
        self.open_hands = QCheckBox()
        self.bar = TransportBar(store.value.speed)
        self.continue_button = button(self._continue, "primary", "continue")
        self.check_button = button(lambda: self.checking.emit(self._match), name="check")
        self.review_button = button(lambda: self.reviewing.emit(self._match, self.seats.currentData()), name="review")
        self.save_button = button(lambda: self.saving.emit(self._match), name="save")
        self._close_button = button(self.close, name="close")
        self._arrange()
        self.bar.wanted.connect(self.do)
        self.bar.moved.connect(self.go_to)
        self.bar.speed_chosen.connect(self._dress)
        self.seats.activated.connect(lambda at: self._show())
        self.open_hands.toggled.connect(lambda on: self._show())
        store.changed.connect(self._dress)
        room = self.screen().availableGeometry()
        self.resize(min(960, room.width() - 20), min(720, room.height() - 40))
        self._word()
        self._dress()

    def watch(self, match: Match) -> None:
        """Show a match from its beginning."""
        self._stop()
        self._playback = Playback(match)
        self._at = 0
        over = match.outcome is not None
        shown = over or match.between_rounds  # then all hands were shown
        with QSignalBlocker(self.open_hands):
            self.open_hands.setEnabled(shown)
            self.open_hands.setChecked(shown)
        self.continue_button.setVisible(not over)
        self.check_button.setEnabled(over)
        self.review_button.setEnabled(can_review(match))
        self._list_seats(match)
        self._word()
        self._show()
        self.bar.slider.setFocus()

    def look(self, match: Match, at: int, seat: int, is_open: bool) -> None:
        """Show one moment of a match, with all hands open or as a seat knew it.

        What is reviewed may be the beginning of the match in play: it is no match to go on with.
        """
        self.watch(match)
        self.continue_button.hide()
        with QSignalBlocker(self.open_hands):
            self.open_hands.setChecked(is_open and self.open_hands.isEnabled())
        self.seats.setCurrentIndex(max(0, self.seats.findData(seat)))
        self.go_to(at)

    def tell(self, words: str) -> None:
        """Say what came of a wish, until the next step."""
        self._said.setText(words)

    # going through the match

    def forward(self) -> None:
        """Let the next step happen."""
        if self._playback is None or self._at >= self._playback.last:
            return
        self.table.finish_animations()
        self._set(self._at + 1)
        if self._playback.moments[self._at].is_deal:
            self.table.show_position(self._playback.seen(self._at, self._eye), dealing=True)
        else:
            self.table.play_step(self._playback.step(self._at, self._eye))
        self._say()

    def go_to(self, at: int) -> None:
        """Show a moment at once; one beyond the ends is the first or the last."""
        if self._playback is not None:
            self._stop()
            self._set(max(0, min(at, self._playback.last)))
            self._show()

    def do(self, what: str) -> None:
        """Do what a button, or a key of KEYS, stands for."""
        if what == "play":
            self._play()
        elif what == "forward":
            self._stop()
            self.forward()
        elif self._playback is not None:
            self.go_to(self._playback.leads_to(self._at, what))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.bar.take_key(event):
            super().keyPressEvent(event)

    def _play(self) -> None:
        if self._playing:
            self._stop()
            return
        if self._playback is not None and self._at == self._playback.last:
            self.go_to(0)
        self._playing = True
        self._show_place()
        self._plan_next()

    def _plan_next(self) -> None:
        if self._playing and self.table.is_idle:
            self._next.start(PAUSES[self.bar.speed])

    def _go_on(self) -> None:
        if self._playback is None or self._at == self._playback.last:
            self._stop()
        elif self._playing and self.table.is_idle:
            self.forward()

    def _stop(self) -> None:
        self._playing = False
        self._next.stop()
        self._show_place()

    # what is shown

    @property
    def _eye(self) -> Eye:
        seat = self.seats.currentData()
        return Eye(seat, self.open_hands.isChecked())

    def _set(self, at: int) -> None:
        self._at = at
        self._show_place()

    def _show(self) -> None:
        if self._playback is not None:
            self.table.show_position(self._playback.seen(self._at, self._eye))
            self._say()

    def _say(self) -> None:
        if self._playback is not None:
            self._said.setText(happened(self._playback, self._at, self._eye))
            self._show_place()

    def _show_place(self) -> None:
        if self._playback is not None:
            words = standing(self._playback, self._at)
            self._standing.say(words)
            self.bar.show_place(self._at, self._playback.last, self._playing, words)

    def _list_seats(self, match: Match) -> None:
        people = [seat for seat, player in enumerate(match.players) if player.level is None]
        self.seats.clear()
        for seat in range(len(match.players)):
            if match.outcome is not None or seat in people:
                self.seats.addItem(seat_choice(match.players, seat), seat)
        self.seats.setCurrentIndex(max(0, self.seats.findData(people[0] if people else 0)))
        self.seats.setEnabled(self.seats.count() > 1)
        self.seats.setMinimumWidth(self.seats.sizeHint().width() + 4)  # the hint forgets the frame of the style sheet

    def _dress(self) -> None:
        """Let the settings hold, but at the speed that is chosen here; who wants no movement at all gets none."""
        from dataclasses import replace

        value = self._store.value
        speed = value.speed if value.speed == "instant" else self.bar.speed
        self.table.apply(replace(value, speed=speed, marking="none"), theme.chosen(value.theme))

    # words and places

    def _arrange(self) -> None:
        self.seats.setObjectName("seat")
        self.open_hands.setObjectName("open")
        self.seats.setMinimumHeight(CONTROL)
        high, low = QHBoxLayout(), QHBoxLayout()
        high.addWidget(self._standing, 1)
        for shown in (self.review_button, self._seats_name, self.seats, self.open_hands):
            high.addWidget(shown)
        for pressed in (self.check_button, self.save_button):
            low.addWidget(pressed)
        low.addStretch(1)
        for pressed in (self.continue_button, self._close_button):
            low.addWidget(pressed)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 12, 14, 12)
        whole.setSpacing(9)
        whole.addLayout(high)
        whole.addWidget(self.table, 1)
        whole.addWidget(self._said)
        whole.addWidget(self.bar)
        whole.addLayout(low)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        match = self._match
        name = texts.game_name(match.rules.key) if match else ""
        self.setWindowTitle(tr("Replay: {game}").format(game=name))
        self._seats_name.setText(tr("As seen by"))
        self.open_hands.setText(tr("Hands open"))
        self.continue_button.setText(tr("Continue this match"))
        self.check_button.setText(tr("Check this deal"))
        over = match is None or match.outcome is not None
        self.check_button.setToolTip("" if over else tr("The secret of the deal is shown when the match is over."))
        self.save_button.setText(tr("Save…"))
        self.review_button.setText(tr("Review…"))
        self._close_button.setText(tr("Close"))
        self._say()

    @property
    def _match(self) -> Match | None:
        return self._playback.match if self._playback else None

    def _continue(self) -> None:
        match = self._match
        self.close()
        if match is not None:
            self.continuing.emit(match)
