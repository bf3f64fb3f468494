"""The statistics: right by hand, never above what was played, keyed by ids."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.controller.archive_row import OUTCOMES
from domino_desktop.controller.statistics import (
    Group,
    Tally,
    figures,
    grouped,
    running_points,
    running_rate,
)


def tally(outcome: str, difference: float = 0.0, unaided: bool | None = True, **more: Any) -> Tally:
    usual = Tally(0, "draw", 6, "easy", outcome, difference, 3, 2, {"domino": 1, "block": 1}, unaided)
    return usual._replace(**more)


def test_figures_by_hand() -> None:
    found = figures([
        tally("won", 50),
        tally("shared", 0, unaided=False),
        tally("lost", -20),
        tally("won", 10, unaided=None),
        tally("won", 30),
        tally("won", 30, finishes={"block": 5}),
        tally("given-up", -100),
        tally("won", 0),
    ])  # fmt: skip
    assert (found.played, found.won, found.given_up) == (8, 6, 1)
    assert (found.unaided, found.unaided_won) == (6, 4)
    assert found.difference == 0.0
    assert (found.streak, found.longest) == (1, 3)
    assert (found.rounds, found.rounds_won) == (24, 16)
    assert found.finishes == (("block", 12), ("domino", 7))


def test_nothing_played() -> None:
    found = figures([])
    assert (found.played, found.won, found.difference, found.streak, found.finishes) == (0, 0, 0.0, 0, ())
    assert running_rate([]) == running_points([]) == ()


def test_groups_are_ids() -> None:
    some = [
        tally("won"),
        tally("lost", tiles=9),
        tally("lost", game="haitian", level="mixed"),
        tally("won", level="hard"),
    ]
    found = {group: len(of) for group, of in grouped(some).items()}
    assert found == {
        Group(): 4,
        Group("draw"): 3,
        Group("draw", 6, "easy"): 1,
        Group("draw", 9, "easy"): 1,
        Group("draw", 6, "hard"): 1,
        Group("haitian"): 1,
        Group("haitian", 6, "mixed"): 1,
    }


def test_running() -> None:
    some = [tally("won", 10), tally("lost", -4), tally("won", 1), tally("shared", 0)]
    assert running_rate(some, window=2) == (1.0, 0.5, 0.5, 1.0)
    assert running_points(some) == (10, 6, 7, 7)


tallies = st.lists(
    st.builds(
        tally,
        st.sampled_from(OUTCOMES),
        st.integers(-500, 500),
        st.sampled_from((True, False, None)),
        game=st.sampled_from(("draw", "block")),
        level=st.sampled_from(("easy", "hard")),
    ),
    max_size=60,
)


@given(tallies, st.integers(1, 25))
def test_no_share_is_above_one_and_groups_add_up(some: list[Tally], window: int) -> None:
    whole = figures(some)
    parts = [figures(of) for group, of in grouped(some).items() if group.level]
    assert sum(one.played for one in parts) == whole.played == len(some)
    assert sum(one.won for one in parts) == whole.won
    for one in (whole, *parts):
        assert 0 <= one.won + one.given_up <= one.played
        assert 0 <= one.unaided_won <= one.unaided <= one.played
        assert one.unaided_won <= one.won
        assert 0 <= one.streak <= one.longest <= one.won
    assert all(0 <= share <= 1 for share in running_rate(some, window))
    if some:
        assert running_points(some)[-1] == sum(one.difference for one in some)
