"""Endings that can be counted: few hidden hands fit, and one play is right in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.kernel_maxn import MaxN, WorstCase, can_look_through
from domino_desktop.bots.kernel_solve import TooLongError
from domino_desktop.bots.levels import bot
from domino_desktop.bots.policy import policy_of
from domino_desktop.commands.yardstick import state_of
from domino_desktop.games import GAMES
from domino_desktop.model.events import Result
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from domino_desktop.model.round import Round
from domino_desktop.model.rules import Rules
from domino_desktop.model.tiles import Tile
from tests.bots.test_kernel import some_rules
from tests.dealt import by_hand, new_match, played, rules, secret_of, words

ENDINGS = [line for line in Path(__file__).with_name("endings.txt").read_text("utf-8").splitlines() if line[0] != "#"]


def options(text: str) -> dict[str, object]:
    """Return the options of a text such as "seats=3 misere=on"."""
    pairs = [one.partition("=") for one in text.split()]
    return {key: int(value) if value.isdigit() else value for key, _, value in pairs}


def over(of: Rules, leader: int, scores: tuple[int, ...], number: int) -> tuple[Result, ...]:
    """Return results of rounds that brought these scores; only the scores and the last winner matter."""
    one = Result("domino", leader, "", (leader,), (), (0,) * of.sides, scores, "", leader)
    return (one,) * (number - 1)


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("ending", ENDINGS, ids=range(len(ENDINGS)))
def test_what_can_be_counted_is_counted(level, ending):
    game, hands, boneyard, lead, number, scored, before, right, *only = ending.split(" | ")
    if only and level not in only[0].split():
        pytest.skip("only the match shows it")
    key, _, chosen = game.partition(" ")
    of = rules(key, **options(chosen))
    leader, bound = lead.split()
    scores = tuple(map(int, scored.split()))
    opened = by_hand(
        of,
        *hands.split(" / "),
        boneyard=boneyard.strip("-"),
        leader=int(leader),
        bound=None if bound == "-" else bound,
        scores=scores,
    )
    if number != "1":
        opened = opened.begin(of, opened.deal._replace(number=int(number)), scores)
    ended = [opened._replace(result=one) for one in over(of, int(leader), scores, int(number))]
    match = Match(of, (Player("a", "bot:x"),) * of.seats, "0" * 32, (*ended, played(opened, before)))
    seen = observe(match, match.round.turn)
    for seed in (1, 2):
        choice = words(bot(level).choose(seen, random.Random(seed), Budget()).action)
        wrong = right.startswith("not ")
        assert (choice in right.split()) != wrong


LOOKED_THROUGH = [kind for kind in GAMES if kind.key != "abkhaz"]


def aim(ending: tuple[tuple[int, ...], int | None], side: int) -> float:
    """Return what an ending is worth to a side here; no two endings are level."""
    points, chief = ending
    return 2 * points[side] - sum(points) + random.Random(f"{points} {chief} {side}").random() / 2


def small_matches(kind: type[Rules], numbers: random.Random) -> Iterator[Match]:
    """Return ten positions with little left to look through."""
    looked = 0
    while looked < 10:
        match = new_match(some_rules(kind, numbers), secret_of(numbers.randrange(2**32)))
        while match.round.result is None and not small(match):
            match, _ = match.play(numbers.choice(match.round.legal))
        if match.round.result is None:
            looked += 1
            yield match


@pytest.mark.parametrize("kind", LOOKED_THROUGH, ids=lambda k: k.key)
@pytest.mark.parametrize("seed", range(3))
def test_max_n_ends_as_trying_everything_in_the_engine(kind, seed):
    for match in small_matches(kind, random.Random(f"{kind.key} {seed}")):
        of, kernel = match.rules, policy_of(match.rules).kernel
        aims = [partial(aim, side=of.side(seat)) for seat in range(of.seats)]
        assert MaxN(kernel, aims, Budget(), 10**6).solve(state_of(kernel, match)) == through(match.round, of)


@pytest.mark.parametrize("kind", LOOKED_THROUGH, ids=lambda k: k.key)
@pytest.mark.parametrize("seed", range(3))
def test_the_worst_case_is_what_trying_everything_in_the_engine_finds(kind, seed):
    for match in small_matches(kind, random.Random(f"{kind.key} {seed} worst")):
        of, seat, kernel = match.rules, match.round.turn, policy_of(match.rules).kernel
        worst = WorstCase(kernel, seat, partial(aim, side=of.side(seat)), Budget(), 10**6)
        assert worst.solve(state_of(kernel, match)) == least(match.round, of, seat)


def small(match: Match) -> bool:
    """Say whether there is little left to look through."""
    now = match.round
    return sum(map(len, now.hands)) <= 8 and now.drawable <= 2 and len(now.legal) > 1


def through(now: Round, of: Rules) -> tuple[tuple[int, ...], int | None]:
    """Return the ending when every side takes what is best for it, by the engine alone."""
    if now.result is not None:
        return now.result.points, now.result.chief
    side = of.side(now.turn)
    return max([through(now.play(one)[0], of) for one in now.legal], key=lambda ending: aim(ending, side))


def least(now: Round, of: Rules, seat: int) -> float:
    """Return what a seat is sure of when all others play against it, by the engine alone."""
    if now.result is not None:
        return aim((now.result.points, now.result.chief), of.side(seat))
    return (max if now.turn == seat else min)([least(now.play(one)[0], of, seat) for one in now.legal])


def test_max_n_stops_after_so_many_positions():
    match = new_match(rules("draw", seats=3))
    kernel = policy_of(match.rules).kernel
    aims = [lambda ending, side=side: ending.points[side] for side in range(3)]
    with pytest.raises(TooLongError):
        MaxN(kernel, aims, Budget(), 100).solve(state_of(kernel, match))


def test_broken_lines_are_not_looked_through():
    kinds = [kind.key for kind in GAMES if not can_look_through(policy_of(kind.make({})).kernel)]
    assert kinds == ["abkhaz"]


def test_what_is_level_for_another_is_taken_as_the_worst_for_who_asks():
    """By 6-5 seat 1 lets seat 0 go out, by 6-4 seat 2; here it cares for neither."""
    of = rules("block", seats=3, hand=5)
    kernel = policy_of(of).kernel
    now = by_hand(of, "6-6 5-1", "6-5 6-4", "4-0", leader=0, bound="6-6")
    state = state_of(kernel, Match(of, (Player("a", "bot:x"),) * 3, "0" * 32, (now,)))
    aims = [lambda ending, side=side: float(ending.chief == side and side != 1) for side in range(3)]
    (lead,) = (play for play in kernel.options(state.place, state.hands[0]) if play[0] == kernel.bit[Tile.parse("6-6")])
    assert MaxN(kernel, aims, Budget(), 10**6).solve(state, lead).chief == 2
