"""A round played again from its own events."""

from __future__ import annotations

from random import Random

import pytest

from domino_desktop.games import GAMES
from domino_desktop.model.match import Match
from domino_desktop.model.past import actions_of, course
from tests.controller.house import onward, setup


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_every_moment_of_every_round_comes_again(key: str) -> None:
    rng = Random(7)
    seats = 4 if key in ("brazilian", "haitian-teams", "sebastopol") else 3 if key == "haitian" else 2
    chosen = setup(*["human"] * seats, key=key)
    match = Match.begin(chosen.rules(), chosen.players, f"{rng.getrandbits(128):032x}")
    moments = [match]
    for _ in range(150):
        if match.outcome is not None:
            break
        begun = len(match.rounds)
        match = onward(match, rng)
        moments = [*moments, match] if len(match.rounds) == begun else [match]
        assert [*course(match)] == moments
        assert len(actions_of(match.round)) == len(moments) - 1
