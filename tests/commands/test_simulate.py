"""`simulate` as it writes a file, and the count that long commands show."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from domino_desktop.__main__ import main
from domino_desktop.commands import arguments, simulate
from domino_desktop.commands.arguments import Progress

COMMAND = ["simulate", "--game", "block", "--seats", "2", "--bots", "easy", "--seed", "1", "--rounds", "1"]


def after_two(what: BaseException) -> Callable[..., bytes]:
    """Return a way to play matches that fails so after two of them."""
    left = iter((b"one\n", b"two\n"))

    def play(*_: object) -> bytes:
        line = next(left, None)
        if line is None:
            raise what
        return line

    return play


def test_a_file_is_replaced_when_all_is_written(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text("old")
    assert main([*COMMAND, "--matches", "3", "--out", str(file)]) == 0
    assert len(file.read_text().splitlines()) == 3
    assert list(tmp_path.iterdir()) == [file]


def test_an_interrupt_keeps_the_old_file_and_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text("old")
    monkeypatch.setattr(simulate, "record_line", after_two(KeyboardInterrupt()))
    assert main([*COMMAND, "--matches", "3", "--out", str(file)]) == 130
    assert file.read_text() == "old"
    fresh = tmp_path / "m.jsonl.new"
    assert fresh.read_text() == "one\ntwo\n"
    assert str(fresh) in capsys.readouterr().err


def test_an_interrupt_before_the_first_match_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "record_line", interrupted)
    assert main([*COMMAND, "--out", str(tmp_path / "m.jsonl")]) == 130
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text("old")
    monkeypatch.setattr(simulate, "record_line", after_two(OSError(28, "No space left on device")))
    assert main([*COMMAND, "--matches", "3", "--out", str(file)]) == 2
    assert capsys.readouterr().err.strip().endswith("No space left on device")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


class Terminal(io.StringIO):
    """What a command writes to a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_count_begins_at_nothing_and_ends_with_all(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, now = Terminal(), [0.0]
    monkeypatch.setattr(arguments.sys, "stderr", screen)
    monkeypatch.setattr(arguments.time, "monotonic", lambda: now[0])
    progress = Progress("deals", 4)
    for seconds in (0.01, 1.0, 1.01, 1.02):
        now[0] = seconds
        progress.step()
    progress.end()
    assert screen.getvalue() == "".join(f"\rdeals: {count} of 4" for count in (0, 2, 4)) + "\n"
