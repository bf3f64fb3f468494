"""One fault at a time in true records of the eight games: `replay` refuses each and names the right place."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from .commands import Place, fault_lines, place, replay_here
from .faults_games import Faulty, Spoiler
from .form_games import OPTIONS
from .judge_games import judge
from .spoil_abkhaz import abkhaz
from .spoil_crosses import all_fives, sebastopol
from .spoil_family import family
from .spoil_partners import brazilian, duel, haitian, teams

GAMES = (family, sebastopol, abkhaz, all_fives, brazilian, duel, haitian, teams)


@cache
def faults_of(game: Callable[[], Spoiler]) -> list[Faulty]:
    """Make the faults of a game once; nobody changes them."""
    return game().faults


def test_every_game_is_here() -> None:
    assert len(GAMES) == len(OPTIONS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_faults(game: Callable[[], Spoiler], tmp_path: Path, capsys: object) -> None:
    faults = faults_of(game)
    lines = [json.dumps(faulty.record) + "\n" for faulty in faults]
    assert len({faulty.name for faulty in faults}) == len(faults)
    assert len(set(lines)) >= 30, "a few are the same fault by two ways"
    expected = [judge(faulty.record) for faulty in faults]
    for faulty, found in zip(faults, expected, strict=True):
        assert found, (faulty.name, "the referee sees no fault")
        assert found[0][:2] == (faulty.round, faulty.event), (faulty.name, "the referee itself", found)
    file = tmp_path / "faulty.jsonl"
    file.write_text("".join(lines), encoding="utf-8")
    said = replay_here(capsys, file)
    assert said.code == 1
    told: dict[int, list[str]] = {}
    for line in fault_lines(said, file):
        told.setdefault(place(line).match, []).append(line)
    wrong = []
    for number, (faulty, found) in enumerate(zip(faults, expected, strict=True), 1):
        words = told.get(number, [])
        right = bool(words) and place(words[0]) == Place(number, faulty.round, faulty.event)
        if not right or (len(found) == 1 and len(words) > 1):
            wrong.append((faulty.name, faulty.round, faulty.event, words))
    assert not wrong


@pytest.mark.parametrize("game", [brazilian, abkhaz], ids=lambda game: game.__name__)
def test_each_fault_alone(game: Callable[[], Spoiler], tmp_path: Path, capsys: object) -> None:
    for faulty in faults_of(game)[::10]:
        file = tmp_path / "faulty.jsonl"
        file.write_text(json.dumps(faulty.record) + "\n", encoding="utf-8")
        said = replay_here(capsys, file)
        assert said.code == 1, faulty.name
        assert place(fault_lines(said, file)[0]) == Place(1, faulty.round, faulty.event)
