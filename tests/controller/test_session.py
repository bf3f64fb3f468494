"""The course of a match: who is asked when, what is announced, and that every call is harmless at every moment."""

from __future__ import annotations

import inspect
import logging
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from domino_desktop.bots.bot import Bot, Budget, Choice, Reason
from domino_desktop.controller.course import Step
from domino_desktop.controller.session import Session
from domino_desktop.controller.thinker import Thinker
from domino_desktop.model.actions import DRAW, PASS, Action, Play
from domino_desktop.model.events import Drew, Ended, Passed, Played
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe

from .conftest import MakeSession
from .house import SECRET, Ear, Plays, hasty, onward, random_match, settle, setup, until


def my_turn(ear: Ear) -> Callable[[], bool]:
    """Return what says whether the viewer can act or the round is over."""
    return lambda: bool(ear.seen.legal) or ear.seen.result is not None or ear.seen.outcome is not None


def first_to_move(match: Match) -> str:
    """Return the player whose turn it is."""
    return match.players[match.round.turn].player


def begin_at(session: Session, wanted: str, *players: str, **options: Any) -> None:
    """Begin matches until one is led by a person or a bot, as wanted."""
    for number in range(100):
        session.begin(setup(*players, **options), f"{number:032x}")
        assert session.match is not None
        if first_to_move(session.match).startswith(wanted):
            return
    raise AssertionError("no such deal")


