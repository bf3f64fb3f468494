"""`--smoke`: the real window, one round against a bot without waits, and its record checked; for packagers."""

from __future__ import annotations

import logging
import sys
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer

from .app import App
from .bots.question import Question, Reply
from .bots.worker import READY
from .commands.replay import check_line
from .controller.match_file import as_line
from .controller.setup import default_setup
from .controller.worker_child import Child, worker_command
from .model.observation import Observation
from .process import Process

PATIENCE_MS: Final = 60_000
ANSWER_SECONDS: Final = 20.0
"""How long a worker process may take to start and to answer."""
NO_ANSWER: Final = "the process that thinks for the strong bots does not answer"


def smoke() -> int:
    """Play one round in a profile of its own; return 0, or 1 after saying in one sentence what is wrong."""
    with tempfile.TemporaryDirectory(prefix="domino-smoke-", ignore_cleanup_errors=True) as profile:
        try:
            fault = _played(Path(profile))
        except Exception as error:  # whatever it is, the packager is told in a sentence
            fault = _unexpected(error)
        logging.shutdown()  # Windows removes no folder with an open log
    if fault:
        print(f"domino-desktop: {fault}", file=sys.stderr)
    return 1 if fault else 0


def _played(profile: Path) -> str:
    process = Process(profile)
    trial = Trial(process.app)
    QTimer.singleShot(0, trial.begin)
    QTimer.singleShot(PATIENCE_MS, lambda: trial.end(f"the round did not end within {PATIENCE_MS // 1000} s"))
    process.run()
    return trial.fault


def _unexpected(error: BaseException) -> str:
    return f"an unexpected error, {type(error).__name__}: {error}"


class Trial:
    """Plays for the person as soon as the table shows that it is the person's turn, until the round is over."""

    def __init__(self, app: App) -> None:
        self.fault = "the window was closed before the round was over"
        self._app = app
        self._question: Observation | None = None
        """A position in which it was the person's turn."""
        app.store.change(speed="instant", auto_draw=False, auto_pass=False)
        app.session.dealt.connect(self._look_soon)
        app.window.table.idle.connect(self._look_soon)

    def begin(self) -> None:
        """Load the sounds, and let the match begin in the window that has just opened."""
        sys.excepthook = lambda _, error, trace: self.end(_unexpected(error))
        self._app.window.sounds.prepare()
        self._app.begin(default_setup())

    def end(self, fault: str) -> None:
        """End with a fault, or with "" when all is right."""
        self.fault = fault
        self._app.window.close()

    def _look_soon(self) -> None:
        QTimer.singleShot(0, self._look)

    def _look(self) -> None:
        window = self._app.window
        if window.seen is None or not window.table.is_idle:
            return
        if window.seen.result is not None:
            self._round_over()
        elif window.seen.my_turn:
            self._question = window.seen
            window.act.emit(window.seen.legal[0])

    def _round_over(self) -> None:
        match = self._app.session.match
        window = self._app.window
        if match is None or match.round.result is None:
            self.end("the table shows the end of a round that is not over")
        elif window.overlays.shown is not window.overlays.round_end:
            self.end("the round is over and its result is not shown")
        else:
            faults = [words for _, words in check_line(as_line(match), 1) if words]
            self.end(f"the record of the round is wrong, {faults[0]}" if faults else self._worker_fault())

    def _worker_fault(self) -> str:
        """Ask a worker process what the strong bots ask it; return what is wrong with it, or ""."""
        if self._question is None:
            return "the person was never asked"
        child = Child(worker_command())
        try:
            child.send(Question(0, "hard", self._question, seed=0, seconds=1.0, every=False))
            answer = child.receive(ANSWER_SECONDS)
            if answer == READY:
                answer = child.receive(ANSWER_SECONDS)
        except OSError:  # it is gone before it is asked
            return NO_ANSWER
        finally:
            child.close()
        return "" if isinstance(answer, Reply) and answer.found is not None else NO_ANSWER
