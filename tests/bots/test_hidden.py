"""No bot sees what is hidden: it chooses the same in every deal that fits what its seat could see."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from domino_desktop.bots.baseline import Anything, Heaviest
from domino_desktop.bots.bot import Bot
from domino_desktop.bots.levels import bot
from domino_desktop.games import GAMES
from domino_desktop.model.match import Match
from domino_desktop.model.observation import observe
from tests.dealt import new_match

from .hidden import altered
from .play import NO_LIMIT, every_mix, finished, play_on

MIXES = {one.key: list(every_mix(one.key)) for one in GAMES}
OTHERS = [key for key in MIXES if key not in ("draw", "block")]
EXCHANGES = st.lists(st.tuples(st.integers(0, 999), st.integers(0, 999)), min_size=1, max_size=40)


@st.composite
def matches(draw: st.DrawFn, keys: list[str]) -> Match:
    """Draw a match in its first or second round, at any turn."""
    of = draw(st.sampled_from(MIXES[draw(st.sampled_from(keys))]))
    rng = random.Random(draw(st.integers(0, 10**6)))
    bots: list[Bot] = [Anything(), Heaviest(), bot("easy"), bot("medium")]
    seats = tuple(rng.choice(bots) for _ in range(of.seats))
    match = new_match(of, f"{rng.random()}")
    if draw(st.booleans()):
        match = finished(match, seats, rng)
        assume(match.outcome is None)
        match = match.next_round()
    turns = [now for now, _, _ in play_on(match, seats, rng)]
    return turns[draw(st.integers(0, 999)) % len(turns)]


@pytest.mark.parametrize("keys", [["draw"], ["block"], OTHERS], ids=["draw", "block", "others"])
@given(st.data(), EXCHANGES, st.integers(0, 99))
def test_hidden_tiles_change_no_choice(keys, data, exchanges, seed):
    match = data.draw(matches(keys))
    other = altered(match, exchanges)
    assume(other.round.deal != match.round.deal)
    seat = match.round.turn
    seen, also_seen = observe(match, seat), observe(other, seat)
    assert seen == also_seen
    for level in ("easy", "medium"):  # test_honesty.py asks the others, who think longer
        numbers, others_numbers = random.Random(seed), random.Random(seed)
        once = bot(level).choose(seen, numbers, NO_LIMIT)
        assert bot(level).choose(also_seen, others_numbers, NO_LIMIT) == once
        assert numbers.getstate() == others_numbers.getstate()


def test_most_deals_can_be_altered():
    rng = random.Random(1)
    changed = []
    for number in range(40):
        of = rng.choice(MIXES[rng.choice(list(MIXES))])
        turns = [match for match, _, _ in play_on(new_match(of, f"{number}"), (Heaviest(),) * of.seats, rng)]
        match = rng.choice(turns)
        other = altered(match, [(rng.randrange(999), rng.randrange(999)) for _ in range(40)])
        moved = [a is not b for a, b in zip(sum(match.round.hands, ()), sum(other.round.hands, ()), strict=True)]
        changed.append(sum(moved) > 0)
    assert sum(changed) >= 30
