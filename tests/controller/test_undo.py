"""Undo and redo: to the viewer's own decisions, within the round, without a late answer."""

from __future__ import annotations

import threading
from random import Random

from domino_desktop.bots.bot import Bot
from domino_desktop.controller.session import Session
from domino_desktop.controller.timeline import Reach
from domino_desktop.model.actions import PASS
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe

from .conftest import MakeSession
from .house import SECRET, Ear, Plays, random_match, settle, setup, until


def begun(
    make_session: MakeSession, *players: str, key: str = "draw", **options: object
) -> tuple[Session, Ear, list[Reach]]:
    """Return a session at the first decision of its person, and what it says can be reached."""
    session, ear = make_session()
    reaches: list[Reach] = []
    session.reached.connect(reaches.append)
    session.begin(setup(*(players or ("human", "bot:easy")), key=key, **options), SECRET)
    until(lambda: ear.seen.legal)
    return session, ear, reaches


def now(session: Session) -> Match:
    assert session.match is not None
    return session.match


def act(session: Session, ear: Ear, at: int = 0) -> Match:
    """Play one of the legal actions and wait for the next decision; return the match at the one before."""
    before = now(session)
    session.act(ear.seen.legal[at])
    until(lambda: ear.seen.legal or ear.seen.result)
    return before


def to_the_end(session: Session, ear: Ear) -> None:
    while not ear.seen.result:
        act(session, ear)


def test_undo_goes_back_decision_by_decision_and_redo_plays_what_was(make_session: MakeSession) -> None:
    session, ear, reaches = begun(make_session)
    moments = []
    while not ear.seen.result:
        moments.append(act(session, ear))
    moments.append(now(session))
    assert moments[-1].between_rounds
    rewound: list[Observation] = []
    session.rewound.connect(rewound.append)
    for moment in reversed(moments[:-1]):
        assert reaches[-1].undo
        session.undo()
        assert session.match == moment
        assert rewound[-1] == observe(moment, session.viewer)
    assert reaches[-1] == Reach(undo=False, redo=True)
    session.undo()
    assert session.match == moments[0]
    for moment in moments[1:]:
        assert reaches[-1].redo
        session.redo()
        assert session.match == moment
        assert ear.seen == observe(moment, session.viewer)
    assert reaches[-1] == Reach(undo=True, redo=False)
    assert session.aid.undos == len(moments) - 1


def test_what_is_undone_is_saved_before_it_is_shown(make_session: MakeSession) -> None:
    session, ear, _ = begun(make_session)
    before = act(session, ear)
    order: list[object] = []
    session.changed.connect(order.append)
    session.rewound.connect(order.append)
    session.undo()
    assert order == [before, observe(before, session.viewer)]


def test_another_action_closes_the_way_forth_and_the_same_one_does_not(make_session: MakeSession) -> None:
    session, ear, reaches = begun(make_session)
    while len(ear.seen.legal) < 2:
        act(session, ear)
    legal = ear.seen.legal
    act(session, ear)
    act(session, ear)
    session.undo()
    session.undo()
    session.act(legal[0])
    assert reaches[-1].redo
    session.undo()
    session.act(legal[1])
    assert reaches[-1] == Reach(undo=True, redo=False)
    after = now(session)
    session.redo()
    assert session.match is after


def test_undo_while_a_bot_thinks_drops_its_answer(make_session: MakeSession) -> None:
    release = threading.Event()

    def slow() -> Bot:
        return Plays(lambda seen, rng, budget: release.wait(5) and seen.legal[0])

    session, ear = make_session(slow)
    for number in range(50):
        session.begin(setup("human", "bot:easy"), f"{number:032x}")
        if now(session).round.turn == 0:
            break
    until(lambda: session._cast.asked == 0)
    before = now(session)
    session.act(ear.seen.legal[0])
    until(lambda: ear.names()[-1] == "thinking")
    after = now(session)
    session.undo()
    release.set()
    settle()
    assert session.match == before
    session.redo()
    assert session.match == after
    until(lambda: ear.seen.legal or ear.seen.result)


def test_undo_does_not_reach_into_the_round_before(make_session: MakeSession) -> None:
    session, ear, reaches = begun(make_session, target=500)
    to_the_end(session, ear)
    session.undo()
    assert reaches[-1].redo
    session.redo()
    session.next_round()
    assert reaches[-1] == Reach(undo=False, redo=False)
    before = now(session)
    session.undo()
    session.redo()
    assert session.match is before


def test_a_match_that_is_over_is_counted_and_stays(make_session: MakeSession) -> None:
    session, ear, reaches = begun(make_session, key="block", target=50)
    while session.match and session.match.outcome is None:
        to_the_end(session, ear)
        session.next_round()
        until(lambda: ear.seen.legal or ear.seen.result or ear.seen.outcome)
    assert reaches[-1] == Reach(undo=False, redo=False)
    over = session.match
    session.undo()
    assert session.match is over
    assert len(ear.all("ended")) == 1


def test_nobody_undoes_what_another_person_saw(make_session: MakeSession) -> None:
    session, _ = make_session()
    reaches: list[Reach] = []
    session.reached.connect(reaches.append)
    match = random_match(Random(3), 9, "human", "human", "bot:easy")
    session.resume(match)
    session.undo()
    session.redo()
    assert session.match is match
    assert set(reaches) == {Reach()}


def test_undo_after_a_save_and_between_matches(make_session: MakeSession) -> None:
    session, ear, reaches = begun(make_session)
    before = act(session, ear)
    saved, aid = now(session), session.aid
    session.close()
    session.undo()
    session.redo()
    session.resume(saved, aid._replace(hints=2))
    assert reaches[-1] == Reach(undo=True, redo=False)
    session.undo()
    assert session.match == before
    assert session.aid == (2, 1, 0)
    session.begin(setup("human", "bot:easy"))
    assert session.aid == (0, 0, 0)
    assert not reaches[-1].redo


def test_forced_actions_that_happen_by_themselves_are_passed_over(make_session: MakeSession) -> None:
    session, ear, _ = begun(make_session, "human", "bot:easy", "bot:easy", key="block", target=500)
    session.set_automatic(True, True)
    for _ in range(200):
        if ear.seen.result:
            session.next_round()
            until(lambda: ear.seen.legal or ear.seen.result)
        own = [event for event in now(session).round.events if getattr(event, "seat", None) == session.viewer]
        if own and ear.seen.legal and any(getattr(event, "numbers", None) for event in own):
            break
        if ear.seen.legal:
            act(session, ear)
    while session._timeline.reach(now(session)).undo:
        session.undo()
        assert ear.seen is not None
        assert now(session).round.legal != (PASS,)
