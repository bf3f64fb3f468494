"""Who has nothing more to decide: never somebody who could still play, and the rest is played without them."""

from __future__ import annotations

from random import Random

import pytest

from domino_desktop.controller.watching import only_watches
from domino_desktop.games import GAMES
from domino_desktop.model.actions import PASS
from domino_desktop.model.match import Match
from domino_desktop.model.observation import observe

from .conftest import MakeSession
from .house import SECRET, onward, random_match, settle, setup, until


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_whoever_only_watches_can_do_nothing_but_pass(key: str) -> None:
    seats = 4 if key in ("brazilian", "haitian-teams", "sebastopol") else 2 if key == "haitian-duel" else 3
    chosen = setup("human", *["bot:easy"] * (seats - 1), key=key)
    found = 0
    for seed in range(40):
        rng = Random(seed)
        match = Match.begin(chosen.rules(), chosen.players, f"{rng.getrandbits(128):032x}")
        watches = False
        while match.round.result is None:
            watches = watches or only_watches(observe(match, 0))
            if watches and match.round.turn == 0:
                assert match.round.legal == (PASS,)
                found += 1
            match = onward(match, rng)
        assert not only_watches(observe(match, 0))
    assert found or key in ("abkhaz", "all-fives", "family", "draw", "sebastopol", "haitian-duel", "haitian")


def test_the_rest_of_the_round_is_played_at_once(make_session: MakeSession) -> None:
    chosen = setup("human", "bot:easy", "bot:easy", key="block")
    for seed in range(200):
        rng = Random(seed)
        match = Match.begin(chosen.rules(), chosen.players, f"{rng.getrandbits(128):032x}")
        while match.round.result is None and not only_watches(observe(match, 0)):
            match = onward(match, rng)
        if match.round.result is None and sum(map(len, match.round.hands)) > 6:
            break
    session, ear = make_session()
    session.resume(match)
    session.finish_round()
    until(lambda: ear.seen.result)
    session.undo()
    settle()
    assert session.match is not None
    assert session.match.round.result is None, "what was undone does not hurry on"


def test_bots_among_themselves_are_only_watched(make_session: MakeSession) -> None:
    session, ear = make_session()
    session.finish_round()
    session.begin(setup("bot:easy", "bot:easy", target=500), SECRET)
    session.finish_round()
    until(lambda: ear.seen.result)


def test_another_person_has_still_to_decide(make_session: MakeSession) -> None:
    match = random_match(Random(2), 6, "human", "human", key="block")
    assert not any(only_watches(observe(match, seat)) for seat in (None, 0, 1))
    session, _ = make_session()
    session.resume(match)
    session.finish_round()
    settle()
    assert session.match is match
