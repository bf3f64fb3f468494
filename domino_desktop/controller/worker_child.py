"""A worker process from outside: how it is started, what it says, and how it ends."""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from ..bots.question import Question, Reply

_log = logging.getLogger(__name__)

FLAG: Final = "--worker"
"""What makes the frozen program a worker; see `__main__`."""
BEGIN: Final = "import sys; sys.path.append(sys.argv[1]); from domino_desktop.bots.worker import main; main()"


class Sign(Enum):
    """What comes from a child besides Replies and `worker.READY`."""

    GONE = "it has ended"
    LATE = "it said nothing in time"
    WOKEN = "somebody in this process wants attention"


def worker_command() -> tuple[str, ...]:
    """Return the command that runs a worker: this program when it is frozen, else a bare Python without site packages.

    Empty where the interpreter cannot be found.
    """
    if not sys.executable:
        return ()
    if getattr(sys, "frozen", False):
        return sys.executable, FLAG
    return sys.executable, "-P", "-S", "-c", BEGIN, str(Path(__file__).resolve().parents[2])


class Child:
    """A process that was just started; raises OSError or ValueError when that cannot be.

    One thread may `send` and `receive`; `wake` and `kill` may be called from any.
    """

    def __init__(self, command: Sequence[str]) -> None:
        if not command:
            raise ValueError("no interpreter to start")
        more: dict[str, Any] = {}
        if sys.platform == "win32":
            more["creationflags"] = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, **more)
        self._inbox: SimpleQueue[Reply | str | Sign] = SimpleQueue()
        self._threads = [threading.Thread(target=one, daemon=True) for one in (self._read, self._copy_errors)]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, message: Question | int) -> None:
        """Ask a question, or give up the one with this ticket; raise OSError when nobody is there."""
        stdin = self._process.stdin
        assert stdin is not None
        if stdin.closed:
            raise BrokenPipeError
        stdin.write(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))
        stdin.flush()

    def receive(self, seconds: float) -> Reply | str | Sign:
        """Return what comes next, within so many seconds."""
        try:
            return self._inbox.get(timeout=max(0.0, seconds))
        except Empty:
            return Sign.LATE

    def wake(self) -> None:
        """Let `receive` return at once."""
        self._inbox.put(Sign.WOKEN)

    def kill(self) -> None:
        """End the process, wherever it is."""
        self._process.kill()

    def close(self) -> None:
        """Do the same, wait for it, and let everything go."""
        self.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(1)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with suppress(OSError):  # what was not sent yet
                    stream.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                self._inbox.put(pickle.load(self._process.stdout))
        except Exception as error:  # cut off in the middle of a word, too
            if not isinstance(error, EOFError):
                _log.warning("the worker process said something odd: %r", error)
            self._inbox.put(Sign.GONE)

    def _copy_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            _log.warning("worker process: %s", line.decode(errors="replace").rstrip())
