"""The worker process: thinks for long with a low priority and answers through a pipe; no Qt is loaded into it.

Standard input brings Questions and tickets of questions to give up, standard output takes Replies, all pickled; what
is said on standard error goes into the log. It ends when its input does, so it never outlives the game.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO, Final, NoReturn

from .bot import Budget
from .question import Question, Reply

NICE: Final = 10
"""How much the process steps back for others, as `nice` counts. On Windows whoever starts it says so."""
MANY_BLOCKS: Final = 250_000
"""Pieces of memory, of some 85 bytes, after which the process is full: it then takes about 40 megabytes."""
READY: Final = "ready"
"""The first thing that it says."""


def main() -> NoReturn:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; the game decides what ends
    if sys.platform != "win32":
        os.nice(NICE)
    gc.disable()
    answers = os.fdopen(_binary(os.dup(1)), "wb")
    os.dup2(2, 1)  # whatever is printed by chance does not disturb the answers
    questions: SimpleQueue[tuple[Question, Budget]] = SimpleQueue()
    threading.Thread(target=_listen, args=(os.fdopen(_binary(0), "rb"), questions), daemon=True).start()
    try:
        _say(answers, READY)
        while True:
            _say(answers, _reply(*questions.get()))
            gc.collect()  # between two thoughts, where its pause costs nothing
    except OSError:  # nobody listens any more
        os._exit(0)


def _reply(question: Question, budget: Budget) -> Reply:
    found, fault = None, ""
    try:
        found = question.think(budget)
    except Exception:
        fault = traceback.format_exc()
    return Reply(question.ticket, found, fault, sys.getallocatedblocks() > MANY_BLOCKS)


def _listen(asked: BinaryIO, questions: SimpleQueue[tuple[Question, Budget]]) -> None:
    """Hand on the questions, and cancel the latest one at once when its ticket comes."""
    ticket, budget = 0, Budget()
    try:
        while True:
            message = pickle.load(asked)
            if isinstance(message, Question):
                ticket, budget = message.ticket, Budget.seconds(message.seconds)
                questions.put((message, budget))
            elif message == ticket:
                budget.cancelled.set()
    except (EOFError, OSError):
        os._exit(0)  # also in the middle of a thought


def _say(answers: BinaryIO, message: Reply | str) -> None:
    pickle.dump(message, answers, pickle.HIGHEST_PROTOCOL)
    answers.flush()


def _binary(descriptor: int) -> int:
    """Return the descriptor, of which no byte is changed on the way."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(descriptor, os.O_BINARY)
    return descriptor
