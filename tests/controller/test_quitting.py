"""Whole programs: quitting in mid-thought, and being killed in mid-match."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest

from domino_desktop.controller.saves import Saves

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
    import sys, time
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication, QTimer
    from domino_desktop.bots.bot import Choice, Reason
    from domino_desktop.controller.saves import Saves
    from domino_desktop.controller.session import Session
    from domino_desktop.controller.thinker import Thinker
    from tests.controller.house import SECRET, Plays, hasty, setup

    app = QCoreApplication([])
    thinker = Thinker()
"""


def program(body: str) -> list[str]:
    """Return the command that runs a small program of ours."""
    return [sys.executable, "-c", dedent(PROGRAM) + dedent(body)]


@pytest.mark.parametrize(
    "thought",
    [
        "lambda seen, rng, budget: budget.cancelled.wait(5) and seen.legal[0]",
        "lambda seen, rng, budget: time.sleep(1) or seen.legal[0]",
        "lambda seen, rng, budget: sum(range(30_000_000)) and seen.legal[0]",
    ],
    ids=["heeds-cancelling", "sleeps-a-second", "computes-and-heeds-nothing"],
)
def test_quitting_in_mid_thought_ends_with_0(thought: str) -> None:
    body = f"""
        session = Session(thinker, bots=lambda level: Plays({thought}))
        session.thinking.connect(lambda seat: QTimer.singleShot(100, app.quit))
        session.stepped.connect(lambda step: print("played"))
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        app.exec()
        session.close()
        assert thinker.stop()
    """
    began = time.monotonic()
    done = subprocess.run(program(body), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("slow", [False, True])
def test_killing_the_program_loses_nothing_that_was_played(tmp_path: Path, slow: bool) -> None:
    body = f"""
        from itertools import count
        from domino_desktop.controller import saves as module

        module._SLOW = {-1.0 if slow else 60.0}
        saves = Saves(Path(sys.argv[1]))
        session = Session(thinker, bots=lambda level: hasty())
        chosen = setup("bot:a", "bot:b", "bot:c", "bot:d", set=9, target=500)
        matches = count(1)

        def told(step):
            now = session.match
            print(int(now.secret), len(now.rounds), len(now.round.events), flush=True)
            if now.outcome:
                session.begin(chosen, f"{{next(matches):032}}")
            elif now.between_rounds:
                session.next_round()

        session.changed.connect(saves.write)
        session.stepped.connect(told)
        session.begin(chosen, f"{{next(matches):032}}")
        app.exec()
    """
    for steps in (1, 40, 333):
        folder = tmp_path / str(steps)
        with subprocess.Popen([*program(body), str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            told = [running.stdout.readline() for _ in range(steps)]
            running.kill()
            told += [line for line in running.stdout.readlines() if line.endswith("\n")]
        saved = Saves(folder).load()
        assert saved is not None
        progress = [int(saved.secret), len(saved.rounds), len(saved.round.events)]
        assert progress >= [int(number) for number in told[-1].split()]
        assert not list(folder.glob("*.damaged*"))
