"""The view room: the first game, a lesson at the real table, of which nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from .line_layer import placed

if TYPE_CHECKING:
    from ..controller.lesson import Lesson
    from ..controller.session import Session
    from ..model.observation import Observation
    from .lesson_card import LessonCard
    from .window import MainWindow


class FirstGame(QObject):
    """Plays the lesson's rounds through the session; whoever begins or resumes a match leaves it."""

    def __init__(self, window: MainWindow, left: Callable[[], object]) -> None:
        """Take what is to be done when it is over or left."""
        super().__init__(window)
        self.session: Session | None = None
        self._window, self._left = window, left
        self._lesson: Lesson | None = None
        self._card: LessonCard | None = None
        window.helping.first_game.connect(self.begin)
        window.table.settled.connect(self._teach)

    @property
    def is_on(self) -> bool:
        """Whether the match in play is a lesson."""
        return self._lesson is not None

    def randoms(self) -> Random:
        """Return random numbers for a bot: in a lesson always the same."""
        if self._lesson is None:
            return Random()
        from ..controller.lesson import SEED

        return Random(SEED)

    @Slot()
    def begin(self) -> None:
        """Begin the first game, also anew."""
        from ..controller.lesson import Lesson
        from .lesson_card import LessonCard

        self._lesson = Lesson()
        if self._card is None:
            self._card = LessonCard(self._window.stage)
            self._card.ending.connect(self.end)
        self._deal()

    def begin_again(self) -> None:
        """Deal this round of the lesson again."""
        if self._lesson is not None:
            self._lesson.begin_again()
            self._deal()

    def go_on(self) -> None:
        """Go to the lesson's next round, or end it after the last one."""
        if self._lesson is not None and self._lesson.go_on():
            self._deal()
        else:
            self.end()

    @Slot()
    def end(self) -> None:
        """End it and go back to the start."""
        self.leave()
        if self.session is not None:
            self.session.close()
        self._left()

    def leave(self) -> None:
        """Be no lesson any more: another match begins."""
        self._lesson = None
        self._window.overlays.round_end.ends_lesson = False
        self._window.helping.teach("")
        if self._card is not None:
            self._card.hide()

    def _deal(self) -> None:
        from .texts import named

        if self._lesson is not None and self.session is not None:
            self._window.helping.teach("")
            self._window.overlays.round_end.ends_lesson = self._lesson.is_last
            setup = self._lesson.chapter.setup
            self.session.begin(replace(setup, players=named(setup.players)), self._lesson.chapter.secret)

    @Slot(object)
    def _teach(self, seen: Observation) -> None:
        """Say what is to be learned in a position that has just been shown."""
        if self._lesson is None or self._card is None or not (seen.my_turn or seen.result is not None):
            return
        tip = self._lesson.tip(seen)
        key, action = (tip.key, tip.points(seen)) if tip else ("", None)
        self._card.setVisible(seen.result is None)
        self._window.helping.teach(key if seen.result is not None else "")
        if seen.result is None:
            words = self._card.say(key)
            line = self._window.table.table.line
            self._card.avoid([line.box_on_scene(placed(place)) for place in line.arrangement.placements])
            self._window.helping.point(action, words)
