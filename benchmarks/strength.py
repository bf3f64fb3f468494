"""Print the strength table of docs/bots.md as Markdown, and play against the package `dominoes` 6.1.0.

    python -m benchmarks.strength --deals 200 --seed 1
    python -m pip install dominoes==6.1.0 && python -m benchmarks.strength --dominoes --deals 200 --seed 1

`dominoes` has its own view of the game: its probabilistic alpha-beta player, 10 sampled hands from the tenth tile.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from functools import partial
from typing import Any

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import bot
from domino_desktop.commands.arena import summary
from domino_desktop.commands.arguments import cores, positive, rules_from, whole
from domino_desktop.commands.contest import contest
from domino_desktop.commands.figures import interval, middle
from domino_desktop.model.actions import PASS, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe

GAMES = (
    ("block", ("seats=2", "opening=drawn")),
    ("block", ("seats=2",)),
    ("draw", ("seats=2", "opening=drawn")),
    ("brazilian", ()),
    ("haitian-teams", ()),
    ("block", ("seats=3", "opening=drawn")),
    ("block", ("seats=4", "opening=drawn", "hand=7")),
    ("block", ("seats=4",)),
    ("block", ("seats=2", "misere=on")),
    ("all-fives", ("seats=2",)),
)
BOTS = (
    ("medium", "heaviest"),
    ("hard", "heaviest"),
    ("expert", "heaviest"),
    ("omniscient", "heaviest"),
    ("hard", "medium"),
    ("expert", "medium"),
    ("expert", "hard"),
)
FROM_TILE = 10
SAMPLES = 10


def table(deals: int, seed: int) -> None:
    """Print a row for every game and pair of bots."""
    print("| game | bots | rounds won | points a round | fair | ms a move (median, 99 %) |\n|---|---|---|---|---|---|")
    with multiprocessing.get_context("spawn").Pool(cores()) as pool:
        for key, options in GAMES:
            rules = rules_from(key, options)
            for bots in BOTS:
                played = pool.map(partial(contest, rules, bots, seed, False), range(1, deals + 1), chunksize=1)
                found = summary(rules, bots, played)
                print(row(key, options, bots, found["fair"], found["a"]), flush=True)


def row(key: str, options: tuple[str, ...], bots: tuple[str, str], fair: float, one: dict[str, Any]) -> str:
    """Return a line of the table."""
    win, points = [((one[name][1] or 0) - (one[name][0] or 0)) / 2 for name in ("win_ci", "points_ci")]
    return (
        f"| {' '.join((key, *options))} | {bots[0]} – {bots[1]} | {100 * one['win_rate']:.1f} ± {100 * win:.1f} % "
        f"| {one['points']:+.2f} ± {points:.2f} | {100 * fair:.1f} % | {one['ms_median']:.0f}, {one['ms_p99']:.0f} |"
    )


def against_dominoes(level: str, seed: int, number: int) -> float:
    """Return the share of two rounds of one deal, with the sides changed, that our team wins."""
    import dominoes

    from benchmarks.kernel import mirrored

    rules = rules_from("haitian-teams", ())
    their = dominoes.players.probabilistic_alphabeta(FROM_TILE, SAMPLES, dominoes.players.bota_gorda)
    won = 0.0
    for ours in (0, 1):
        numbers = random.Random(f"{seed}/{number}")
        random.seed(f"{seed}/{number}/{ours}")
        match = Match.begin(rules, (Player("", "bot:x"),) * 4, f"{numbers.getrandbits(128):032x}")
        while match.round.result is None:
            now = match.round
            if len(now.legal) == 1:
                action = now.legal[0]
            elif now.turn % 2 == ours:
                action = bot(level).choose(observe(match, now.turn), numbers, Budget()).action
            else:
                game = mirrored(match)
                dominoes.players.bota_gorda(game)
                their(game)
                tile, left = game.valid_moves[0]
                high, low = max(tile.first, tile.second), min(tile.first, tile.second)
                fits = [one for one in now.legal if isinstance(one, Play) and one.tile.kind == (high, low)]
                action = next((one for one in fits if (one.arm == 0) == left), fits[0] if fits else PASS)
            match, _ = match.play(action)
        result = match.round.result
        assert result is not None
        won += 0.5 * (result.winners[0] % 2 == ours)
    return won


def main() -> None:
    """Read the arguments and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=positive, default=200)
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--dominoes", action="store_true", help="play against the package instead")
    args = parser.parse_args()
    if not args.dominoes:
        table(args.deals, args.seed)
        return
    with multiprocessing.get_context("spawn").Pool(cores()) as pool:
        won = pool.map(partial(against_dominoes, "expert", args.seed), range(1, args.deals + 1), chunksize=1)
    low, high = interval(won)
    print(
        f"expert wins {100 * middle(won):.1f} % of rounds against dominoes 6.1.0 ({100 * low:.1f} to {100 * high:.1f})"
    )


if __name__ == "__main__":
    main()
