"""The saved match: never lost, whatever happens to the files."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop import __version__
from domino_desktop.controller import saves as module
from domino_desktop.controller.saves import Saves
from domino_desktop.controller.trouble import TROUBLES, Trouble
from domino_desktop.model.match import Match
from domino_desktop.model.record import dump

from .house import onward, random_match


@pytest.fixture
def folder(tmp_path: Path, qapp: QCoreApplication) -> Path:
    """Give a folder that is not there yet, with an accent in its name."""
    return tmp_path / "Élodie"


def listened(folder: Path) -> tuple[Saves, list[Trouble]]:
    """Return saves in a folder, and the troubles they announce."""
    saves = Saves(folder)
    heard: list[Trouble] = []
    saves.troubled.connect(heard.append)
    return saves, heard


def matches(rng: Random, count: int) -> list[Match]:
    """Return the first so many moments of a match."""
    found = [random_match(rng, 0, "human", "bot:easy", target=500)]
    while len(found) < count:
        found.append(onward(found[-1], rng))
    return found


@pytest.mark.parametrize("slow", [False, True])
def test_what_was_written_last_is_loaded(folder: Path, slow: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0 if slow else 60.0)
    saves, heard = listened(folder)
    assert saves.load() is None
    for moment in [*matches(Random(1), 90), *matches(Random(2), 10)]:
        saves.write(moment)
        assert Saves(folder).load() == moment
    assert not heard
    assert len(list(folder.iterdir())) == 1 + slow
    saves.remove()
    saves.remove()
    assert saves.load() is None


def test_a_slow_disk_is_waited_for_between_rounds_only(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0)
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", synced.append)
    saves = Saves(folder)
    expected = 0
    for moment in matches(Random(1), 90):
        saves.write(moment)
        expected += not moment.round.events or moment.round.result is not None
        assert len(synced) == expected
    assert 2 < expected < 20


def test_a_disk_that_is_quick_again_is_waited_for_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(folder)
    moments = matches(Random(1), 60)
    monkeypatch.setattr(module, "_SLOW", -1.0)
    saves.write(moments[0])
    saves.write(moments[1])
    monkeypatch.setattr(module, "_SLOW", 60.0)
    end = next(at for at, moment in enumerate(moments) if moment.between_rounds)
    for moment in moments[end : end + 3]:
        saves.write(moment)
        assert Saves(folder).load() == moment
    assert (folder / "match.jsonl").read_bytes() == dump(moments[end + 2], __version__).encode() + b"\n"


def test_a_match_given_up_on_a_slow_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0)
    saves = Saves(folder)
    moment = matches(Random(1), 1)[0]
    for match in (moment, moment.give_up(0)):
        saves.write(match)
        assert Saves(folder).load() == match


@pytest.mark.parametrize("slow", [False, True])
def test_what_was_undone_does_not_come_back(folder: Path, slow: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0 if slow else 60.0)
    saves = Saves(folder)
    moments = matches(Random(1), 60)
    end = next(at for at, moment in enumerate(moments) if moment.between_rounds)
    for moment in moments[: end + 1]:
        saves.write(moment)
    for moment in (*reversed(moments[end - 5 : end]), *moments[end - 4 : end - 2]):
        saves.write(moment)
        assert Saves(folder).load() == moment


def test_a_match_that_is_come_back_to_outlives_the_one_before(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0)
    saves = Saves(folder)
    saves.write(matches(Random(1), 1)[0])
    for moment in matches(Random(2), 8)[4:]:
        saves.write(moment)
        assert Saves(folder).load() == moment


@pytest.mark.parametrize("slow", [False, True])
def test_another_match_replaces_the_saved_one(folder: Path, slow: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0 if slow else 60.0)
    saves = Saves(folder)
    for moment in matches(Random(1), 8):
        saves.write(moment)
    other = matches(Random(2), 1)[0]
    saves.write(other)
    assert Saves(folder).load() == other


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: b"not JSON",
        lambda data: b"\xff" * 100,
        lambda data: data.replace(b'"version":1', b'"version":2'),
        lambda data: data.replace(b'"secret":"', b'"secret":"0').replace(b'","commitment"', b'" ,"commitment"'),
        lambda data: data.replace(b'"game":"draw"', b'"game":"chess"'),
        lambda data: data + data,
        lambda data: b"x" * 1_000_000,
    ],
)
def test_a_damaged_save_is_put_aside_and_announced(folder: Path, spoil: object) -> None:
    saves, heard = listened(folder)
    moments = matches(Random(1), 8)
    saves.write(moments[-1])
    file = folder / "match.jsonl"
    damaged = spoil(file.read_bytes())  # type: ignore[operator]
    file.write_bytes(damaged)
    assert saves.load() is None
    assert [trouble.key for trouble in heard] == ["save-damaged"]
    assert heard[0].about["aside"] == "match.jsonl.damaged-1"
    assert heard[0].about["why"]
    assert (folder / "match.jsonl.damaged-1").read_bytes() == damaged
    saves.write(moments[-1])
    assert saves.load() == moments[-1]


def test_when_the_latest_is_damaged_the_safe_one_is_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SLOW", -1.0)
    saves, heard = listened(folder)
    moments = matches(Random(1), 8)
    for moment in moments:
        saves.write(moment)
    (folder / "match-latest.jsonl").write_bytes(b"\0" * 500)
    assert saves.load() == moments[0]
    assert [trouble.key for trouble in heard] == ["save-damaged"]


def test_a_folder_that_cannot_be_written_is_told_once_and_nothing_stops(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    saves, heard = listened(folder)
    for moment in matches(Random(1), 5):
        saves.write(moment)
    assert [trouble.key for trouble in heard] == ["save-unwritable"]
    assert all(trouble.key in TROUBLES and set(trouble.about) == {"file", "why"} for trouble in heard)


def test_a_save_that_cannot_be_read(folder: Path) -> None:
    (folder / "match.jsonl").mkdir(parents=True)
    saves, heard = listened(folder)
    assert saves.load() is None
    assert [trouble.key for trouble in heard] == ["save-unreadable"]
    saves.remove()
    assert [trouble.key for trouble in heard] == ["save-unreadable", "save-unwritable"]


def test_a_name_that_is_no_text_does_not_stop_the_save(folder: Path) -> None:
    match = matches(Random(1), 3)[-1]
    odd = match._replace(players=(match.players[0]._replace(name="A\ud800"), match.players[1]))
    saves = Saves(folder)
    saves.write(odd)
    loaded = saves.load()
    assert loaded is not None
    assert loaded.players[0].name == "A?"
