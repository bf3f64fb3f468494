"""The record: written as RECORD.md says, read back, refused in one sentence."""

from __future__ import annotations

import json

import pytest

from domino_desktop.games import game
from domino_desktop.model.faults import RecordError, UnreadableError
from domino_desktop.model.match import Match, Player
from domino_desktop.model.record import dump, load
from domino_desktop.model.record_json import parse_line
from tests.dealt import new_match, play_out, rules


def a_match(rounds: int = 1) -> Match:
    return list(play_out(new_match(rules("draw", target=50)), lambda legal: legal[0], rounds))[-1]


def test_the_keys_stand_in_the_order_of_the_example():
    record = json.loads(dump(a_match(), "1.2.3"))
    assert list(record) == [
        "format", "version", "app", "game", "options", "seats", "secret", "commitment", "rounds", "result",
    ]  # fmt: skip
    assert list(record["rounds"][0]) == [
        "round", "deal", "lead_draws", "shown", "table", "hands", "boneyard", "sleeping", "leader", "events", "result",
    ]  # fmt: skip
    assert record["app"] == "1.2.3"


def test_an_unfinished_match_has_no_result_and_its_round_no_result_key():
    record = json.loads(dump(new_match(rules("block")), "1"))
    assert record["result"] is None
    assert "result" not in record["rounds"][-1]
    assert record["rounds"][0]["events"] == []


@pytest.mark.parametrize("side", [0, 1])
def test_a_match_given_up_reads_back(side):
    match = a_match().give_up(side)
    assert json.loads(dump(match, "1"))["result"] == {"winners": [1 - side], "why": "given-up", "by": side}
    assert load(dump(match, "1").encode(), game) == match


@pytest.mark.parametrize("name", ["Zoé", "", "\u202eشهرزاد", "x" * 60, '"\\\n', "😀"])
def test_any_text_is_a_name(name):
    match = Match.begin(rules("draw"), (Player(name, "human"), Player("b", "bot:easy")), "0" * 32)
    line = dump(match, "1")
    assert "\n" not in line
    assert load(line.encode(), game) == match


@pytest.mark.parametrize(
    "line",
    [
        b"", b"\n", b"[]", b"1", b"null", b"{", b"\xff\xfe", b'{"format": NaN}', b"[" * 100_000,
        b'{"a":' * 50_000, b"\x00" * 1000, b'{"format": "domino-record", "version": 1, "version": 1}',
        b'{"format": "domino-record", "version": 1.0}', b'{"format": "domino-record", "version": true}',
        b'{"format": "domino-record", "version": 2}', b'{"format": "x", "version": 1}', b'{"version": 1}',
        b'\xef\xbb\xbf{"format": "domino-record", "version": 1}', b'{"format": ' + b"9" * 5000 + b"}",
    ],
)  # fmt: skip
def test_what_cannot_be_read_gets_one_sentence(line):
    with pytest.raises(UnreadableError) as caught:
        parse_line(line)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_wrong_word_is_refused_with_its_place():
    line = dump(a_match(), "1").replace('"end":"domino"', '"end":"block"')
    with pytest.raises(RecordError, match='round 1: end of result is "block", not "domino"'):
        load(line.encode(), game)
