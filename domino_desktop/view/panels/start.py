"""The start panel: go on with a match, play the last set-up, or set up another match."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...controller.resources import resource
from ...controller.setup import Setup
from ...model.match import Match
from .. import texts
from ..texts import tr
from ..widgets import button, label, line, set_kind
from .panel import Panel


class StartPanel(Panel):
    """Shown when the program starts and when a new match is wanted."""

    going_on = Signal()
    playing = Signal()
    setting_up = Signal()
    preferring = Signal()
    asking_rules = Signal()
    learning = Signal()
    """The first game is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "start", 460)
        self._match: Match | None = None
        self._setup: Setup | None = None
        self._heading = label("title", name="title")
        picture = label()
        picture.setPixmap(_picture(self.devicePixelRatioF()))
        picture.setAccessibleName("Domino Desktop")
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(picture)
        head.addWidget(self._heading, 1)
        self.rows.addLayout(head)
        self.rows.addSpacing(6)
        self.continue_button = button(self.going_on.emit, "primary", "continue")
        self._standing = label("small", wrap=True, name="standing")
        self.play_button = button(self.playing.emit, "primary", "play")
        self._planned = label("small", wrap=True, name="planned")
        for one, about in ((self.continue_button, self._standing), (self.play_button, self._planned)):
            one.setMinimumHeight(44)
            about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.rows.addWidget(one)
            self.rows.addWidget(about)
        self.rows.addWidget(line())
        self._setup_button = button(self.setting_up.emit, name="setup")
        self._rules_button = button(self.asking_rules.emit, "plain", "rules")
        self._preferences_button = button(self.preferring.emit, "plain", "preferences")
        self.rows.addWidget(self._setup_button)
        self._learn_button = button(self.learning.emit, "plain", "learn")
        self.rows.addWidget(self._learn_button)
        low = QHBoxLayout()
        low.addWidget(self._rules_button)
        low.addWidget(self._preferences_button)
        self.rows.addLayout(low)

    def offer(self, match: Match | None, setup: Setup) -> None:
        """Offer to go on with a match, if there is one, and to play a set-up."""
        self._match, self._setup = match, setup
        self.continue_button.setVisible(match is not None)
        self._standing.setVisible(match is not None)
        set_kind(self.play_button, "" if match else "primary")
        self.default = self.continue_button if match else self.play_button
        self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(tr("Dominoes"))
        self.continue_button.setText(tr("Continue"))
        self.play_button.setText(tr("Play") if self._match is None else tr("Play a new match"))
        self._setup_button.setText(tr("Set up a match…"))
        self._learn_button.setText(tr("New to dominoes? Learn by playing"))
        self._rules_button.setText(tr("Rules"))
        self._preferences_button.setText(tr("Preferences"))
        if self._match is not None:
            self._standing.setText(texts.match_words(self._match))
        if self._setup is not None:
            self._planned.setText(texts.setup_words(self._setup.rules(), self._setup.players))


def _picture(ratio: float) -> QPixmap:
    whole = QPixmap(str(resource("icons/domino-256.png")))
    size = round(64 * ratio)
    made = whole.scaled(size, size, mode=Qt.TransformationMode.SmoothTransformation)
    made.setDevicePixelRatio(ratio)
    return made
