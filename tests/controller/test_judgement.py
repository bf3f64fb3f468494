"""The review's figures: which choices are weighed, what they cost, and what a deal is worth."""

from __future__ import annotations

from random import Random

import pytest

from domino_desktop.bots.bot import Reason
from domino_desktop.bots.search import Estimate
from domino_desktop.controller.judgement import (
    Decision,
    Judgement,
    Verdict,
    can_review,
    decisions,
    finished_part,
    gain,
    luck,
    verdicts,
)
from domino_desktop.controller.playback import Playback
from domino_desktop.controller.thinker import Thinker
from domino_desktop.controller.thoughts import Evaluation
from domino_desktop.games import GAMES, game
from domino_desktop.model.actions import Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from tests.controller.house import onward, random_match, until


def over(key: str = "draw", seed: int = 1, *players: str, **options: object) -> Match:
    """Return a match whose last round is over, played at random."""
    rng = Random(seed)
    match = random_match(rng, 0, *(players or ("human", "bot:easy")), key=key, **options)
    while match.round.result is None:
        match = onward(match, rng)
    return match


def estimate(action: object, points: float) -> Estimate:
    return Estimate(action, points, 0.5, 0.0, points, (0.0, 0.0), 0, Reason("even"))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_the_seat_is_found_and_nothing_else(game) -> None:
    rules = game.make({})
    match = over(game.key, 3, "human", *["bot:easy"] * (rules.seats - 1))
    found = decisions(Playback(match), 0)
    playback = Playback(match)
    for one in found:
        before, after = playback.moments[one.at].match, playback.moments[one.at + 1].match
        assert one.seen == observe(before, 0)
        assert len(one.seen.legal) > 1
        assert before.play(one.action)[0] == after
    turns = [
        at for at, moment in enumerate(playback.moments[:-1])
        if moment.match.round.result is None and moment.match.round.turn == 0 and len(moment.match.round.legal) > 1
    ]  # fmt: skip
    assert [one.at for one in found] == turns


def test_the_costliest_come_first_and_nothing_costs_less_than_nothing() -> None:
    match = over()
    chosen = decisions(Playback(match), 0)[:3]
    weighed = []
    for ticket, (one, better) in enumerate(zip(chosen, (2.0, 9.0, 0.0), strict=True)):
        estimates = tuple(estimate(action, 1.0 if action == one.action else 1.0 + better) for action in one.seen.legal)
        weighed.append(Evaluation(ticket, one.seen, estimates))
    found = verdicts(chosen, weighed)
    assert [one.cost for one in found] == [9.0, 2.0, 0.0]
    assert [one.decision for one in found] == [chosen[1], chosen[0], chosen[2]]
    failed = Evaluation(9, chosen[0].seen, (), RuntimeError())
    assert [one.decision for one in verdicts(chosen, [failed, *weighed[1:]])] == [chosen[1], chosen[2]]


def test_what_comes_to_the_same_is_no_choice_and_is_told_once() -> None:
    rules, rng = game("family").make({"seats": 5}), Random(2)  # two sets: tiles have copies
    copies = alone = 0
    while not copies or not alone:
        match = Match.begin(rules, tuple(Player("", "bot:easy") for _ in range(5)), f"{rng.getrandbits(128):032x}")
        while match.round.result is None:
            legal = match.round.legal
            if len(legal) > 1:
                seen = observe(match, match.round.turn)
                found = Evaluation(1, seen, tuple(estimate(action, 1.0) for action in legal))
                plays = [one for one in legal if isinstance(one, Play)]
                told = [one.action for one in found.unlike if isinstance(one.action, Play)]
                numbers = seen.line.numbers
                kinds = {(p.tile.high, p.tile.low, None if p.arm is None else numbers[p.arm]) for p in plays}
                assert len(told) == len(kinds)
                copies += len({(p.tile.high, p.tile.low) for p in plays}) < len({p.tile for p in plays})
                if len(found.unlike) == 1:
                    alone += 1
                    assert verdicts([Decision(0, 1, seen, legal[-1])], [found]) == ()
            match, _ = match.play(rng.choice(legal))


def test_playing_for_the_match_is_no_mistake() -> None:
    match = over()
    one = decisions(Playback(match), 0)[0]
    played, best = estimate(one.action, 5.0), estimate(one.seen.legal[0], 3.0)
    assert Verdict(Decision(0, 1, one.seen, one.action), played, (best, played)).cost == 0


@pytest.mark.parametrize("key", ["draw", "haitian", "haitian-teams", "all-fives"])
def test_gains_of_all_sides_cancel_out(key: str) -> None:
    seats = 4 if key == "haitian-teams" else 3
    one = over(key, 5, *["bot:easy"] * seats).round
    assert sum(gain(one, side) for side in range(one.rules.sides)) == pytest.approx(0)


def test_penalties_count_below_zero() -> None:
    one = over("haitian", 2, "human", "bot:easy", "bot:easy").round
    assert one.result is not None
    for side, points in enumerate(one.result.points):
        assert (gain(one, side) < 0) == (points > 0)


def test_luck_is_the_same_for_whoever_asks_twice_and_cancels_out() -> None:
    match = over()
    mine = [luck(match, 1, seat, Random(1)) for seat in (0, 1)]
    assert mine[0] == -mine[1]
    assert mine[0] == luck(match, 1, 0, Random(1))


def test_a_round_in_play_is_kept_out() -> None:
    match = over()
    assert can_review(match)
    assert finished_part(match) is match
    again = match.next_round()
    assert finished_part(again).rounds == match.rounds
    assert not can_review(Match.begin(match.rules, match.players, "0" * 32))


def test_a_judgement_comes_to_its_end(thinker: Thinker) -> None:
    match = over()
    told = []
    found = Judgement(thinker, match, 0, 0.01)
    found.progressed.connect(lambda done, total: told.append((done, total)))
    ended = []
    found.finished.connect(lambda: ended.append(True))
    until(lambda: ended)
    assert told[-1] == (found.total, found.total)
    assert len(found._review.results) == len(found.decisions)
    assert len(found.verdicts) == len([one for one in found._review.results if len(one.unlike) > 1]) > 0
    assert len(found.lucks) == len(found.gains) == 1
    assert ended == [True]


def test_a_cancelled_judgement_is_silent(thinker: Thinker) -> None:
    found = Judgement(thinker, over(), 0, 0.01)
    found.finished.connect(lambda: pytest.fail("it was cancelled"))
    found.cancel()
    before = found.done
    other = Judgement(thinker, over(seed=2), 0, 0.01)
    ended = []
    other.finished.connect(lambda: ended.append(True))
    until(lambda: ended)
    assert found.done == before
