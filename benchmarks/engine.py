"""How fast the engine plays, as a ratio to the package `dominoes` 6.1.0 in the same run.

Four seats, double-six, seven tiles each, every action random: our side deals le blocage by the checkable shuffle from a
fresh secret and plays `round.legal` through `Round.play`; the package plays its own game, moves chosen from its
`valid_moves`, and once more ordered by its own random player. All take turns in short slices, and the
median of the slices' ratios is printed, so that a machine that is busy for a while slows all of them alike.

    python benchmarks/engine.py           a table; with --json one object
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from types import ModuleType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from domino_desktop.games import game
from domino_desktop.model.dealing import begin_round
from domino_desktop.model.shuffle import new_secret

LEAST = 1.0
"""The engine must play at least this many times as many rounds a second as the package with random choices."""
OURS, CHOICE, PLAYER = "our engine", "dominoes, random.choice", "dominoes, players.random"


def players(dominoes: ModuleType) -> dict[str, Callable[[], None]]:
    """Return what plays one round or game from the deal to its result, by name."""
    rules = game("block").make({"seats": 4, "hand": 7})

    def ours() -> None:
        now = begin_round(rules, new_secret(), 1, None, (0,) * 4)
        while now.result is None:
            now, _ = now.play(random.choice(now.legal))

    def by_choice() -> None:
        now = dominoes.Game.new()
        while now.result is None:
            now.make_move(*random.choice(now.valid_moves))

    def by_player() -> None:
        now = dominoes.Game.new()
        while now.result is None:
            dominoes.players.random(now)
            now.make_move(*now.valid_moves[0])

    return {OURS: ours, CHOICE: by_choice, PLAYER: by_player}


def pace(play: Callable[[], None], rounds: int) -> float:
    """Return rounds per second."""
    began = time.perf_counter()
    for _ in range(rounds):
        play()
    return rounds / (time.perf_counter() - began)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table; return 1 when the engine is too slow, 2 when there is nothing to compare it with."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=120, help="how often each has its turn")
    parser.add_argument("--rounds", type=int, default=40, help="rounds in one turn")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    try:
        import dominoes
    except ModuleNotFoundError:
        print("The package dominoes is missing; this benchmark alone needs it: pip install dominoes==6.1.0")
        return 2
    plays = players(dominoes)
    for play in plays.values():
        pace(play, 100)  # until the interpreter has adapted to the code
    paces: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(args.turns):
        for name, play in plays.items():
            paces[name].append(pace(play, args.rounds))
    told = {
        name: {
            "rounds_per_second": round(median(found)),
            "ours_to_it": round(median([own / other for own, other in zip(paces[OURS], found, strict=True)]), 3),
        }
        for name, found in paces.items()
    }
    if args.json:
        print(json.dumps(told))
    else:
        print(f"{'random rounds by':26} {'rounds/s':>9} {'ours to it':>11}")
        for name, one in told.items():
            print(f"{name:26} {one['rounds_per_second']:9} {one['ours_to_it']:11.2f}")
    return int(told[CHOICE]["ours_to_it"] < LEAST)


if __name__ == "__main__":
    sys.exit(main())
