"""Long thoughts from the thinker's thread through the process: what is sent, and that every one is answered."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import subprocess
import time
from collections.abc import Iterator
from random import Random
from textwrap import dedent
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import LONG, bot
from domino_desktop.bots.question import Question
from domino_desktop.controller import worker_process as module
from domino_desktop.controller.session import Session
from domino_desktop.controller.thinker import Thinker
from domino_desktop.controller.thoughts import LAST_SECONDS, Answer, Evaluation, Rank, Thought
from domino_desktop.controller.worker_process import NoProcessError, WorkerProcess
from domino_desktop.model.match import Match
from domino_desktop.model.observation import observe
from tests.bots.hidden import altered

from .house import SECRET, Ear, random_match, setup, until
from .processes import LINUX, POSIX, ROOT, SEEN, be_patient, gone, process, program, when_asked


@pytest.fixture
def aside(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[WorkerProcess]:
    """Give a worker process that thinks quickly, and is not given up because this machine is busy."""
    be_patient(monkeypatch)
    for level, manner in LONG.items():
        monkeypatch.setitem(LONG, level, manner._replace(seconds=0.03))
    with process() as one:
        yield one


def asked(one: WorkerProcess, level: str = "hard", seen=SEEN, every: bool = False) -> Answer | Evaluation:  # type: ignore[no-untyped-def]
    """Return what a thinker with this process answers."""
    thinker = Thinker(one)
    heard: list[Answer | Evaluation] = []
    thinker.answered.connect(heard.append)
    thinker.evaluated.connect(heard.append)
    if every:
        thinker.evaluate(seen)
    else:
        thinker.ask(bot(level), seen, Random(1), Budget.seconds(100))
    try:
        until(lambda: heard, 60)
    finally:
        assert thinker.stop()
    return heard[0]


# what is sent


class Tapped:
    """A pipe on which somebody listens."""

    def __init__(self, pipe: Any) -> None:
        self.pipe, self.heard = pipe, b""

    def write(self, data: bytes) -> None:
        self.heard += data
        self.pipe.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pipe, name)


ANSWERS = """
    sys.path.append(sys.argv[1])
    from domino_desktop.bots.question import Reply
    say("ready")
    while True:
        say(Reply(pickle.load(sys.stdin.buffer).ticket, ()))
