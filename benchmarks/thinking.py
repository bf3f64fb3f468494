"""How long hard and expert take for a decision in their process, how soon they give up, and what memory they need.

python -m benchmarks.thinking
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from pathlib import Path
from statistics import median, quantiles

from benchmarks.positions import decisions, with_a_choice
from domino_desktop.bots.levels import LONG
from domino_desktop.bots.question import Question
from domino_desktop.controller.worker_process import NoProcessError, WorkerProcess
from domino_desktop.games import GAMES
from domino_desktop.model.observation import Observation

WANTED = {"hard": (0.25, 2.0), "expert": (0.8, 2.0)}
"""Seconds: at most the median, and no decision over."""
CANCEL = 0.05
MEGABYTES = 60
LARGEST = (("draw", {"set": 12, "seats": 4}), ("family", {"seats": 8}), ("block", {"set": 9, "seats": 4}))
OPEN = threading.Event()


class Bench:
    """One process for everything, as in the game."""

    def __init__(self) -> None:
        self.process = WorkerProcess()
        self.tickets = 0
        self.worst = 0.0
        """The most memory seen, in megabytes."""
        self.pids: set[int | None] = set()
        self.missing = 0

    def seconds(self, level: str, seen: Observation, cancelled: threading.Event = OPEN) -> float:
        """Return how long a decision takes."""
        self.tickets += 1
        begun = time.perf_counter()
        try:
            self.process.think(Question(self.tickets, level, seen, self.tickets, LONG[level].seconds, False), cancelled)
        except NoProcessError:
            self.missing += not cancelled.is_set()
        took = time.perf_counter() - begun
        self.worst = max(self.worst, resident(self.process.pid))
        self.pids.add(self.process.pid)
        return took


def resident(pid: int | None) -> float:
    """Return the resident memory of a process in megabytes; 0 where the system has no /proc."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0


def cancelling(bench: Bench, times: int) -> list[float]:
    """Return how long the process goes on after it was told to give up, in the largest position."""
    seen = with_a_choice(*LARGEST[0])
    found = []
    for number in range(times):
        cancelled = threading.Event()
        told: list[float] = []

        def cancel(cancelled: threading.Event = cancelled, told: list[float] = told) -> None:
            told.append(time.perf_counter())
            cancelled.set()
            bench.process.wake()

        timer = threading.Timer(0.01 + 0.01 * number, cancel)
        timer.start()
        bench.seconds("expert", seen, cancelled)
        ended = time.perf_counter()
        timer.join()
        found.append(max(0.0, ended - told[0]))
    return found


def main() -> int:
    """Measure and print; return 1 when something is worse than wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1, help="of each game")
    parser.add_argument("--most", type=int, default=12, help="decisions of a round, evenly taken")
    args = parser.parse_args()
    bench, bad = Bench(), False
    begun = time.perf_counter()
    bench.process.start()
    first = next(decisions("block", {}, 1))
    bench.seconds("hard", first)
    print(f"start of the process and its first decision: {time.perf_counter() - begun:.2f} s")
    print("level   game                              decisions  median     p99     max   memory")
    for level, (usual, most) in WANTED.items():
        for kind, options in [*((one.key, {}) for one in GAMES), *LARGEST]:
            seen = list(decisions(kind, options, args.rounds))
            some = seen[:: max(1, len(seen) // (args.most * args.rounds))]
            times = [bench.seconds(level, one) for one in some]
            p99 = quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else times[0]
            words = " ".join([kind, *(f"{key}={value}" for key, value in options.items())])
            worse = median(times) > usual or max(times) > most
            bad = bad or worse
            print(
                f"{level:7} {words:33} {len(times):9} {median(times):7.3f} {p99:7.3f} {max(times):7.3f} "
                f"{resident(bench.process.pid):5.0f} MB{'  worse than wanted' if worse else ''}",
                flush=True,
            )
    ended = cancelling(bench, 20)
    print(f"given up after, ms, median         {1000 * median(ended):6.1f}")
    print(f"given up after, ms, at most        {1000 * max(ended):6.1f}  wanted: at most {1000 * CANCEL:.0f}")
    print(f"memory of the process, MB, at most {bench.worst:6.0f}  wanted: at most {MEGABYTES}")
    print(f"answers that did not come          {bench.missing:6}  wanted: none")
    print(f"processes, for those grown large are replaced {len(bench.pids):6}")
    bench.process.stop()
    return int(bad or max(ended) > CANCEL or bench.worst > MEGABYTES or bench.missing > 0)


if __name__ == "__main__":
    sys.exit(main())
