"""Random courses of acting, undoing, redoing, hints, help and leaving: the session stays sound."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from domino_desktop.controller.course import Step
from domino_desktop.controller.session import Session
from domino_desktop.controller.thinker import Thinker
from domino_desktop.controller.timeline import Reach
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.past import course

from .house import hasty, settle, setup, until

WISHES = ("act", "act", "act", "undo", "redo", "hint", "help", "myself", "next", "finish", "close", "resume", "wait")


class Traveller:
    """A person who wants anything at any moment, and a check of all that is told."""

    def __init__(self, session: Session, rng: Random) -> None:
        self.session, self.rng = session, rng
        self.match: Match | None = None
        self.seen: Observation | None = None
        self.reach = Reach()
        self.undos = 0
        session.changed.connect(self.on_changed)
        session.dealt.connect(self.on_position)
        session.rewound.connect(self.on_position)
        session.stepped.connect(self.on_step)
        session.reached.connect(self.on_reach)

    def on_changed(self, match: Match) -> None:
        assert match is self.session.match
        assert [*course(match)][-1].round == match.round, "a round is always the course of its own actions"
        self.match = match

    def on_position(self, seen: Observation) -> None:
        assert self.match is not None
        assert seen == observe(self.match, self.session.viewer)
        self.seen = seen

    def on_step(self, step: Step) -> None:
        assert self.seen is not None
        was = self.seen.events
        self.on_position(step.observation)
        assert step.observation.events == (*was, *step.events)

    def on_reach(self, reach: Reach) -> None:
        self.reach = reach

    def want(self, wish: str) -> None:
        session, match = self.session, self.session.match
        before, reach, aid = match, self.reach, session.aid
        if wish == "act" and self.seen is not None and self.seen.legal:
            session.act(self.rng.choice(self.seen.legal))
        elif wish == "undo":
            session.undo()
            assert (session.match != before) == (match is not None and reach.undo)
            assert session.aid.undos - aid.undos == (match is not None and reach.undo)
        elif wish == "redo":
            session.redo()
            assert (session.match is not before) == (match is not None and reach.redo)
            assert session.aid == aid
        elif wish in ("hint", "help", "myself", "next", "finish"):
            do = {
                "hint": session.hint,
                "help": session.play_for_me,
                "myself": session.play_myself,
                "next": session.next_round,
                "finish": session.finish_round,
            }
            do[wish]()
        elif wish == "close":
            session.close()
            self.reach = Reach()
        elif wish == "resume" and self.match is not None and match is None:
            session.resume(self.match)
        elif wish == "wait":
            settle(0.003)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    key=st.sampled_from(["draw", "block", "abkhaz", "all-fives"]),
    seats=st.integers(2, 3),
    automatic=st.booleans(),
    wishes=st.lists(st.sampled_from(WISHES), min_size=20, max_size=60),
    seed=st.integers(0, 2**32),
)
def test_whatever_is_wanted_the_session_stays_sound(
    key: str, seats: int, automatic: bool, wishes: list[str], seed: int, qapp: QCoreApplication
) -> None:
    rng = Random(seed)
    thinker = Thinker()
    session = Session(thinker, bots=lambda level: hasty(), randoms=lambda: Random(rng.random()))
    traveller = Traveller(session, rng)
    session.set_automatic(automatic, automatic)
    faults: list[BaseException] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.excepthook", lambda kind, error, trace: faults.append(error))
        session.begin(setup("human", *["bot:easy"] * (seats - 1), key=key), f"{rng.getrandbits(128):032x}")
        for wish in wishes:
            traveller.want(wish)
            assert not faults
        if session.match is not None and session.match.outcome is None:
            session.play_myself()

            def waits() -> bool:
                now = session.match
                return bool(faults) or now is None or now.round.result is not None or session._cast.asked == 0

            until(waits)
    session.close()
    assert thinker.stop()
    assert not faults
