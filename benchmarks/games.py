"""How fast each game is through the engine: rounds played by random legal actions, as ratios to the block game.

All games take turns, several times over, and medians are compared, so that a machine that is busy for a while slows all
of them alike. Each game is held against block with the same number of seats, double-six and no options.

    python benchmarks/games.py            every game; with --json one object
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from domino_desktop.games import GAMES
from domino_desktop.model.match import Match, Player
from domino_desktop.model.rules import Rules

LEAST = 1 / 3
"""No game may be slower than this share of block (rounds per second)."""


class Pace(NamedTuple):
    """What was played in some stretch of time."""

    rounds: float
    """Rounds per second."""
    events: float
    """Events per second."""


def pace(rules: Rules, rounds: int, seed: int) -> Pace:
    """Play so many rounds (with deals and shuffles) by random legal actions, and say how fast it went."""
    players = tuple(Player(f"seat {seat}", "bot:random") for seat in range(rules.seats))
    numbers = random.Random(seed)
    events = 0
    match = Match.begin(rules, players, f"{numbers.getrandbits(128):032x}")
    began = time.perf_counter()
    for _ in range(rounds):
        while match.round.result is None:
            legal = match.round.legal
            match, _ = match.play(legal[int(numbers.random() * len(legal))])
            events += 1
        if match.outcome is None:
            match = match.next_round()
        else:
            match = Match.begin(rules, players, f"{numbers.getrandbits(128):032x}")
    took = time.perf_counter() - began
    return Pace(rounds / took, events / took)


def set_ups() -> list[Rules]:
    """Return every game with its fewest seats and with four, and what is heaviest in them."""
    found: dict[tuple[object, ...], Rules] = {}
    for kind in GAMES:
        for options in ({}, {"seats": 4}):
            try:
                rules = kind.make(options)
            except ValueError:
                continue
            found[rules.key, rules.seats] = rules
    return list(found.values())


def main(argv: Sequence[str] | None = None) -> int:
    """Print the ratios; return 1 when a game is too slow."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15, help="how often each game has its turn")
    parser.add_argument("--rounds", type=int, default=40, help="rounds in one turn")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    games = set_ups()
    seats = sorted({rules.seats for rules in games})
    blocks = {number: next(kind for kind in GAMES if kind.key == "block").make({"seats": number}) for number in seats}
    paces: dict[str, list[Pace]] = {}
    ratios: dict[str, list[Pace]] = {}
    for turn in range(args.turns):
        base = {number: pace(rules, args.rounds, turn) for number, rules in blocks.items()}
        for rules in games:
            name = f"{rules.key} {rules.seats}"
            own, block = pace(rules, args.rounds, turn), base[rules.seats]
            paces.setdefault(name, []).append(own)
            ratios.setdefault(name, []).append(Pace(own.rounds / block.rounds, own.events / block.events))
    told = {
        name: {
            "rounds_per_second": round(median(one.rounds for one in paces[name])),
            "rounds_to_block": round(median(one.rounds for one in ratios[name]), 3),
            "events_to_block": round(median(one.events for one in ratios[name]), 3),
        }
        for name in paces
    }
    if args.json:
        print(json.dumps(told))
    else:
        print(f"{'game, seats':18} {'rounds/s':>9} {'to block':>9} {'events/s to block':>18}")
        for name, one in told.items():
            print(
                f"{name:18} {one['rounds_per_second']:9} {one['rounds_to_block']:9.2f} {one['events_to_block']:18.2f}"
            )
    return int(any(one["rounds_to_block"] < LEAST for one in told.values()))


if __name__ == "__main__":
    sys.exit(main())
