"""The process that thinks for long: what it answers, what it is sent, and what becomes of it when something fails."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any, NoReturn

import pytest

from domino_desktop.bots.bot import Choice
from domino_desktop.bots.question import Reply
from domino_desktop.bots.worker import NICE
from domino_desktop.controller import worker_process as module
from domino_desktop.controller.worker_child import FLAG, worker_command
from domino_desktop.controller.worker_process import NoProcessError, WorkerProcess

from .processes import LINUX, POSIX, ROOT, SEEN, be_patient, gone, process, program, question, resident, when_asked

NEVER = Event()
ANSWERS = """
    say("ready")
    while True:
        asked = pickle.load(sys.stdin.buffer)
"""


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def pid_of(one: WorkerProcess) -> int:
    """Return the number of a process that must be there."""
    assert one.pid is not None
    return one.pid


# what it answers


def test_it_answers_one_question_after_the_other_in_one_process() -> None:
    with process() as one:
        found = one.think(question(1), NEVER)
        pid = one.pid
        worth = one.think(question(2, every=True), NEVER)
        assert one.pid == pid
    assert isinstance(found, Choice)
    assert found.action in SEEN.legal
    assert isinstance(worth, tuple)
    assert tuple(estimate.action for estimate in worth) == SEEN.legal


def test_a_bot_that_fails_there_is_told_with_its_traceback_and_the_process_goes_on() -> None:
    with process() as one:
        with pytest.raises(RuntimeError, match=r"(?s)Traceback.*KeyError: 'nobody'"):
            one.think(question(level="nobody"), NEVER)
        pid = one.pid
        assert one.think(question(2), NEVER)
        assert one.pid == pid


def test_a_cancelled_thought_ends_and_the_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    cancelled = Event()

    def cancel() -> None:
        cancelled.set()
        one.wake()

    when_asked(monkeypatch, cancel)
    with process(program(HEEDS)) as one:
        assert one.think(question(1, seconds=500), cancelled) == ()
        pid = one.pid
        assert one.think(question(2, seconds=0), NEVER) == ()
        assert one.pid == pid


HEEDS = """
    sys.path.append(sys.argv[1])
    from domino_desktop.bots import worker
    from domino_desktop.bots.question import Question

    def think(question, budget):
        while question.seconds and not budget.cancelled.is_set():
            time.sleep(0.001)
        return ()

    Question.think = think
    worker.main()
