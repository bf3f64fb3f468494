"""Random four-seat double-six rounds through the public engine, against random games of the package `dominoes`.

`python -m benchmarks.engine [SLICES]` plays both in turn and prints rounds a second and their ratio, as medians.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

from domino_desktop.games import game
from domino_desktop.model.dealing import begin_round
from domino_desktop.model.shuffle import new_secret

GAMES_IN_A_SLICE = 40


def ours() -> None:
    """Play one round of le blocage: dealt by the checkable shuffle, every action random."""
    now = begin_round(RULES, new_secret(), 1, None, (0,) * 4)
    while now.result is None:
        now, _ = now.play(random.choice(now.legal))


def theirs_by_choice() -> None:
    """Play one game of the package, every move random."""
    now = dominoes.Game.new()
    while now.result is None:
        now.make_move(*random.choice(now.valid_moves))


def theirs_by_player() -> None:
    """Play one game of the package with its own random player."""
    now = dominoes.Game.new()
    while now.result is None:
        dominoes.players.random(now)
        now.make_move(*now.valid_moves[0])


def slice_of(play: Callable[[], None]) -> float:
    """Return the rounds a second of a short slice."""
    begun = time.perf_counter()
    for _ in range(GAMES_IN_A_SLICE):
        play()
    return GAMES_IN_A_SLICE / (time.perf_counter() - begun)


def main() -> int:
    """Print the table; return the exit code."""
    slices = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    kinds = (ours, theirs_by_choice, theirs_by_player)
    speeds: dict[Callable[[], None], list[float]] = {kind: [] for kind in kinds}
    for _ in range(slices):
        for kind in kinds:
            speeds[kind].append(slice_of(kind))
    for kind in kinds:
        ratios = [mine / other for mine, other in zip(speeds[ours], speeds[kind], strict=True)]
        print(f"{kind.__name__:18} {median(speeds[kind]):8.0f} a second   ours is {median(ratios):.2f} times as fast")
    return 0


if __name__ == "__main__":
    try:
        import dominoes
    except ModuleNotFoundError:
        sys.exit("The package dominoes is missing: pip install dominoes==6.1.0 (it is needed by this benchmark only).")
    RULES = game("block").make({"seats": 4, "hand": 7})
    sys.exit(main())
