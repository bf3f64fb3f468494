"""The solver finds what trying everything finds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from domino_desktop.bots.bot import Budget, OutOfTimeError
from domino_desktop.bots.kernel import Kernel, indexes
from domino_desktop.bots.kernel_ends import Ending
from domino_desktop.bots.kernel_solve import can_solve
from domino_desktop.bots.kernel_solve_scored import ScoredSolver, solver
from domino_desktop.bots.kernel_state import State
from domino_desktop.commands.yardstick import state_of
from domino_desktop.games import GAMES
from domino_desktop.model.match import Match
from tests.bots.test_kernel import some_rules
from tests.dealt import new_match, rules, secret_of


def worth(ending: Ending) -> float:
    return ending.points[0] - ending.points[1] + (0 if ending.chief is None else 0.25 - 0.5 * (ending.chief % 2))


def tried(match: Match) -> float:
    """Return the worth to side 0 by trying every action of the engine."""
    now = match.round
    if now.result:
        return worth(Ending(now.result.points, now.result.chief))
    values = [tried(match._replace(rounds=(now.play(action)[0],))) for action in now.legal]
    return max(values) if match.rules.side(now.turn) == 0 else min(values)


def endings(of, tiles: int, seed: int, count: int):
    """Yield matches in which nothing can be drawn and few tiles are left."""
    numbers = random.Random(seed)
    while count:
        match = new_match(of, secret_of(numbers.randrange(2**32)))
        while match.round.result is None:
            now = match.round
            if not now.drawable and now.bound is None and sum(map(len, now.hands)) <= tiles:
                yield match
                count -= 1
                break
            match, _ = match.play(numbers.choice(now.legal))


@pytest.mark.parametrize(
    ("key", "options", "tiles"),
    [
        ("block", {"seats": 2}, 10),
        ("block", {"seats": 2, "misere": "on"}, 10),
        ("block", {"seats": 2, "set": 9, "hand": 9}, 12),
        ("draw", {"seats": 2}, 10),
        ("haitian-duel", {}, 10),
        ("brazilian", {}, 13),
        ("brazilian", {"la_e_lo": "either"}, 13),
        ("haitian-teams", {"blok": "single"}, 13),
        ("family", {"seats": 2}, 10),
        ("all-fives", {"seats": 4, "teams": "on", "target": 50}, 14),
        ("all-fives", {"seats": 2}, 11),
    ],
)
def test_the_solver_plays_as_well_as_trying_everything(key, options, tiles):
    of = rules(key, **options)
    kernel = Kernel(of)
    exact = solver(kernel, worth, Budget())
    for match in endings(of, tiles, 3, 12):
        assert exact.solve(state_of(kernel, match)) == tried(match)


def others_shuffled(state: State, numbers: random.Random) -> State:
    """Return a position in which the tiles held have other owners, each as many as before."""
    held = [1 << at for at in indexes(sum(state.hands))]
    numbers.shuffle(held)
    hands = []
    for hand in state.hands:
        hands.append(sum(held[: hand.bit_count()]))
        del held[: hand.bit_count()]
    return state._replace(hands=tuple(hands))


class Forgetful(dict[Any, Any]):
    """A table of positions that keeps none."""

    def __setitem__(self, key: object, value: object) -> None:
        pass


def by_hands_left(ending: Ending) -> float:
    """Return a worth that depends on what all hold, so that of a last tile is not kept from hands to hands."""
    return float(sum((one + 1) * (one + at) for at, one in enumerate(ending.points)))


@pytest.mark.parametrize(
    ("key", "options", "tiles"),
    [
        ("block", {"seats": 2}, 10),
        ("brazilian", {}, 13),
        ("haitian-teams", {}, 13),
        ("all-fives", {"seats": 4, "teams": "on"}, 17),
    ],
)
@pytest.mark.parametrize("value", [worth, by_hands_left])
def test_a_solver_that_solved_other_hands_knows_nothing_false_of_these(key, options, tiles, value):
    of = rules(key, **options)
    kernel, numbers = Kernel(of), random.Random(4)
    exact = solver(kernel, value, Budget())
    for match in endings(of, tiles, 5, 12):
        for _ in range(8):
            state = others_shuffled(state_of(kernel, match), numbers)
            afresh = solver(kernel, value, Budget())
            if isinstance(afresh, ScoredSolver):
                afresh._bounds = Forgetful()
            assert exact.solve(state) == afresh.solve(state)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
def test_only_two_sides_are_solved(kind):
    for seed in range(6):
        of = some_rules(kind, random.Random(seed))
        assert can_solve(Kernel(of)) == (of.sides == 2 and kind.key != "abkhaz")


def test_the_solver_stops_when_time_is_up():
    of = rules("brazilian")
    budget = Budget()
    budget.cancelled.set()
    kernel = Kernel(of)
    state: State = state_of(kernel, next(endings(of, 27, 1, 1)))
    with pytest.raises(OutOfTimeError):
        solver(kernel, worth, budget).solve(state)
