"""Options: resolved in the order of their table, refused in one sentence."""

from __future__ import annotations

import pytest

from domino_desktop.games import GAMES, game
from domino_desktop.model.options import OptionError, declared, parse

PLAIN = {"match": "points", "target": 100, "misere": "off"}
DRAW = {"seats": 2, "set": 6, "opening": "highest-double", "leave": 0, **PLAIN}
BLOCK = {"seats": 2, "set": 6, "opening": "highest-double", "hand": 7, **PLAIN}


@pytest.mark.parametrize(("key", "options"), [("draw", DRAW), ("block", BLOCK)])
def test_the_defaults_are_those_of_the_table(key, options):
    assert game(key).make({}).options() == options
    assert list(game(key).make({}).options()) == list(options)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("highest", "sizes"), [(6, (7, 6, 5)), (9, (7, 7, 7)), (12, (7, 7, 7))])
def test_la_pioche_deals_by_seats_and_set(seats, highest, sizes):
    assert game("draw").make({"seats": seats, "set": highest}).hand_size() == sizes[seats - 2]


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 7), (4, 6)])
@pytest.mark.parametrize("highest", [6, 9, 12])
def test_le_blocage_deals_by_seats_with_any_set(seats, size, highest):
    assert game("block").make({"seats": seats, "set": highest}).hand_size() == size


def test_a_hand_may_be_as_large_as_the_set_allows():
    assert game("block").make({"seats": 4, "hand": 7}).hand_size() == 7
    assert game("block").make({"seats": 3, "hand": 9}).hand_size() == 9
    assert game("block").make({"seats": 4, "set": 9, "hand": 9}).hand_size() == 9
    with pytest.raises(OptionError, match="option hand cannot be 8: there are not enough tiles for all seats"):
        game("block").make({"seats": 4, "hand": 8})


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 5}, "option seats cannot be 5; it takes 2 or 3 or 4"),
        ({"seats": "2"}, "option seats cannot be 2"),
        ({"seats": True}, "option seats cannot be True"),
        ({"seats": 2.0}, r"option seats cannot be 2\.0"),
        ({"seats": None}, "option seats cannot be None"),
        ({"target": 49}, "option target cannot be 49; it takes 50 to 500"),
        ({"target": 501}, "option target cannot be 501"),
        ({"misere": True}, "option misere cannot be True; it takes off or on"),
        ({"colour": 1}, "draw has no option colour; it has seats, set"),
        ({"hand": 7}, "draw has no option hand"),
    ],
)
def test_a_wrong_option_gets_one_sentence(given, words):
    with pytest.raises(OptionError, match=words):
        game("draw").make(given)


@pytest.mark.parametrize(
    ("text", "pair"),
    [
        ("target=70", ("target", 70)),
        ("misere=on", ("misere", "on")),
        ("misere=1", ("misere", "1")),
        ("x=1", ("x", "1")),
    ],
)
def test_the_command_line_reads_options(text, pair):
    assert parse(game("draw"), text) == pair


@pytest.mark.parametrize("text", ["target", "=3", ""])
def test_the_command_line_refuses_other_forms(text):
    with pytest.raises(OptionError, match="KEY=VALUE"):
        parse(game("draw"), text)


@pytest.mark.parametrize("kind", GAMES)
def test_every_declared_default_is_allowed(kind):
    rules = kind.make({})
    assert rules.options().keys() == declared(kind).keys()
    assert kind.make(rules.options()) == rules


@pytest.mark.parametrize("kind", GAMES)
def test_keys_are_found_in_the_list_of_games(kind):
    assert game(kind.key) is kind
    with pytest.raises(KeyError):
        game(kind.key + "x")
