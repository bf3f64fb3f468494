"""The one thread in which bots think, so that the picture goes on."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from ..bots.bot import Bot, Budget, Choice
from ..model.observation import Observation

_log = logging.getLogger(__name__)

_GRACE: Final = 2.0
"""Seconds that a bot may go on after its deadline until its answer is no longer waited for."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request: a choice, or the error of a bot that failed."""

    ticket: int
    choice: Choice | None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class _Request:
    ticket: int
    bot: Bot
    observation: Observation
    rng: Random
    budget: Budget


class _Worker(QObject):
    """Lives in the thread; asks one bot after the other."""

    done = Signal(object)

    @Slot(object)
    def think(self, request: _Request) -> None:
        if request.budget.cancelled.is_set():
            return
        try:
            choice = request.bot.choose(request.observation, request.rng, request.budget)
        except Exception as error:  # whatever a bot does wrong, the game goes on
            self.done.emit(Answer(request.ticket, None, error))
        else:
            self.done.emit(Answer(request.ticket, choice))


class Thinker(QObject):
    """Asks bots in a thread, one at a time; a new request, `cancel` and `stop` make the one before it stale."""

    answered = Signal(object)
    """The Answer to the request that is not stale; a bot that ignores its deadline is answered for by TimeoutError."""
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("thinker")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.done.connect(self._receive)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._on_late)
        self._tickets = 0
        self._request: _Request | None = None
        self._stopped = False

    def ask(self, bot: Bot, observation: Observation, rng: Random, budget: Budget) -> int:
        """Ask a bot for its choice and return the ticket of the answer, which comes from the event loop.

        After `stop` there is no answer.
        """
        self.cancel()
        self._tickets += 1
        if self._stopped:
            return self._tickets
        if not self._thread.isRunning():
            self._thread.start()
        self._request = _Request(self._tickets, bot, observation, rng, budget)
        if budget.deadline is not None:
            self._wait_until(budget.deadline)
        self._asked.emit(self._request)
        return self._tickets

    def cancel(self) -> None:
        """Tell the bot to end; its answer is never announced."""
        self._late.stop()
        if self._request:
            self._request.budget.cancelled.set()
            self._request = None

    def stop(self, limit: float = 10.0) -> bool:
        """Cancel, end the thread and wait for it; say whether it ended within so many seconds.

        Call it before quitting. When it did not end the process must be left by `os._exit`: Qt aborts a process that
        destroys a running thread.
        """
        self._stopped = True
        self.cancel()
        self._thread.quit()
        return self._thread.wait(int(limit * 1000))

    def _wait_until(self, moment: float) -> None:
        self._late.start(max(0, int((moment - time.monotonic()) * 1000)))

    @Slot(object)
    def _receive(self, answer: Answer) -> None:
        if self._request and self._request.ticket == answer.ticket:
            self._late.stop()
            self._request = None
            self.answered.emit(answer)

    @Slot()
    def _on_late(self) -> None:
        request = self._request
        if request is None:
            return
        if not request.budget.cancelled.is_set():
            request.budget.cancelled.set()
            self._late.start(int(_GRACE * 1000))
            return
        self._request = None
        self.answered.emit(Answer(request.ticket, None, TimeoutError("the bot ignores its deadline")))
