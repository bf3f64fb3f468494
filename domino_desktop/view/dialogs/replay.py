"""A match watched again at a real table, step by step or playing; the match in play goes on undisturbed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from ...controller.playback import Eye, Playback
from ...controller.settings import SettingsStore
from ...model.match import Match
from .. import texts, theme
from ..table_view import TableView
from ..texts import tr
from ..texts.preferences import choice_name
from ..texts.replay import button_about, happened, seat_choice, standing
from ..transport import picture
from ..widgets import CONTROL, Elided, button, label

SPEEDS: Final = ("slow", "normal", "fast")
PAUSES: Final = {"slow": 1100, "normal": 600, "fast": 150}
"""Milliseconds between two steps, when nothing moves any more."""
BUTTONS: Final = ("round_back", "back", "play", "forward", "round_forward")
KEYS: Final = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_PageUp: "round_back",
    Qt.Key.Key_PageDown: "round_forward",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}


class ReplayDialog(QDialog):
    """Not modal. An unfinished match is seen only as a person in it knows it."""

    continuing = Signal(object)
    """The unfinished Match that shall be gone on with."""
    checking = Signal(object)
    """The Match whose deals shall be checked."""
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
        self.seats, self.speeds = QComboBox(), QComboBox()
        self.seats.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # another match, other names
        self._seats_name = label()
        self._seats_name.setBuddy(self.seats)
        self.open_hands = QCheckBox()
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.buttons = {key: self._button(key) for key in BUTTONS}
        self.continue_button = button(self._continue, "primary", "continue")
        self.check_button = button(lambda: self.checking.emit(self._match), name="check")
        self.save_button = button(lambda: self.saving.emit(self._match), name="save")
        self._close_button = button(self.close, name="close")
        self._arrange()
        for speed in SPEEDS:
            self.speeds.addItem("", speed)
        self.speeds.setCurrentIndex(
            self.speeds.findData(store.value.speed if store.value.speed in SPEEDS else "normal")
        )
        self.speeds.activated.connect(lambda at: self._dress())
        self.seats.activated.connect(lambda at: self._show())
        self.open_hands.toggled.connect(lambda on: self._show())
        self.slider.valueChanged.connect(self.go_to)
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
        with QSignalBlocker(self.slider), QSignalBlocker(self.open_hands):
            self.slider.setRange(0, self._playback.last)
            self.slider.setValue(0)
            self.open_hands.setEnabled(over)
            self.open_hands.setChecked(over)
        self.continue_button.setVisible(not over)
        self.check_button.setEnabled(over)
        self._list_seats(match)
        self._word()
        self._show()
        self.slider.setFocus()

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
        playback = self._playback
        if playback is None:
            return
        number = playback.round_at(self._at)
        if what == "play":
            self._play()
        elif what == "forward":
            self._stop()
            self.forward()
        elif what == "back":
            self.go_to(self._at - 1)
        elif what == "first":
            self.go_to(0)
        elif what == "last":
            self.go_to(playback.last)
        elif what == "round_forward":
            self.go_to(playback.deals[number] if number < len(playback.deals) else playback.last)
        else:
            start = playback.deals[number - 1]
            self.go_to(start if self._at > start else playback.deals[max(0, number - 2)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        what = KEYS.get(Qt.Key(event.key()))
        if what is None:
            super().keyPressEvent(event)
        elif what != "play" or not event.isAutoRepeat():
            self.do(what)

    def _play(self) -> None:
        if self._playing:
            self._stop()
            return
        if self._playback is not None and self._at == self._playback.last:
            self.go_to(0)
        self._playing = True
        self._show_buttons()
        self._plan_next()

    def _plan_next(self) -> None:
        if self._playing and self.table.is_idle:
            self._next.start(PAUSES[self.speeds.currentData()])

    def _go_on(self) -> None:
        if self._playback is None or self._at == self._playback.last:
            self._stop()
        elif self._playing and self.table.is_idle:
            self.forward()

    def _stop(self) -> None:
        self._playing = False
        self._next.stop()
        self._show_buttons()

    # what is shown

    @property
    def _eye(self) -> Eye:
        seat = self.seats.currentData()
        return Eye(seat, self.open_hands.isChecked())

    def _set(self, at: int) -> None:
        self._at = at
        with QSignalBlocker(self.slider):
            self.slider.setValue(at)
        self._show_buttons()

    def _show(self) -> None:
        if self._playback is not None:
            self.table.show_position(self._playback.seen(self._at, self._eye))
            self._say()

    def _say(self) -> None:
        if self._playback is not None:
            self._said.setText(happened(self._playback, self._at, self._eye))
            self._standing.say(standing(self._playback, self._at, self._eye))
            self.slider.setToolTip(self._standing.words)

    def _show_buttons(self) -> None:
        last = self._playback.last if self._playback else 0
        for key, made in self.buttons.items():
            ahead = key in ("forward", "round_forward")
            made.setEnabled(key == "play" or (self._at < last if ahead else self._at > 0))
        key = "pause" if self._playing else "play"
        self.buttons["play"].setIcon(picture(key, self))
        self.buttons["play"].setToolTip(button_about(key))
        self.buttons["play"].setAccessibleName(button_about(key))

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
        speed = value.speed if value.speed == "instant" else self.speeds.currentData()
        self.table.apply(replace(value, speed=speed, marking="none"), theme.chosen(value.theme))

    # words and places

    def _button(self, key: str) -> QPushButton:
        made = button(lambda: self.do(key), "icon", key)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _arrange(self) -> None:
        self.seats.setObjectName("seat")
        self.speeds.setObjectName("speed")
        self.slider.setObjectName("place")
        self.open_hands.setObjectName("open")
        for listed in (self.seats, self.speeds):
            listed.setMinimumHeight(CONTROL)
        high, middle, low = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        high.addWidget(self._standing, 1)
        for shown in (self._seats_name, self.seats, self.open_hands):
            high.addWidget(shown)
        for pressed in self.buttons.values():
            middle.addWidget(pressed)
        middle.addWidget(self.slider, 1)
        middle.addWidget(self.speeds)
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
        whole.addLayout(middle)
        whole.addLayout(low)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._word()

    def _word(self) -> None:
        match = self._match
        name = texts.game_name(match.rules.key) if match else ""
        self.setWindowTitle(tr("Replay: {game}").format(game=name))
        self._seats_name.setText(tr("As seen by"))
        self.open_hands.setText(tr("Hands open"))
        self.slider.setAccessibleName(tr("Place in the match"))
        self.speeds.setAccessibleName(tr("Speed"))
        for at, speed in enumerate(SPEEDS):
            self.speeds.setItemText(at, choice_name("speed", speed))
        for key, made in self.buttons.items():
            made.setIcon(picture(key, self))
            made.setToolTip(button_about(key))
            made.setAccessibleName(button_about(key))
        self.continue_button.setText(tr("Continue this match"))
        self.check_button.setText(tr("Check this deal"))
        over = match is None or match.outcome is not None
        self.check_button.setToolTip("" if over else tr("The secret of the deal is shown when the match is over."))
        self.save_button.setText(tr("Save…"))
        self._close_button.setText(tr("Close"))
        self._show_buttons()
        self._say()

    @property
    def _match(self) -> Match | None:
        return self._playback.match if self._playback else None

    def _continue(self) -> None:
        match = self._match
        self.close()
        if match is not None:
            self.continuing.emit(match)


class _Slider(QSlider):
    """Leaves the keys to the dialog, where they mean steps that are seen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
