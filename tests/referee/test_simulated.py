"""The referee finds no fault in what `simulate` plays, and `replay` agrees. DOMINO_THOROUGH=1 plays thousands."""

import os
from pathlib import Path
from typing import Any

import pytest

from .commands import replay_here, run
from .form import read
from .maker import options_of
from .referee import judge

THOROUGH = os.environ.get("DOMINO_THOROUGH") == "1"

# game, seats, bots, options given on the command line, matches
SET_UPS: list[tuple[str, int, str, dict[str, Any], int]] = [
    ("draw", 2, "easy", {}, 4),
    ("draw", 2, "medium", {}, 2),
    ("draw", 2, "easy,medium", {"leave": 2}, 2),
    ("draw", 3, "easy", {}, 4),
    ("draw", 3, "easy,medium,easy", {"opening": "drawn"}, 2),
    ("draw", 4, "easy", {}, 4),
    ("draw", 4, "medium", {"leave": 2, "opening": "drawn"}, 1),
    ("draw", 2, "easy", {"set": 9}, 2),
    ("draw", 3, "easy", {"set": 9, "leave": 2}, 2),
    ("draw", 4, "easy", {"set": 9, "opening": "drawn"}, 2),
    ("draw", 2, "easy", {"set": 12}, 2),
    ("draw", 3, "easy", {"set": 12, "opening": "drawn", "leave": 2}, 1),
    ("draw", 4, "easy", {"set": 12, "match": "rounds"}, 1),
    ("draw", 2, "easy", {"match": "rounds"}, 4),
    ("draw", 3, "easy", {"match": "rounds", "misere": "on"}, 4),
    ("draw", 2, "easy", {"misere": "on"}, 4),
    ("draw", 4, "medium", {"misere": "on", "leave": 2}, 1),
    ("draw", 4, "easy", {"misere": "on", "set": 9, "opening": "drawn", "target": 500}, 2),
    ("draw", 2, "easy", {"target": 50}, 4),
    ("draw", 4, "easy", {"target": 500, "opening": "drawn", "leave": 2}, 2),
    ("block", 2, "easy", {}, 6),
    ("block", 2, "medium", {"opening": "drawn"}, 3),
    ("block", 3, "easy", {}, 6),
    ("block", 4, "easy", {}, 6),
    ("block", 4, "medium,easy,medium,easy", {"hand": 7}, 3),
    ("block", 2, "easy", {"hand": 5, "match": "rounds"}, 6),
    ("block", 3, "easy", {"hand": 9, "misere": "on"}, 4),
    ("block", 2, "easy", {"hand": 9, "misere": "on", "match": "rounds", "opening": "drawn"}, 6),
    ("block", 4, "easy", {"hand": 5, "opening": "drawn", "misere": "on", "target": 50}, 4),
    ("block", 2, "easy", {"set": 9}, 4),
    ("block", 4, "easy", {"set": 9, "hand": 9, "match": "rounds"}, 2),
    ("block", 3, "easy", {"set": 12, "opening": "drawn", "target": 500}, 4),
    ("block", 4, "easy", {"set": 12, "hand": 6, "misere": "on", "match": "rounds"}, 2),
]


def arguments(game: str, seats: int, bots: str, options: dict[str, Any], matches: int, seed: int = 1) -> list[str]:
    """Build the command line of `simulate`."""
    given = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    shape = ["--seats", str(seats), "--bots", bots, "--matches", str(matches), "--seed", str(seed)]
    return ["simulate", "--game", game, *given, *shape]


def simulate(*arguments: str, **environment: str) -> bytes:
    """Run `simulate` and give its standard output."""
    done = run(*arguments, **environment)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda set_up: " ".join(map(str, set_up[:4])))
def test_simulated_matches_are_without_fault(
    set_up: tuple[str, int, str, dict[str, Any], int], tmp_path: Path, capsys: object
) -> None:
    game, seats, bots, options, matches = set_up
    matches *= 60 if THOROUGH else 1
    file = tmp_path / "simulated.jsonl"
    written = simulate(*arguments(game, seats, bots, options, matches), "--out", str(file))
    assert written == b""
    lines = file.read_bytes().split(b"\n")
    assert lines.pop() == b"", "the last line ends with a line end"
    assert len(lines) == matches
    levels = bots.split(",") if "," in bots else [bots] * seats
    secrets = set()
    for line in lines:
        record = read(line)
        assert judge(record) == []
        assert record["result"] is not None
        assert record["game"] == game
        assert record["options"] == options_of(game, **{"seats": seats, **options})
        assert [seat["player"] for seat in record["seats"]] == [f"bot:{level}" for level in levels]
        secrets.add(record["secret"])
    assert len(secrets) == matches
    said = replay_here(capsys, file)
    assert (said.code, said.out.count("\n"), said.err) == (0, 1, "")
    assert str(matches) in said.out


