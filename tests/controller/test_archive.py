"""The archive: a match is kept once, with its exact record, whatever happens to the file."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop import __version__
from domino_desktop.controller import archive_file
from domino_desktop.controller.aid import Aid
from domino_desktop.controller.archive import Archive
from domino_desktop.controller.archive_row import MIXED, row_of
from domino_desktop.controller.trouble import TROUBLES, Trouble
from domino_desktop.games import GAMES, game
from domino_desktop.model.match import Match
from domino_desktop.model.record import dump, load
from domino_desktop.model.record_json import parse_line

from .house import onward, random_match


@cache
def played(seed: int, *players: str, key: str = "draw", **options: object) -> Match:
    """Return a match that chance played to its end."""
    rng = Random(seed)
    match = random_match(rng, 0, *(players or ("human", "bot:easy")), key=key, **options)
    while match.outcome is None:
        match = onward(match, rng)
    return match


def short(seed: int) -> Match:
    """Return a short match that is over."""
    return played(seed, target=50)


@pytest.fixture
def folder(tmp_path: Path, qapp: QCoreApplication) -> Path:
    """Give a folder that is not there yet, with an accent in its name."""
    return tmp_path / "Élodie"


def listened(folder: Path) -> tuple[Archive, list[Trouble]]:
    """Return an archive in a folder, and the troubles it announces."""
    archive = Archive(folder)
    heard: list[Trouble] = []
    archive.troubled.connect(heard.append)
    return archive, heard


def kept(folder: Path) -> list[Match]:
    """Return the matches of an archive, read by a new one, the oldest first."""
    archive = Archive(folder)
    return [load(str(archive.record(head.id)).encode(), game) for head in reversed(archive.heads())]


def line_of(match: Match) -> str:
    return dump(match, __version__)


def test_the_record_is_kept_as_it_is_and_the_newest_comes_first(folder: Path) -> None:
    archive, heard = listened(folder)
    one, two = short(1), played(2, "human", "bot:hard", "bot:hard", "bot:hard", key="haitian-teams")
    assert archive.add(one, Aid())
    assert archive.add(two, Aid(1, 2, 3))
    first, second = archive.heads()
    assert archive.record(first.id) == line_of(two)
    assert archive.record(second.id) == line_of(one)
    assert archive.record(99) is None
    assert (first.game, first.players, first.scores) == ("haitian-teams", two.players, two.scores)
    assert first.winners == two.outcome.winners
    assert kept(folder) == [one, two]
    assert not heard
    assert [file.name for file in folder.iterdir()] == ["archive.sqlite"]


def test_a_record_counts_once_but_the_same_deal_played_anew_is_another_match(folder: Path) -> None:
    archive, _ = listened(folder)
    match = short(1)
    record = parse_line(line_of(match).encode())
    assert archive.add(match, Aid(), again=True)
    assert not archive.add(match, Aid()), "the program ended before the save was removed"
    row = row_of(record)
    assert archive.bring_in([(row, line_of(match)), (row, line_of(match))]) == 0
    assert archive.bring_in([(row_of(record | {"app": "9.9.9"}), line_of(match))]) == 0
    assert archive.add(match, Aid(), again=True), "played anew, move by move the same"
    assert archive.add(match, Aid(), again=True)
    assert archive.bring_in([(row, line_of(match))]) == 0
    assert len(archive.heads()) == len(archive.tallies()) == 3


def test_help_is_kept_with_the_result(folder: Path) -> None:
    archive, _ = listened(folder)
    for seed, aid in enumerate((Aid(), Aid(hints=1), Aid(undos=1), Aid(demos=1), None)):
        archive.add(short(seed), aid)
    assert [one.unaided for one in archive.tallies()] == [True, False, False, False, None]


@pytest.mark.parametrize(
    ("players", "side", "level"),
    [
        (("human", "bot:easy"), 0, "easy"),
        (("bot:hard", "human", "bot:hard"), 1, "hard"),
        (("human", "bot:hard", "bot:easy"), 0, MIXED),
        (("human", "human"), None, ""),
        (("bot:easy", "bot:easy"), None, ""),
    ],
)
def test_whose_result_it_is(players: tuple[str, ...], side: int | None, level: str) -> None:
    match = played(3, *players, target=50)
    row = row_of(parse_line(line_of(match).encode()))
    assert (row.side, row.level) == (side, level)
    assert (row.outcome == "") == (side is None)
    if side is not None:
        assert row.outcome == ("won" if side in match.outcome.winners else "lost")
        others = [score for one, score in enumerate(match.scores) if one != side]
        assert row.difference == pytest.approx(match.scores[side] - sum(others) / len(others))


def test_partners_that_are_people_have_one_result_and_their_opponents_a_level() -> None:
    match = played(4, "human", "bot:easy", "human", "bot:easy", key="brazilian")
    assert row_of(parse_line(line_of(match).encode())).side == 0
    match = played(4, "human", "bot:hard", "bot:easy", "bot:hard", key="brazilian")
    assert row_of(parse_line(line_of(match).encode())).level == "hard", "the partner's level is none of it"


def test_outcomes() -> None:
    two = random_match(Random(1), 9, "human", "bot:easy")
    assert row_of(parse_line(line_of(two.give_up(0)).encode())).outcome == "given-up"
    assert row_of(parse_line(line_of(two.give_up(1)).encode())).outcome == "won"
    shared = next(
        match
        for seed in range(200)
        if len((match := played(seed, "human", "bot:easy", "bot:easy", key="haitian", rounds=2)).outcome.winners) == 2
        and 0 in match.outcome.winners
    )
    row = row_of(parse_line(line_of(shared).encode()))
    assert row.outcome == "shared"
    assert row.difference > 0, "penalties are turned round"


def test_points_of_a_round_that_was_left_are_in_the_scores() -> None:
    match = random_match(Random(3), 0, "human", "bot:easy", key="all-fives")
    while not any(match.round.gained):
        match = onward(match, Random(1))
    row = row_of(parse_line(line_of(match.give_up(1)).encode()))
    assert row.scores == match.scores
    assert sum(row.scores)


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_every_game_has_columns(key: str) -> None:
    seats = {"brazilian": 4, "haitian-teams": 4, "sebastopol": 3, "haitian": 3}.get(key, 2)
    match = played(5, "human", *["bot:easy"] * (seats - 1), key=key)
    row = row_of(parse_line(line_of(match).encode()))
    mine = [result for result in match.results if 0 in result.winners]
    assert (row.scores, row.rounds, row.rounds_won) == (match.scores, len(match.results), len(mine))
    assert sum(row.finishes.values()) == len(mine)


# deleting and counting


def test_deleted_matches_come_back_as_they_were(folder: Path) -> None:
    archive, _ = listened(folder)
    for seed in range(4):
        archive.add(short(seed), Aid(hints=seed))
    before, tallies = archive.heads(), archive.tallies()
    changes: list[int] = []
    archive.changed.connect(lambda: changes.append(1))
    archive.delete([before[1].id, before[3].id, 99])
    assert archive.heads() == (before[0], before[2])
    assert len(archive.tallies()) == 2
    archive.undo_delete()
    assert (archive.heads(), archive.tallies()) == (before, tallies)
    assert len(changes) == 2


def test_the_statistics_begin_anew_and_come_back_and_the_matches_stay(folder: Path) -> None:
    archive, _ = listened(folder)
    for seed in range(3):
        archive.add(short(seed), Aid())
    old = archive.tallies()
    archive.reset()
    assert archive.tallies() == ()
    assert len(archive.heads()) == 3
    archive.add(short(4), Aid())
    assert len(archive.tallies()) == 1
    archive.undo_reset()
    assert archive.tallies()[:3] == old
    archive.undo_reset()
    assert len(archive.tallies()) == 4
    archive.reset()
    archive.reset()
    archive.undo_reset()
    assert len(archive.tallies()) == 4, "a reset that changes nothing takes no way back"


# files of earlier versions


def test_matches_of_the_old_file_are_taken_over_once(folder: Path) -> None:
    folder.mkdir()
    one, two, three = short(1), short(2), short(3)
    (folder / "matches.jsonl").write_text(f"{line_of(one)}\n{line_of(two)}\n{line_of(one)}\n")
    archive, heard = listened(folder)
    archive.add(three, Aid())
    assert kept(folder) == [one, two, three]
    assert not (folder / "matches.jsonl").exists()
    assert [one.unaided for one in archive.tallies()] == [None, None, True]
    assert not heard


def test_what_is_broken_in_the_old_file_is_put_aside_with_one_message(folder: Path) -> None:
    folder.mkdir()
    one, unfinished = short(1), random_match(Random(1), 3, "human", "bot:easy")
    data = f"\n{line_of(one)}\n{line_of(one)[:200]}\n{line_of(unfinished)}\n" + '{"format":"domino-record"}\n'
    (folder / "matches.jsonl").write_text(data)
    archive, heard = listened(folder)
    assert len(archive.heads()) == len(archive.heads()) == 1
    assert [trouble.key for trouble in heard] == ["matches-damaged"]
    assert heard[0].about == {"file": "matches.jsonl", "aside": "matches.jsonl.damaged-1", "count": "3"}
    assert (folder / "matches.jsonl.damaged-1").read_text() == data


def test_an_old_file_that_cannot_be_read_now_stays(folder: Path) -> None:
    (folder / "matches.jsonl").mkdir(parents=True)
    archive, heard = listened(folder)
    assert archive.add(short(1), Aid())
    assert not heard


# damage


@pytest.mark.parametrize("where", ["head", "tail", "first half", "second half", "all"])
def test_a_damaged_file_is_put_aside_and_what_is_readable_taken_over(folder: Path, where: str) -> None:
    archive, heard = listened(folder)
    matches = [short(seed) for seed in range(24)]
    for seed, match in enumerate(matches):
        archive.add(match, Aid(hints=seed))
    archive.reset()
    archive.forgotten = archive.forgotten[12:]
    archive.undo_reset()
    file = folder / "archive.sqlite"
    data = file.read_bytes()
    half = len(data) // 2 // 4096 * 4096
    noise = Random(1).randbytes
    damaged = {
        "head": noise(100) + data[100:],
        "tail": data[:-10_000],
        "first half": noise(half) + data[half:],
        "second half": data[:half] + noise(len(data) - half),
        "all": noise(len(data)),
    }[where]
    file.write_bytes(damaged)
    assert archive.add(short(99), Aid())
    assert [trouble.key for trouble in heard] == ["archive-damaged"]
    found = kept(folder)
    assert int(heard[0].about["count"]) == len(found) - 1
    assert (folder / heard[0].about["aside"]).read_bytes() == damaged
    least = {"head": 22, "tail": 16, "first half": 6, "second half": 6, "all": 0}[where]
    assert least <= len(found) - 1 <= 24
    assert found[-1] == short(99)
    assert all(match in matches for match in found[:-1])
    counted = {one.secret for one in matches[12:]} & {one.secret for one in found}
    assert len(archive.tallies()) == len(counted) + 1


def test_what_was_deleted_does_not_come_back_by_damage(folder: Path) -> None:
    archive, _ = listened(folder)
    for seed in range(30):
        archive.add(short(seed), Aid())
    archive.delete([head.id for head in archive.heads()[:20]])
    file = folder / "archive.sqlite"
    file.write_bytes(b"x" * 100 + file.read_bytes()[100:])
    assert len(archive.heads()) == 10


def test_random_damage_never_stops_anything_nor_invents_a_match(folder: Path) -> None:
    archive, heard = listened(folder)
    matches = [short(seed) for seed in range(15)]
    for match in matches:
        archive.add(match, Aid())
    file = folder / "archive.sqlite"
    sound = file.read_bytes()
    rng = Random(5)
    for _ in range(24):
        data = bytearray(sound)
        for _ in range(rng.choice((1, 4, 40, 400))):
            data[rng.randrange(len(data))] = rng.randrange(256)
        file.write_bytes(data)
        archive.heads()
        archive.tallies()
        archive.add(short(99), Aid())
        file.unlink(missing_ok=True)
    assert {trouble.key for trouble in heard} <= {"archive-damaged", "archive-unusable"}
    assert {trouble.key for trouble in heard} <= set(TROUBLES)


# other troubles


def test_where_there_can_be_no_file_one_sentence_is_said_and_nothing_stops(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    archive, heard = listened(folder)
    assert not archive.add(short(1), Aid())
    assert not archive.add(short(2), Aid())
    assert [trouble.key for trouble in heard] == ["matches-unwritable"]
    assert not archive.heads()
    assert not archive.tallies()
    archive.reset()
    archive.undo_reset()
    assert archive.record(1) is None
    assert [trouble.key for trouble in heard] == ["matches-unwritable", "archive-unusable"]
    assert all(trouble.key in TROUBLES and trouble.about["why"] for trouble in heard)


def test_a_full_disk_keeps_the_match_beside_the_archive(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive, heard = listened(folder)
    assert archive.add(short(1), Aid())
    prepare = archive_file._prepare

    def full(opened: sqlite3.Connection) -> None:
        prepare(opened)
        opened.execute("PRAGMA max_page_count = 1")

    monkeypatch.setattr(archive_file, "_prepare", full)
    for seed in range(2, 9):
        archive.add(short(seed), Aid())
    assert [trouble.key for trouble in heard] == ["archive-unusable"]
    assert "full" in heard[0].about["why"]
    monkeypatch.undo()
    assert {match.secret for match in kept(folder)} == {short(seed).secret for seed in range(1, 9)}
    assert not (folder / "matches.jsonl").exists()


def test_a_file_of_a_later_version_is_left_alone(folder: Path) -> None:
    archive, heard = listened(folder)
    archive.add(short(1), Aid())
    file = folder / "archive.sqlite"
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA user_version = 999")
    before = file.read_bytes()
    assert not archive.add(short(2), Aid())
    assert archive.heads() == ()
    assert file.read_bytes() == before
    assert [trouble.key for trouble in heard] == ["archive-newer"]
    assert (folder / "matches.jsonl").read_text() == line_of(short(2)) + "\n"


def test_a_file_that_another_program_is_writing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_file, "_PATIENCE", 0.05)
    archive, heard = listened(folder)
    archive.add(short(1), Aid())
    with closing(sqlite3.connect(folder / "archive.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert not archive.add(short(2), Aid())
        assert not archive.add(short(3), Aid())
        assert archive.heads() == ()
    assert kept(folder) == [short(1), short(2), short(3)]
    assert [trouble.key for trouble in heard] == ["archive-unusable"]


def test_killed_while_it_writes_everything_that_was_committed_is_there(folder: Path) -> None:
    code = """
import sys
from pathlib import Path
from random import Random
from domino_desktop.controller.aid import Aid
from domino_desktop.controller.archive import Archive
from tests.controller.test_archive import short
matches = [short(seed) for seed in range(3)]
archive = Archive(Path(sys.argv[1]))
for number in range(100_000):
    archive.add(matches[number % 3], Aid(), again=True)
    print(number + 1, flush=True)
"""
    root = Path(__file__).parents[2]
    for wanted in (2, 7):
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], cwd=root, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        before = len(Archive(folder).heads())
        said = 0
        for line in process.stdout:
            said = int(line)
            if said == wanted:
                process.kill()
        process.wait()
        process.stdout.close()
        assert len(Archive(folder).heads()) - before in (said, said + 1)
