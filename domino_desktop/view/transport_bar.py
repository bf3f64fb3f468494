"""The view room: the buttons, the slider and the speeds by which one goes through a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSlider, QWidget

from .texts import tr
from .texts.preferences import choice_name
from .texts.replay import button_about
from .transport import picture
from .widgets import CONTROL, button

BUTTONS: Final = ("round_back", "back", "play", "forward", "round_forward")
SPEEDS: Final = ("slow", "normal", "fast")
KEYS: Final = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_PageUp: "round_back",
    Qt.Key.Key_PageDown: "round_forward",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
"""What the keys stand for; the window passes them to `wanted`."""


class TransportBar(QWidget):
    """Decides nothing: it says what is wanted, and shows the place that it is told."""

    wanted = Signal(str)
    """One of BUTTONS, or `first` or `last`."""
    moved = Signal(int)
    """The slider was put to this place."""
    speed_chosen = Signal()

    def __init__(self, speed: str) -> None:
        super().__init__()
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("place")
        self.slider.valueChanged.connect(self.moved)
        self.buttons = {key: self._button(key) for key in BUTTONS}
        self.speeds = QComboBox()
        self.speeds.setObjectName("speed")
        self.speeds.setMinimumHeight(CONTROL)
        for one in SPEEDS:
            self.speeds.addItem("", one)
        self.speeds.setCurrentIndex(SPEEDS.index(speed if speed in SPEEDS else "normal"))
        self.speeds.activated.connect(lambda at: self.speed_chosen.emit())
        self._playing = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for made in self.buttons.values():
            row.addWidget(made)
        row.addWidget(self.slider, 1)
        row.addWidget(self.speeds)
        self._word()

    @property
    def speed(self) -> str:
        """The chosen speed, one of SPEEDS."""
        return SPEEDS[self.speeds.currentIndex()]

    def show_place(self, at: int, last: int, playing: bool, words: str) -> None:
        """Show the place in the match, from 0 to `last`, in words too, and whether it plays."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(at)
        self.slider.setToolTip(words)
        for key, made in self.buttons.items():
            ahead = key in ("forward", "round_forward")
            made.setEnabled(key == "play" or (at < last if ahead else at > 0))
        if playing != self._playing:
            self._playing = playing
            self._word_button("play")

    def take_key(self, event: QKeyEvent) -> bool:
        """Say what a key wants, if it wants something here; a key held down plays once."""
        what = KEYS.get(Qt.Key(event.key()))
        if what is not None and not (what == "play" and event.isAutoRepeat()):
            self.wanted.emit(what)
        return what is not None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._word()

    def _button(self, key: str) -> QPushButton:
        made = button(lambda: self.wanted.emit(key), "icon", key)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # pressed by the pointer, it leaves the keys where they were
        return made

    def _word(self) -> None:
        self.slider.setAccessibleName(tr("Place in the match"))
        self.speeds.setAccessibleName(tr("Speed"))
        for at, speed in enumerate(SPEEDS):
            self.speeds.setItemText(at, choice_name("speed", speed))
        for key in BUTTONS:
            self._word_button(key)

    def _word_button(self, key: str) -> None:
        shown, made = "pause" if key == "play" and self._playing else key, self.buttons[key]
        made.setIcon(picture(shown, self))
        made.setToolTip(button_about(shown))
        made.setAccessibleName(button_about(shown))


class _Slider(QSlider):
    """Leaves the keys to the window, where they mean steps that are seen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
