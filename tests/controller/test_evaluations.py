"""What actions are worth: asked for hints and reviews of the thread in which bots think."""

from __future__ import annotations

import threading
from random import Random

from domino_desktop.bots.bot import Budget
from domino_desktop.controller.review import Review
from domino_desktop.controller.thinker import Thinker
from domino_desktop.controller.thoughts import Answer, Evaluation
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe

from .house import Plays, hasty, random_match, settle, until

MATCH = random_match(Random(3), 5, "human", "bot:easy")
SEEN = observe(MATCH, MATCH.round.turn)


def positions(count: int) -> list[Observation]:
    """Return positions of a seat that has a choice."""
    found: list[Observation] = []
    for number in range(1000):
        match: Match = random_match(Random(number), 6, "human", "bot:easy")
        if len(match.round.legal) > 1:
            found.append(observe(match, match.round.turn))
        if len(found) == count:
            return found
    raise AssertionError


def listened(thinker: Thinker) -> list[Answer | Evaluation]:
    """Return the list to which answers of both kinds come."""
    heard: list[Answer | Evaluation] = []
    thinker.answered.connect(heard.append)
    thinker.evaluated.connect(heard.append)
    return heard


def test_every_legal_action_gets_its_worth_and_a_reason(thinker: Thinker) -> None:
    heard = listened(thinker)
    seen = positions(1)[0]
    ticket = thinker.evaluate(seen, 0.1)
    until(lambda: heard)
    (found,) = heard
    assert isinstance(found, Evaluation)
    assert (found.ticket, found.error, found.observation) == (ticket, None, seen)
    assert tuple(one.action for one in found.estimates) == seen.legal
    assert all(0 <= one.won <= 1 and one.reason.key for one in found.estimates)
    assert found.ranked[0].rank == max(one.rank for one in found.estimates)
    assert sorted(found.ranked, key=found.estimates.index) == list(found.estimates)


def test_a_failed_evaluation_says_so(thinker: Thinker) -> None:
    heard = listened(thinker)
    ticket = thinker.evaluate(observe(MATCH, None))  # a spectator has no action that could be worth anything
    until(lambda: heard)
    (found,) = heard
    assert (found.ticket, found.estimates) == (ticket, ())
    assert found.error is not None


def test_a_bot_interrupts_an_evaluation_which_is_answered_afterwards(thinker: Thinker) -> None:
    heard = listened(thinker)
    review = thinker.evaluate(SEEN, 0.3, urgent=False)
    hint = thinker.evaluate(SEEN, 0.3)
    bot = thinker.ask(hasty(), SEEN, Random(1), Budget())
    until(lambda: len(heard) == 3)
    assert [one.ticket for one in heard] == [bot, hint, review]
    assert [one.error for one in heard] == [None] * 3


def test_evaluations_wait_for_a_bot_that_thinks(thinker: Thinker) -> None:
    heard = listened(thinker)
    end = threading.Event()
    bot = thinker.ask(Plays(lambda seen, rng, budget: end.wait(10) and seen.legal[0]), SEEN, Random(1), Budget())
    hint = thinker.evaluate(SEEN, 0.01)
    settle()
    assert heard == []
    end.set()
    until(lambda: len(heard) == 2)
    assert [one.ticket for one in heard] == [bot, hint]


def test_what_is_withdrawn_is_never_announced_and_the_rest_is(thinker: Thinker) -> None:
    heard = listened(thinker)
    tickets = [thinker.evaluate(SEEN, 0.02) for _ in range(6)]
    thinker.withdraw(tickets[0], tickets[3], 999)
    until(lambda: len(heard) == 4)
    settle()
    assert [one.ticket for one in heard] == [tickets[at] for at in (1, 2, 4, 5)]
    thinker.withdraw(tickets[1])


def test_a_thinker_that_stopped_evaluates_nothing(thinker: Thinker) -> None:
    heard = listened(thinker)
    thinker.evaluate(SEEN, 5)
    settle()
    assert thinker.stop()
    thinker.evaluate(SEEN)
    settle()
    assert heard == []


def test_a_review_answers_for_every_position_in_order(thinker: Thinker) -> None:
    seen = positions(12)
    review = Review(thinker, seen, 0.01)
    steps: list[tuple[int, int]] = []
    ended: list[bool] = []
    review.progressed.connect(lambda done, total: steps.append((done, total)))
    review.finished.connect(lambda: ended.append(True))
    thinker.ask(hasty(), SEEN, Random(1), Budget())
    until(lambda: ended)
    assert steps == [(done, 12) for done in range(1, 13)]
    assert [one.observation for one in review.results] == seen


def test_a_cancelled_review_stops_where_it_is(thinker: Thinker) -> None:
    review = Review(thinker, positions(12), 0.02)
    ended: list[bool] = []
    review.finished.connect(lambda: ended.append(True))

    def progressed(done: int, total: int) -> None:
        if done == 3:
            review.cancel()

    review.progressed.connect(progressed)
    heard = listened(thinker)
    until(lambda: len(heard) == 3)
    settle(0.1)
    assert (len(review.results), len(heard), ended) == (3, 3, [])


def test_a_review_of_nothing_is_finished(thinker: Thinker) -> None:
    ended: list[bool] = []
    review = Review(thinker, ())
    review.finished.connect(lambda: ended.append(True))
    until(lambda: ended)
