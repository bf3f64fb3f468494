"""One fault at a time in true records: `replay` ends with the right code and names the right place."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from .bases import Record, draw2, leave3, moment, unfinished
from .commands import ROOT, Place, fault_lines, place, replay_here, run
from .form import read
from .maker import line
from .referee import judge
from .spoil_deals import Faulty, deals
from .spoil_plays import Illegal, plays
from .spoil_results import results
from .spoil_settings import settings
from .spoil_tree import written
from .spoil_turns import turns

EVENTS = [*plays(), *turns()]
RECORDS = [*deals(), *results(), *settings()]
GOOD = line(unfinished())
PLAIN = GOOD.removesuffix(b"\n")


def encoded(record: Record) -> bytes:
    """Write a record as a line; lone surrogates as escapes."""
    try:
        return line(record)
    except UnicodeEncodeError:
        return json.dumps(record).encode() + b"\n"


def test_there_are_many_faults() -> None:
    assert len({str(record) for record in [*(one.record for one in EVENTS), *(one.record for one in RECORDS)]}) >= 500


@pytest.mark.parametrize("illegal", EVENTS, ids=lambda illegal: ascii(illegal.name)[1:90])
def test_illegal_event(illegal: Illegal, tmp_path: Path, capsys: object) -> None:
    data = encoded(illegal.record)
    where = (illegal.round, illegal.event)
    assert [fault[:2] for fault in judge(read(data.removesuffix(b"\n")))] == [where], "the referee itself"
    file = tmp_path / "illegal.jsonl"
    file.write_bytes(GOOD + data + GOOD)
    said = replay_here(capsys, file)
    assert said.code == 1
    # After an illegal event the rest of the match is not judged, so there is one line.
    assert list(map(place, fault_lines(said, file))) == [Place(2, *where)], said


@pytest.mark.parametrize("faulty", RECORDS, ids=lambda faulty: ascii(faulty.name)[1:90])
def test_faulty_record(faulty: Faulty, tmp_path: Path, capsys: object) -> None:
    data = encoded(faulty.record)
    faults = judge(read(data.removesuffix(b"\n")))
    assert faults, "the referee itself"
    assert faults[0][:2] == (faulty.round, None), "the referee itself"
    file = tmp_path / "faulty.jsonl"
    file.write_bytes(GOOD + data + GOOD)
    said = replay_here(capsys, file)
    assert said.code == 1
    places = list(map(place, fault_lines(said, file)))
    assert places[0] == Place(2, faulty.round, None), said
    assert {found.match for found in places} == {2}


def test_every_faulty_result_is_named(tmp_path: Path, capsys: object) -> None:
    record = leave3()
    record["rounds"][0]["result"]["totals"][0] += 1
    record["rounds"][1]["result"]["seat"] += 1
    record["rounds"][1]["result"]["scores"][2] += 1
    record["result"] = None
    file = tmp_path / "faulty.jsonl"
    file.write_bytes(line(record))
    said = replay_here(capsys, file)
    assert said.code == 1
    assert list(map(place, fault_lines(said, file))) == [Place(1, *where[:2]) for where in judge(record)]


def test_the_example_of_the_page(tmp_path: Path) -> None:
    """As RECORD.md: `FILE: match 3, round 2, event 14: seat 1 cannot play 6-4 on arm 0, which shows 3`."""
    record = draw2()
    at = moment(record, lambda at: at.round == 2 and at.event > 3 and "arm" in at.happens)
    tile, arm = next(
        (tile, arm)
        for tile in at.table.hands[at.table.turn]
        for arm, number in enumerate(at.table.arms)
        if str(number) not in tile.split("-")
    )
    record["rounds"][1]["events"][at.event - 1] = {"seat": at.table.turn, "play": tile, "arm": arm}
    file = tmp_path / "matches.jsonl"
    file.write_bytes(line(unfinished()) * 2 + line(record))
    done = run("replay", file)
    shows = f"seat {at.table.turn} cannot play {tile} on arm {arm}, which shows {at.table.arms[arm]}"
    assert done.returncode == 1
    assert done.stderr == b""
    assert done.stdout.decode() == f"{file}: match 3, round 2, event {at.event}: {shows}{os.linesep}"


# ---- files and lines that are no records: exit code 2 ---------------------------------------------------------------


def _with(old: bytes, new: bytes) -> bytes:
    assert old in PLAIN
    return PLAIN.replace(old, new, 1)


NO_RECORDS: dict[str, bytes] = {
    "blank line": b"",
    "line of spaces": b"  \t ",
    "line of carriage return": b"\r",
    "byte order mark": b"\xef\xbb\xbf" + PLAIN,
    "UTF-16": PLAIN.decode().encode("utf-16-be"),
    "UTF-32": PLAIN.decode().encode("utf-32-be"),
    "Latin-1": PLAIN.decode().encode("latin-1"),
    "invalid byte": _with(b'"name": "', b'"name": "\xff'),
    "overlong form": _with(b'"name": "', b'"name": "\xc0\xaf'),
    "encoded surrogate": _with(b'"name": "', b'"name": "\xed\xa0\x80'),
    "beyond Unicode": _with(b'"name": "', b'"name": "\xf4\x90\x80\x80'),
    "cut in a letter": _with("é".encode(), "é".encode()[:1]),
    "zero byte": _with(b'"name": "', b'"name": "\0'),
    "raw tab in a text": _with(b'"name": "', b'"name": "\t'),
    "raw escape in a text": _with(b'"name": "', b'"name": "\x1b'),
    "NaN": _with(b'"leader": ', b'"leader": NaN, "x": '),
    "minus NaN": _with(b'"result": null', b'"result": -NaN'),
    "Infinity": _with(b'"result": null', b'"result": Infinity'),
    "-Infinity": _with(b'"result": null', b'"result": -Infinity'),
    "nan in small letters": _with(b'"result": null', b'"result": nan'),
    "None": _with(b'"result": null', b'"result": None'),
    "leading zero": _with(b'"round": 1', b'"round": 01'),
    "plus sign": _with(b'"round": 1', b'"round": +1'),
    "point without digits": _with(b'"round": 1', b'"round": 1.'),
    "hexadecimal": _with(b'"round": 1', b'"round": 0x1'),
    "underscore": _with(b'"round": 1', b'"round": 1_0'),
    "other digits": _with(b'"round": 1', '"round": ١'.encode()),
    "comma at the end": PLAIN[:-1] + b",}",
    "no comma": _with(b", ", b" "),
    "single quotes": PLAIN.replace(b'"', b"'"),
    "keys without quotes": _with(b'"format"', b"format"),
    "comment": PLAIN + b" // a comment",
    "bad escape": _with(b'"name": "', b'"name": "\\x41'),
    "short escape": _with(b'"name": "', b'"name": "\\u12'),
    "cut off": PLAIN[:-1],
    "cut in the middle": PLAIN[: len(PLAIN) // 2],
    "one bracket": b"{",
    "two objects": PLAIN + PLAIN,
    "two objects and a comma": PLAIN + b"," + PLAIN,
    "list": b"[" + PLAIN + b"]",
    "empty list": b"[]",
    "text": b'"domino-record"',
    "number": b"1",
    "null": b"null",
    "true": b"true",
    "noise": bytes(byte for byte in range(256) if byte != 10) * 40,
    "letters": b"x" * 10_000,
    "open brackets": b"[" * 100_000,
    "open braces": b'{"a":' * 100_000,
    "nested lists": b"[" * 100_000 + b"]" * 100_000,
    "empty object": b"{}",
    "format twice": _with(b'"format"', b'"format": "domino-record", "format"'),
    "format twice, once escaped": _with(b'"format"', b'"format": "domino-record", "f\\u006frmat"'),
    "version twice": _with(b'"version"', b'"version": 1, "version"'),
    "event's seat twice": _with(b'{"seat": ', b'{"seat": 0, "seat": '),
    "unknown key twice": _with(b'{"seat": ', b'{"x": 0, "x": 0, "seat": '),
    "no format": _with(b'"format": "domino-record", ', b""),
    "no version": _with(b'"version": 1, ', b""),
    **{
        f"format {wrong.decode()}": _with(b'"domino-record"', wrong)
        for wrong in (b'"domino-records"', b'"Domino-record"', b'"domino-record "', b'""', b"null", b"1", b"[]")
    },
    **{
        f"version {wrong.decode()}": _with(b'"version": 1', b'"version": ' + wrong)
        for wrong in (b"2", b"0", b"-1", b'"1"', b"1.0", b"1e0", b"true", b"null", b"[1]", b"11")
    },
}


@pytest.mark.parametrize("data", NO_RECORDS.values(), ids=NO_RECORDS)
@pytest.mark.parametrize("position", [1, 2, 3])
def test_no_record(data: bytes, position: int, tmp_path: Path, capsys: object) -> None:
    """One bad line among good ones, wherever it stands, and a faulty match that is judged all the same."""
    faulty = draw2() | {"result": None}
    lines = [PLAIN, PLAIN, line(faulty).removesuffix(b"\n")]
    lines.insert(position - 1, data)
    file = tmp_path / "matches.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    said = replay_here(capsys, file)
    assert said.code == 2
    assert list(map(place, fault_lines(said, file))) == [Place(position, None, None), Place(4, None, None)]


@pytest.mark.parametrize(
    "data",
    [*(b"", b"\n", b"\n\n", b"\r\n", b" ", b"\0", b"\xef\xbb\xbf"), GOOD + b"\n", b"\n" + GOOD, GOOD + b"\n" + GOOD],
    ids=lambda data: repr(data)[-30:],
)
def test_empty_files_and_blank_lines(data: bytes, tmp_path: Path, capsys: object) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(data)
    said = replay_here(capsys, file)
    assert said.code == 2
    assert len(fault_lines(said, file)) == max(1, data.count(b"\n\n") + data.startswith(b"\n"))


def test_pretty_printed(tmp_path: Path, capsys: object) -> None:
    file = tmp_path / "pretty.json"
    file.write_text(json.dumps(unfinished(), indent=1), encoding="utf-8")
    said = replay_here(capsys, file)
    assert said.code == 2
    assert fault_lines(said, file)


@pytest.mark.parametrize(
    ("data", "codes"),
    [
        (_with(b'"seat": 0', b'"seat": ' + b"9" * 400), {1}),
        # JSON readers may limit the size of numbers and the depth of brackets (RFC 8259, 9).
        (_with(b'"seat": 0', b'"seat": ' + b"9" * 100_000), {1, 2}),
        (_with(b'"version": 1', b'"version": 1' + b"0" * 100_000), {2}),
        (_with(b'"result": null', b'"result": ' + b"[" * 100 + b"]" * 100), {1}),
        (_with(b'"result": null', b'"result": ' + b"[" * 100_000 + b"]" * 100_000), {1, 2}),
        (_with(b'"result": null', b'"result": ' + b'{"a":' * 100_000 + b"0" + b"}" * 100_000), {1, 2}),
        (_with(b'"seat": 0', b'"seat": 1e400'), {1}),
        (_with(b'"seat": 0', b'"seat": -1e400'), {1}),
        (_with(b'"seat": 0', b'"seat": 0.' + b"0" * 100_000), {1}),
        (_with(b'"seat": 0', b'"seat": "' + b"x" * 1_000_000 + b'"'), {1}),
        (_with(b'"app"', b'"\\ud800": 1, "app"'), {1}),
        (_with(b'"app"', b'"a\\nb: match 9": 1, "app"'), {1}),
        (_with(b'"app"', b'"\\u001b[2J\\u0007": 1, "app"'), {1}),
        (_with(b'"app"', b'"\\u2028\\u0085\\u202e": 1, "app"'), {1}),
        # JSON can write a lone surrogate, but it is no character, so this name is no text.
        (_with(b'"name": "', b'"name": "\\ud800'), {1}),
    ],
    ids=lambda value: ascii(value)[:20] if type(value) is bytes else "",
)
def test_extremes(data: bytes, codes: set[int], tmp_path: Path, capsys: object) -> None:
    file = tmp_path / "extreme.jsonl"
    file.write_bytes(GOOD + data + b"\n" + GOOD)
    said = replay_here(capsys, file)
    assert said.code in codes
    if said.code:
        assert {place(text).match for text in fault_lines(said, file)} == {2}


@pytest.mark.parametrize("end", [b"", b"\n"], ids=["one line", "many lines"])
def test_ten_megabytes_of_noise(end: bytes, tmp_path: Path, capsys: object) -> None:
    file = tmp_path / "noise.jsonl"
    file.write_bytes((Random(1).randbytes(99_999).replace(b"\n", b"") + end) * 100)
    said = replay_here(capsys, file)
    assert said.code == 2
    assert len(fault_lines(said, file)) == (100 if end else 1)


def test_a_large_file_of_one_line(tmp_path: Path, capsys: object) -> None:
    file = tmp_path / "large.jsonl"
    file.write_bytes(_with(b'"name": "', b'"name": "' + b"x" * 10_000_000))
    assert replay_here(capsys, file).code == 0


# ---- several files, and what cannot be read ------------------------------------------------------------------------


def test_files_that_cannot_be_read(tmp_path: Path, capsys: object) -> None:
    for file in (tmp_path, tmp_path / "missing.jsonl", tmp_path / "missing" / "x.jsonl", tmp_path / ("x" * 300)):
        said = replay_here(capsys, file)
        assert said.code == 2
        assert len(fault_lines(said, file)) == 1


def test_several_files_are_all_judged(tmp_path: Path, capsys: object) -> None:
    good, faulty, empty, missing = (tmp_path / name for name in ("good", "faulty", "empty", "missing"))
    good.write_bytes(GOOD)
    faulty.write_bytes(GOOD + written(draw2() | {"result": None}))
    empty.write_bytes(b"")
    said = replay_here(capsys, good, faulty)
    assert said.code == 1
    assert list(map(place, fault_lines(said, faulty))) == [Place(2, None, None)]
    for files in ((missing, faulty), (faulty, missing), (faulty, empty), (empty, good, faulty)):
        said = replay_here(capsys, *files)
        assert said.code == 2
        for file in set(files) - {good}:
            assert f"{file}: " in said.out + said.err
        assert f"{good}: " not in said.out + said.err


@pytest.mark.skipif(os.name == "nt", reason="file names are Unicode there")
def test_odd_names_and_narrow_terminals(tmp_path: Path) -> None:
    """Neither a file name that is not UTF-8 nor a terminal without these letters brings a traceback."""
    record = draw2()
    record["rounds"][0]["events"][1]["play"] = "é-🁫"
    file = os.fsencode(tmp_path) + b"/\xff\xe9.jsonl"
    with open(file, "wb") as stream:
        stream.write(line(record))
    for environment in (
        {},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "utf-8"},
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii"},
    ):
        done = run("replay", file, **environment)
        assert (done.returncode, done.stderr) == (1, b"")
        assert b"match 1, round 1, event 2: " in done.stdout
        assert done.stdout.count(b"\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="the shell of Unix")
@pytest.mark.parametrize("where", [">&-", ">/dev/full", "2>&-", ">&- 2>&-", "| head -c 1"])
@pytest.mark.parametrize("command", ["replay", "simulate"])
def test_nowhere_to_write(command: str, where: str, tmp_path: Path) -> None:
    """A closed or full output brings no traceback, and what was not written is no success."""
    if where == ">/dev/full" and not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    file = tmp_path / "faulty.jsonl"
    file.write_bytes(line(draw2() | {"result": None}) * 500)
    simulated = "--game draw --seats 2 --bots easy --matches 30 --seed 1"
    given = [str(file)] if command == "replay" else simulated.split()
    words = [sys.executable, "-m", "domino_desktop", command, *given]
    done = subprocess.run(
        ["sh", "-c", f'"$@" {where}', "sh", *words], cwd=ROOT, capture_output=True, timeout=120, check=False
    )
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
    assert done.stderr.count(b"\n") <= 1
    if where == ">/dev/full" or (where.startswith(">&-") and command == "simulate"):
        assert done.returncode == 2
