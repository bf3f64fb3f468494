"""The one thread in which bots think, so that the picture goes on."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from ..bots.bot import Bot, Budget
from ..bots.levels import LONG
from ..model.observation import Observation
from .thoughts import Answer, Evaluation, Rank, Thought
from .worker_process import WorkerProcess

_GRACE: Final = 2.0
"""Seconds that a bot may go on after its deadline until its answer is no longer waited for."""
HINT_SECONDS: Final = 1.5


class _Worker(QObject):
    """Lives in the thread; thinks one thought after the other, long ones through the process."""

    done = Signal(object)

    def __init__(self, process: WorkerProcess | None) -> None:
        super().__init__()
        self._process = process

    @Slot()
    def prepare(self) -> None:
        if self._process:
            self._process.start()

    @Slot(object)
    def think(self, thought: Thought) -> None:
        self.done.emit(thought.think(self._process))


class Thinker(QObject):
    """Thinks in a thread, one thought at a time: a bot's before a hint, a hint before a review.

    What takes long the thread asks of a `WorkerProcess`, if it is given one.

    **Bots**: `ask` a bot for its choice, and `answered` gives it. A new `ask`, `cancel` and `stop` make the one before
    it stale: it is never announced.

    **Evaluations**: `evaluate` asks what every legal action of an observation is worth by the search of the strongest
    level, and `evaluated` gives an `Evaluation` with the ticket: `estimates` in the order of `observation.legal`,
    `ranked` with the best first, or the `error` of a search that failed. Any number may wait; hints come before
    reviews, else they come in the order in which they were asked. `withdraw` makes them stale. No match and no bot is
    needed for them, and they keep no bot waiting: its turn interrupts an evaluation, which begins anew afterwards.
    `review.Review` does it for many positions.
    """

    answered = Signal(object)
    """The Answer to the request that is not stale; a bot that ignores its deadline is answered for by TimeoutError."""
    evaluated = Signal(object)
    """The Evaluation, failed or not, of a position that was not withdrawn."""
    _asked = Signal(object)
    _expected = Signal()

    def __init__(self, process: WorkerProcess | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = process
        self._thread = QThread()
        self._thread.setObjectName("thinker")
        self._worker = _Worker(process)
        self._worker.moveToThread(self._thread)
        self._expected.connect(self._worker.prepare)
        self._asked.connect(self._worker.think)
        self._worker.done.connect(self._receive)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._on_late)
        self._tickets = 0
        self._request: Thought | None = None
        """The bot's, whose answer is awaited."""
        self._wanted: dict[int, Thought] = {}
        """All that is not answered, that of the bot too, by ticket."""
        self._busy: Thought | None = None
        """What the thread is thinking about, stale or not."""
        self._stopped = False

    def expect(self, level: str) -> None:
        """Make ready for a bot that will be asked soon: a process is started if it thinks for long."""
        if self._process and level in LONG and not self._stopped:
            self._thread.start()
            self._expected.emit()

    def ask(self, bot: Bot, observation: Observation, rng: Random, budget: Budget) -> int:
        """Ask a bot for its choice and return the ticket of the answer, which comes from the event loop.

        After `stop` there is no answer.
        """
        self.cancel()
        self._tickets += 1
        if not self._stopped:
            self._request = Thought(self._tickets, Rank.BOT, bot, observation, rng, budget)
            if budget.deadline is not None:
                self._wait_until(budget.deadline)
            self._want(self._request)
        return self._tickets

    def cancel(self) -> None:
        """Tell the bot to end; its answer is never announced."""
        self._late.stop()
        if self._request:
            self._give_up(self._request)
            del self._wanted[self._request.ticket]
            self._request = None

    def evaluate(self, observation: Observation, seconds: float = HINT_SECONDS, urgent: bool = True) -> int:
        """Ask what every legal action is worth and return the ticket of the Evaluation.

        It may take so many seconds from when it begins. What is urgent comes first; after `stop` there is no answer.
        """
        self._tickets += 1
        if not self._stopped:
            rank = Rank.HINT if urgent else Rank.REVIEW
            self._want(Thought.of_worth(self._tickets, rank, observation, seconds))
        return self._tickets

    def withdraw(self, *tickets: int) -> None:
        """Take evaluations back, begun or not; those that are answered already do not mind."""
        for ticket in tickets:
            if self._wanted.pop(ticket, None) and self._busy and self._busy.ticket == ticket:
                self._give_up(self._busy)

    def stop(self, limit: float = 10.0) -> bool:
        """Cancel everything, end the thread and wait for it; say whether it ended within so many seconds.

        Call it before quitting. When it did not end the process must be left by `os._exit`: Qt aborts a process that
        destroys a running thread.
        """
        self._stopped = True
        self.cancel()
        self.withdraw(*self._wanted)
        if self._process:
            self._process.stop()
        self._thread.quit()
        return self._thread.wait(int(limit * 1000))

    def _give_up(self, thought: Thought) -> None:
        thought.budget.cancelled.set()
        if self._process:
            self._process.wake()

    def _wait_until(self, moment: float) -> None:
        self._late.start(max(0, int((moment - time.monotonic()) * 1000)))

    def _want(self, thought: Thought) -> None:
        self._wanted[thought.ticket] = thought
        if self._busy is None:
            self._go_on()
        elif thought.rank < self._busy.rank:
            self._give_up(self._busy)  # it stays wanted, so it begins anew

    def _go_on(self) -> None:
        """Let the thread think about what comes first."""
        if self._wanted:
            self._busy = min(self._wanted.values(), key=lambda one: (one.rank, one.ticket)).begun()
            self._thread.start()
            self._asked.emit(self._busy)

    @Slot(object)
    def _receive(self, found: Answer | Evaluation) -> None:
        done, self._busy = self._busy, None
        assert done is not None
        interrupted = done.rank != Rank.BOT and done.budget.cancelled.is_set()
        wanted = not interrupted and self._wanted.pop(found.ticket, None) is not None
        if done is self._request:
            self._late.stop()
            self._request = None
        self._go_on()
        if wanted:
            (self.answered if isinstance(found, Answer) else self.evaluated).emit(found)

    @Slot()
    def _on_late(self) -> None:
        request = self._request
        if request is None:
            return
        if not request.budget.cancelled.is_set():
            self._give_up(request)
            self._late.start(int(_GRACE * 1000))
            return
        self.cancel()
        if self._process:
            self._process.kill()  # whatever holds up the thread
        self.answered.emit(Answer(request.ticket, None, TimeoutError("the bot ignores its deadline")))
