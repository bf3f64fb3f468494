"""How fast the window comes, how even its frames are while a bot thinks, and its memory: ratios to an empty window.

The probe is Qt's own log of what it hands to the screen ("Flushing …"), written by C++ without asking Python: a probe
in Python would wait for the interpreter's lock itself, and measure that. Each line goes to this process as a datagram,
and the kernel stamps its moment of sending (on Linux; elsewhere it is stamped when it is read, which is less exact).
Whatever is compared runs by turns, and medians are compared.

    python benchmarks/table.py            offscreen, or on the display that QT_QPA_PLATFORM names
"""

from __future__ import annotations

import argparse
import os
import random
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
FLUSH = b"Flushing QRegion"
SO_TIMESTAMPNS = 35
"""Linux, asm-generic/socket.h; the module socket does not name it."""
PATIENCE = 20.0
"""Seconds in which a window must show something."""
PHASES = ("idle", "process", "thread", "apart")
EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
room = application.primaryScreen().availableGeometry()
window.resize(min(1120, room.width() * 9 // 10), min(780, room.height() * 9 // 10))
window.show()
sys.exit(application.exec())
"""


# the probe


class Child:
    """A process whose standard error comes line by line, each with its moment in seconds since the epoch."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self._lines = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._lines.bind(("127.0.0.1", 0))
        self._lines.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 << 20)  # a datagram never makes its sender wait
        self._lines.settimeout(PATIENCE)
        if sys.platform == "linux":
            self._lines.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
        self.began = time.time()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as end:
            end.connect(self._lines.getsockname())
            self.process = subprocess.Popen(command, stderr=end.fileno(), cwd=ROOT, env=environment(folder))

    def lines(self) -> Iterator[tuple[float, bytes]]:
        """Yield (moment, line); end this program when none comes, and say what the process said besides."""
        said = b""
        while True:
            try:
                line, stamps, _, _ = self._lines.recvmsg(4096, 256)
            except TimeoutError:
                sys.exit(f"nothing came from the process any more. {said[-4000:].decode(errors='replace')}")
            moment = time.time()
            said += b"" if line.startswith(b"qt.") else line
            for _, kind, data in stamps:
                if kind == SO_TIMESTAMPNS:
                    seconds, nanoseconds = struct.unpack("qq", data)
                    moment = seconds + nanoseconds / 1e9
            yield moment, line

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        self._lines.close()


@contextmanager
def child(command: Sequence[str], folder: Path) -> Iterator[Child]:
    """Run a process for a while."""
    made = Child(command, folder)
    try:
        yield made
    finally:
        made.end()


def environment(folder: Path) -> dict[str, str]:
    """Return an environment in which Qt tells its flushes, and Python keeps what it has compiled, as usual."""
    found = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {"QT_QPA_PLATFORM": "offscreen"} | found | {
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
        "QT_LOGGING_RULES": "qt.widgets.painting=true",
    }  # fmt: skip


# the first frame


def first_frame(command: Sequence[str], folder: Path) -> float:
    """Return the seconds from the start of a process to the first frame of its window."""
    with child(command, folder) as started:
        return next(moment for moment, line in started.lines() if FLUSH in line) - started.began


def first_frames(runs: int, folder: Path) -> float:
    """Return how many times as long the application's first frame takes as that of an empty window."""
    empty = [sys.executable, "-c", EMPTY]
    ours = [sys.executable, "-m", "domino_desktop", "--profile", str(folder / "profile")]
    for command in (empty, ours):
        first_frame(command, folder)
    times = [(first_frame(empty, folder), first_frame(ours, folder)) for _ in range(runs)]
    nothing, all_of_it = (1000 * median(column) for column in zip(*times, strict=True))
    print(f"first frame: {all_of_it:.0f} ms, empty window {nothing:.0f} ms")
    return ratio(*list(zip(*times, strict=True))[::-1])


# frames and memory


def frames_and_memory(cycles: int, seconds: float, folder: Path) -> tuple[list[float], float]:
    """Return ratios of frame intervals (p99), and megabytes beyond an empty window.

    The ratios are those of the phases to "idle" before them: an expert thinks in its process, an expert thinks in the
    thread as it does where no process can be started, and another process computes for no purpose, as much as it can
    and with the usual priority: what that costs is the machine's doing.
    """
    found: dict[str, list[float]] = {phase: [] for phase in PHASES}
    memory = 0.0
    with child([sys.executable, "-c", EMPTY], folder) as nothing:
        next(moment for moment, line in nothing.lines() if FLUSH in line)
        time.sleep(2)
        empty = resident(nothing.process.pid)
    with child(
        [sys.executable, __file__, "--table", str(cycles), str(seconds), str(folder / "table")], folder
    ) as table:
        phase, before = "", 0.0
        intervals: list[float] = []
        for moment, line in table.lines():
            if line.startswith(b"phase "):
                if phase in found:
                    found[phase].append(p99(intervals))
                phase, before, intervals = line.split()[1].decode(), 0.0, []
                if phase == "end":
                    break
                memory = memory or resident(table.process.pid)
            elif FLUSH in line:
                if before:
                    intervals.append(moment - before)
                before = moment
    idle, *others = found.values()
    print("interval between frames, p99:", *(f"{phase} {1000 * median(p99s):.1f} ms" for phase, p99s in found.items()))
    print(f"memory: {memory:.0f} MB, empty window {empty:.0f} MB")
    return [ratio(one, idle) for one in others], memory - empty


def ratio(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the ratios of values that were measured one after the other."""
    return median(one / other for one, other in zip(ones, others, strict=True))


def p99(values: Sequence[float]) -> float:
    """Return the value that 99 of 100 do not exceed."""
    return quantiles(values, n=100, method="inclusive")[98]


def resident(pid: int) -> float:
    """Return the resident memory of a process in megabytes; 0 where the system has no /proc."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0


def run_table(cycles: int, seconds: float, profile: Path) -> int:
    """Show 91 tiles, one of them moving, in the real window, idle and while experts think; the child's part."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from benchmarks.positions import ninety_one, with_a_choice
    from domino_desktop.app import App
    from domino_desktop.bots.bot import Budget
    from domino_desktop.bots.levels import bot
    from domino_desktop.controller.thinker import Thinker

    application = QApplication([])
    app = App(application, profile)
    app.store.change(speed="instant", sound=False)
    app.open()
    app.window.resize(1120, 780)
    app.window.show_deal(ninety_one())
    moving = _moving(app.window.table.table.line.tiles[90])
    moving.start()
    phases = ["warm", *PHASES * cycles, "end"]
    phase = ""
    apart: list[subprocess.Popen[bytes]] = []
    thinkers = {"process": app.thinker, "thread": Thinker()}
    expert, seen, numbers = bot("expert"), with_a_choice("draw", {"set": 12, "seats": 4}), random.Random(1)

    def think() -> None:
        """Let the expert think again, as long as the phase lasts."""
        if phase in thinkers:
            thinkers[phase].ask(expert, seen, numbers, Budget.seconds(10))

    def go_on() -> None:
        nonlocal phase
        phase = phases.pop(0)
        for thinker in thinkers.values():
            thinker.cancel()
        while apart:
            apart.pop().kill()
        if phase == "apart":
            apart.append(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
        think()
        os.write(2, f"phase {phase}\n".encode())

    for thinker in thinkers.values():
        thinker.expect("expert")
        thinker.answered.connect(think)
    clock = QTimer()
    clock.timeout.connect(go_on)
    clock.start(round(1000 * seconds))
    return application.exec()


def _moving(tile):
    """Return what moves a tile to and fro for ever."""
    from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation

    moving = QPropertyAnimation(tile, b"pos")
    moving.setDuration(1500)
    for part, aside in ((0.0, 0.0), (0.5, 8.0), (1.0, 0.0)):
        moving.setKeyValueAt(part, tile.pos() + QPointF(aside, aside / 2))
    moving.setEasingCurve(QEasingCurve.Type.InOutCubic)
    moving.setLoopCount(-1)
    return moving


def main() -> int:
    """Measure and print; return 1 when something is worse than wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, help="first frames of each window")
    parser.add_argument("--cycles", type=int, default=7, help="turns of idle and of busy frames")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each turn")
    parser.add_argument("--table", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.table:
        return run_table(int(args.table[0]), float(args.table[1]), Path(args.table[2]))
    with tempfile.TemporaryDirectory(prefix="domino-benchmark-") as name:
        first = first_frames(args.runs, Path(name))
        (process, thread, apart), more = frames_and_memory(args.cycles, args.seconds, Path(name))
    print(f"first frame, to an empty window    {first:6.2f}  wanted: at most 1.5")
    print(f"frame interval, expert thinks, idle {process:5.2f}  wanted: at most 1.05")
    print(f"the same without a process, in the thread {thread:3.2f}  wanted: at most 1.1")
    print(f"another process computes           {apart:6.2f}  what the machine's load alone does")
    print(f"memory beyond an empty window, MB  {more:6.0f}  wanted: at most 60")
    return int(first > 1.5 or process > 1.05 or thread > 1.1 or more > 60)


if __name__ == "__main__":
    sys.exit(main())
