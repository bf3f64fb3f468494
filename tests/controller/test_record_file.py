"""Files of records as people open them: every match judged, every fault one sentence with its place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.controller.record_file import Found, RecordReader, record_of, write_records

from .house import random_match, until
from .test_archive import short


def read(path: Path) -> Found:
    """Return what a file holds."""
    heard: list[Found] = []
    reader = RecordReader(path)
    reader.done.connect(heard.append)
    reader.start()
    until(lambda: heard)
    return heard[0]


@pytest.fixture
def file(tmp_path: Path, qapp: QCoreApplication) -> Path:
    return tmp_path / "fête.domino"


def test_what_was_written_is_read(file: Path) -> None:
    matches = [short(1), short(2), random_match(Random(1), 9, "human", "bot:easy")]
    lines = [record_of(match) for match in matches]
    write_records(file, lines)
    found = read(file)
    assert [one.match for one in found.kept] == matches
    assert [one.line for one in found.kept] == lines
    assert (found.faults, found.why) == ((), "")


def test_every_match_that_is_wrong_has_one_sentence_with_its_place(file: Path) -> None:
    good = record_of(short(1))
    wrong = good.replace('"totals":[', '"totals":[1', 1)
    write_records(file, [good, "{", wrong, good.replace('"game":"draw"', '"game":"chess"'), "", good])
    found = read(file)
    assert len(found.kept) == 2
    first, second, third, fourth = found.faults
    assert first.startswith("match 2: it is not one JSON object")
    assert second.startswith("match 3, round 1: ")
    assert third == 'match 4: there is no game "chess"'
    assert fourth.startswith("match 5: ")


@pytest.mark.parametrize("name", ["missing.domino", ".", "a\0b"])
def test_what_cannot_be_read_says_why(tmp_path: Path, qapp: QCoreApplication, name: str) -> None:
    found = read(tmp_path / name)
    assert found.why
    assert not found.kept


def test_a_file_without_its_last_line_end_and_an_empty_one(file: Path) -> None:
    file.write_text(record_of(short(1)))
    assert len(read(file).kept) == 1
    file.write_bytes(b"")
    found = read(file)
    assert (found.kept, found.faults, found.why) == ((), (), "")


def test_reading_can_be_stopped(file: Path) -> None:
    write_records(file, [record_of(short(1))] * 60)
    reader = RecordReader(file)
    heard: list[object] = []
    reader.done.connect(heard.append)
    steps: list[int] = []
    reader.progress.connect(steps.append)
    reader.start()
    until(lambda: steps)
    reader.stop()
    for _ in range(20):
        QCoreApplication.processEvents()
    assert not heard
    assert 0 < steps[-1] < 60
