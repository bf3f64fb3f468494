"""Matches: who leads the next round, when a match ends, who wins it."""

from __future__ import annotations

import pytest

from domino_desktop.model.actions import Play
from domino_desktop.model.events import Result
from domino_desktop.model.match import Match, Outcome, Player
from domino_desktop.model.openings import DRAWN, HIGHEST_DOUBLE_ELSE_HEAVIEST
from domino_desktop.model.refusals import IllegalAction
from tests.dealt import new_match, play_out, rules, secret_of


def ended(scores: tuple[int, ...], chief: int | None = 0) -> Result:
    winners = () if chief is None else (chief,)
    return Result("domino", 0, "domino", winners, scores, scores, scores, "domino", chief)


def test_the_winner_leads_the_next_round_with_any_tile():
    match = next(m for m in play_out(new_match(rules("draw", target=500)), lambda legal: legal[0]) if m.between_rounds)
    chief = match.round.result.chief
    after = match.next_round()
    assert (after.round.turn, after.round.bound, after.round.deal.number) == (chief, None, 2)
    assert len(after.round.legal) == 7
    assert after.scores == match.round.result.scores


@pytest.mark.parametrize(("opening", "wanted"), [("highest-double", HIGHEST_DOUBLE_ELSE_HEAVIEST), ("drawn", DRAWN)])
def test_after_a_tie_the_first_opening_is_used_again(opening, wanted):
    of = rules("draw", opening=opening)
    assert of.next_opening(None) is wanted
    assert of.next_opening(ended((1, 1), chief=None)) is wanted
    assert of.next_opening(ended((1, 1), chief=1)).find((), 2).seat == 1


def test_a_tie_is_dealt_anew_with_a_bound_tile():
    of = rules("block", seats=2, hand=5, target=500)
    found = 0
    for seed in range(60):
        for match in play_out(new_match(of, secret_of(seed)), lambda legal: legal[-1]):
            if match.between_rounds and match.round.result.chief is None:
                assert match.next_round().round.bound is not None
                assert match.round.result.points == (0, 0)
                found += 1
    assert found


@pytest.mark.parametrize(
    ("options", "scores", "outcome"),
    [
        ({}, [(99, 0)], None),
        ({}, [(60, 0), (100, 0)], ((0,), "target")),
        ({"target": 50}, [(0, 50)], ((1,), "target")),
        ({"misere": "on"}, [(101, 120)], ((1,), "target")),
        ({"misere": "on"}, [(120, 120)], ((0, 1), "target")),
        ({"match": "rounds"}, [(500, 0)] * 4, None),
        ({"match": "rounds"}, [(1, 0)] * 5, ((0,), "rounds")),
        ({"match": "rounds"}, [(7, 7)] * 5, ((0, 1), "rounds")),
    ],
)
def test_when_a_match_ends_and_who_wins_it(options, scores, outcome):
    assert rules("block", **options).standing(tuple(ended(one) for one in scores)) == outcome


@pytest.mark.parametrize("key", ["draw", "block"])
@pytest.mark.parametrize("options", [{}, {"match": "rounds"}, {"seats": 3, "misere": "on"}, {"seats": 4, "target": 50}])
def test_every_match_ends_by_its_rules(key, options):
    of = rules(key, **options)
    for seed in range(5):
        last = list(play_out(new_match(of, secret_of(seed)), lambda legal: legal[0]))[-1]
        top = max(last.scores)
        assert last.outcome.winners == tuple(side for side, score in enumerate(last.scores) if score == top)
        if options.get("match") == "rounds":
            assert (len(last.rounds), last.outcome.why) == (5, "rounds")
        else:
            assert top >= of.target
            assert all(max(one.scores) < of.target for one in last.rounds)
            assert last.outcome.why == "target"


def test_giving_up_lets_all_others_win():
    match = new_match(rules("draw", seats=3))
    assert match.give_up(1).outcome == Outcome((0, 2), "given-up", 1)
    with pytest.raises(ValueError, match="over"):
        match.give_up(1).give_up(0)


def test_what_cannot_be_done_is_refused():
    match = new_match(rules("draw"))
    with pytest.raises(ValueError, match="no next round"):
        match.next_round()
    with pytest.raises(ValueError, match="2 seats need 2 players, not 1"):
        Match.begin(rules("draw"), (Player("Zoé", "human"),), "0" * 32)
    with pytest.raises(IllegalAction):
        match.play(Play(match.round.hands[1 - match.round.turn][0]))


def test_a_player_is_a_person_or_a_bot_of_a_level():
    assert Player("Zoé", "human").level is None
    assert Player("Ti Jo", "bot:hard").level == "hard"
