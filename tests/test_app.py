"""The application as a process and as a whole: its command line, how it ends, what it keeps, what it says."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from domino_desktop.controller.saves import Saves
from domino_desktop.instance import Instance
from domino_desktop.model.match import Match
from domino_desktop.view.texts import named
from tests.controller.house import setup
from tests.desktop import desktop

ROOT = Path(__file__).resolve().parent.parent
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are a matter of Linux")
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")

SLOW_BOTS = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from domino_desktop.bots.bot import Choice, Reason
from domino_desktop.bots.easy import Easy
from domino_desktop.controller.setup import Setup
from domino_desktop.games import game
from domino_desktop.model.match import Player
from domino_desktop.process import Process

def choose(self, observation, rng, budget):
    print("thinks", flush=True)
    while not budget.expired():
        time.sleep(0.001)
    time.sleep(0.2)
    return Choice(observation.legal[0], Reason("forced"))

Easy.choose = choose
process = Process(Path(sys.argv[1]))
rules = game("draw").make({})
setup = Setup("draw", rules.options(), (Player("A", "bot:easy"), Player("B", "bot:easy")))
QTimer.singleShot(0, lambda: process.app.begin(setup))
"""


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a process: offscreen unless told otherwise; "" takes a variable away."""
    found = dict(os.environ) | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"} | more
    return {key: value for key, value in found.items() if value}


def run(*args: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    command = [sys.executable, "-m", "domino_desktop", *args]
    return subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**variables),
        timeout=120,
    )


def start(*command: str) -> subprocess.Popen[str]:
    """Start a process whose output can be read."""
    return subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    )


def until(what: Callable[[], object], seconds: float = 30) -> None:
    """Wait for something outside this process."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


# the command line


@LINUX
@pytest.mark.parametrize(
    "variables",
    [
        {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""},
        {"DISPLAY": ":4977", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""},
        {"DISPLAY": "nonsense", "WAYLAND_DISPLAY": "wayland-77", "QT_QPA_PLATFORM": ""},
        {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "xcb"},
        {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "wayland"},
    ],
)
def test_without_a_display_one_sentence_names_the_ways_on(variables: dict[str, str]) -> None:
    done = run(**variables)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    for word in ("xvfb-run", "--demo"):
        assert word in done.stderr


@pytest.mark.parametrize("args", [["--nonsense"], ["nonsense"], ["--profile"]])
def test_bad_arguments_are_one_line(args: list[str]) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("domino-desktop: ")


def test_version_and_help_need_no_display() -> None:
    assert run("--version", QT_QPA_PLATFORM="", DISPLAY="").stdout.startswith("Domino Desktop ")
    helped = run("--help", QT_QPA_PLATFORM="", DISPLAY="").stdout
    for word in ("--profile", "--demo", "simulate", "replay", "rules"):
        assert word in helped


def test_demo_plays_a_match_and_writes_pictures(tmp_path: Path) -> None:
    done = run("--demo", str(tmp_path / "pictures"), QT_QPA_PLATFORM="", DISPLAY="")
    assert (done.returncode, done.stderr) == (0, "")
    written = sorted((tmp_path / "pictures").glob("*.png"))
    assert [str(file) for file in written] == done.stdout.splitlines()
    assert written[0].name == "01-start.png"
    assert written[-1].name.endswith("match-end.png")
    assert all(file.stat().st_size > 5000 for file in written)


