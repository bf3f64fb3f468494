"""The set-up of a match and its form on the disk."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domino_desktop.controller.setup import PLAYERS, Setup, default_setup, youngest_first
from domino_desktop.games import GAMES, game
from domino_desktop.model.match import Match, Player

from .house import SECRET, setup


@pytest.mark.parametrize("one", GAMES)
def test_it_comes_back_as_it_was_stored(one: Any) -> None:
    seats = one.make({}).seats
    chosen = setup(*("human", "bot:easy", "bot:medium", "human")[:seats], key=one.key)
    assert Setup.from_json(json.loads(json.dumps(chosen.to_json()))) == chosen


def test_options_that_are_lists_come_back_as_tuples() -> None:
    stored = Setup("draw", {"youngest": (1, 0)}, ()).to_json()
    assert stored["options"] == {"youngest": [1, 0]}


def test_options_that_came_later_get_their_defaults() -> None:
    stored = json.loads(json.dumps(setup("human", "bot:easy", set=9).to_json()))
    del stored["options"]["misere"]
    assert Setup.from_json(stored) == setup("human", "bot:easy", set=9)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": ["draw"]},
        {"options": None},
        {"options": {"seats": 17}},
        {"options": {"colour": "red"}},
        {"options": {"seats": [2]}},
        {"options": {"seats": True}},
        {"players": []},
        {"players": None},
        {"players": [{"name": "A", "player": "human"}]},
        {"players": [{"name": "A", "player": "human"}, {"name": "B", "player": "bot:grandmaster"}]},
        {"players": [{"name": "A", "player": "human"}, {"name": 4, "player": "human"}]},
        {"players": [{"name": "A", "player": "human"}, "B"]},
        {"players": 5},
    ],
)
def test_a_bad_one_gives_the_default(change: dict[str, object]) -> None:
    assert Setup.from_json(setup("human", "human", key="block").to_json() | change) == default_setup()


@pytest.mark.parametrize("data", [None, 3, "draw", [], {}, [1, 2]])
def test_nonsense_gives_the_default(data: object) -> None:
    assert Setup.from_json(data) == default_setup()


def test_a_match_can_begin_with_the_default() -> None:
    chosen = default_setup()
    assert Match.begin(chosen.rules(), chosen.players, SECRET).rules.options() == chosen.options
    assert {player.player for player in chosen.players} <= set(PLAYERS)


def test_people_are_younger_than_bots_unless_chosen() -> None:
    players = tuple(Player("", player) for player in ("bot:easy", "human", "bot:medium", "human"))
    assert youngest_first(players) == (1, 3, 0, 2)
    stored = Setup("family", game("family").make({"seats": 4}).options(), players).to_json()
    options = stored["options"]
    assert isinstance(options, dict)
    del options["youngest"]
    assert Setup.from_json(stored).options["youngest"] == (1, 3, 0, 2)
    options["youngest"] = [3, 2, 1, 0]
    assert Setup.from_json(stored).options["youngest"] == (3, 2, 1, 0)
