"""Print how fast the kernel is against the package `dominoes` 6.1.0, in the same run on the same machine.

python -m pip install dominoes==6.1.0
python -m benchmarks.kernel

Both play the same rounds: double-six, two against two, 7 tiles each, 6-6 led. Both solve the same endings. Turns of
both alternate and the best turn of each counts, in processor time, since other work on the machine only slows.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import cycle

import dominoes

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.kernel_ends import Ending
from domino_desktop.bots.kernel_play import play_out
from domino_desktop.bots.kernel_solve import Solver
from domino_desktop.bots.kernel_state import State
from domino_desktop.bots.policy import Policy, policy_of
from domino_desktop.commands.yardstick import state_of
from domino_desktop.games import game
from domino_desktop.model.match import Match, Player

TILES = 22
"""Tiles in all hands where the solvers begin."""
ROUNDS = 1000
TIMES = 8
"""How often ours plays them in a turn, so that a turn of both takes about as long."""
SOLVED = 8
TURNS = 15


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


def by_chance(policy: Policy, state: State) -> Ending:
    """Play a round of a game without draws to its end by chance, on the same tables as `play_out`."""
    kernel, chance = policy.kernel, random.random
    place, looks, fits, hands = state.place, policy.looks(state.place), kernel.fits[state.place], list(state.hands)
    last, closing = state.last, kernel.before[state.turn]
    for turn in cycle(kernel.order[state.turn]):
        hand = hands[turn]
        can = hand & fits
        if can:
            try:
                plays = looks[can]
            except KeyError:
                plays = policy.look(place, can)
            count = len(plays)
            _, bit, to, after, fits, _, _ = plays[0] if count == 1 else plays[int(chance() * count)]
            hands[turn] = hand ^ bit
            if hand == bit:
                return kernel.went_out(place, bit, turn, hands)
            place, looks = to, after
            last = closing = turn
        elif turn == closing:  # once around since the last play
            return kernel.stopped("block", last, hands)
    raise AssertionError("a round ends")


def playouts() -> tuple[float, ...]:
    """Return rounds a second: of `dominoes` by chance, of the kernel by chance, of the kernel by the policy."""
    policy = policy_of(game("haitian-teams").make({}))
    kernel = policy.kernel
    states = [state_of(kernel, match_of(seed, 27)) for seed in range(ROUNDS)]

    def theirs() -> Callable[[], None]:
        games = [dominoes.Game.new(starting_domino=dominoes.Domino(6, 6)) for _ in range(ROUNDS)]

        def play() -> None:
            for one in games:
                while one.result is None:
                    one.make_move(*random.choice(one.valid_moves))

        return play

    found = best(
        theirs,
        lambda: lambda: [by_chance(policy, one) for one in states * TIMES],
        lambda: lambda: [play_out(policy, one) for one in states * TIMES],
    )
    return tuple([ROUNDS * times / seconds for times, seconds in zip((1, TIMES, TIMES), found, strict=True)])


def nodes() -> tuple[float, float, float]:
    """Return positions a second of both solvers on the same positions, and how many times sooner ours is done."""
    matches = [match_of(seed, TILES) for seed in range(SOLVED)]
    counted = dominoes.players.counter()
    kernel = policy_of(matches[0].rules).kernel
    states = [state_of(kernel, match) for match in matches]
    solver = Solver(kernel, lambda end: float(end.points[0] - end.points[1]), Budget())

    def theirs() -> Callable[[], object]:
        mirrors = [mirrored(match) for match in matches]
        return lambda: [dominoes.search.alphabeta(one, player=counted) for one in mirrors]

    before, after = best(theirs, lambda: lambda: [solver.solve(one) for one in states])
    return counted.count / TURNS / before, solver.nodes / TURNS / after, before / after


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


def best(*works: Callable[[], Callable[[], object]]) -> list[float]:
    """Return the seconds that each takes at best, all in turn; what makes one ready is not counted."""
    shortest = [float("inf")] * len(works)
    for _ in range(TURNS):
        for at, ready in enumerate(works):
            work = ready()
            begun = time.process_time()
            work()
            shortest[at] = min(shortest[at], time.process_time() - begun)
    return shortest


def main() -> None:
    """Print the figures."""
    theirs, chance, policy = playouts()
    print(f"random rounds of dominoes: {theirs:,.0f} a second")
    print(f"random rounds of the kernel: {chance:,.0f} a second, {chance / theirs:.1f} times")
    print(f"play-outs by the tuned policy: {policy:,.0f} a second, {policy / theirs:.1f} times")
    before, after, sooner = nodes()
    print(f"solver of dominoes: {before:,.0f} positions a second; ours: {after:,.0f}, {after / before:.1f} times")
    print(f"the same {SOLVED} endings of {TILES} tiles solved {sooner:,.1f} times sooner")


if __name__ == "__main__":
    main()
