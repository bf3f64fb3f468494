"""The arena: paired deals, honest intervals, and a yardstick that is no level."""

from __future__ import annotations

import json

import pytest

from domino_desktop.__main__ import main
from domino_desktop.bots.levels import LEVELS, MEASURES
from domino_desktop.commands import yardstick
from domino_desktop.commands.contest import OMNISCIENT, contest
from domino_desktop.commands.figures import interval, middle, percentile
from tests.dealt import rules


def arena(capsys, *arguments: str):
    code = main(["arena", *arguments])
    return code, capsys.readouterr()


def test_it_prints_one_object_with_the_figures(capsys):
    code, said = arena(
        capsys,
        "--game",
        "haitian",
        "--seats",
        "3",
        "--bots",
        "heaviest,random",
        "--deals",
        "1",
        "--seed",
        "5",
        "--json",
    )
    assert code == 0
    figures = json.loads(said.out)
    assert list(figures) == ["game", "seats", "deals", "rounds", "fair", "a", "b"]
    assert (figures["game"], figures["seats"], figures["deals"], figures["rounds"]) == ("haitian", 3, 1, 3)
    assert figures["fair"] == pytest.approx(1 / 3, abs=1e-4)
    keys = ["bot", "win_rate", "win_ci", "points", "points_ci", "ms_median", "ms_p99", "ms_max"]
    assert list(figures["a"]) == list(figures["b"]) == keys
    assert figures["a"]["win_rate"] + 2 * figures["b"]["win_rate"] == pytest.approx(1, abs=1e-3)


def test_whole_matches_are_played_in_words_too(capsys):
    code, said = arena(
        capsys, "--game", "brazilian", "--bots", "heaviest,random", "--deals", "1", "--matches", "--seed", "5"
    )
    assert code == 0
    assert "heaviest: wins" in said.out


@pytest.mark.parametrize(
    ("bots", "words"), [("hard", "two bots"), ("hard,best", "no bot 'best'"), ("easy,easy,easy", "two bots")]
)
def test_wrong_bots_are_refused_in_a_sentence(bots, words, capsys):
    code, said = arena(capsys, "--game", "block", "--bots", bots, "--seed", "1")
    assert code == 2
    assert words in said.err


def test_the_same_arguments_play_the_same_rounds():
    of = rules("block", seats=2)
    one = contest(of, ("medium", "heaviest"), 3, False, 1)
    assert contest(of, ("medium", "heaviest"), 3, False, 1)[:3] == one[:3]


@pytest.mark.parametrize("key", ["block", "draw", "brazilian", "haitian", "abkhaz", "all-fives"])
def test_the_yardstick_plays_every_game(key, monkeypatch):
    monkeypatch.setattr(yardstick, "TRIES", 50)
    assert contest(rules(key), (OMNISCIENT, "heaviest"), 1, False, 1).rounds > 0
    assert OMNISCIENT not in (*LEVELS, *MEASURES)


def test_the_yardstick_sees_what_nobody_else_can():
    """In draw it knows what will be drawn; a player that did not would win three rounds in four."""
    won = [contest(rules("draw", seats=2), (OMNISCIENT, "heaviest"), 5, False, number).won for number in range(1, 5)]
    assert sum(won) / len(won) > 0.8


def test_a_rival_that_sees_everything_is_no_player_of_simulate(capsys):
    assert main(["simulate", "--game", "block", "--seats", "2", "--bots", OMNISCIENT, "--seed", "1"]) == 2


def test_intervals_are_those_of_the_mean():
    assert middle([1.0, 2.0, 3.0]) == 2
    low, high = interval([1.0, 2.0, 3.0])
    assert (low, high) == pytest.approx((2 - 1.96 / 3**0.5, 2 + 1.96 / 3**0.5))
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.5) == 3
    assert percentile([], 0.5) == 0


def test_one_deal_tells_nothing_and_no_share_is_beyond_all(capsys):
    code, said = arena(capsys, "--game", "block", "--bots", "medium,easy", "--deals", "1", "--seed", "1", "--json")
    one = json.loads(said.out)["a"]
    assert (code, one["win_ci"], one["points_ci"]) == (0, [0.0, 1.0], [None, None])
    _, said = arena(capsys, "--game", "block", "--bots", "medium,easy", "--deals", "1", "--seed", "1")
    assert "1 deal," in said.out
    assert "unknown" in said.out
    _, said = arena(
        capsys, "--game", "block", "--seats", "2", "--bots", "medium,easy", "--deals", "2", "--seed", "-1", "--json"
    )
    found = json.loads(said.out)
    assert all(0 <= bound <= 1 for side in "ab" for bound in found[side]["win_ci"])
