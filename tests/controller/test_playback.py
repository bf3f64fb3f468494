"""A match watched again: every moment is one that was, seen as it was known then."""

from __future__ import annotations

import pytest

from domino_desktop.controller.playback import Eye, Playback
from domino_desktop.games import GAMES
from domino_desktop.model.events import Drew, Ended
from domino_desktop.model.observation import observe

from .test_archive import played

SEATS = {"brazilian": 4, "haitian-teams": 4, "sebastopol": 3, "haitian": 3}


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_every_game_goes_from_the_first_deal_to_the_end(key: str) -> None:
    seats = SEATS.get(key, 2)
    match = played(5, "human", *["bot:easy"] * (seats - 1), key=key)
    playback = Playback(match)
    assert playback.moments[-1].match == match
    assert len(playback.deals) == len(match.rounds)
    for at, moment in enumerate(playback.moments):
        number = playback.round_at(at)
        assert at in playback.span(number)
        assert moment.is_deal == (at in playback.deals) == (not moment.events and not moment.match.round.events)
        assert moment.match.round.deal == match.rounds[number - 1].deal
    for number, one in enumerate(match.rounds, 1):
        told = [event for at in playback.span(number) for event in playback.moments[at].events]
        assert tuple(told) == one.events


def test_a_match_given_up_ends_with_it() -> None:
    match = played(3, "human", "bot:easy", target=50)
    left = match._replace(rounds=match.rounds[:1], outcome=None).give_up(0)
    playback = Playback(left)
    assert playback.moments[-1].match == left
    assert playback.moments[-1].events == ()
    assert not playback.moments[-1].is_deal
    unfinished = left._replace(outcome=None)
    assert Playback(unfinished).moments[-1].match == unfinished
    assert Playback(unfinished).last == playback.last - 1


def test_a_seat_sees_what_it_knew_and_open_hands_show_all() -> None:
    match = next(one for seed in range(9) if "Drew" in str((one := played(seed, "human", "bot:easy")).rounds[0].events))
    playback = Playback(match)
    for at, moment in enumerate(playback.moments):
        for seat in (0, 1):
            covered, uncovered = (playback.seen(at, Eye(seat, is_open)) for is_open in (False, True))
            assert covered.hand == moment.match.round.hands[seat]
            assert covered.events == observe(moment.match, seat).events
            assert covered.legal == uncovered.legal == ()
            assert uncovered.hands == moment.match.round.hands
            assert (covered.hands is None) == (moment.match.round.result is None)
            assert (covered.secret is None) == (moment.match.outcome is None)
    draws = [at for at, moment in enumerate(playback.moments) if any(isinstance(one, Drew) for one in moment.events)]
    drawer = playback.moments[draws[0]].events[0].seat
    assert playback.step(draws[0], Eye(drawer, False)).events[0].tile is not None
    assert playback.step(draws[0], Eye(1 - drawer, False)).events[0].tile is None
    assert playback.step(draws[0], Eye(1 - drawer, True)).events[0].tile is not None
    assert isinstance(playback.step(playback.deals[1] - 1, Eye(0, False)).events[-1], Ended)
