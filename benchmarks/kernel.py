"""Print how fast the kernel is against the package `dominoes` 6.1.0, in the same run on the same machine.

python -m pip install dominoes==6.1.0
python -m benchmarks.kernel
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import dominoes

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.deals import Deals
from domino_desktop.bots.history import past_of
from domino_desktop.bots.kernel_play import State, policy_of
from domino_desktop.bots.kernel_solve import Solver
from domino_desktop.bots.likelihood import Likelihood
from domino_desktop.commands.yardstick import state_of
from domino_desktop.games import game
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe

TILES = 14
"""Tiles in all hands where the solvers begin."""
ROUNDS = 500
SOLVED = 12


def match_of(seed: int, tiles: int) -> Match:
    """Return a round of 2 against 2, played by chance until so many tiles are left and a seat has a choice."""
    numbers = random.Random(seed)
    while True:
        players = tuple(Player("", "bot:hard") for _ in range(4))
        match = Match.begin(game("haitian-teams").make({}), players, f"{numbers.getrandbits(128):032x}")
        while match.round.result is None:
            left = sum(len(hand) for hand in match.round.hands)
            if left <= tiles and len(match.round.legal) > 1 and match.round.line.arms:
                return match
            match, _ = match.play(numbers.choice(match.round.legal))


def playouts() -> tuple[float, float, float]:
    """Return play-outs a second: of `dominoes`, of the kernel on ever new deals, and as a search makes them."""

    def theirs() -> None:
        for _ in range(ROUNDS):
            one = dominoes.Game.new(starting_domino=dominoes.Domino(6, 6))
            while one.result is None:
                one.make_move(*random.choice(one.valid_moves))

    policy = policy_of(game("haitian-teams").make({}))
    fresh = [state_of(policy.kernel, match_of(seed, 27)) for seed in range(ROUNDS)]
    match = match_of(1, 26)
    seen = observe(match, match.round.turn)
    past = past_of(policy.kernel, seen)
    deals = Deals(past)
    likelihood = Likelihood(policy, past, policy.kernel.mask(seen.hand), match.round.turn)
    numbers, state = random.Random(1), state_of(policy.kernel, match)
    sampled: list[State] = []
    for _ in range(2 * ROUNDS):
        hands = tuple(likelihood.hands(deals.sample(numbers)))
        sampled += [state._replace(hands=hands)] * 3
    place, hand = state.place, state.hands[state.turn]
    options = policy.kernel.options(place, hand)
    tries = [(one, options[at % len(options)]) for at, one in enumerate(sampled)]
    before, tries = tries[: 3 * ROUNDS], tries[3 * ROUNDS :]
    for one, first in before:  # the turns before have taught the policy its looks
        policy.play_out(one, first)
    return (
        rate(theirs, ROUNDS),
        rate(lambda: [policy.play_out(one) for one in fresh], len(fresh)),
        rate(lambda: [policy.play_out(one, first) for one, first in tries], len(tries)),
    )


def nodes() -> tuple[float, float, float]:
    """Return positions a second of both solvers on the same positions, and how many times sooner ours is done."""
    matches = [match_of(seed, TILES) for seed in range(SOLVED)]
    counted = dominoes.players.counter()
    mirrors = [mirrored(match) for match in matches]
    begun = time.process_time()
    for one in mirrors:
        dominoes.search.alphabeta(one, player=counted)
    theirs = time.process_time() - begun
    kernel = policy_of(matches[0].rules).kernel
    solver = Solver(kernel, lambda end: float(end.points[0] - end.points[1]), Budget())
    for seed in range(SOLVED, 4 * SOLVED):  # the endings before have taught the kernel its places
        solver.forget()
        solver.solve(state_of(kernel, match_of(seed, TILES)))
    known = solver.nodes
    begun = time.process_time()
    for match in matches:
        solver.forget()
        solver.solve(state_of(kernel, match))
    ours = time.process_time() - begun
    return counted.count / theirs, (solver.nodes - known) / ours, theirs / ours


def mirrored(match: Match) -> dominoes.Game:
    """Return the round as `dominoes` sees it."""
    now = match.round
    hands = [dominoes.Hand([dominoes.Domino(t.low, t.high) for t in hand]) for hand in now.deal.hands]
    lead = dominoes.Domino(6, 6)
    one = dominoes.Game(dominoes.Board(), hands, [], now.deal.leader, ((lead, True),), now.deal.leader, None)
    one.make_move(lead, True)
    for event in now.events[1:]:
        if type(event).__name__ == "Played":
            one.make_move(dominoes.Domino(event.tile.low, event.tile.high), event.arm == 0)  # type: ignore[union-attr]
    one.skinny_board()
    return one


def rate(work: Callable[[], object], count: int) -> float:
    """Return how many a second, in processor time."""
    begun = time.process_time()
    work()
    return count / (time.process_time() - begun)


def main() -> None:
    """Print the figures."""
    theirs, fresh, search = playouts()
    print(f"random rounds of dominoes: {theirs:,.0f} a second")
    print(f"play-outs by the tuned policy, ever new deals: {fresh:,.0f} a second, {fresh / theirs:.1f} times")
    print(f"play-outs by the tuned policy, as a search makes them: {search:,.0f} a second, {search / theirs:.1f} times")
    before, after, sooner = nodes()
    print(f"solver of dominoes: {before:,.0f} positions a second; ours: {after:,.0f}, {after / before:.1f} times")
    print(f"the same {SOLVED} endings of {TILES} tiles solved {sooner:,.0f} times sooner")


if __name__ == "__main__":
    main()
