"""The report of a problem: whole, readable, and without traces of the person."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from domino_desktop.controller.problem import LOG_BYTES, end_of_log, report, without_traces
from domino_desktop.controller.settings import Settings
from domino_desktop.games import game
from domino_desktop.model.match import Match, Player
from domino_desktop.model.record import load
from tests.controller.house import setup


def test_report_holds_the_match_as_a_record_without_names() -> None:
    chosen = setup("human", "bot:easy")
    players = (Player("Marie-Ange", "human"), Player("6-4", "bot:easy"))
    match = Match.begin(chosen.rules(), players, "ab" * 16)
    match, _ = match.play(match.round.legal[0])
    text = report("1.2.3", match, Settings(language="fr"), "Marie-Ange plays\n")
    assert "Domino Desktop: 1.2.3" in text
    assert '"language": "fr"' in text
    assert "Marie-Ange" not in text
    assert "Player 1 plays" in text
    line = next(one for one in text.splitlines() if one.startswith('{"format"'))
    found = load(line.encode(), game)
    assert found.round == match.round, "a name that looks like a tile spoils nothing"
    assert json.loads(line)["seats"][0]["name"] == "Player 1"


def test_report_without_a_match_says_so() -> None:
    assert "Match:\nnone" in report("1.2.3", None, Settings(), "")


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("no log in /home/zoé/.cache/x.log", "no log in ~/.cache/x.log"),
        ('File "/home/zoé/a b/c.py"', 'File "~/a b/c.py"'),
        ("/home/zoéline/x", "/home/zoéline/x"),
        ("/media/zoé/disk", "/media/USER/disk"),
        ("zoé plays", "zoé plays"),
    ],
)
def test_traces_are_taken_out(text: str, clean: str) -> None:
    assert without_traces(text, {}, Path("/home/zoé"), "zoé") == clean


def test_names_go_as_whole_words_only() -> None:
    names = {"Al": "Player 1", "": "Player 2", "x": "Player 3"}
    assert without_traces("Al, Also x", names, Path("/h/u"), "u") == "Player 1, Also x"


def test_only_the_end_of_a_long_log_is_reported_in_whole_lines(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert end_of_log(log) == ""
    log.write_text("".join(f"line {number}\n" for number in range(10_000)), encoding="utf-8")
    end = end_of_log(log)
    assert len(end) <= LOG_BYTES
    assert end.startswith("line ")
    assert end.endswith("line 9999\n")
