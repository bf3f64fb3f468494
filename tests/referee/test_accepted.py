"""`replay` accepts every true record, also those that `simulate` never writes."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .bases import BASES, Record, draw2, given_up, unfinished
from .commands import replay_here, run
from .form import read
from .maker import line, make, set_ups
from .referee import judge

THOROUGH = os.environ.get("DOMINO_THOROUGH") == "1"


@pytest.fixture
def accepted(tmp_path: Path, capsys: object) -> Callable[[bytes, int], None]:
    """Check that referee and `replay` both accept a file of so many matches."""

    def check(data: bytes, matches: int) -> None:
        assert [fault for text in data.removesuffix(b"\n").split(b"\n") for fault in judge(read(text))] == []
        file = tmp_path / "matches.jsonl"
        file.write_bytes(data)
        said = replay_here(capsys, file)
        assert (said.code, said.out.count("\n"), said.err) == (0, 1, ""), said
        assert str(matches) in said.out

    return check


def test_random_matches_of_every_set_up(accepted: Callable[[bytes, int], None]) -> None:
    seeds = 20 if THOROUGH else 1
    records = [make(seed, game, **options) for game, options in set_ups() for seed in range(seeds)]
    assert len(records) >= 488
    accepted(b"".join(map(line, records)), len(records))


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_bases(base: Callable[[], Record], accepted: Callable[[bytes, int], None]) -> None:
    accepted(line(base()), 1)


def test_unfinished_after_every_event(accepted: Callable[[bytes, int], None]) -> None:
    whole = make(0, "draw", rounds=2, target=500, leave=2)
    length = len(whole["rounds"][1]["events"])
    records = [make(0, "draw", rounds=2, events=count, target=500, leave=2) for count in range(length + 1)]
    assert "result" not in records[-2]["rounds"][1]
    assert records[-1] == whole
    accepted(b"".join(map(line, records)), length + 1)


def test_any_side_gives_up_at_any_time(accepted: Callable[[bytes, int], None]) -> None:
    records = []
    for by, events in ((0, 0), (1, 3), (2, 7), (3, None)):
        record = make(0, "draw", rounds=2, events=events, target=500, seats=4)
        winners = [side for side in range(4) if side != by]
        records.append(record | {"result": {"winners": winners, "why": "given-up", "by": by}})
    accepted(b"".join(map(line, records)), 4)


@pytest.mark.parametrize(
    "name",
    ["", " ", "Zoé", "🁫 double", "a\nb", "\0", "\x1b[31m", '"\\', "\u2028\u2029\x85", "\ufeff", "NaN", "x" * 100_000],
    ids=ascii,
)
def test_any_text_is_a_name(name: str, accepted: Callable[[bytes, int], None]) -> None:
    record = draw2()
    record["seats"][0]["name"] = name
    accepted(line(record), 1)
    accepted(json.dumps(record).encode() + b"\n", 1)


@pytest.mark.parametrize("player", ["human", "bot:x", "bot:0", "bot:-", "bot:_", "bot:no-such_level-9"])
def test_any_level_is_a_player(player: str, accepted: Callable[[bytes, int], None]) -> None:
    record = draw2()
    record["seats"][1]["player"] = player
    accepted(line(record), 1)


def _reversed_keys(value: Any) -> Any:
    if type(value) is dict:
        return {key: _reversed_keys(value[key]) for key in reversed(value)}
    return [_reversed_keys(one) for one in value] if type(value) is list else value


def test_how_json_is_written_does_not_matter(accepted: Callable[[bytes, int], None]) -> None:
    record = draw2()
    plain = line(record).removesuffix(b"\n")
    assert b"\r" not in plain
    accepted(plain, 1)
    accepted(plain + b"\r\n" + plain + b"\r\n", 2)
    accepted(b" \t" + plain + b" \t\n", 1)
    accepted(json.dumps(record, separators=(" ,\t", " : ")).encode() + b"\n", 1)
    accepted(line(_reversed_keys(record)), 1)
    accepted(plain.replace(b'"seat"', b'"\\u0073eat"') + b"\n", 1)


def test_several_files_are_counted_together(tmp_path: Path) -> None:
    first, second = tmp_path / "été.jsonl", tmp_path / "two words.jsonl"
    first.write_bytes(line(unfinished()))
    second.write_bytes(line(given_up()) * 2)
    done = run("replay", first, second)
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)
    assert b"3" in done.stdout
