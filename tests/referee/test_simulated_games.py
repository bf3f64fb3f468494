"""The referee finds no fault in what `simulate` plays in the eight other games. DOMINO_THOROUGH=1 plays thousands."""

import os
from pathlib import Path
from typing import Any

import pytest

from .commands import replay_here
from .form import read
from .form_games import OPTIONS
from .judge_games import judge

MATCHES = 100 if os.environ.get("DOMINO_THOROUGH") == "1" else 2

# game, seats, bots, options given on the command line
SET_UPS: list[tuple[str, int, str, dict[str, Any]]] = [
    ("family", 2, "easy", {}),
    ("family", 2, "medium", {"leave": 2}),
    ("family", 3, "easy", {"youngest": "2,0,1"}),
    ("family", 4, "easy,medium", {"set": 9, "target": 2}),
    ("family", 3, "medium", {"set": 12, "leave": 2, "target": 1}),
    ("family", 5, "easy", {}),
    ("family", 6, "easy", {"leave": 2, "target": 3}),
    ("family", 7, "medium", {"target": 2}),
    ("family", 8, "easy", {"youngest": "7,6,5,4,3,2,1,0", "target": 3}),
    ("family", 8, "easy", {"leave": 2, "target": 2}),
    ("sebastopol", 3, "easy", {}),
    ("sebastopol", 3, "medium", {"match": "rounds"}),
    ("sebastopol", 4, "easy", {"target": 50}),
    ("sebastopol", 4, "easy,medium", {"match": "rounds"}),
    ("brazilian", 4, "easy", {}),
    ("brazilian", 4, "medium", {"la_e_lo": "either"}),
    ("brazilian", 4, "easy", {"target": 12}),
    ("brazilian", 4, "easy,medium", {"target": 4, "la_e_lo": "either"}),
    ("haitian-duel", 2, "easy", {}),
    ("haitian-duel", 2, "medium", {"kabes": "both-halves"}),
    ("haitian-duel", 2, "easy,medium", {"leave": 2}),
    ("haitian-duel", 2, "easy", {"leave": 2, "kabes": "both-halves"}),
    ("haitian", 3, "easy", {}),
    ("haitian", 3, "medium", {"leave": 2, "rounds": 3}),
    ("haitian", 3, "easy", {"kabes": "both-halves", "rounds": 20}),
    ("haitian", 4, "easy", {}),
    ("haitian", 4, "easy,medium", {"rounds": 1}),
    ("haitian", 4, "medium", {"kabes": "both-halves", "leave": 2}),
    ("haitian-teams", 4, "easy", {}),
    ("haitian-teams", 4, "medium", {"blok": "single"}),
    ("haitian-teams", 4, "easy", {"kabes": "both-halves"}),
    ("haitian-teams", 4, "easy,medium", {"kabes": "both-halves", "blok": "single"}),
    ("abkhaz", 2, "easy", {}),
    ("abkhaz", 3, "medium", {"leave": 2}),
    ("abkhaz", 4, "easy", {"youngest": "3,1,0,2"}),
    ("abkhaz", 2, "easy", {"free_doubles": "on", "leave": 2}),
    ("abkhaz", 4, "easy,medium", {"free_doubles": "on", "target": 2}),
    ("abkhaz", 2, "easy", {"novel": "on", "target": 2}),
    ("abkhaz", 3, "easy", {"novel": "on", "target": 3}),
    ("abkhaz", 4, "easy", {"novel": "on", "target": 2, "leave": 2}),
    ("all-fives", 2, "easy", {}),
    ("all-fives", 2, "medium", {"target": 50, "leave": 2}),
    ("all-fives", 3, "easy", {}),
    ("all-fives", 3, "easy,medium,easy", {"leave": 2, "target": 250}),
    ("all-fives", 4, "easy", {"target": 500}),
    ("all-fives", 4, "easy", {"teams": "on"}),
    ("all-fives", 4, "easy,medium", {"teams": "on", "leave": 2, "target": 100}),
]


def resolved(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Resolve all options by the table of RECORD.md, whose first values are the defaults."""
    defaults = {"target": {"family": 5, "abkhaz": 5, "brazilian": 6, "all-fives": 150}.get(game, 100), "rounds": 5}
    of: dict[str, Any] = {}
    for key, values in OPTIONS[game].items():
        of[key] = list(range(seats)) if values is None else defaults.get(key, values[0])
    of |= {"seats": seats} | options | ({"free_doubles": "on"} if options.get("novel") == "on" else {})
    if "youngest" in options:
        of["youngest"] = [int(seat) for seat in options["youngest"].split(",")]
    if game == "haitian-teams":
        of["target"] = 4
    return of


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda set_up: " ".join(map(str, set_up)))
def test_simulated_matches_are_without_fault(
    set_up: tuple[str, int, str, dict[str, Any]], tmp_path: Path, capsys: object
) -> None:
    from domino_desktop.__main__ import main

    game, seats, bots, options = set_up
    file = tmp_path / "simulated.jsonl"
    given = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    shape = ["--seats", str(seats), "--bots", bots, "--matches", str(MATCHES), "--seed", "3", "--out", str(file)]
    assert main(["simulate", "--game", game, *given, *shape]) == 0
    lines = file.read_bytes().split(b"\n")
    assert lines.pop() == b""
    assert len(lines) == MATCHES
    for line in lines:
        record = read(line)
        assert judge(record) == []
        assert record["result"] is not None
        assert record["game"] == game
        assert record["options"] == resolved(game, seats, options)
    said = replay_here(capsys, file)
    assert (said.code, said.out.count("\n"), said.err) == (0, 1, "")


def test_rounds_stops_a_match(tmp_path: Path) -> None:
    from domino_desktop.__main__ import main

    for game in OPTIONS:
        seats = str(next(iter(OPTIONS[game]["seats"])))
        file = tmp_path / f"{game}.jsonl"
        shape = ["--seats", seats, "--bots", "easy", "--matches", "3", "--seed", "1", "--rounds", "1"]
        assert main(["simulate", "--game", game, *shape, "--out", str(file)]) == 0
        for line in file.read_bytes().splitlines():
            record = read(line)
            assert judge(record) == []
            assert len(record["rounds"]) == 1
            assert "result" in record["rounds"][0]
