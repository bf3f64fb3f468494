"""The rough kernel, which knows of a line that breaks its open numbers alone, follows the rounds of the engine."""

from __future__ import annotations

import random

import pytest

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.kernel import Kernel
from domino_desktop.bots.kernel_ends import Ending
from domino_desktop.bots.kernel_play import play_out
from domino_desktop.bots.manner import Manner
from domino_desktop.bots.policy import Policy, Weights, policy_of
from domino_desktop.bots.search import evaluate
from domino_desktop.bots.worth import Worth, chance
from domino_desktop.commands.yardstick import state_of
from domino_desktop.model.actions import Break, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from domino_desktop.model.round import Deal, Round
from tests.dealt import new_match, rules, secret_of

BREAKS: tuple[tuple[dict[str, object], int], ...] = (({}, 60), ({"free_doubles": "on"}, 5), ({"novel": "on"}, 0))
"""Options, and at least how many breaks sixty rounds by chance bring; in the novel hardly any."""


def taken(match, numbers):
    """Return an action by chance, a break in preference: they are rare otherwise."""
    legal = match.round.legal
    breaks = [one for one in legal if isinstance(one, Break)]
    return numbers.choice(breaks or legal)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("options", "breaks"), BREAKS, ids=str)
def test_a_rough_place_has_the_open_numbers_of_its_line(options, breaks, seats):
    of = rules("abkhaz", seats=seats, **options)
    whole, rough = Kernel(of), Kernel(of, rough=True)
    broke = 0
    for seed in range(60):
        numbers = random.Random(seed)
        match = new_match(of, secret_of(seed))
        while match.round.result is None:
            now = match.round
            exact, here = whole.place(now.line, now.at.broken), rough.place(now.line, now.at.broken)
            assert rough.fits[here] == whole.fits[exact]
            if now.line.laid:  # which must not be lifted, whatever other rounds began with
                assert rough.lines[here].laid[0].tile is now.line.laid[0].tile
            action = taken(match, numbers)
            match, _ = match.play(action)
            if isinstance(action, Break):
                broke += 1
                bit = rough.bit[action.tile]
                lifted = rough.breaks.lifted(here, bit)
                after = whole.place(match.round.line, action.tile)
                assert rough.fits[lifted] == whole.fits[after]
                counted = tuple(now.at.breaks_of(seat) for seat in range(seats))
                laid = state_of(whole, match).laid | bit
                assert bit in rough.breaks.lifts(here, rough.mask(now.hand), now.turn, counted, laid)
    assert broke >= breaks


def test_a_rough_kernel_meets_few_places():
    match = new_match(rules("abkhaz"))
    policy = Policy(Kernel(match.rules, rough=True), Weights(0, 8, 2, 3, 12))
    numbers = random.Random(1)
    for seed in range(40):
        match = new_match(match.rules, secret_of(seed))
        state = state_of(policy.kernel, match)
        for _ in range(10):
            tiles = list(range(28))
            numbers.shuffle(tiles)
            hands = (sum(1 << at for at in tiles[:7]), sum(1 << at for at in tiles[7:14]))
            yard = tuple(1 << at for at in tiles[14:])
            assert play_out(policy, state._replace(hands=hands, yard=yard, laid=0)).chief is not None
    assert len(policy.kernel.fits) < 4_000


def test_breaks_are_asked_of_the_rules():
    plain, novel = (Kernel(rules("abkhaz", novel=one)).breaks for one in ("off", "on"))
    assert (plain.limit, plain.draws_first) == (2, False)
    assert (novel.limit, novel.draws_first) == (2, True)
    assert Kernel(rules("family")).breaks is None


def test_no_seat_breaks_more_often_than_it_may():
    match = new_match(rules("abkhaz"))
    kernel = Kernel(match.rules, rough=True)
    place, laid = kernel.place(match.round.line), kernel.mask(kernel.tiles)
    place = kernel.options(place, kernel.bit[kernel.tiles[0]])[0][1]
    hand = kernel.bit[kernel.tiles[-2]]
    assert kernel.breaks.lifts(place, hand, 1, (2, 1), laid)
    assert not kernel.breaks.lifts(place, hand, 1, (0, 2), laid)


