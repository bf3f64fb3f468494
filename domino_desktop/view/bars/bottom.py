"""The bar below the table: what to do now in words, and the buttons Draw and Pass in their fixed places."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ...model.actions import DRAW, PASS
from ...model.observation import Observation
from ...model.refusals import Refusal
from .. import texts
from ..texts import tr
from ..widgets import Elided, button, set_kind

NOTE_MS = 6000
"""How long a note stays, in milliseconds."""
_SHORT = 16
"""So much of a fingerprint is seen at once."""


class Bottom(QFrame):
    """Shows an observation; emits what the person wants."""

    act = Signal(object)
    """An action: to draw or to pass."""
    result_wanted = Signal()
    """The hidden end of the round is to be shown again."""
    finish_wanted = Signal()
    """The rest of the round is to be shown at once."""
    said = Signal(str)
    """A note was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bottom")
        self._seen: Observation | None = None
        self._open = False
        self._automatic = (False, False)
        self._advice = ("", "")
        """What is said instead of what to do now, and the lasting note below it."""
        self._demo = False
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.status = Elided("large", "status")
        self.note = Elided("small", "note")
        words.addWidget(self.status)
        self._low = QHBoxLayout()
        self._low.setSpacing(10)
        self._low.addWidget(self.note, 1)
        words.addLayout(self._low)
        row.addLayout(words, 1)
        self.result_button = button(self.result_wanted.emit, name="result")
        self.finish_button = button(self.finish_wanted.emit, name="finish")
        self.draw_button = button(lambda: self.act.emit(DRAW), name="draw")
        self.pass_button = button(lambda: self.act.emit(PASS), name="pass")
        for one in (self.result_button, self.finish_button, self.draw_button, self.pass_button):
            one.setMinimumHeight(40)
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(one)
        self.result_button.hide()
        self.finish_button.hide()
        self._clock = QTimer(self, singleShot=True, interval=NOTE_MS)
        self._clock.timeout.connect(lambda: self.say(""))
        self._word()

    def hold(self, tools: QWidget) -> None:
        """Take small buttons in, beside the note."""
        self._low.addWidget(tools)

    def show_position(self, seen: Observation | None, is_open: bool, automatic: tuple[bool, bool]) -> None:
        """Show what can be done at a position.

        `is_open`: the table has come to rest and takes input; `automatic`: forced draws, forced passes are made
        without the person.
        """
        if seen is not None and self._is_past(seen):
            self.say("")  # what was refused before is of no interest now
        self._seen, self._open, self._automatic = seen, is_open, automatic
        self._word()

    def _is_past(self, seen: Observation) -> bool:
        """Say whether the round is over now, or the person has done something else than what was refused."""
        before = self._seen
        if seen.result is not None and (before is None or before.result is None):
            return True
        warned = self.note.property("kind") == "warn"
        return warned and before is not None and before.my_turn and len(seen.events) > len(before.events)

    def say(self, words: str, warning: bool = True, about: str = "") -> None:
        """Show a note for a while, such as why something was refused; `about`: what its tooltip tells."""
        set_kind(self.note, "warn" if words and warning else "small")
        self.note.say(words or self._advice[1], about or (words or self._advice[1]))
        if words:
            self.said.emit(words)
            self._clock.start()
        else:
            self._clock.stop()

    def advise(self, words: str, note: str = "") -> None:
        """Say what is best now, and why, instead of what to do; without words say again what to do."""
        self._advice = words, note
        self.say("")
        self._word()
        if words:
            self.said.emit(f"{words} {note}")

    def show_demo(self, on: bool) -> None:
        """Show whether a bot plays for the person, who takes over by a press on the table."""
        if on == self._demo:
            return
        self._demo = on
        self.setProperty("demo", on)
        for one in (self, self.status, self.note):
            one.style().unpolish(one)
            one.style().polish(one)
        self.say("")
        self._word()
        if on:
            self.said.emit(self.status.words)

    def refuse(self, why: Refusal) -> None:
        """Say why an action was not legal."""
        self.say(texts.refusal(why))

    def show_fingerprint(self, digest: str) -> None:
        """Show what the shuffle can be checked by."""
        words = tr("Fingerprint of the shuffle: {digest}")
        short = f"{digest[:_SHORT]}…"  # the whole one has no room in a small window
        self.say(words.format(digest=short), warning=False, about=words.format(digest=digest))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say("")
            self._word()

    def _word(self) -> None:
        self.result_button.setText(tr("Show result"))
        self.finish_button.setText(tr("Finish quickly"))
        self.finish_button.setToolTip(tr("You have nothing more to decide in this round: show its end at once."))
        self.draw_button.setText(tr("Draw"))
        self.pass_button.setText(tr("Pass"))
        for one in (self.result_button, self.finish_button, self.draw_button, self.pass_button):
            one.setMinimumWidth(max(112, one.sizeHint().width() + 8))  # room for bold letters
        seen = self._seen
        if seen is None:
            self.status.say("")
            self.draw_button.setEnabled(False)
            self.pass_button.setEnabled(False)
            return
        if self._demo:
            self.status.say(tr("A bot plays for you. Any key or click: you go on."))
        else:
            self.status.say(self._advice[0] or texts.status(seen, *self._automatic))
        self.draw_button.setEnabled(self._open and not self._demo and DRAW in seen.legal)
        self.pass_button.setEnabled(self._open and not self._demo and PASS in seen.legal)
        draw_about = f"\n{texts.word_about('boneyard')}" if seen.rules.draws else ""
        self.draw_button.setToolTip(texts.in_lines(texts.draw_words(seen) + draw_about))
        self.draw_button.setAccessibleDescription(texts.draw_words(seen))
        self.pass_button.setToolTip(texts.in_lines(f"{texts.pass_words(seen)}\n{texts.word_about('boude')}"))
        self.pass_button.setAccessibleDescription(texts.pass_words(seen))
        primary = {self.draw_button: DRAW in seen.legal, self.pass_button: PASS in seen.legal}
        for one, wanted in primary.items():
            set_kind(one, "primary" if wanted and not _may_play(seen) else "")


def _may_play(seen: Observation) -> bool:
    return any(action not in (DRAW, PASS) for action in seen.legal)
