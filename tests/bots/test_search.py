"""The engine of choices: legal, repeatable, in time, and worth what it says."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest

from domino_desktop.bots import search
from domino_desktop.bots.bot import Budget
from domino_desktop.bots.expert import MANNER as EXPERT
from domino_desktop.bots.hard import MANNER as HARD
from domino_desktop.bots.kernel_ends import Ending
from domino_desktop.bots.kernel_play import play_out
from domino_desktop.bots.levels import LEVELS, MEASURES, bot
from domino_desktop.bots.manner import Manner
from domino_desktop.bots.policy import _kept
from domino_desktop.bots.search import evaluate
from domino_desktop.bots.worth import Worth
from domino_desktop.games import GAMES
from domino_desktop.model.actions import DRAW, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from tests.bots.rebuilt import some_position
from tests.dealt import by_hand, played, rules

FEW = Manner(6, 3_000, 1, reads=True, match=True, solve=10)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
def test_every_legal_action_is_valued(kind):
    for seed in range(4):
        match = some_position(kind, random.Random(seed))
        seen = observe(match, match.round.turn)
        estimates = evaluate(seen, random.Random(1), Budget(), FEW)
        assert tuple(one.action for one in estimates) == seen.legal
        for one in estimates:
            assert 0 <= one.won <= 1
            assert -1e-9 <= one.match <= 1 + 1e-9


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
def test_what_was_thought_before_changes_nothing(kind):
    match = some_position(kind, random.Random(3))
    seen = observe(match, match.round.turn)
    first = evaluate(seen, random.Random(1), Budget(), FEW)
    assert evaluate(seen, random.Random(1), Budget(), FEW) == first
    _kept.cache_clear()
    other = some_position(kind, random.Random(4), match.rules)
    evaluate(observe(other, other.round.turn), random.Random(2), Budget(), FEW)
    assert evaluate(seen, random.Random(1), Budget(), FEW) == first


class Counted(Budget):
    """Counts how often it is asked, and is spent from some time on."""

    asked: ClassVar[int] = 0
    lasts: ClassVar[int] = 0

    def expired(self) -> bool:
        Counted.asked += 1
        return Counted.asked > self.lasts


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("manner", [HARD, EXPERT], ids=["hard", "expert"])
def test_a_search_heeds_the_end_of_its_budget_after_every_deal(kind, manner):
    match = some_position(kind, random.Random(9))
    seen = observe(match, match.round.turn)
    for lasts in (0, 1, 5):
        Counted.asked, Counted.lasts = 0, lasts
        found = evaluate(seen, random.Random(1), Counted(), manner._replace(deals=30, solved=30))
        assert tuple(one.action for one in found) == seen.legal
        # it has looked whenever another deal was begun, and hardly again once there was no more time
        assert Counted.asked <= lasts + 3


@pytest.mark.parametrize("level", [*LEVELS, *MEASURES])
def test_a_level_answers_even_when_there_is_no_time(level):
    for kind in GAMES:
        match = some_position(kind, random.Random(2))
        seen = observe(match, match.round.turn)
        assert bot(level).choose(seen, random.Random(1), Budget.seconds(0)).action in seen.legal


def test_a_deadline_is_kept():
    match = some_position(type(rules("draw")), random.Random(1), rules("draw", seats=4, set=12))
    seen = observe(match, match.round.turn)
    found = evaluate(seen, random.Random(1), Budget.seconds(0.1), Manner(10**9, 10**12, 9))  # else it takes weeks
    assert tuple(one.action for one in found) == seen.legal


def test_unknown_levels_are_refused():
    with pytest.raises(KeyError):
        bot("omniscient")


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
def test_reasons_say_what_is_so(kind):
    for seed in range(10, 40):
        match = some_position(kind, random.Random(seed))
        seen = observe(match, match.round.turn)
        for one in evaluate(seen, random.Random(1), Budget(), FEW):
            assert one.reason.key != "blocks" or not seen.drawable  # the next seat would draw until it can
            assert one.reason.key != "closes" or int(str(one.reason.about["won"])) >= 50
            after = match.play(one.action)[0].round
            if one.reason.key == "blocks":
                assert after.result is not None or not any(isinstance(action, Play) for action in after.legal)
            if one.reason.key == "closes":
                assert after.result is not None or seen.drawable  # what can be drawn is drawn in vain
                assert all(after.hands)


def test_without_time_the_last_tile_is_played_and_nothing_is_drawn_that_need_not_be():
    numbers, asked, last = random.Random(4), 0, 0
    for seed in range(30):
        match = some_position(type(rules("family")), random.Random(seed), rules("family", seats=3))
        while match.round.result is None:
            legal = match.round.legal
            if DRAW in legal and len(legal) > 1:
                choice = bot("hard").choose(observe(match, match.round.turn), numbers, Budget.seconds(0))
                assert choice.action is not DRAW
                asked += 1
                last += len(match.round.hands[match.round.turn]) == 1
            match, _ = match.play(numbers.choice(legal))
    assert asked > 10
    assert last


@pytest.mark.parametrize("scores", [(0, 0), (99, 0)])
def test_points_are_those_of_the_round_even_where_every_win_ends_the_match(scores):
    """Block with two seats: 4-1 goes out in every deal; what it brings does not depend on the score."""
    opened = by_hand(rules("block", seats=2), "6-6 5-4 4-1", "6-5 6-2 3-3", leader=0, bound="6-6")
    now = played(opened, "6-6 6-5@0 5-4@0 6-2@1")
    match = Match(rules("block", seats=2), (Player("a", "bot:x"),) * 2, "0" * 32, (now._replace(scores=scores),))
    seen = observe(match, match.round.turn)
    found = evaluate(seen, random.Random(1), Budget(), EXPERT)
    plain = evaluate(seen, random.Random(1), Budget(), EXPERT._replace(reads=False, match=False, solve=0))
    assert [one.points for one in found] == pytest.approx([one.points for one in plain], rel=0.2)


def test_a_match_that_is_nearly_won_is_not_risked_to_end_it_sooner():
    """At 95 to 10 to lose by 60 costs more than five wins more in a hundred bring, although only wins end the match."""
    worth = Worth(rules("block"), 0, (95, 10), (), match=False)
    endings = Ending((30, 0), 0), Ending((0, 60), 1), Ending((0, 5), 1)
    win, lose, lose_little = [worth.aim(ending) for ending in endings]
    assert 0.5 * win + 0.5 * lose_little > 0.55 * win + 0.45 * lose


def test_on_alike_ends_a_tile_is_tried_once(monkeypatch):
    """After 6-6 both ends are alike: 6-1 and 6-4 have two arms each, and make two moves."""
    asked = []

    def noted(policy, state, first):
        asked.append(first)
        return play_out(policy, state, first)

    monkeypatch.setattr(search, "play_out", noted)
    opened = by_hand(rules("block", opening="drawn"), "6-6 5-4 5-3 4-2", "6-4 6-1 3-3 2-0", leader=0)
    match = Match(opened.rules, (Player("a", "bot:x"),) * 2, "0" * 32, (played(opened, "6-6"),))
    found = evaluate(observe(match, 1), random.Random(1), Budget(), Manner(20, 10**6, 1))
    assert [one.action.tile.name for one in found] == ["6-4", "6-1", "6-4", "6-1"]
    assert found[0].rank == found[2].rank
    assert found[1].rank == found[3].rank
    assert len(set(asked)) == 2
    assert len(asked) == 2 * 20