"""


def sent(match: Match, level: str, every: bool) -> bytes:
    """Return all that goes through the pipe for a turn of this match, the clock apart."""
    with process(program(ANSWERS)) as one:
        one.start()
        child = one._child
        assert child is not None
        tap = Tapped(child._process.stdin)
        child._process.stdin = tap  # type: ignore[assignment]
        assert asked(one, level, observe(match, match.round.turn), every).error is None
    question = pickle.loads(tap.heard)
    assert isinstance(question, Question)
    assert (question.level, question.every, question.ticket) == (level, every, 1)
    assert question.observation == observe(match, match.round.turn)
    assert match.secret.encode() not in tap.heard
    return tap.heard.replace(struct.pack(">d", question.seconds), bytes(8))


@pytest.mark.usefixtures("aside")
@pytest.mark.parametrize(("level", "every"), [("hard", False), ("expert", True)])
@pytest.mark.parametrize("key", ["draw", "haitian-teams"])
def test_the_process_is_sent_an_observation_and_no_hidden_tile(key: str, level: str, every: bool) -> None:
    players = ["bot:hard"] * (2 if key == "draw" else 4)
    numbers = Random(5)
    changed = 0
    for _ in range(100):
        match = random_match(numbers, 8, *players, key=key)
        if len(match.round.legal) < 2:
            continue
        other = altered(match, [(numbers.randrange(999), numbers.randrange(999)) for _ in range(40)])
        if other.round.hands != match.round.hands:
            assert sent(other, level, every) == sent(match, level, every)
            changed += 1
        if changed == 2:
            return
    raise AssertionError("nothing was hidden")


def test_a_question_holds_nothing_else() -> None:
    assert Question._fields == ("ticket", "level", "observation", "seed", "seconds", "every")


# every one is answered


@pytest.mark.parametrize("every", [False, True])
def test_the_process_answers_for_the_thread(aside: WorkerProcess, every: bool) -> None:
    found = asked(aside, every=every)
    assert found.error is None
    if isinstance(found, Answer):
        assert found.choice is not None
        assert found.choice.action in SEEN.legal
    else:
        assert tuple(one.action for one in found.estimates) == SEEN.legal


def test_a_failure_in_the_process_is_an_answer(aside: WorkerProcess) -> None:
    thinker = Thinker(aside)
    heard: list[Evaluation] = []
    thinker.evaluated.connect(heard.append)
    thinker.evaluate(observe(_two(), None))  # a spectator's
    until(lambda: heard, 60)
    assert "Traceback" in str(heard[0].error)
    assert thinker.stop()


def _two() -> Match:
    chosen = setup("bot:hard", "bot:hard")
    return Match.begin(chosen.rules(), chosen.players, SECRET)


@POSIX
def test_a_process_that_hangs_costs_no_turn(aside: WorkerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop() -> None:
        assert aside.pid is not None
        os.kill(aside.pid, signal.SIGSTOP)
        monkeypatch.setattr(module, "GRACE", 0.01)

    when_asked(monkeypatch, stop)
    found = asked(aside)
    assert isinstance(found, Answer)
    assert found.choice is not None


@pytest.mark.parametrize("every", [False, True])
def test_without_a_process_the_thread_thinks(every: bool, qapp: QCoreApplication) -> None:
    with process((str(ROOT / "no" / "such" / "program"),)) as one:
        assert asked(one, every=every).error is None


def test_the_thread_has_what_is_left_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    budgets: list[Budget] = []

    def think(question: Question, budget: Budget) -> tuple[()]:
        budgets.append(budget)
        return ()

    monkeypatch.setattr(Question, "think", think)
    for lost, left in ((0.5, 1.0), (1.4, LAST_SECONDS), (9.0, LAST_SECONDS)):
        process = WorkerProcess()

        def lose(*_: object, lost: float = lost) -> NoReturn:
            clock[0] += lost
            raise NoProcessError

        monkeypatch.setattr(process, "think", lose)
        found = Thought.of_worth(1, Rank.HINT, SEEN, 1.5).begun().think(process)
        assert found.error is None
        assert budgets[-1].deadline == pytest.approx(clock[0] + left)


@POSIX
def test_a_round_goes_on_though_the_process_is_killed_again_and_again(
    aside: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []

    def kill() -> None:
        assert aside.pid is not None
        thoughts.append(aside.pid)
        if len(thoughts) in (1, 3):
            os.kill(aside.pid, signal.SIGKILL)

    when_asked(monkeypatch, kill)
    thinker = Thinker(aside)
    session = Session(thinker)
    ear = Ear(session)
    session.begin(setup("bot:hard", "bot:easy", key="block"), SECRET)
    until(lambda: session.match and session.match.round.result, 60)
    session.close()
    assert thinker.stop()
    assert len(set(thoughts)) == 3
    assert ear.all("bot_failed") == []


# when it is there


@pytest.mark.parametrize(("players", "there"), [(("bot:medium", "human"), False), (("human", "bot:expert"), True)])
def test_it_starts_with_the_table_of_a_bot_that_thinks_for_long(
    aside: WorkerProcess, players: tuple[str, ...], there: bool
) -> None:
    thinker = Thinker(aside)
    session = Session(thinker)
    ear = Ear(session)
    assert aside.pid is None
    session.begin(setup(*players), SECRET)
    if there:
        until(lambda: aside.pid)
    else:
        until(lambda: ear.all("stepped") or ear.seen.my_turn)
        assert aside.pid is None
    session.close()
    assert thinker.stop()
    assert aside.pid is None


@LINUX
def test_quitting_in_mid_thought_leaves_no_process() -> None:
    body = """
        from PySide6.QtCore import QCoreApplication, QTimer
        from domino_desktop.controller.session import Session
        from domino_desktop.controller.thinker import Thinker
        from tests.controller.house import SECRET, setup
        from tests.controller.processes import process, when_asked

        app = QCoreApplication([])
        with process() as one:
            thinker = Thinker(one)
            session = Session(thinker)
            from domino_desktop.controller.worker_child import Child
            send = Child.send

            def sent(child, message):
                send(child, message)
                print(child.pid, flush=True)
                app.quit()

            Child.send = sent
            session.stepped.connect(lambda step: print("played"))
            session.begin(setup("bot:expert", "bot:expert", set=12), SECRET)
            app.exec()
            session.close()
            assert thinker.stop()
    """
    command = program(dedent(body))
    done = subprocess.run([command[0], *command[3:]], capture_output=True, text=True, timeout=60, check=False)
    pid, *more = done.stdout.split()
    assert (done.returncode, done.stderr) == (0, "")
    assert set(more) <= {pid}  # it was told to give up
    assert gone(int(pid), 0)
