"""The view room: the director, who shows one event after another, while the game has long gone on."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, QSequentialAnimationGroup, Signal

from ..model.events import Ended, Event, Passed
from .mover import Mover

if TYPE_CHECKING:
    from ..controller.course import Step
    from ..model.observation import Observation


class Speed(NamedTuple):
    """Milliseconds: of a movement, before another seat acts, of what is said, of a whole deal."""

    move: int
    wait: int
    said: int
    deal: int


SPEEDS: Final = {
    "slow": Speed(850, 900, 1700, 2400),
    "normal": Speed(420, 480, 1050, 1300),
    "fast": Speed(200, 160, 500, 600),
    "instant": Speed(0, 0, 0, 0),
}


class Stage(Protocol):
    """What the director gives orders to: the scene."""

    def clear_table(self) -> None:
        """Take away what belongs to another position: tiles in the air, bubbles."""

    def settle(self, seen: Observation) -> None:
        """Show a position, everything in its place."""

    def deal(self, seen: Observation, mover: Mover) -> None:
        """Let all hands come from the boneyard to where they lie."""

    def enact(self, event: Event, after: Observation, mover: Mover) -> None:
        """Let everything glide from the position shown to the one after an event, and say what is to be said."""


class _Beat(NamedTuple):
    """One event and what is seen after it; no event: the deal, when `deals`, else only the new position."""

    event: Event | None
    after: Observation
    deals: bool = False
    ends_step: bool = True


class Director(QObject):
    """A queue of beats: each waits, moves, is held for a moment, and ends with everything in its place."""

    shown = Signal(object)
    """The Event that has just been seen."""
    settled = Signal(object)
    """The Observation that is shown, after a whole step."""
    idle = Signal()
    """There is nothing more to show."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = SPEEDS["normal"]
        self.seen: Observation | None = None
        """The position that is shown, or towards which everything moves."""
        self._stage = stage
        self._beats: deque[_Beat] = deque()
        self._beat: _Beat | None = None
        self._enacted = False
        self._running: QAbstractAnimation | None = None
        self._going = False
        self._resting = False
        self.hurries = False
        """Whether all is shown at once up to the next position that is shown afresh."""

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return self._beat is None and not self._beats

    def rest(self) -> None:
        """Show everything at once from now on: nobody sees it, and what moves may go away at any moment."""
        self._resting = True
        self.finish()

    def wake(self) -> None:
        """Show everything at its speed again."""
        self._resting = False

    @property
    def _pace(self) -> Speed:
        return SPEEDS["instant"] if self._resting or self.hurries else self.speed

    # what is to be shown

    def show(self, seen: Observation, dealing: bool) -> None:
        """Show a position and forget what was still to be shown; `dealing`: let the tiles come."""
        self._stop()
        self._beats.clear()
        self._beat, self.hurries = None, False
        self.seen = seen
        self._stage.clear_table()
        self._stage.settle(seen)
        self._beats.append(_Beat(None, seen, dealing))
        self._go_on()

    def play(self, step: Step) -> None:
        """Show a step after what is still to be shown."""
        after = step.observation
        for event in step.events[:-1]:
            self._beats.append(_Beat(event, self._before_end(after), ends_step=False))
        self._beats.append(_Beat(step.events[-1] if step.events else None, after))
        self._go_on()

    def _before_end(self, after: Observation) -> Observation:
        """Return what is seen while the last tile lands: no hand that was not open before, the old scores."""
        shown = self._beats[-1].after if self._beats else self.seen
        if shown is None:
            return replace(after, hands=None, outcome=None)
        return replace(after, hands=shown.hands and after.hands, outcome=None, scores=shown.scores)

    # jumping ahead

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        beat = self._beat
        if beat is None:
            return
        self._stop()
        if not self._enacted and beat.event is not None:
            self._stage.enact(beat.event, beat.after, Mover())
        self._end()
        self._go_on()

    def finish(self) -> None:
        """Jump to the end of everything that is to be shown now."""
        for _ in range(len(self._beats) + 1):
            self.skip()

    def resettle(self) -> None:
        """Put everything in its place for a new size or look; a movement that runs ends, a deal begins anew."""
        deals = self._beat is not None and self._beat.deals
        if deals:
            self._stop()
        elif self._enacted:
            self.skip()
        if self.seen is not None:
            self._stage.settle(self.seen)
        if deals:
            self._enact()
            self._go_on()

    # the course of a beat: wait, move, hold, end

    def _go_on(self) -> None:
        if self._going:  # a listener to one of the signals below has added a beat
            return
        self._going = True
        while self._running is None and self._beats:
            self._beat = self._beats.popleft()
            wait = self._pace.wait if _by_another(self._beat) else 0
            if wait:
                self._run(QPauseAnimation(wait))
            else:
                self._enact()
        self._going = False

    def _enact(self) -> None:
        beat, self._enacted = self._beat, True
        assert beat is not None
        self.seen = beat.after
        hold = 0
        if beat.event is not None:
            mover = Mover(self._pace.move)
            self._stage.enact(beat.event, beat.after, mover)
            hold = self._pace.said if isinstance(beat.event, Passed | Ended) else 0
        else:
            mover = Mover(self._pace.deal)
            if beat.deals and mover.duration:
                self._stage.deal(beat.after, mover)
        movement = mover.group()
        if movement is None and not hold:
            self._end()
            return
        course = QSequentialAnimationGroup()
        if movement is not None:
            course.addAnimation(movement)
        course.addPause(hold)
        self._run(course)

    def _run(self, course: QAbstractAnimation) -> None:
        self._running = course
        course.finished.connect(self._finished)
        course.start()

    def _finished(self) -> None:
        self._stop()
        if self._enacted:
            self._end()
        else:
            self._enact()
        self._go_on()

    def _stop(self) -> None:
        course, self._running = self._running, None
        if course is not None:
            course.finished.disconnect(self._finished)
            course.stop()
            course.deleteLater()

    def _end(self) -> None:
        beat, self._beat, self._enacted = self._beat, None, False
        assert beat is not None
        self._stage.settle(beat.after)
        self.seen = beat.after
        if beat.event is not None:
            self.shown.emit(beat.event)
        if beat.ends_step:
            self.settled.emit(beat.after)
        if self.is_idle:
            self.idle.emit()


def _by_another(beat: _Beat) -> bool:
    """Say whether another seat than the viewer's acts, or the round ends."""
    event = beat.event
    return event is not None and (isinstance(event, Ended) or event.seat != beat.after.seat)
