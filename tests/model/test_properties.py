"""What holds in every round of every game, over random rounds with random options."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.games import GAMES
from domino_desktop.model.actions import Draw, Play
from domino_desktop.model.events import Drew, Ended, Passed, Played, masked
from domino_desktop.model.observation import observe
from domino_desktop.model.options import declared
from domino_desktop.model.record import dump, load
from domino_desktop.model.refusals import IllegalAction
from domino_desktop.model.rules import Rules
from tests.dealt import game, new_match, play_out, secret_of


@st.composite
def any_rules(draw: Any) -> Rules:
    """Return the rules of any game with any options that it allows."""
    kind = draw(st.sampled_from(GAMES))
    chosen: dict[str, Any] = {}
    for key, option in sorted(declared(kind).items(), key=lambda item: item[1].late):
        if option.order:
            chosen[key] = tuple(draw(st.permutations(range(chosen["seats"]))))
        else:
            chosen[key] = draw(st.sampled_from([v for v in option.values if option.allows(chosen, v)]))
    return kind.make(chosen)


seeds = st.integers(0, 2**32)


def steps(rules: Rules, seed: int, rounds: int = 2):
    """Return the matches at every step of some random rounds."""
    numbers = random.Random(seed)
    return list(play_out(new_match(rules, secret_of(seed)), numbers.choice, rounds))


@settings(max_examples=200)
@given(any_rules(), seeds)
def test_tiles_are_conserved_and_halves_match(rules, seed):
    for match in steps(rules, seed):
        now = match.round
        on_table = [laid.tile for i, laid in enumerate(now.line.laid) if i not in now.line.lifted]
        everywhere = [*on_table, *now.boneyard, *now.deal.sleeping, *(tile for hand in now.hands for tile in hand)]
        assert sorted(everywhere) == sorted((*rules.tiles(), *rules.table()))
        for laid in now.line.laid:
            if laid.parent >= 0:
                assert now.line.laid[laid.parent].shows(laid.port) == laid.inner


@settings(max_examples=200)
@given(any_rules(), seeds)
def test_turns_go_round_and_a_round_ends_in_a_bounded_number_of_events(rules, seed):
    *_, match = steps(rules, seed)
    for one in match.rounds:
        tiles = len(rules.tiles())
        breaks = 2 * rules.seats  # each of them lets one tile be laid once more
        assert len(one.events) <= (tiles + breaks) * (rules.seats + 1)
        acting = [event for event in one.events if isinstance(event, Played | Passed)]
        assert acting[0].seat == one.deal.leader
        for before, after in pairwise(acting):
            assert after.seat == (before.seat + 1) % rules.seats
        assert isinstance(one.events[-1], Ended)
        passes = 0
        for event in one.events:
            passes = passes + 1 if isinstance(event, Passed) else 0
            assert passes < rules.seats


@settings(max_examples=150)
@given(any_rules(), seeds)
def test_there_is_always_a_legal_action_and_nothing_else_is_accepted(rules, seed):
    numbers = random.Random(seed)
    for match in steps(rules, seed, rounds=1):
        now = match.round
        assert bool(now.legal) == (now.result is None)
        assert len(set(now.legal)) == len(now.legal)
        tile = numbers.choice(rules.tiles())
        for action in (Play(tile, numbers.choice([None, 0, 1, 2])), Draw()):
            if action not in now.legal:
                with pytest.raises(IllegalAction, match=r"[a-z]"):
                    now.play(action)


@settings(max_examples=25)
@given(any_rules(), seeds)
def test_a_match_reads_back_from_its_record_at_every_step(rules, seed):
    for match in steps(rules, seed, rounds=2):
        assert load(dump(match, "1").encode(), game) == match


@settings(max_examples=50)
@given(any_rules(), seeds)
def test_an_observation_shows_the_own_hand_and_counts_of_the_others(rules, seed):
    for match in steps(rules, seed, rounds=1):
        now = match.round
        for seat in (*range(rules.seats), None):
            seen = observe(match, seat)
            assert seen.hand == (() if seat is None else now.hands[seat])
            assert seen.counts == tuple(len(hand) for hand in now.hands)
            assert seen.legal == (now.legal if seat == now.turn else ())
            assert (seen.hands is None) == (now.result is None)
            assert seen.secret is None or match.outcome is not None
            for event in seen.events:
                if isinstance(event, Drew):
                    assert (event.tile is None) == (event.seat != seat)


@settings(max_examples=50)
@given(any_rules(), seeds)
def test_masked_events_are_those_of_the_observation(rules, seed):
    before = None
    for match in steps(rules, seed, rounds=1):
        if before is not None:
            new = match.round.events[len(before.round.events) :]
            for seat in range(rules.seats):
                assert observe(match, seat).events == (
                    *observe(before, seat).events,
                    *(masked(event, seat) for event in new),
                )
        before = match
