"""Further processes that a command shares its work with."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing.pool import Pool
from typing import Final, TypeVar

MANY_BLOCKS: Final = 1_000_000
"""Objects after which a process collects what hangs together in circles."""

T = TypeVar("T")


def each(pool: Pool, work: Callable[[int], T], count: int, at_once: int = 1) -> Iterator[T]:
    """Return what comes of work on the numbers from 1 to count, in order, done by the processes."""
    return pool.imap(partial(_done, work), range(1, count + 1), chunksize=at_once)


def _done(work: Callable[[int], T], number: int) -> T:
    found = work(number)
    if sys.getallocatedblocks() > MANY_BLOCKS:
        gc.collect()
    return found


@contextmanager
def workers(processes: int) -> Iterator[Pool]:
    """Start so many processes and end them afterwards; Ctrl+C, which reaches the whole group, is left to this one."""
    with ExitStack() as ending:
        with _held_back_interrupts():
            pool = ending.enter_context(multiprocessing.get_context("spawn").Pool(processes, _begin))
        yield pool


@contextmanager
def _held_back_interrupts() -> Iterator[None]:
    """Let Ctrl+C wait; what is started meanwhile never hears of it, also not while it still loads the program."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # a pool would start it, and that lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows nothing is inherited
    gc.disable()  # it would walk again and again through all that the bots have learned, for seconds; see `_done`
