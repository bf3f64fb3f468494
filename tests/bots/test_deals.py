"""Sampled hands fit everything that is public, and all that fit are equally likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from domino_desktop.bots import deals as deals_module
from domino_desktop.bots.bot import ENDLESS
from domino_desktop.bots.deals import Deals
from domino_desktop.bots.few import MOST, few_hands
from domino_desktop.bots.history import NOBODY, Group, Past, Source, past_of
from domino_desktop.bots.kernel import Kernel
from domino_desktop.bots.likelihood import Likelihood
from domino_desktop.bots.policy import policy_of
from domino_desktop.games import GAMES
from domino_desktop.model.events import Drew
from domino_desktop.model.observation import observe
from tests.bots.rebuilt import rebuilt, some_position


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(8))
def test_a_sampled_deal_replays_the_whole_past(kind, seed):
    numbers = random.Random(seed)
    match = some_position(kind, numbers)
    policy = policy_of(match.rules)
    kernel, seat = policy.kernel, match.round.turn
    seen = observe(match, seat)
    past = past_of(kernel, seen)
    deals = Deals(past)
    likelihood = Likelihood(policy, past, kernel.mask(seen.hand), seat, None)
    for _ in range(6):
        groups = deals.sample(numbers)
        other = rebuilt(match, kernel, past, groups, seat)
        assert observe(other, seat) == seen
        assert likelihood.hands(groups) == [kernel.mask(hand) for hand in other.round.hands]
        weight, simple = likelihood.of(groups)
        assert 0 < weight <= 1
        assert simple[seat] == 0
        assert all([0 <= chance <= 1 for chance in simple])


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(4))
def test_where_few_deals_fit_all_of_them_are_told(kind, seed):
    numbers = random.Random(seed + 500)
    match = some_position(kind, numbers)
    past = past_of(policy_of(match.rules).kernel, observe(match, match.round.turn))
    deals = Deals(past)
    every = {tuple(one) for one in deals.every(300)}
    sampled = {tuple(deals.sample(numbers)) for _ in range(3_000)}
    assert not every or every == sampled
    assert every or len(sampled) > 100


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(12))
def test_no_seat_holds_what_everybody_has_seen_it_to_lack(kind, seed):
    match = some_position(kind, random.Random(seed + 300))
    kernel = policy_of(match.rules).kernel
    past = past_of(kernel, observe(match, match.round.turn))
    for seat, (hand, lacks) in enumerate(zip(match.round.hands, past.lacks, strict=True)):
        assert seat == match.round.turn or not kernel.mask(hand) & lacks  # it may have just drawn a tile that fits


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(8))
def test_the_true_deal_is_never_ruled_out(kind, seed):
    match = some_position(kind, random.Random(seed + 100))
    now, rules, seat = match.round, match.rules, match.round.turn
    kernel = Kernel(rules)
    past = past_of(kernel, observe(match, seat))
    draws = [(index, event.tile) for index, event in enumerate(now.events) if isinstance(event, Drew)]
    at, drawn = [index for index, _ in draws], [tile for _, tile in draws]
    for bit, groups in past.sources:
        tile = kernel.hand(bit)[0]
        if tile in drawn:
            true = [g for g, group in enumerate(past.groups) if group.since - 1 == at[drawn.index(tile)]]
        else:
            owner = next((s for s, hand in enumerate(now.deal.hands) if tile in hand), NOBODY)
            true = [g for g, group in enumerate(past.groups) if group.seat == owner and not group.since]
        assert groups >> true[0] & 1


SMALL = [
    Past(
        (Group(1, 2, 0), Group(2, 2, 0), Group(NOBODY, 1, 0)),
        tuple(Source(1 << n, m) for n, m in enumerate(masks)),
        (),
        0,
        (0, 0, 0),
    )
    for masks in [(7, 7, 7, 7, 7), (6, 7, 7, 5, 7), (4, 3, 3, 7, 7), (1, 7, 7, 6, 7), (3, 3, 6, 6, 7)]
]


def all_deals(past: Past) -> set[tuple[int, ...]]:
    """Return every deal that fits, by trying all."""
    slots = [at for at, group in enumerate(past.groups) for _ in range(group.size)]
    found = set()
    for order in permutations(past.sources):
        if all(source.groups >> slot & 1 for source, slot in zip(order, slots, strict=True)):
            masks = [0] * len(past.groups)
            for source, slot in zip(order, slots, strict=True):
                masks[slot] |= source.bit
            found.add(tuple(masks))
    return found


@pytest.mark.parametrize("past", SMALL, ids=range(len(SMALL)))
@pytest.mark.parametrize("counting", [True, False], ids=["counted", "swapped"])
def test_all_deals_that_fit_are_equally_likely(past, counting, monkeypatch):
    if not counting:
        monkeypatch.setattr(deals_module, "MANY_COUNTS", -1)
    deals = Deals(past)
    numbers = random.Random(1)
    every = all_deals(past)
    times = 150 * len(every)
    found = Counter(tuple(deals.sample(numbers)) for _ in range(times))
    assert set(found) == every
    mean = times / len(every)
    square = sum((count - mean) ** 2 / mean for count in found.values())
    freedom = len(every) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations of chi-square


def test_tiles_that_cannot_be_dealt_are_reported():
    past = Past((Group(1, 2, 0), Group(NOBODY, 1, 0)), tuple(Source(1 << n, 2) for n in range(3)), (), 0, (0, 0))
    with pytest.raises(ValueError, match="no deal fits"):
        Deals(past)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(6))
def test_few_hidden_hands_are_found_with_all_ways_to_them(kind, seed):
    """Checked against all deals: who drew what when is another deal, but not another hand."""
    numbers = random.Random(f"{kind.key} {seed} few")
    compared = 0
    while compared < 5:
        match = some_position(kind, numbers)
        seen = observe(match, match.round.turn)
        policy = policy_of(match.rules)
        past, hand = past_of(policy.kernel, seen), policy.kernel.mask(seen.hand)
        deals = Deals(past)
        every = deals.every(2_000)
        if not every:
            continue
        compared += 1
        hands = Likelihood(policy, past, hand, match.round.turn, None).hands
        wanted = Counter([tuple(hands(groups)) for groups in every])
        found = few_hands(past, deals, 2_000, 3, numbers, ENDLESS)
        assert found or len(wanted) > MOST // 3  # many more may be hard to find
        if found:
            assert {tuple(hands(one.deals[0])): one.ways for one in found} == wanted
            assert all(len({tuple(hands(groups)) for groups in one.deals}) == 1 for one in found)
