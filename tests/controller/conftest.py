"""A thinker and a session for each test, with the thread ended afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.bots.bot import Bot
from domino_desktop.controller.session import Session
from domino_desktop.controller.thinker import Thinker

from .house import Ear, hasty

MakeSession = Callable[..., tuple[Session, Ear]]


@pytest.fixture
def thinker(qapp: QCoreApplication) -> Iterator[Thinker]:
    """Give a thinker whose thread is ended afterwards."""
    one = Thinker()
    yield one
    assert one.stop()


@pytest.fixture
def make_session(thinker: Thinker) -> Iterator[MakeSession]:
    """Give what makes a session whose bots are all of one kind, hasty unless said otherwise."""
    made: list[Session] = []

    def make(bot: Callable[[], Bot] = hasty, seconds: float = 10.0) -> tuple[Session, Ear]:
        session = Session(thinker, bots=lambda level: bot(), seconds=seconds)
        made.append(session)
        return session, Ear(session)

    yield make
    for session in made:
        session.close()