"""


def test_one_that_is_full_is_replaced_after_its_answer() -> None:
    with process(program(HEEDS.replace("worker.main()", "worker.MANY_BLOCKS = 1; worker.main()"))) as one:
        pids = set()
        for ticket in range(module.FAILURES + 1):  # as often as it likes: that is no failure
            one.start()
            pids.add(one.pid)
            assert one.think(question(ticket, seconds=0), NEVER) == ()
    assert len(pids) == module.FAILURES + 1


@pytest.mark.parametrize("flag", [False, True], ids=["source", "frozen"])
def test_the_command_is_that_of_the_program_as_it_is(flag: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if flag:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    command = worker_command()
    assert command[0] == sys.executable
    assert (command[1:] == (FLAG,)) == flag


def test_the_program_itself_becomes_a_worker_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with process((sys.executable, "-m", "domino_desktop", FLAG)) as one:
        assert isinstance(one.think(question(), NEVER), Choice)


# what it is


def test_no_qt_is_loaded_into_it(tmp_path: Path) -> None:
    begin, folder = worker_command()[-2:]
    told = f"import os, sys; leave = os._exit; os._exit = lambda code: (tell(), leave(code)); {begin}"
    tell = f"def tell(): open({str(tmp_path / 'modules')!r}, 'w').write(' '.join(sys.modules))"
    command = [sys.executable, "-c", f"import sys\n{tell}\n{told}", folder]  # with all packages within reach
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        pickle.dump(question(every=True, level="expert"), child.stdin)
        child.stdin.flush()
        assert pickle.load(child.stdout) == "ready"
        assert isinstance(pickle.load(child.stdout), Reply)
        child.stdin.close()
        child.wait(20)
    modules = (tmp_path / "modules").read_text().split()
    assert "domino_desktop.bots.kernel_solve" in modules
    assert not [name for name in modules if name.startswith(("PySide6", "shiboken6"))]
    assert not [name for name in modules if name.startswith(("domino_desktop.view", "domino_desktop.controller"))]


@LINUX
def test_it_steps_back_for_others_and_is_small() -> None:
    with process() as one:
        one.think(question(level="expert", every=True), NEVER)
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid_of(one)) == min(19, ours + NICE)
        assert resident(pid_of(one)) < 60


@LINUX
def test_it_ends_with_stop_and_is_not_asked_any_more() -> None:
    with process() as one:
        one.think(question(), NEVER)
        pid = pid_of(one)
        one.stop()
        assert gone(pid, 0)
        with pytest.raises(NoProcessError):
            one.think(question(), NEVER)
        assert one.pid is None


@LINUX
def test_it_ends_when_the_program_is_killed() -> None:
    body = """
        from domino_desktop.controller.worker_process import WorkerProcess
        one = WorkerProcess()
        one.start()
        print(one.pid, flush=True)
        time.sleep(60)
    """
    with subprocess.Popen(program(body), stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
    assert gone(pid)


@POSIX
def test_an_interrupt_from_the_terminal_does_not_reach_it_nor_the_screen() -> None:
    body = """
        from threading import Event
        from tests.controller.processes import question
        from domino_desktop.controller.worker_process import WorkerProcess
        signal.signal(signal.SIGINT, lambda *_: None)
        one = WorkerProcess()
        one.think(question(1), Event())
        pid = one.pid
        print("thinks", flush=True)
        time.sleep(0.2)
        one.think(question(2), Event())
        print(one.pid == pid)
        one.stop()
    """
    command = program(body)
    command = (command[0], *command[3:])  # with all packages
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "thinks\n"
        os.killpg(parent.pid, signal.SIGINT)
        out, err = parent.communicate(timeout=60)
    assert (out, err, parent.returncode) == ("True\n", "", 0)


def test_what_it_says_on_standard_error_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    body = """
        print("no room left", file=sys.stderr, flush=True)
        say("ready")
    """
    with caplog.at_level(logging.WARNING), process(program(body)) as one, pytest.raises(NoProcessError):
        one.think(question(seconds=5), NEVER)
    assert "worker process: no room left" in caplog.messages


# when it fails


@POSIX
def test_one_that_is_killed_in_mid_thought_is_replaced_and_the_question_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    killed: list[int] = []

    def kill() -> None:
        if len(killed) < module.FAILURES - 1:
            killed.append(pid_of(one))
            os.kill(killed[-1], signal.SIGKILL)

    when_asked(monkeypatch, kill)
    with process() as one:
        assert isinstance(one.think(question(seconds=60), NEVER), Choice)
        assert one.pid not in killed
    assert len(killed) == module.FAILURES - 1


@POSIX
def test_one_that_was_killed_while_it_waited_is_replaced() -> None:
    with process() as one:
        one.think(question(1), NEVER)
        pid = pid_of(one)
        os.kill(pid, signal.SIGKILL)
        assert isinstance(one.think(question(2), NEVER), Choice)
        assert one.pid != pid


@POSIX
def test_one_that_hangs_is_replaced_and_the_thread_must_think(monkeypatch: pytest.MonkeyPatch) -> None:
    with process() as one:
        one.think(question(1), NEVER)
        pid = pid_of(one)
        os.kill(pid, signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(module, "GRACE", 0.05)
            with pytest.raises(NoProcessError):
                one.think(question(2), NEVER)
        assert gone(pid, 0)
        assert isinstance(one.think(question(3), NEVER), Choice)


def test_one_that_does_not_heed_being_cancelled_is_replaced_as_often_as_need_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "CANCEL_SECONDS", 0.01)
    pids: set[int | None] = set()
    cancelled = Event()

    def cancel() -> None:
        pids.add(one.pid)
        cancelled.set()

    when_asked(monkeypatch, cancel)
    with process(program(ANSWERS)) as one:
        for ticket in range(module.FAILURES + 1):
            with pytest.raises(NoProcessError, match="ended"):
                one.think(question(ticket, seconds=60), cancelled)
            cancelled.clear()
    assert len(pids) == module.FAILURES + 1


def test_a_question_that_is_cancelled_does_not_wait_for_a_process_that_starts() -> None:
    with process(program("time.sleep(60)")) as one:
        one.start()
        cancelled = Event()
        cancelled.set()
        with pytest.raises(NoProcessError, match="cancelled"):
            one.think(question(), cancelled)


def test_one_that_does_not_come_up_is_waited_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START_SECONDS", 0.05)
    with process(program("time.sleep(60)")) as one:
        with pytest.raises(NoProcessError, match="starting"):
            one.think(question(), NEVER)
        pid = one.pid
        monkeypatch.setattr(module, "BIRTH_SECONDS", 0.0)
        with pytest.raises(NoProcessError, match="starting"):
            one.think(question(), NEVER)
        assert one.pid != pid


def _refuse(*args: object, **more: object) -> NoReturn:
    raise BlockingIOError(11, "Resource temporarily unavailable")


@pytest.mark.parametrize("why", ["no-file", "no-command", "refused", "dies-at-once", "says-nonsense"])
def test_where_no_process_can_start_the_thread_must_think(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: dict[str, Any] = {
        "no-file": (str(ROOT / "no" / "such" / "program"),),
        "no-command": (),
        "dies-at-once": program("sys.exit(3)"),
        "says-nonsense": program("print('hello', flush=True)"),
    }
    if why == "refused":
        monkeypatch.setattr(subprocess, "Popen", _refuse)
    with process(commands.get(why)) as one:
        for _ in range(module.FAILURES + 1):
            with pytest.raises(NoProcessError, match="no process can be started"):
                one.think(question(), NEVER)
        assert one.pid is None


def test_after_some_failures_no_process_is_tried_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    with process(program("sys.exit(3)")) as one:
        with pytest.raises(NoProcessError):
            one.think(question(), NEVER)
        one.start()
        assert one.pid is None
        monkeypatch.setattr(one, "_pause", 0.0)  # later
        one.start()
        assert one.pid is not None


@pytest.mark.parametrize("act", ["stop", "kill"])
def test_a_wait_ends_when_the_process_is_ended_from_elsewhere(act: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with process(program(ANSWERS)) as one:
        when_asked(monkeypatch, getattr(one, act))
        with pytest.raises(NoProcessError):
            one.think(question(seconds=60), NEVER)
