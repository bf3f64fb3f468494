"""How fast the frozen program starts, as ratios to this checkout: to its first frame, and through `--smoke` to its end.

    python benchmarks/start.py build/frozen/domino-desktop/domino-desktop

The two run by turns and medians are compared, offscreen or on the display that QT_QPA_PLATFORM names.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.table import environment, first_frame

WANTED = 1.5


def smoke(command: Sequence[str], folder: Path) -> float:
    """Return the seconds of a whole `--smoke`."""
    began = time.perf_counter()
    subprocess.run([*command, "--smoke"], check=True, env=environment(folder), stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def main() -> int:
    """Measure and print; return 1 when the frozen program is slower than wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the frozen program")
    parser.add_argument("--runs", type=int, default=15, help="of each")
    args = parser.parse_args()
    worst = 0.0
    with tempfile.TemporaryDirectory(prefix="domino-benchmark-") as name:
        folder = Path(name)
        profile = ["--profile", str(folder / "profile")]
        frozen, source = [args.program], [sys.executable, "-m", "domino_desktop"]
        for what, measure, more in (("first frame", first_frame, profile), ("--smoke", smoke, [])):
            measure([*source, *more], folder)  # Python keeps what it has compiled
            times = [[measure([*one, *more], folder) for one in (frozen, source)] for _ in range(args.runs)]
            ours, theirs = (median(column) for column in zip(*times, strict=True))
            worst = max(worst, ours / theirs)
            print(f"{what:12} {1000 * ours:5.0f} ms, source {1000 * theirs:5.0f} ms: {ours / theirs:.2f}")
    print(f"wanted: at most {WANTED}")
    return int(worst > WANTED)


if __name__ == "__main__":
    sys.exit(main())