@pytest.mark.parametrize(
    "set_up",
    [
        ("draw", 2, "medium", {}, 2),
        ("draw", 3, "easy,medium,easy", {"opening": "drawn", "set": 9}, 1),
        ("block", 4, "medium", {"misere": "on"}, 2),
    ],
    ids=str,
)
def test_same_arguments_give_same_bytes(set_up: tuple[str, int, str, dict[str, Any], int], tmp_path: Path) -> None:
    words = arguments(*set_up)
    first = simulate(*words, PYTHONHASHSEED="0")
    assert first
    assert simulate(*words, PYTHONHASHSEED="1") == first
    assert simulate(*words, PYTHONHASHSEED="random", PYTHONOPTIMIZE="1", LC_ALL="C", PYTHONUTF8="0") == first
    file = tmp_path / "again.jsonl"
    file.write_bytes(b"what stood here before")
    simulate(*words, "--out", str(file))
    assert file.read_bytes() == first
    assert simulate(*arguments(*set_up, seed=2)) != first


@pytest.mark.parametrize("limit", [1, 2, 3, 5])
@pytest.mark.parametrize("match", ["points", "rounds"])
def test_rounds_stops_a_match(limit: int, match: str, tmp_path: Path, capsys: object) -> None:
    options = {"match": match, "target": 50}
    words = [*arguments("draw", 3, "easy", options, 6), "--rounds", str(limit)]
    file = tmp_path / "stopped.jsonl"
    file.write_bytes(simulate(*words))
    records = [read(line) for line in file.read_bytes().split(b"\n")[:-1]]
    assert len(records) == 6
    for record in records:
        assert judge(record) == []
        assert "result" in record["rounds"][-1]
        assert len(record["rounds"]) == limit or (len(record["rounds"]) < limit and record["result"] is not None)
    if match == "rounds":
        assert all((record["result"] is None) == (limit < 5) for record in records)
    assert replay_here(capsys, file).code == 0


def test_more_matches_begin_with_the_same_ones() -> None:
    few = simulate(*arguments("block", 2, "easy", {}, 2))
    many = simulate(*arguments("block", 2, "easy", {}, 4))
    assert many.startswith(few)


@pytest.mark.parametrize(
    "words",
    [
        "simulate",
        "simulate --game draw",
        "simulate --game chess --seats 2 --bots easy --seed 1",
        "simulate --game draw --seats 1 --bots easy --seed 1",
        "simulate --game draw --seats 5 --bots easy --seed 1",
        "simulate --game draw --seats two --bots easy --seed 1",
        "simulate --game draw --seats 2 --bots genius --seed 1",
        "simulate --game draw --seats 2 --bots easy,easy,easy --seed 1",
        "simulate --game draw --seats 2 --bots human --seed 1",
        "simulate --game draw --seats 2 --bots , --seed 1",
        "simulate --game draw --seats 2 --bots easy --seed x",
        "simulate --game draw --seats 2 --bots easy --seed 1.5",
        "simulate --game draw --seats 2 --bots easy --seed 1 --matches 0",
        "simulate --game draw --seats 2 --bots easy --seed 1 --matches -1",
        "simulate --game draw --seats 2 --bots easy --seed 1 --rounds 0",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option set",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option set=7",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option set=six",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option set=9.0",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option leave=1",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option hand=7",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option colour=red",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option misere=yes",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option target=49",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option target=501",
        "simulate --game draw --seats 2 --bots easy --seed 1 --option seats=3",
        "simulate --game block --seats 4 --bots easy --seed 1 --option hand=8",
        "simulate --game block --seats 2 --bots easy --seed 1 --option hand=10",
        "simulate --game block --seats 2 --bots easy --seed 1 --option leave=0",
        "simulate --game draw --seats 2 --bots easy --seed 1 --out /nowhere/at/all.jsonl",
        "simulate --game draw --seats 2 --bots easy --seed 1 surplus",
        "replay",
        "replay --surplus",
        "nonsense",
    ],
)
def test_bad_arguments_get_one_line(words: str, capsys: object) -> None:
    from domino_desktop.__main__ import main

    capsys.readouterr()  # type: ignore[attr-defined]
    try:
        code: object = main(words.split())
    except SystemExit as leaving:
        code = leaving.code
    out, err = capsys.readouterr()  # type: ignore[attr-defined]
    assert code == 2
    assert out == ""
    assert err.strip()
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
