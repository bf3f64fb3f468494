"""The thread in which bots think."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import pytest

from domino_desktop.bots.bot import Budget
from domino_desktop.controller.thinker import Thinker
from domino_desktop.controller.thoughts import Answer
from domino_desktop.model.actions import Action
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe

from .house import SECRET, Plays, hasty, settle, setup, until

CHOSEN = setup("bot:easy", "bot:easy")
MATCH = Match.begin(CHOSEN.rules(), CHOSEN.players, SECRET)
SEEN = observe(MATCH, MATCH.round.turn)


def listened(thinker: Thinker) -> list[Answer]:
    """Return the list to which answers come."""
    heard: list[Answer] = []
    thinker.answered.connect(heard.append)
    return heard


def test_it_answers_from_another_thread_through_the_event_loop(thinker: Thinker) -> None:
    heard = listened(thinker)
    threads: list[threading.Thread] = []

    def say(seen: Observation, rng: Random, budget: Budget) -> Action:
        threads.append(threading.current_thread())
        return seen.legal[0]

    ticket = thinker.ask(Plays(say), SEEN, Random(1), Budget())
    time.sleep(0.05)
    assert heard == []
    until(lambda: heard)
    assert heard[0].ticket == ticket
    assert heard[0].choice is not None
    assert heard[0].choice.action == SEEN.legal[0]
    assert heard[0].error is None
    assert threads[0] is not threading.current_thread()


def test_a_failure_is_an_answer(thinker: Thinker) -> None:
    heard = listened(thinker)
    thinker.ask(Plays(lambda *_: 1 / 0), SEEN, Random(1), Budget())
    until(lambda: heard)
    assert heard[0].choice is None
    assert isinstance(heard[0].error, ZeroDivisionError)


def test_only_the_last_of_many_requests_is_answered(thinker: Thinker) -> None:
    heard = listened(thinker)
    budgets = [Budget() for _ in range(20)]
    tickets = [thinker.ask(hasty(), SEEN, Random(1), budget) for budget in budgets]
    until(lambda: heard)
    settle()
    assert [answer.ticket for answer in heard] == tickets[-1:]
    assert [budget.cancelled.is_set() for budget in budgets] == [True] * 19 + [False]


def test_an_answer_on_its_way_is_dropped_when_cancelled(thinker: Thinker) -> None:
    heard = listened(thinker)
    thinker.ask(hasty(), SEEN, Random(1), Budget())
    time.sleep(0.05)
    thinker.cancel()
    thinker.cancel()
    settle()
    assert heard == []


def test_a_cancelled_request_that_has_not_begun_is_not_thought_about(thinker: Thinker) -> None:
    heard = listened(thinker)
    slow, never = Plays(lambda *_: time.sleep(0.1)), hasty()
    assert isinstance(never, Plays)
    thinker.ask(slow, SEEN, Random(1), Budget())
    thinker.ask(never, SEEN, Random(1), Budget())
    thinker.ask(hasty(), SEEN, Random(1), Budget())
    until(lambda: heard)
    assert never.asked == []


def test_the_deadline_cancels_and_the_answer_still_counts(thinker: Thinker) -> None:
    heard = listened(thinker)
    bot = Plays(lambda seen, rng, budget: budget.cancelled.wait(5) and seen.legal[0])
    thinker.ask(bot, SEEN, Random(1), Budget.seconds(0.05))
    until(lambda: heard)
    assert heard[0].choice is not None


def test_a_bot_that_ignores_its_deadline_is_given_up_and_its_answer_dropped(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("domino_desktop.controller.thinker._GRACE", 0.05)
    heard = listened(thinker)
    end = threading.Event()
    thinker.ask(Plays(lambda *_: end.wait(10)), SEEN, Random(1), Budget.seconds(0.02))
    until(lambda: heard)
    assert isinstance(heard[0].error, TimeoutError)
    end.set()
    ticket = thinker.ask(hasty(), SEEN, Random(1), Budget.seconds(5))
    until(lambda: len(heard) == 2)
    assert heard[1].ticket == ticket
    assert heard[1].choice is not None


def test_it_stops_twice_and_answers_no_more(qapp: Any) -> None:
    thinker = Thinker()
    heard = listened(thinker)
    thinker.ask(Plays(lambda seen, rng, budget: budget.cancelled.wait(5)), SEEN, Random(1), Budget())
    time.sleep(0.05)
    assert thinker.stop()
    assert thinker.stop()
    thinker.ask(hasty(), SEEN, Random(1), Budget())
    settle()
    assert heard == []


def test_it_stops_before_it_has_ever_thought(qapp: Any) -> None:
    assert Thinker().stop()


def test_it_says_when_a_thought_does_not_end(qapp: Any) -> None:
    thinker = Thinker()
    begun, end = threading.Event(), threading.Event()

    def say(seen: Observation, rng: Random, budget: Budget) -> None:
        begun.set()
        end.wait(10)

    thinker.ask(Plays(say), SEEN, Random(1), Budget())
    assert begun.wait(10)
    assert not thinker.stop(0.02)
    end.set()
    assert thinker.stop()
