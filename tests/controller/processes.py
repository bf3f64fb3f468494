"""What the tests of the worker process share: positions, questions, and children of every temper."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from domino_desktop.bots.question import Question
from domino_desktop.controller import worker_process
from domino_desktop.controller.worker_child import Child
from domino_desktop.controller.worker_process import WorkerProcess
from domino_desktop.model.observation import Observation, observe

from .house import random_match

ROOT = Path(__file__).resolve().parents[2]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is a matter of Linux")
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")


def position(tiles: int = 6) -> Observation:
    """Return a position with a choice, from a draw game with this set."""
    for number in range(1000):
        match = random_match(Random(number), 6, "bot:expert", "bot:expert", set=tiles)
        if len(match.round.legal) > 2:
            return observe(match, match.round.turn)
    raise AssertionError


SEEN = position()


def question(ticket: int = 1, seconds: float = 0.05, level: str = "hard", every: bool = False) -> Question:
    """Return a question that is quickly answered."""
    return Question(ticket, level, SEEN, 7, seconds, every)


def program(body: str) -> tuple[str, ...]:
    """Return the command of a child of another temper; it knows our package."""
    head = "import os, pickle, signal, sys, time; sys.path.append(sys.argv[1])"
    said = """
        def say(what):
            sys.stdout.buffer.write(pickle.dumps(what))
            sys.stdout.buffer.flush()

    """
    return sys.executable, "-P", "-S", "-c", f"{head}\n{dedent(said)}{dedent(body)}", str(ROOT)


@contextmanager
def process(command: tuple[str, ...] | None = None) -> Iterator[WorkerProcess]:
    """Give a worker process for a while."""
    made = WorkerProcess(command)
    try:
        yield made
    finally:
        made.stop()


def when_asked(patch: pytest.MonkeyPatch, act: Callable[[], object]) -> None:
    """Do something each time a child has just been sent a question."""
    send = Child.send

    def sent(child: Child, message: Question | int) -> None:
        send(child, message)
        if isinstance(message, Question):
            act()

    patch.setattr(Child, "send", sent)


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """Let no process be given up because this machine is busy."""
    for name in ("GRACE", "START_SECONDS", "BIRTH_SECONDS", "CANCEL_SECONDS"):
        patch.setattr(worker_process, name, 60.0)


def alive(pid: int) -> bool:
    """Say whether a process runs; one that has ended and was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def gone(pid: int, seconds: float = 20.0) -> bool:
    """Wait for a process to end."""
    end = time.monotonic() + seconds
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.01)
    return not alive(pid)


def resident(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