def test_demo_says_where_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("--demo", str(tmp_path / "file"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


# the process


def test_quitting_in_mid_thought_ends_with_0(tmp_path: Path) -> None:
    code = SLOW_BOTS + "QTimer.singleShot(600, process.app.window.close)\nsys.exit(process.run())"
    process = start("-c", code, str(tmp_path))
    out, err = process.communicate(timeout=60)
    assert "thinks" in out, "it was in mid-thought"
    assert (process.returncode, err) == (0, "")


def test_quitting_ends_with_0_though_a_bot_never_answers(tmp_path: Path) -> None:
    code = (
        SLOW_BOTS.replace("while not budget.expired():", "while True:")
        + """
from domino_desktop.controller.thinker import Thinker
Thinker.stop.__defaults__ = (0.5,)
QTimer.singleShot(600, process.app.window.close)
sys.exit(process.run())
"""
    )
    process = start("-c", code, str(tmp_path))
    out, err = process.communicate(timeout=60)
    assert "thinks" in out
    assert (process.returncode, err) == (0, "")
    assert (tmp_path / "log" / "domino-desktop.log").read_text(encoding="utf-8").endswith("the process is left\n")
    assert Saves(tmp_path / "data").load() is not None


@POSIX
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_end_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    process = start("-c", SLOW_BOTS + "sys.exit(process.run())", str(tmp_path))
    assert process.stdout is not None
    assert process.stdout.readline() == "thinks\n"
    process.send_signal(number)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "ends" in (tmp_path / "log" / "domino-desktop.log").read_text(encoding="utf-8")


@POSIX
def test_killing_it_loses_nothing_that_was_played(tmp_path: Path) -> None:
    code = SLOW_BOTS.replace("time.sleep(0.2)", "pass").replace("while not budget.expired():", "for _ in range(20):")
    process = start("-c", code + "sys.exit(process.run())", str(tmp_path))
    assert process.stdout is not None
    for _ in range(9):
        process.stdout.readline()
    process.kill()
    process.communicate(timeout=60)
    saved = Saves(tmp_path / "data").load()
    assert saved is not None
    assert len(saved.round.events) >= 8, "the ninth thought began after eight events"


def test_a_file_named_on_the_command_line_is_opened(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from domino_desktop.process import Process
process = Process(Path(sys.argv[1]))
def look():
    print(process.app.window.trouble_bar.words.text())
    process.app.window.close()
QTimer.singleShot(1000, look)
sys.exit(process.run(Path(sys.argv[2])))
"""
    file = tmp_path / "evening.domino"
    file.write_text("nothing\n")
    process = start("-c", code, str(tmp_path), str(file))
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out.startswith("evening.domino, ")


def test_start_loads_no_dialog_and_no_sound(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from domino_desktop.process import Process
process = Process(Path(sys.argv[1]))
QTimer.singleShot(200, process.app.window.close)
code = process.run()
late = ("view.dialogs", "QtMultimedia", "QtSvg", "QtOpenGL", "asyncio", "hypothesis")
print([name for name in sys.modules if any(part in name for part in late)])
sys.exit(code)
"""
    process = start("-c", code, str(tmp_path))
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err, out.strip()) == (0, "", "[]")


def test_an_unexpected_error_is_told_and_logged(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from domino_desktop.process import Process
process = Process(Path(sys.argv[1]))
def fail():
    raise RuntimeError("a fault of ours")
def look():
    print(process.app.window.trouble_bar.isVisible(), process.app.window.trouble_bar.words.text())
    process.app.window.close()
QTimer.singleShot(0, fail)
QTimer.singleShot(100, look)
sys.exit(process.run())
"""
    process = start("-c", code, str(tmp_path))
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert out.startswith("True ")
    assert "a fault of ours" in err
    assert "a fault of ours" in (tmp_path / "log" / "domino-desktop.log").read_text(encoding="utf-8")


# what it keeps


def test_a_finished_match_is_filed_and_no_longer_offered(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.app.session.give_up()
        (head,) = desk.app.archive.heads()
        assert desk.match.secret in str(desk.app.archive.record(head.id))
    with desktop(qtbot, tmp_path) as desk:
        assert not desk.window.overlays.start.continue_button.isVisible()


def test_a_match_that_was_over_but_not_filed_is_filed(qtbot: QtBot, tmp_path: Path) -> None:
    chosen = setup("human", "bot:easy")
    match = Match.begin(chosen.rules(), named(chosen.players), "a" * 32).give_up(0)
    Saves(tmp_path / "data").write(match)
    with desktop(qtbot, tmp_path) as desk:
        assert not desk.window.overlays.start.continue_button.isVisible()
        (head,) = desk.app.archive.heads()
        assert "a" * 32 in str(desk.app.archive.record(head.id))


def test_a_damaged_save_is_put_aside_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match.jsonl").write_bytes(b"\x00\xffnot a match")
    with desktop(qtbot, tmp_path) as desk:
        words = desk.words("words", desk.window.trouble_bar)
        assert "damaged" in words
        assert "match.jsonl.damaged-1" in words
        assert not desk.window.overlays.start.continue_button.isVisible()
        desk.click("play")
        desk.rest()


def test_damaged_settings_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text("{")
    with desktop(qtbot, tmp_path) as desk:
        qtbot.waitUntil(desk.window.trouble_bar.isVisible)
        assert "settings.json.damaged-1" in desk.words("words", desk.window.trouble_bar)


def test_a_disk_that_cannot_be_written_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.play_round()
        bar = desk.window.trouble_bar
        for words in ("cannot be read", "cannot be saved"):
            assert words in desk.words("words", bar)
            desk.click("close", bar)
        assert not bar.isVisible()


def test_an_earlier_match_that_is_damaged_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "earlier"
    folder.mkdir(parents=True)
    (folder / "0123.jsonl").write_text("{}")
    with desktop(qtbot, tmp_path) as desk:
        desk.window.earlier_listed.emit()
        assert "0123.jsonl.damaged-1" in desk.words("words", desk.window.trouble_bar)
        assert not desk.window.menus.earlier.isEnabled()


def test_no_worker_process_is_started_before_a_table_needs_one(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as opened:
        process = opened.app.worker
        opened.begin(setup("human", "bot:medium"))
        assert process.pid is None
        opened.app.begin(setup("human", "bot:expert"))
        qtbot.waitUntil(lambda: process.pid is not None)
    assert process.pid is None


# troubles of the program's own


def test_a_second_program_calls_the_first_and_ends(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from domino_desktop.instance import Instance
from domino_desktop.process import Process
folder = Path(sys.argv[1])
instance = Instance(folder / "data")
assert instance.is_first()
process = Process(folder, instance)
instance.called.connect(lambda: print("called", flush=True))
instance.asked.connect(print)
instance.called.connect(lambda: QTimer.singleShot(0, process.app.window.close))
instance.listen()
print("listens", flush=True)
process._instance.listen = lambda: None
sys.exit(process.run())
"""
    first = start("-c", code, str(tmp_path))
    assert first.stdout is not None
    assert first.stdout.readline() == "listens\n"
    file = tmp_path / "fête.domino"
    file.write_text("")
    second = run("--profile", str(tmp_path), str(file))
    out, err = first.communicate(timeout=60)
    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
    assert (first.returncode, out, err) == (0, f"called\n{file}\n", "")


def test_a_second_program_says_that_the_first_does_not_answer(tmp_path: Path) -> None:
    first = Instance(tmp_path / "data")
    assert first.is_first()
    done = run("--profile", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == "Domino Desktop is running already, but does not answer: end it first.\n"
    first.leave()


@POSIX
def test_a_program_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from domino_desktop.instance import Instance\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "app = QCoreApplication([]); one = Instance(Path(sys.argv[1])); one.is_first(); one.listen()\n"
        "print('there', flush=True); time.sleep(60)"
    )
    killed = start("-c", code, str(tmp_path))
    assert killed.stdout is not None
    killed.stdout.readline()
    assert not Instance(tmp_path).is_first()
    killed.kill()
    killed.communicate(timeout=60)
    after = Instance(tmp_path)
    assert after.is_first()
    after.listen()
    after.leave()


def test_a_folder_that_cannot_be_written_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert Instance(tmp_path / "file").is_first()


def test_an_error_offers_a_report_once(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.app.tell_unexpected()
        assert "wrong" in desk.words("title", desk.find("problem", QDialog))
        desk.click("close", desk.find("problem", QDialog))
        desk.app.tell_unexpected()
        assert not desk.application.activeModalWidget()
        with pytest.raises(AssertionError):
            desk.find("problem", QDialog)


def test_a_report_is_saved_where_the_person_says(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.menu("problem")
        box = desk.find("problem", QDialog)
        for file, words in ((tmp_path / "report.txt", "saved in report.txt"), (tmp_path, "cannot be saved")):
            box.saving.emit(file)
            assert words in desk.words("said", box)
        assert desk.match.secret in (tmp_path / "report.txt").read_text(encoding="utf-8")


def test_debug_tells_the_terminal_too(tmp_path: Path) -> None:
    process = start("-m", "domino_desktop", "--debug", "--profile", str(tmp_path))
    assert process.stderr is not None
    told = process.stderr.readline()
    process.kill()
    process.communicate(timeout=60)
    assert "begins" in told
