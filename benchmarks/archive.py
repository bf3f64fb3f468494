"""How long the archive takes to be listed and counted, with many matches against few, as ratios in one run.

The matches are played by chance, a few hundred of them; all the others are these with other names.

    python benchmarks/archive.py            1,000 and 10,000 matches; with --json one object
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from domino_desktop import __version__
from domino_desktop.controller.archive import Archive
from domino_desktop.controller.archive_row import row_of
from domino_desktop.controller.statistics import figures, grouped, running_points, running_rate
from domino_desktop.games import GAMES
from domino_desktop.model.match import Match, Player
from domino_desktop.model.record import dump

FEW: Final = 1_000
MANY: Final = 10_000
PLAYED: Final = 200
SECONDS: Final = 1.0
"""What many matches may take to be listed and counted."""
LEVELS: Final = ("easy", "medium", "hard", "expert")
ROUNDS: Final = 7
"""How often each piece of work is timed."""


def played(numbers: random.Random) -> dict[str, Any]:
    """Return the record of a match that chance played to its end."""
    rules = numbers.choice(GAMES).make({})
    level = numbers.choice(LEVELS)
    players = tuple(Player(f"seat {seat}", f"bot:{level}" if seat else "human") for seat in range(rules.seats))
    match = Match.begin(rules, players, f"{numbers.getrandbits(128):032x}")
    while match.outcome is None:
        if match.between_rounds:
            match = match.next_round()
        else:
            match, _ = match.play(numbers.choice(match.round.legal))
    found: dict[str, Any] = json.loads(dump(match, __version__))
    return found


def filled(folder: Path, records: list[dict[str, Any]], count: int) -> Archive:
    """Return an archive with so many matches."""
    archive = Archive(folder)
    batch = []
    for number in range(count):
        record = records[number % len(records)]
        first, *others = record["seats"]
        one = record | {"seats": [first | {"name": f"person {number}"}, *others]}
        batch.append((row_of(one), json.dumps(one, separators=(",", ":"))))
    assert archive.bring_in(batch) == count
    return archive


def count_all(archive: Archive) -> None:
    """Compute everything that the statistics show."""
    tallies = archive.tallies()
    for some in grouped(tallies).values():
        figures(some)
    running_rate(tallies)
    running_points(tallies)


def seconds(work: Callable[[], object]) -> float:
    """Return how long a piece of work takes, the median of several times."""
    took = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        work()
        took.append(time.perf_counter() - began)
    return median(took)


def main() -> int:
    """Fill two archives, time them, and say whether the many are quick and no slower in proportion than the few."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object")
    args = parser.parse_args()
    numbers = random.Random(1)
    records = [played(numbers) for _ in range(PLAYED)]
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="domino-archive-") as folder:
        few, many = (filled(Path(folder, str(count)), records, count) for count in (FEW, MANY))
        gc.freeze()  # as the program does when it starts: the records above are not what is measured
        for name, work in (("list", Archive.heads), ("statistics", count_all)):
            found[f"{name}_few"] = seconds(lambda work=work: work(few))  # type: ignore[misc]
            found[f"{name}_many"] = seconds(lambda work=work: work(many))  # type: ignore[misc]
            found[f"{name}_ratio"] = found[f"{name}_many"] / found[f"{name}_few"]
        found["megabytes"] = (Path(folder, str(MANY), "archive.sqlite").stat().st_size) / 1e6
    whole = found["list_many"] + found["statistics_many"]
    if args.json:
        print(json.dumps(found))
    else:
        for name in ("list", "statistics"):
            few_ms, many_ms = (1000 * found[f"{name}_{size}"] for size in ("few", "many"))
            print(
                f"{name:10}  {FEW} matches {few_ms:6.1f} ms, {MANY} {many_ms:6.1f} ms, "
                f"ratio {found[name + '_ratio']:.1f}"
            )
        print(f"together {whole * 1000:.0f} ms of {SECONDS * 1000:.0f}, file {found['megabytes']:.0f} MB")
    return 0 if whole <= SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