class TestOrder:
    def test_the_match_is_given_to_the_saves_before_the_view_is_told(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        begin_at(session, "human", "human", "bot:easy")
        session.act(ear.seen.legal[0])
        assert ear.names()[-4:] == ["changed", "dealt", "changed", "stepped"]
        assert ear.all("changed")[-1] is session.match

    def test_each_step_is_saved_and_carries_what_the_viewer_knows_after_it(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.begin(setup("bot:easy", "bot:easy", "bot:easy"), SECRET)
        until(lambda: session.match and session.match.between_rounds)
        assert session.viewer is None
        assert session.match is not None
        assert len(ear.all("changed")) == len(ear.all("stepped")) + 1
        for match, step in zip(ear.all("changed")[1:], ear.all("stepped"), strict=True):
            assert step.observation == observe(match, None)
        assert ear.seen.result == session.match.round.result
        told = [event for step in ear.all("stepped") for event in step.events]
        assert tuple(told) == observe(session.match, None).events
        assert isinstance(told[-1], Ended)

    def test_a_bot_is_announced_before_it_acts(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        begin_at(session, "bot", "human", "bot:easy")
        until(lambda: ear.all("stepped"))
        assert ear.names()[-3:] == ["thinking", "changed", "stepped"]
        assert ear.all("thinking")[-1] == 1

    def test_a_round_waits_for_the_next_to_be_asked_for(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.next_round()
        assert session.match is None
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        session.next_round()
        until(lambda: session.match and session.match.between_rounds)
        settle()
        assert len(ear.all("dealt")) == 1
        session.next_round()
        session.next_round()
        assert [seen.number for seen in ear.all("dealt")] == [1, 2]

    def test_a_match_of_bots_ends(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.stepped.connect(lambda step: session.next_round() if step.observation.result else None)
        session.begin(setup("bot:easy", "bot:easy", "bot:easy", "bot:easy", target=50), SECRET)
        until(lambda: ear.all("ended"))
        settle()
        assert ear.names()[-3:] == ["changed", "stepped", "ended"]
        assert ear.all("ended") == [session.match]
        assert ear.seen.outcome is not None
        assert ear.seen.secret == SECRET

    def test_instant_bots_do_not_pile_up_calls(self, make_session: MakeSession) -> None:
        session, _ = make_session(no_bot)  # it fails within the call that asks it
        depths: list[int] = []
        session.stepped.connect(lambda step: depths.append(depth()))
        session.begin(setup("bot:a", "bot:b", "bot:c", "bot:d", set=12, target=500), SECRET)
        until(lambda: session.match and session.match.between_rounds)
        assert len(depths) > 50
        assert max(depths) == min(depths)


def no_bot() -> Bot:
    """Fail as when there is no bot of a level."""
    raise KeyError


def depth() -> int:
    """Return how many Python calls are under way."""
    return len(inspect.stack(0))


class TestPerson:
    def test_the_only_person_is_always_shown(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.begin(setup("bot:easy", "human", "bot:easy"), SECRET)
        assert session.viewer == 1
        until(my_turn(ear))
        session.act(ear.seen.legal[0])
        until(my_turn(ear))
        assert session.viewer == 1
        assert not ear.all("handover")
        assert {seen.seat for seen in ear.all("dealt")} == {1}

    def test_an_illegal_action_is_refused_and_may_be_followed_by_a_legal_one(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        begin_at(session, "human", "human", "bot:easy")
        before = session.match
        session.act(PASS)
        assert ear.all("refused")[0].key == "can-play"
        session.act(Play(ear.seen.hand[0], 7))
        assert session.match is before
        session.act(ear.seen.legal[0])
        assert session.match is not before
        assert len(ear.all("refused")) == 2

    def test_an_action_out_of_turn_is_refused(self, make_session: MakeSession) -> None:
        session, ear = make_session(lambda: Plays(lambda *_: time.sleep(0.2)))
        begin_at(session, "bot", "human", "bot:easy")
        session.act(PASS)
        assert [why.key for why in ear.all("refused")] == ["not-allowed"]
        assert str(ear.all("refused")[0]) == "seat 0 cannot do that now"

    def test_an_action_after_the_end_is_refused(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        begin_at(session, "human", "human", "bot:easy")
        legal = ear.seen.legal[0]
        session.give_up()
        session.act(legal)
        assert [why.key for why in ear.all("refused")] == ["round-over"]

    def test_an_action_between_rounds_is_refused(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.resume(standing_at(lambda match: match.between_rounds))
        session.act(DRAW)
        assert ear.all("refused")[-1].key == "round-over"

    def test_an_action_without_a_match_does_nothing(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.act(PASS)
        assert not ear.heard

    def test_acting_within_the_announcement_of_a_step(self, make_session: MakeSession) -> None:
        session, ear = make_session()

        def at_once(seen: Observation) -> None:
            if seen.legal:
                session.act(seen.legal[-1])

        session.dealt.connect(at_once)
        session.stepped.connect(lambda step: at_once(step.observation))
        session.begin(setup("human", "bot:easy", set=12), SECRET)
        until(lambda: session.match and session.match.round.result)  # a round of double-twelve may end the match
        assert not ear.all("refused")
        told = [event for step in ear.all("stepped") for event in step.events]
        assert sorted(map(repr, told)) == sorted(map(repr, observe(session.match, 0).events))  # type: ignore[arg-type]


class TestAutomatic:
    @pytest.mark.parametrize("key", ["draw", "block"])
    def test_what_is_forced_is_played(self, make_session: MakeSession, key: str) -> None:
        session, ear = make_session()
        session.set_automatic(True, True)
        acted = play_rounds(session, ear, 5, "human", "bot:easy", "bot:easy", key=key)
        assert not {DRAW, PASS} & set(acted)
        happened = [event for step in ear.all("stepped") for event in step.events]
        forced = Drew if key == "draw" else Passed
        assert [event for event in happened if isinstance(event, forced) and event.seat == 0]

    def test_it_takes_effect_at_once(self, make_session: MakeSession) -> None:
        session, _ = make_session()
        match = until_forced(DRAW)
        session.resume(match)
        settle()
        assert session.match is match
        session.set_automatic(False, True)
        settle()
        assert session.match is match
        session.set_automatic(True, False)
        until(lambda: session.match is not match)

    def test_one_play_is_not_forced(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.set_automatic(True, True)
        begin_at(session, "human", "human", "bot:easy")
        assert len(ear.seen.legal) == 1
        settle()
        assert not ear.all("stepped")


def until_forced(action: Action) -> Match:
    """Return a match in which a person at seat 0 can do nothing but this."""
    rng = Random(5)
    match = random_match(rng, 0, "human", "human")
    while match.between_rounds or match.round.turn or match.round.legal != (action,):
        match = onward(match, rng) if match.outcome is None else random_match(rng, 0, "human", "human")
    return match._replace(players=(match.players[0], match.players[1]._replace(player="bot:easy")))


def play_rounds(session: Session, ear: Ear, rounds: int, *players: str, **options: Any) -> list[Action]:
    """Play so many rounds, people by chance; return what people did by themselves."""
    rng = Random(7)
    acted: list[Action] = []
    for _ in range(rounds):
        session.begin(setup(*players, **options), f"{rng.getrandbits(128):032x}")
        while ear.seen.result is None:
            until(my_turn(ear))
            settle(0.002)  # what is forced is played meanwhile
            if ear.seen.legal:
                acted.append(rng.choice(ear.seen.legal))
                session.act(acted[-1])
    return acted


class TestBotFails:
    @pytest.mark.parametrize(
        "say",
        [
            lambda *_: 1 / 0,
            lambda *_: None,
            lambda *_: Choice("nonsense", Reason("test")),  # type: ignore[arg-type]
            lambda observation, *_: Play(observation.hand[0], 99),
        ],
    )
    def test_its_first_legal_action_is_played_and_it_is_said_once(
        self, make_session: MakeSession, caplog: pytest.LogCaptureFixture, say: Any
    ) -> None:
        session, ear = make_session(lambda: Plays(say))
        session.begin(setup("bot:easy", "bot:easy", key="block"), SECRET)
        until(lambda: session.match and session.match.between_rounds)
        assert ear.names().count("bot_failed") == 1
        assert len([one for one in caplog.records if one.levelno == logging.ERROR]) == len(ear.all("stepped"))
        for before, after in pairwise(ear.all("changed")):
            assert before.play(before.round.legal[0])[0] == after
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        until(lambda: ear.names().count("bot_failed") == 2)

    def test_a_level_that_there_is_not(self, thinker: Thinker, caplog: pytest.LogCaptureFixture) -> None:
        session = Session(thinker)
        ear = Ear(session)
        session.begin(setup("bot:grandmaster", "bot:easy"), SECRET)
        until(lambda: session.match and session.match.between_rounds)
        assert ear.all("bot_failed") == [0]
        session.close()

    def test_it_thinks_too_long_but_answers_when_cancelled(self, make_session: MakeSession) -> None:
        def say(observation: Observation, rng: Random, budget: Budget) -> Action:
            budget.cancelled.wait(5)
            return observation.legal[-1]

        session, ear = make_session(lambda: Plays(say), seconds=0.05)
        session.begin(setup("bot:easy", "bot:easy", opening="drawn"), SECRET)
        until(lambda: ear.all("stepped"))
        before, after = ear.all("changed")[:2]
        assert before.play(before.round.legal[-1])[0] == after
        assert not ear.all("bot_failed")

    def test_it_ignores_its_deadline(
        self, make_session: MakeSession, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("domino_desktop.controller.thinker._GRACE", 0.05)
        end = threading.Event()
        session, ear = make_session(lambda: Plays(lambda *_: end.wait(10)), seconds=0.02)
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        until(lambda: len(ear.all("stepped")) > 1)
        assert ear.all("bot_failed")
        end.set()
        settle(0.1)
        for before, after in pairwise(ear.all("changed")):
            assert before.play(before.round.legal[0])[0] == after


class TestLateAnswers:
    @pytest.mark.parametrize("leave", ["begin", "close", "resume", "give_up"])
    def test_they_are_dropped(self, make_session: MakeSession, leave: str) -> None:
        cancelled: list[bool] = []

        def say(observation: Observation, rng: Random, budget: Budget) -> Action:
            if cancelled:
                budget.cancelled.wait(5)
            cancelled.append(budget.cancelled.wait(5))
            return observation.legal[0]

        bots: list[Plays] = []

        def make() -> Plays:
            bots.append(Plays(say))
            return bots[-1]

        session, _ = make_session(make)
        begin_at(session, "bot", "human", "bot:easy")
        until(lambda: any(bot.asked for bot in bots))
        old = session.match
        assert old is not None
        match leave:
            case "begin":
                begin_at(session, "bot", "bot:easy", "bot:easy")
            case "resume":
                session.resume(random_match(Random(2), 3, "human", "bot:easy"))
            case "close":
                session.close()
            case _:
                session.give_up()
        new = session.match
        until(lambda: cancelled)
        settle(0.1)
        assert cancelled[0]
        assert session.match is new

    def test_new_matches_twenty_times(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        for number in range(20):
            session.begin(setup("human", "bot:easy", "bot:easy"), f"{number:032x}")
            settle(0.001)
        until(my_turn(ear))
        assert session.match is not None
        assert session.match.secret == f"{19:032x}"
        told = [one for one in ear.heard[last(ear, "dealt") + 1 :] if one[0] == "stepped"]
        events = tuple(event for _, step in told for event in step.events)
        assert events == observe(session.match, 0).events

    def test_an_impossible_set_up_leaves_the_match_in_play(self, make_session: MakeSession) -> None:
        session, _ = make_session()
        session.begin(setup("human", "bot:easy"), SECRET)
        before = session.match
        wrong = setup("human", "bot:easy")
        for impossible in (
            type(wrong)("chess", {}, wrong.players),
            type(wrong)("draw", {"seats": 9}, wrong.players),
            type(wrong)("draw", wrong.options, wrong.players[:1]),
        ):
            with pytest.raises((KeyError, ValueError)):
                session.begin(impossible)
        assert session.match is before


def last(ear: Ear, name: str) -> int:
    """Return where a signal was heard last."""
    return max(at for at, (heard, _) in enumerate(ear.heard) if heard == name)


class TestRandomNumbers:
    def test_they_do_not_come_from_the_secret(self, make_session: MakeSession) -> None:
        drawn: list[float] = []

        def say(observation: Observation, rng: Random, budget: Budget) -> Action:
            drawn.append(rng.random())
            return observation.legal[0]

        session, ear = make_session(lambda: Plays(say))
        for _ in range(2):
            ear.heard.clear()
            session.begin(setup("bot:easy", "bot:easy"), SECRET)
            until(lambda: len(ear.all("stepped")) > 3)
        assert len(set(drawn)) == len(drawn)


class TestResume:
    def test_a_bot_is_to_move(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        match = standing_at(lambda match: not match.between_rounds and match.round.turn == 1)
        session.resume(match)
        assert ear.all("dealt") == [observe(match, 0)]
        until(lambda: ear.all("stepped"))

    def test_a_person_is_to_move(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        match = standing_at(lambda match: not match.between_rounds and match.round.turn == 0)
        session.resume(match)
        settle()
        assert session.match is match
        session.act(ear.seen.legal[0])
        assert ear.all("stepped")

    def test_between_rounds(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        match = standing_at(lambda match: match.between_rounds)
        session.resume(match)
        settle()
        assert ear.names() == ["changed", "dealt"]
        assert ear.seen.hands is not None
        session.next_round()
        assert ear.seen.number == len(match.rounds) + 1

    def test_a_match_that_is_over(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        match = standing_at(lambda match: match.outcome is not None)
        session.resume(match)
        session.next_round()
        session.give_up()
        settle()
        assert ear.names() == ["changed", "dealt", "ended"]
        assert session.match is match


def standing_at(wanted: Callable[[Match], bool]) -> Match:
    """Return a random match between a person and a bot that stands where it is wanted."""
    rng = Random(3)
    match = random_match(rng, 20, "human", "bot:easy")
    while not wanted(match):
        match = onward(match, rng)
    return match


class TestGivingUp:
    def test_the_viewers_side_loses(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.begin(setup("bot:easy", "human", "bot:easy"), SECRET)
        session.give_up()
        step: Step = ear.all("stepped")[-1]
        assert step.events == ()
        assert step.observation.outcome is not None
        assert step.observation.outcome.by == 1
        assert step.observation.outcome.winners == (0, 2)
        assert ear.names()[-3:] == ["changed", "stepped", "ended"]
        session.give_up()
        assert ear.names().count("ended") == 1

    def test_without_people_nobody_gives_up(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.give_up()
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        session.give_up()
        assert not ear.all("ended")


class TestSeveralPeople:
    def test_no_hand_is_sent_before_its_person_has_taken_over(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        begin_at(session, "human", "human", "bot:easy", "human")
        assert session.match is not None
        first = session.match.round.turn
        assert (ear.seen.seat, ear.seen.hand) == (None, ())
        until(lambda: ear.all("handover"))
        assert ear.all("handover")[-1:] == [first]
        session.take_over(2 - first)
        session.take_over(first)
        assert [seen.seat for seen in ear.all("dealt")][-2:] == [None, first]
        session.act(ear.seen.legal[0])
        until(lambda: len(ear.all("handover")) == 2)
        settle()
        second = ear.all("handover")[1]
        assert second == 2 - first
        assert session.viewer == first
        assert ear.seen.seat == first
        session.act(PASS)
        assert ear.all("refused")[-1].about["seat"] == first
        session.take_over(second)
        assert ear.seen.hand == session.match.round.hands[second]
        session.take_over(second)
        assert ear.names().count("dealt") == len(ear.all("dealt"))

    def test_the_next_round_shows_no_hand_until_somebody_takes_over(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.resume(until_round_end("human", "human"))
        assert ear.seen.hands is not None
        session.next_round()
        assert session.viewer is None
        assert ear.seen.hand == ()
        until(lambda: ear.all("handover"))

    def test_giving_up_during_a_handover(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.begin(setup("human", "human"), SECRET)
        until(lambda: ear.all("handover"))
        session.give_up()
        assert ear.seen.outcome is not None
        assert ear.seen.outcome.by == ear.all("handover")[0]
        session.take_over(ear.all("handover")[0])
        assert session.viewer is None

    def test_a_forced_pass_needs_no_handover(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.set_automatic(True, True)
        match = until_forced(DRAW)
        session.resume(match._replace(players=(match.players[0], match.players[0])))
        until(lambda: ear.all("stepped"))
        assert ear.all("stepped")[0].events == (Drew(0, None),)


def until_round_end(*players: str) -> Match:
    """Return a match between two rounds."""
    rng = Random(4)
    match = random_match(rng, 1, *players)
    while not match.between_rounds:
        match = onward(match, rng)
    return match


class TestAnyMoment:
    def test_every_call_is_harmless(self, make_session: MakeSession) -> None:
        rng = Random(11)
        session, ear = make_session()
        casts = [("human", "bot:a"), ("human", "human", "bot:a"), ("bot:a", "bot:b"), ("human", "human")]
        for _ in range(600):
            match rng.randrange(10):
                case 0:
                    session.begin(setup(*rng.choice(casts)))
                case 1:
                    session.resume(random_match(rng, rng.randrange(60), *rng.choice(casts)))
                case 2:
                    session.close()
                case 3:
                    session.give_up()
                case 4:
                    session.next_round()
                case 5:
                    session.take_over(rng.randrange(3))
                case 6:
                    session.set_automatic(rng.random() < 0.5, rng.random() < 0.5)
                case _:
                    legal = ear.seen.legal if ear.heard and ear.all("dealt") else ()
                    session.act(rng.choice([*legal, DRAW, PASS]))
            if rng.random() < 0.3:
                settle(0.002)
        session.close()
        ear.heard.clear()
        settle(0.05)
        assert not ear.heard
        session.begin(setup("bot:a", "bot:b"), SECRET)
        until(lambda: session.match and session.match.between_rounds)

    def test_a_listener_that_begins_another_match(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        begun: list[Match] = []

        def again(match: Match) -> None:
            if len(begun) < 3:
                begun.append(match)
                session.begin(setup("bot:easy", "bot:easy"), f"{len(begun):032x}")

        session.changed.connect(again)
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        assert session.match is not None
        assert session.match.secret == f"{3:032x}"
        assert len(ear.all("dealt")) == 1
        until(lambda: session.match and session.match.between_rounds)


def test_the_last_tile_and_the_end_come_in_one_step(make_session: MakeSession) -> None:
    session, ear = make_session(hasty)
    session.begin(setup("bot:easy", "bot:easy", key="block"), SECRET)
    until(lambda: session.match and session.match.between_rounds)
    events = ear.all("stepped")[-1].events
    assert isinstance(events[0], Played)
    assert isinstance(events[1], Ended)
