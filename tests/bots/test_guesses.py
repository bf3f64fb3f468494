"""The hands that are tried: as likely as the deals they come from, and no more of them than asked for."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from domino_desktop.bots import exact, kernel_solve, search
from domino_desktop.bots.bot import Budget
from domino_desktop.bots.deals import Deals
from domino_desktop.bots.guesses import BATCH, Guesses
from domino_desktop.bots.history import past_of
from domino_desktop.bots.likelihood import UNREAD, Likelihood, habits_of
from domino_desktop.bots.manner import Manner
from domino_desktop.bots.policy import policy_of
from domino_desktop.bots.search import evaluate
from domino_desktop.games import game
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from tests.bots.rebuilt import some_position
from tests.dealt import by_hand, new_match, played, rules, secret_of, tiles


def late(key: str, tiles: int, seed: int, seats: int = 2) -> Match:
    """Return a match played by chance until few tiles are in the hands and a seat has a choice."""
    numbers = random.Random(seed)
    while True:
        match = new_match(rules(key, seats=seats), secret_of(numbers.randrange(2**32)))
        while match.round.result is None:
            now = match.round
            if sum(map(len, now.hands)) <= tiles and not now.drawable and len(now.legal) > 1:
                return match
            match, _ = match.play(numbers.choice(now.legal))


@pytest.mark.parametrize("reads", [True, False], ids=["read", "by chance"])
def test_deals_come_as_often_as_they_are_likely(reads):
    match = late("block", 7, 4)
    seat, policy = match.round.turn, policy_of(match.rules)
    seen = observe(match, seat)
    past, hand = past_of(policy.kernel, seen), policy.kernel.mask(seen.hand)
    numbers, deals = random.Random(1), Deals(past)
    likelihood = Likelihood(policy, past, hand, seat, habits_of(match.rules, reads))
    wanted: defaultdict[int, float] = defaultdict(float)
    got: defaultdict[int, float] = defaultdict(float)
    for _ in range(30_000):
        groups = deals.sample(numbers)
        wanted[likelihood.hands(groups)[1 - seat]] += likelihood.of(groups)[0]
    guesses = Guesses(policy, past, hand, seat, reads, numbers)
    for _ in range(300):
        batch = guesses.batch(BATCH)
        assert len(batch) == BATCH
        for guess in batch:
            got[guess.hands[1 - seat]] += guess.weight
    every, all_got = sum(wanted.values()), sum(got.values())
    apart = [abs(wanted[one] / every - got[one] / all_got) for one in {*wanted, *got}]
    assert sum(apart) / 2 < 0.1
    plain = 1 / len(wanted)
    assert sum([abs(wanted[one] / every - plain) for one in wanted]) / 2 > 0.2  # weights do differ


def test_no_guess_is_made_when_time_is_up():
    match = some_position(game("block"), random.Random(2))
    policy, seen = policy_of(match.rules), observe(match, match.round.turn)
    past, hand = past_of(policy.kernel, seen), policy.kernel.mask(seen.hand)
    guesses = Guesses(policy, past, hand, match.round.turn, True, random.Random(1), budget=Budget.seconds(0))
    assert guesses.batch(10) == []


def test_an_ending_that_takes_too_long_to_solve_is_played_out(monkeypatch):
    match = late("block", 12, 1)  # with what nobody was dealt, so that many hands fit
    seen, manner = observe(match, match.round.turn), Manner(20, 10**6, 1, reads=True, solve=16, solved=20)
    solved = evaluate(seen, random.Random(1), Budget(), manner)
    unsolved = evaluate(seen, random.Random(1), Budget(), manner._replace(solve=0))
    monkeypatch.setattr(exact, "SOLVED", 0)
    monkeypatch.setattr(kernel_solve, "LOOKS", 0)
    tried = evaluate(seen, random.Random(1), Budget(), manner)
    assert tuple(one.action for one in tried) == seen.legal
    assert [one.points for one in tried] == [one.points for one in unsolved] != [one.points for one in solved]


def test_the_same_hands_are_solved_once(monkeypatch):
    match = late("draw", 12, 3)
    asked: list[object] = []
    plain = kernel_solve.Solver.solve

    def noted(solver, state, first=None):
        asked.append((state.hands, first))
        return plain(solver, state, first)

    monkeypatch.setattr(kernel_solve.Solver, "solve", noted)
    seen = observe(match, match.round.turn)
    evaluate(seen, random.Random(1), Budget(), Manner(30, 10**6, 1, reads=True, solve=12, solved=30))
    assert asked
    assert len(set(asked)) == len(asked)


def test_few_deals_are_tried_once_and_told_truly():
    match = late("haitian-teams", 9, 2, seats=4)
    seen = observe(match, match.round.turn)
    past = past_of(policy_of(match.rules).kernel, seen)
    number = len(Deals(past).every(400))
    found = evaluate(seen, random.Random(1), Budget(), Manner(400, 10**6, 1))
    assert 1 < number < 400
    assert {one.reason.about.get("deals", number) for one in found} == {number}


def ways_of(monkeypatch, match, manner):
    """Return how many deals a search solved and how many it played out, per legal action."""
    ways = [0, 0]
    solve, play_out = kernel_solve.Solver.solve, search.play_out

    def solving(*given):
        ways[0] += 1
        return solve(*given)

    def playing(*given):
        ways[1] += 1
        return play_out(*given)

    monkeypatch.setattr(kernel_solve.Solver, "solve", solving)
    monkeypatch.setattr(search, "play_out", playing)
    seen = observe(match, match.round.turn)
    evaluate(seen, random.Random(1), Budget(), manner)
    return [number // len(seen.legal) for number in ways]


def test_with_many_tiles_every_other_deal_is_played_out(monkeypatch):
    manner = Manner(40, 10**6, 1, reads=True, solve=16, solved=40)
    match = new_match(rules("block", opening="drawn"))
    assert ways_of(monkeypatch, match, manner) == [20, 20]


def test_with_few_tiles_every_deal_is_solved(monkeypatch):
    manner = Manner(40, 10**6, 1, reads=True, solve=16, solved=40)
    solved, played_out = ways_of(monkeypatch, late("block", exact.ALWAYS, 4), manner)
    assert solved > 0
    assert played_out == 0


def test_the_one_deal_that_fits_is_solved_with_any_number_of_tiles(monkeypatch):
    """With nothing asleep or left to draw, the other seat holds all that is not seen."""
    some = (late("draw", 14, seed) for seed in range(100))
    match = next(match for match in some if sum(map(len, match.round.hands)) > exact.ALWAYS)
    assert not match.round.deal.sleeping
    manner = Manner(40, 10**6, 1, reads=True, solve=16, solved=40)
    assert ways_of(monkeypatch, match, manner) == [1, 0]


@pytest.mark.parametrize(
    ("of", "hands", "played_so_far", "least", "most"),
    [
        (rules("block", opening="drawn"), ("6-5 1-0", "6-4 6-1 3-2"), "6-5 6-1@0", 0, 0.05),
        (rules("haitian-teams"), ("6-6 1-0", "6-4 6-1 4-3", "3-2 2-2", "5-5 4-4"), "6-6 6-1@0", 0.08, 0.25),
    ],
    ids=["alone", "teams"],
)
def test_who_sheds_a_light_tile_is_hardly_one_that_plays_by_weight(of, hands, played_so_far, least, most):
    """In teams one is less sure of it."""
    now = played(by_hand(of, *hands), played_so_far)
    match = Match(of, (Player("a", "bot:x"),) * of.seats, "0" * 32, (now,))
    seen, policy = observe(match, now.turn), policy_of(of)
    past = past_of(policy.kernel, seen)
    likelihood = Likelihood(policy, past, policy.kernel.mask(seen.hand), now.turn, habits_of(of, True))
    groups = [policy.kernel.mask(tiles(hands[group.seat])) for group in past.groups[:-1]]
    _, chances = likelihood.of([*groups, 0])
    assert least < chances[1] < most


@pytest.mark.parametrize(
    ("other", "choices"),
    [("6-1 3-2 4-4", 1), ("6-1 6-4 4-4", 2), ("6-1 5-4 6-3", 3), ("1-1 6-1 5-1", 2)],
    ids=["could play nothing else", "one of two", "one of three", "another end"],
)
def test_a_play_is_likelier_of_a_hand_that_could_play_little_else(other, choices):
    """Who reads no choices still knows that; 6-5 is led and 6-1 played on it."""
    of = rules("block", opening="drawn")
    now = played(by_hand(of, "6-5 1-0 2-0", other), "6-5 6-1@0")
    match = Match(of, (Player("a", "bot:x"),) * 2, "0" * 32, (now,))
    seen, policy = observe(match, now.turn), policy_of(of)
    past, hand = past_of(policy.kernel, seen), policy.kernel.mask(seen.hand)
    groups = [policy.kernel.mask(tiles(other)), policy.every & ~policy.kernel.mask(tiles(f"6-5 1-0 2-0 {other}"))]
    assert habits_of(of, reads=False) is UNREAD
    likely, chances = Likelihood(policy, past, hand, 0, UNREAD).of(groups)
    assert likely == pytest.approx(1 / choices)
    assert chances == (0, UNREAD.plain)  # nothing is learnt about how it chooses


@pytest.mark.parametrize("key", ["draw", "haitian-teams"])
def test_with_more_seats_or_draws_who_reads_no_choices_takes_all_deals_for_as_likely(key):
    match = late(key, 12, 4, seats=2 if key == "draw" else 4)
    seen, policy = observe(match, match.round.turn), policy_of(match.rules)
    past, hand = past_of(policy.kernel, seen), policy.kernel.mask(seen.hand)
    guesses = Guesses(policy, past, hand, match.round.turn, False, random.Random(1))
    assert {(one.weight, any(one.simple)) for one in guesses.batch(BATCH)} == {(1.0, False)}
