"""Garbage is collected in one thread only."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject

from domino_desktop.controller import garbage as module
from domino_desktop.controller.garbage import Garbage

from .house import until


@pytest.fixture
def garbage(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Garbage]:
    """Give one that collects often."""
    monkeypatch.setattr(module, "EVERY_MS", 5)
    made = Garbage()
    yield made
    made.stop()
    made.deleteLater()
    assert gc.isenabled()


class Cyclic(QObject):
    """Something of Qt's that only the collector can find."""

    def __init__(self, ended: list[threading.Thread]) -> None:
        super().__init__()
        self._me, self._ended = self, ended

    def __del__(self) -> None:
        self._ended.append(threading.current_thread())


@pytest.mark.usefixtures("garbage")
def test_another_thread_never_collects_what_the_window_left() -> None:
    ended: list[threading.Thread] = []
    made: list[list[int]] = []
    Cyclic(ended)
    other = threading.Thread(target=lambda: made.extend([[number] for number in range(100_000)]))
    other.start()
    other.join()
    assert ended == []
    until(lambda: ended)
    assert ended == [threading.current_thread()]
