"""One fault at a time in true records of the eight games: `replay` refuses them and names the right place."""

import json
from collections import Counter
from pathlib import Path

import pytest

from .commands import Place, fault_lines, place, replay_here
from .faults_games import Faulty, all_faults
from .form_games import OPTIONS
from .judge_games import judge

FAULTS = list(all_faults())


def test_there_are_many_faults_of_every_game() -> None:
    distinct = {faulty.name: json.dumps(faulty.record) for faulty in FAULTS}
    assert len(distinct) == len(FAULTS), Counter(faulty.name for faulty in FAULTS).most_common(3)
    games = Counter(json.loads(text)["game"] for text in {*distinct.values()})
    assert set(games) == set(OPTIONS)
    assert min(games.values()) >= 30, games


@pytest.mark.parametrize("faulty", FAULTS, ids=lambda faulty: ascii(faulty.name)[1:90])
def test_fault(faulty: Faulty, tmp_path: Path, capsys: object) -> None:
    faults = judge(faulty.record)
    assert faults, "the referee itself"
    assert faults[0][:2] == (faulty.round, faulty.event), ("the referee itself", faults)
    file = tmp_path / "faulty.jsonl"
    file.write_text(json.dumps(faulty.record) + "\n", encoding="utf-8")
    said = replay_here(capsys, file)
    assert said.code == 1
    places = [place(line) for line in fault_lines(said, file)]
    assert places[0] == Place(1, faulty.round, faulty.event), said.out
    if len(faults) == 1:
        assert len(places) == 1, said.out
