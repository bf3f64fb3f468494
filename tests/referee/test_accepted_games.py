"""`replay` accepts true records of the eight games that `simulate` never writes: broken off anywhere, or given up."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from .commands import replay_here
from .faults_games import true
from .form_games import sides_of
from .judge_games import GAMES, judge

RICH = {"abkhaz": "break", "all-fives": "a side arm", "family": "withholds", "sebastopol": "the leader passes"}


def accepted(records: list[dict[str, Any]], tmp_path: Path, capsys: object) -> None:
    """Check that referee and `replay` accept all these records."""
    for record in records:
        assert judge(record) == []
    file = tmp_path / "matches.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    said = replay_here(capsys, file)
    assert (said.code, said.err) == (0, ""), said.out


def broken_off(game: str) -> list[dict[str, Any]]:
    """Break the first round of a match off after every event; also between a break and its play."""
    whole = true(game, RICH.get(game, ""))
    records = []
    for events in range(len(whole["rounds"][0]["events"])):
        record = copy.deepcopy(whole) | {"result": None}
        record["rounds"] = record["rounds"][:1]
        record["rounds"][0].pop("result")
        record["rounds"][0]["events"] = record["rounds"][0]["events"][:events]
        records.append(record)
    return records


@pytest.mark.parametrize("game", GAMES)
def test_broken_off_after_every_event(game: str, tmp_path: Path, capsys: object) -> None:
    accepted(broken_off(game), tmp_path, capsys)


@pytest.mark.parametrize("game", GAMES)
def test_every_side_gives_up(game: str, tmp_path: Path, capsys: object) -> None:
    records = broken_off(game)
    sides = sides_of(game, records[0]["options"])
    given_up = [
        copy.deepcopy(records[by])
        | {"result": {"winners": [s for s in range(sides) if s != by], "why": "given-up", "by": by}}
        for by in range(sides)
    ]
    accepted(given_up, tmp_path, capsys)
    given_up[0]["result"]["by"] = sides
    file = tmp_path / "matches.jsonl"
    file.write_text(json.dumps(given_up[0]) + "\n", encoding="utf-8")
    assert judge(given_up[0])
    assert replay_here(capsys, file).code == 1