def test_a_break_takes_the_tile_after_which_the_next_seat_has_least():
    """6-3 can be played for 6-6, 5-3 for 5-4; the next seat may hold fours and fives, but no three and no six."""
    policy = policy_of(rules("abkhaz"), rough=True)
    kernel = policy.kernel
    bits = {tile.kind: kernel.bit[tile] for tile in kernel.tiles}
    line = match_line(policy, [(0, 0), (2, 0)])
    others = bits[5, 1] | bits[5, 5] | bits[4, 1] | bits[4, 4]
    hand = bits[5, 3] | bits[6, 3]
    lifted = policy.lift(line, hand, [bits[6, 6], bits[5, 4]], others)
    assert lifted == bits[6, 6]


def match_line(policy, kinds):
    """Return the place of a line of tiles, each laid on the first arm that it fits."""
    kernel = policy.kernel
    tiles = {tile.kind: tile for tile in kernel.tiles}
    line = new_match(kernel.rules).round.line
    for kind in kinds:
        tile = tiles[kind]
        arm = next((at for at, number in enumerate(line.numbers) if tile.mask >> number & 1), None)
        line = kernel.rules.lay(line, tile, arm)
    return kernel.place(line)


def test_a_policy_that_has_learned_too_much_is_given_up(monkeypatch):
    of = rules("abkhaz", seats=4)
    policy = policy_of(of, rough=True)
    kernel = policy.kernel
    for tile in range(4):
        policy.look(kernel.place(new_match(of).round.line), 1 << tile)
    assert policy_of(of, rough=True) is policy
    monkeypatch.setattr("domino_desktop.bots.policy.MANY_LOOKS", 3)
    assert policy_of(of, rough=True) is not policy


def test_only_lines_that_break_are_taken_roughly():
    assert Kernel(rules("abkhaz"), rough=True).rough
    for key in ("sebastopol", "all-fives", "block", "family"):
        assert not Kernel(rules(key, seats=3), rough=True).rough


def test_a_play_that_lays_the_last_kind_ends_the_round():
    """With both sets dealt so that all kinds soon lie; who wins then is a matter of totals, not of playing on."""
    of = rules("abkhaz", seats=3, novel="on")
    first, second = (
        [tile for tile in of.tiles() if (tile.copy == of.tiles()[0].copy) == here] for here in (True, False)
    )
    checked = 0
    for seed in range(40):
        numbers = random.Random(seed)
        one, two = list(first), list(second)
        numbers.shuffle(one)
        numbers.shuffle(two)
        hands = tuple(tuple(one[a:b] + two[c : c + 2]) for a, b, c in ((0, 9, 0), (9, 18, 2), (18, 28, 4)))
        doubles = [tile for tile in hands[0] if tile.is_double]
        if not doubles:
            continue
        deal = Deal(1, 1, (), of.shown(hands), (), hands, tuple(two[6:]), (), 0, max(doubles, key=lambda t: t.pips))
        now = Round.begin(of, deal, (0, 0, 0))
        while now.result is None:
            ends = [one for one in now.legal if (then := now.play(one)[0]).result and then.result.end == "all-kinds"]
            if ends and len(now.legal) > 1:
                check_end(of, now, ends[0])
                checked += 1
                break
            plays = [one for one in now.legal if isinstance(one, Play) and one.tile in first]
            now, _ = now.play(numbers.choice(plays or now.legal))
    assert checked > 2


def check_end(of, now, action):
    """Whoever is told a sure win must have won; as if the round went on, such a play was one in most deals."""
    match = Match(of, (Player("a", "bot:x"),) * 3, "0" * 32, (now,))
    found = evaluate(observe(match, now.turn), random.Random(1), Budget(), Manner(40, 10**6, 1))
    won = next(one.won for one in found if one.action == action)
    result = now.play(action)[0].result
    assert won < 1 or result.winners == (now.turn,)


def test_a_won_round_is_worth_what_it_brings_with_a_fall_back_to_nothing():
    of = rules("haitian-teams")
    scores = (0, 3)
    worth = Worth(of, 0, scores, (), True)
    won = worth.of(Ending((1, 0), 0))
    gained = chance(of, of.scores_after(scores, (1, 0)), 0, 0) - chance(of, scores, 0, 0)
    assert won.aim - won.match == pytest.approx(3 * gained, abs=1e-4)
