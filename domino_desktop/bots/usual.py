"""What a round of a game usually brings, learnt from rounds that the policy plays out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ..model.line import Line
from ..model.rules import Rules
from .bot import ENDLESS, Budget, OutOfTimeError
from .deals import shuffled
from .kernel_play import play_out
from .kernel_state import State
from .policy import policy_of

ROUNDS: Final = 16
"""Rounds played out to learn what a round is usually worth."""


def usual_rounds(rules: Rules, budget: Budget = ENDLESS) -> list[tuple[int, ...]]:
    """Return the points by side of some rounds played out by the policy.

    Raise OutOfTimeError when the budget ends before; the next call goes on from there.
    """
    found, more = _kept_rounds(rules)
    for points in more:
        found.append(points)
        if budget.expired():
            raise OutOfTimeError
    return found


@lru_cache(maxsize=4)
def _kept_rounds(rules: Rules) -> tuple[list[tuple[int, ...]], Iterator[tuple[int, ...]]]:
    return [], _some_rounds(rules)


def _some_rounds(rules: Rules) -> Iterator[tuple[int, ...]]:
    policy = policy_of(rules, rough=True)
    kernel, rng, seats = policy.kernel, random.Random(1), rules.seats
    line = Line()
    for tile in rules.table():
        line = line.root(tile, rules.first_ports(tile))
    laid = kernel.mask(rules.table())
    size, level = rules.hand_size(), (0,) * rules.sides
    for number in range(ROUNDS):
        tiles = shuffled([kernel.bit[tile] for tile in rules.tiles()], rng)
        hands = tuple([sum(tiles[seat * size : seat * size + size]) for seat in range(seats)])
        yard = tuple(tiles[seats * size : len(tiles) - rules.kept_back]) if rules.draws else ()
        leader = number % seats
        state = State(
            hands,
            kernel.place(line),
            leader,
            leader,
            yard,
            0,
            level,
            level,
            (0,) * seats,
            laid,
            (0,) * seats,
            (False,) * seats,
        )
        yield play_out(policy, state).points


def spread(usual: list[tuple[int, ...]]) -> float:
    """Return the variance of the difference of two sides' points in a round."""
    squares = sum([(points[one] - points[one - 1]) ** 2 for points in usual for one in range(len(points))])
    return max(0.1, squares / (len(usual) * len(usual[0])))


def mean_top(usual: list[tuple[int, ...]]) -> float:
    """Return the mean of the most points that a side gets in a round."""
    return sum([max(points) for points in usual]) / len(usual)
