"""One persistent process for long thoughts: replaced when it dies or hangs, done without when none can be started."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Sequence
from typing import Final

from ..bots.bot import Choice
from ..bots.question import Question, Reply
from ..bots.search import Estimate
from ..bots.worker import READY
from .worker_child import Child, Sign, worker_command

_log = logging.getLogger(__name__)

START_SECONDS: Final = 1.0
"""How long a question waits for a process that is starting."""
BIRTH_SECONDS: Final = 20.0
"""After which a process that does not come up is given up."""
GRACE: Final = 1.0
"""Seconds beyond a question's own after which a process hangs."""
CANCEL_SECONDS: Final = 0.05
"""How soon a process gives up a thought; afterwards it is replaced."""
FAILURES: Final = 3
"""So many failures without an answer between them, and it is done without a process for a while."""
PAUSE_SECONDS: Final = 300.0
"""How long."""


class NoProcessError(Exception):
    """The question is not answered by a process; whoever asked must think himself."""


class WorkerProcess:
    """Answers one question at a time from a process; the thread that asks waits.

    `start` and `think` are for that thread, the others for any. The process ends with `stop`, and by itself when
    this one is killed.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._command = worker_command() if command is None else tuple(command)
        self._lock = threading.Lock()
        self._child: Child | None = None
        self._born = 0.0
        self._ready = False
        self._failures = 0
        self._pause = 0.0
        """Until when no process is started."""
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        child = self._child
        return child.pid if child else None

    def start(self) -> None:
        """Start the process if there is none; it need not be waited for."""
        with self._lock:
            if self._child or self._stopped or time.monotonic() < self._pause:
                return
            try:
                self._child = Child(self._command)
            except (OSError, ValueError) as error:
                _log.warning("no worker process: %s", error)
                self._count_failure()
            else:
                self._ready, self._born = False, time.monotonic()

    def think(self, question: Question, cancelled: threading.Event) -> Choice | tuple[Estimate, ...]:
        """Return what the process found, the best so far if it is `cancelled`.

        Raise NoProcessError when there is none or it hangs, RuntimeError with the traceback when the bot failed.
        """
        end = time.monotonic() + question.seconds
        while True:
            child = self._wait_for_child(cancelled)
            left = max(0.0, end - time.monotonic())
            try:
                reply = self._ask(child, question._replace(seconds=left), cancelled)
            except OSError as error:
                self._replace(child, str(error))
                continue
            self._failures = 0
            if reply.full:
                self._replace(child, "it is full", failure=False)
            if reply.found is None:
                raise RuntimeError(reply.fault)
            return reply.found

    def wake(self) -> None:
        """Let `think` look whether it is cancelled."""
        child = self._child
        if child:
            child.wake()

    def kill(self) -> None:
        """Kill the process; `think` notices by itself."""
        child = self._child
        if child:
            child.kill()

    def stop(self) -> None:
        """End the process for good; a question that waits is not answered."""
        with self._lock:
            self._stopped = True
            child, self._child = self._child, None
        if child:
            child.close()

    def _wait_for_child(self, cancelled: threading.Event) -> Child:
        """Return the process when it can be asked."""
        until = time.monotonic() + START_SECONDS
        while not cancelled.is_set():
            self.start()
            child = self._child
            if child is None:
                raise NoProcessError("no process can be started")
            if self._ready:
                return child
            said = child.receive(until - time.monotonic())
            if said == READY:
                self._ready = True
            elif said is Sign.GONE:
                self._replace(child, "it ended while it was starting")
            elif said is Sign.LATE:
                if time.monotonic() > self._born + BIRTH_SECONDS:
                    self._replace(child, "it does not come up")
                raise NoProcessError("the process is still starting")
        raise NoProcessError("cancelled")

    def _ask(self, child: Child, question: Question, cancelled: threading.Event) -> Reply:
        """Return the answer; raise OSError when the process has ended, NoProcessError when it was ended for hanging."""
        child.send(question)
        until = time.monotonic() + question.seconds + GRACE
        told = False
        while True:
            if cancelled.is_set() and not told:
                child.send(question.ticket)
                until, told = time.monotonic() + CANCEL_SECONDS, True
            said = child.receive(until - time.monotonic())
            if said is Sign.GONE:
                raise OSError("it ended while it was thinking")
            if said is Sign.LATE:
                self._replace(child, "it does not heed being cancelled" if told else "it does not answer", not told)
                raise NoProcessError("the process was ended")
            if isinstance(said, Reply) and said.ticket == question.ticket:
                return said

    def _replace(self, child: Child, why: str, failure: bool = True) -> None:
        """End a process that is of no use and start another one."""
        with self._lock:
            if self._stopped:
                return
            self._child = None
            if failure:
                self._count_failure()
        _log.log(logging.WARNING if failure else logging.INFO, "worker process %d: %s", child.pid, why)
        child.close()
        self.start()

    def _count_failure(self) -> None:
        self._failures += 1
        if self._failures >= FAILURES:
            self._failures, self._pause = 0, time.monotonic() + PAUSE_SECONDS
