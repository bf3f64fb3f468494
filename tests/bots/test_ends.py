"""Endings that the hands left do not change are kept without them; play-outs and rounds heed the budget."""

from __future__ import annotations

import pytest

from domino_desktop.bots.bot import Budget, OutOfTimeError
from domino_desktop.bots.kernel import Kernel
from domino_desktop.bots.kernel_ends import TILES, Ending, Loads
from domino_desktop.bots.usual import ROUNDS, usual_rounds
from tests.dealt import rules


@pytest.mark.parametrize(
    ("key", "options", "end", "finish", "sure"),
    [
        ("haitian-teams", {}, "domino", "2-kabes", Ending((0, 2), 3)),
        ("brazilian", {}, "domino", "cruzada", Ending((0, 4), 3)),
        ("haitian-teams", {}, "block", "", None),
        ("haitian", {"seats": 4}, "domino", "tonbe", None),
        ("block", {"seats": 4}, "domino", "domino", None),
        ("block", {"seats": 4, "misere": "on"}, "domino", "domino", None),
    ],
)
def test_an_ending_is_sure_if_the_game_does_not_look_at_the_hands(key, options, end, finish, sure):
    assert Kernel(rules(key, **options)).endings(end, finish, 3).sure == sure


def test_the_points_of_a_winner_are_kept_where_only_the_winner_depends_on_the_hands():
    ends = Kernel(rules("haitian-teams")).endings("block", "", 1)
    light, heavy = 3 * TILES + 1, 9 * TILES + 1
    assert ends[heavy, light, heavy, heavy] is ends[heavy, light, 2 * heavy, heavy]
    assert ends[light, heavy, heavy, heavy] == Ending((1, 0), 0)


def test_a_load_is_the_pips_and_the_number_of_tiles():
    loads = Loads((12, 11, 10, 7, 0))
    assert [divmod(loads[hand], TILES) for hand in (0, 1, 0b11010, 0b11111)] == [(0, 0), (12, 1), (18, 3), (40, 5)]


def test_rounds_to_learn_from_go_on_where_a_budget_ended():
    of = rules("block", seats=3, hand=5)
    budget = Budget()
    budget.cancelled.set()
    for _ in range(ROUNDS):
        with pytest.raises(OutOfTimeError):
            usual_rounds(of, budget)
    found = usual_rounds(of, budget)
    assert len(found) == ROUNDS
    assert len(set(found)) > ROUNDS // 2
