"""The kernel plays every game and option as the engine does: legal actions, ends and scores."""

from __future__ import annotations

import random

import pytest

from domino_desktop.bots.kernel import Kernel
from domino_desktop.bots.kernel_play import play_out
from domino_desktop.bots.kernel_state import State
from domino_desktop.bots.policy import Policy, Weights
from domino_desktop.games import GAMES
from domino_desktop.model.actions import DRAW, PASS, Break, Play
from domino_desktop.model.dealing import begin_round
from domino_desktop.model.options import declared
from domino_desktop.model.round import Round
from domino_desktop.model.rules import Rules
from tests.dealt import secret_of

ROUNDS = 30
"""Rounds for each kernel."""


def some_rules(kind: type[Rules], numbers: random.Random) -> Rules:
    """Return the rules of a game with options taken by chance."""
    chosen: dict[str, object] = {}
    for key, option in sorted(declared(kind).items(), key=lambda item: item[1].late):
        if option.order:
            order = list(range(int(str(chosen["seats"]))))
            numbers.shuffle(order)
            chosen[key] = tuple(order)
        else:
            chosen[key] = numbers.choice([v for v in option.values if option.allows(chosen, v)])  # type: ignore[arg-type]
    return kind.make(chosen)


def state_of(kernel: Kernel, now: Round) -> State:
    """Return a round as the kernel sees it, with every hidden tile."""
    laid = [laid.tile for index, laid in enumerate(now.line.laid) if index not in now.line.lifted]
    return State(
        hands=tuple(kernel.mask(hand) for hand in now.hands),
        place=kernel.place(now.line, now.at.broken),
        turn=now.turn,
        last=now.last,
        yard=tuple(kernel.bit[tile] for tile in now.boneyard[: now.drawable]),
        drawn=now.at.drawn,
        gained=now.gained,
        scores=now.scores,
        breaks=tuple(now.at.breaks_of(seat) for seat in range(now.rules.seats)),
        laid=kernel.mask(laid),
        lacks=(0,) * now.rules.seats,
        simple=(False,) * now.rules.seats,
    )


class ByChance(Policy):
    """Plays anything, but the same play of the same hand at the same place."""

    seed = 0

    def merit(self, bit, to):
        return hash((self.seed, bit, self.kernel.fits[to])) % 1000


def check_actions(kernel: Kernel, now: Round) -> None:
    """Compare the legal actions of both."""
    rules, seat = now.rules, now.turn
    hand, place = kernel.mask(now.hand), kernel.place(now.line, now.at.broken)
    plays = [one for one in now.legal if isinstance(one, Play)]
    found = {(kernel.bit[one.tile], kernel.place(rules.lay(now.line, one.tile, one.arm))) for one in plays}
    assert found == set(kernel.options(place, hand))
    assert bool(plays) == bool(hand & kernel.fits[place])
    if DRAW in now.legal and not plays:
        assert now.drawable
        assert now.at.drawn < kernel.draw_limit
    breaks = {kernel.bit[one.tile] for one in now.legal if isinstance(one, Break)}
    if kernel.breaks and not plays:
        assert not (breaks and DRAW in now.legal and kernel.breaks.draws_first)
        if breaks or DRAW not in now.legal:
            counted = tuple(now.at.breaks_of(one) for one in range(rules.seats))
            assert breaks == set(kernel.breaks.lifts(place, hand, seat, counted, 0))
    if now.legal == (PASS,):
        assert not now.drawable or now.at.drawn >= kernel.draw_limit


def by_policy(policy: Policy, now: Round) -> Round:
    """Play one action in the engine as the policy does in a play-out."""
    kernel = policy.kernel
    plays = [one for one in now.legal if isinstance(one, Play)]
    if plays:
        bit, to = policy.choose(kernel.place(now.line, now.at.broken), kernel.mask(now.hand), 0)
        for one in plays:
            place = kernel.place(now.rules.lay(now.line, one.tile, one.arm))
            if kernel.bit[one.tile] == bit and place == to:
                return now.play(one)[0]
        raise AssertionError("no such play")
    breaks = {kernel.bit[one.tile]: one for one in now.legal if isinstance(one, Break)}
    if breaks:
        place = kernel.place(now.line, now.at.broken)
        return now.play(breaks[policy.lift(place, kernel.mask(now.hand), sorted(breaks), 0)])[0]
    return now.play(DRAW if DRAW in now.legal else PASS)[0]


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seed", range(10))
def test_the_kernel_plays_as_the_engine(kind, seed):
    numbers = random.Random(seed * 1000 + len(kind.key))
    rules = some_rules(kind, numbers)
    kernel = Kernel(rules)
    tuned = Policy(kernel, Weights(1, 3, 3, 2, 0))
    for deal in range(ROUNDS // 3 if kernel.breaks else ROUNDS):  # lines that break are slow
        chance = ByChance(kernel, Weights(0, 0, 0, 0, 0))
        chance.seed = deal
        policy = tuned if deal % 4 == 0 else chance
        high = int(str(rules.options().get("target", 0)))
        scores = tuple(numbers.randrange(max(1, high)) for _ in range(rules.sides))
        now = begin_round(rules, secret_of(numbers.randrange(2**32)), deal + 1, None, scores)
        foretold = None
        while now.result is None:
            bound = now.bound is not None  # searches begin with legal actions, so the kernel knows no bound tile
            if not bound:
                check_actions(kernel, now)
            if foretold is None and not bound:
                foretold = play_out(policy, state_of(kernel, now))
            if numbers.random() < 0.1:  # a play that the policy would not make, or a draw that need not be
                now, foretold = now.play(numbers.choice(now.legal))[0], None
            else:
                now = now.play(now.legal[0])[0] if bound else by_policy(policy, now)
        assert foretold is None or (now.result.points, now.result.chief) == foretold
