"""The rules in words: made from what the hooks answer, the same in the dialog and on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.games import GAMES
from domino_desktop.layout.geometry import tile_rect
from domino_desktop.layout.snake import arrange
from domino_desktop.model.options import OptionError, declared
from domino_desktop.model.rules import Rules
from domino_desktop.view import theme
from domino_desktop.view.dialogs.example_picture import WIDTH, example_picture
from domino_desktop.view.language import LANGUAGES, Language
from domino_desktop.view.rules import probe
from domino_desktop.view.rules.examples import examples
from domino_desktop.view.rules_text import rules_text
from domino_desktop.view.tile_pictures import TilePictures
from tests.dealt import rules


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    spoken = Language(qapp)
    spoken.use(request.param)
    yield request.param
    spoken.stop()


@pytest.fixture
def _english(qapp: QCoreApplication) -> Iterator[None]:
    spoken = Language(qapp)
    spoken.use("en")
    yield
    spoken.stop()


def text(key: str, **options: object) -> str:
    return rules_text(rules(key, **options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_page_is_whole(language: str, game: Any) -> None:
    words = rules_text(game.make({}))
    assert words.count("\n## ") >= 8
    assert "{" not in words
    assert "None" not in words
    assert not [line for line in words.split("\n") if line.strip() in ("-", "- .")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_pictures_add_nothing_but_pictures(language: str, game: Any) -> None:
    of = game.make({})
    drawn = rules_text(of, pictures=True).split("\n\n")
    assert [part for part in drawn if not part.startswith("![")] == rules_text(of).split("\n\n")
    assert len([part for part in drawn if part.startswith("![")]) == len(list(examples(of)))


@pytest.mark.usefixtures("_english")
@pytest.mark.parametrize(
    ("key", "options", "facts", "missing"),
    [
        ("draw", {}, ("The winner of the round scores the pips",), ("Withholding", "share the win", "Examples")),
        ("draw", {"match": "rounds"}, ("share the win",), ()),
        ("family", {}, ("all is dealt again", "shows the highest double", "Withholding: who can play one tile only",
                        "A round won is worth 1 point", "The fewest tiles in hand win", "The youngest"),
         ("sets are shuffled", "heaviest")),
        ("family", {"seats": 6}, ("2 sets are shuffled together", "counted from seat 1"), ()),
        ("sebastopol", {}, ("The double-six lies on the table", "Until all four arms have their first tile",
                            "each player turns up a tile"), ("draws, one tile",)),
        ("sebastopol", {"seats": 4}, ("Every round: the holder of the double-six opens",), ("turns up",)),
        ("brazilian", {}, ("Lá-e-lô: 3 points, Cruzada: 4 points", "counter-clockwise", "whoever went out leads"),
         ("draws, one tile",)),
        ("haitian-duel", {}, ("TONBE: 10 points, 2 KABÈS: 15 points, BLÒK: 10 points",), ("sosye", "penalty")),
        ("haitian", {}, ("TONBE: 2 penalty points, 2 KABÈS: 8 penalty points", "Kings together"), ("Sosye",)),
        ("haitian", {"seats": 4}, ("All tiles are dealt.", "there is no drawing"), ("draws, one tile",)),
        ("haitian-teams", {}, ("falls back to 0", "Sosye", "hands of partners are added up"), ("single hand wins",)),
        ("haitian-teams", {"blok": "single"}, ("The lowest single hand wins",), ("are added up",)),
        ("abkhaz", {}, ("Hervé Le Tellier (2009)", "a hub with four arms", "2 times in a round", "or breaks the line"),
         ("laid apart", "every kind of tile lies")),
        ("abkhaz", {"novel": "on"}, ("no more than 2 tiles in a turn", "laid apart", "All kinds: the round also ends"),
         ("or breaks the line",)),
        ("all-fives", {}, ("the spinner: once a tile lies", "rounded to the nearest five", "ends the match at once"),
         ("Partners",)),
        ("all-fives", {"seats": 4, "teams": "on"}, ("the pips of the two opponents",), ()),
    ],
)  # fmt: skip
def test_the_page_says_what_the_game_does(
    key: str, options: dict[str, object], facts: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    words = text(key, **options)
    for fact in facts:
        assert fact in words, fact
    for fact in missing:
        assert fact not in words, fact


@pytest.mark.usefixtures("_english")
def test_finishes_are_explained_under_the_house_rule_in_force() -> None:
    assert "**Lá-e-lô!** – “There and there”" in text("brazilian")
    assert "Simples! The 5-3 fitted both ends, 3 and 3, but only with one of its halves." in text("brazilian")
    assert "Lá-e-lô! The 5-3 fitted both ends, 3 and 3." in text("brazilian", la_e_lo="either")
    assert "2 KABÈS! The double-four fitted both ends, 4 and 4." in text("haitian")
    assert "TONBE! The double-four fitted both ends" in text("haitian", kabes="both-halves")


def test_what_is_asked_of_the_hooks() -> None:
    assert probe.withholds(rules("family"))
    assert not probe.withholds(rules("abkhaz"))
    assert [probe.breaks_allowed(rules(key)) for key in ("abkhaz", "family")] == [2, 0]
    assert probe.draws_in_a_turn(rules("abkhaz", novel="on")) == 2
    assert probe.draws_in_a_turn(rules("draw")) == probe.UNLIMITED
    assert [one.key for one in GAMES if probe.plays_score(one.make({}))] == ["all-fives"]
    assert [one.key for one in GAMES if probe.fills_all_arms(one.make({}))] == ["sebastopol"]
    assert [one.key for one in GAMES if not probe.winner_leads(one.make({}))] == ["family", "abkhaz"]


def test_examples_are_positions_of_the_game(language: str) -> None:
    counts = {one.key: len(list(examples(one.make({})))) for one in GAMES}
    assert not counts["draw"]
    assert all(counts[key] for key in ("sebastopol", "brazilian", "haitian-duel", "abkhaz", "all-fives"))
    for example in examples(rules("all-fives")):
        assert example.marks == (len(example.line.laid) - 1,)


def test_example_pictures_show_every_tile(qapp: QCoreApplication) -> None:
    for one in GAMES:
        for options in ({}, {"novel": "on"} if one.key == "abkhaz" else {}):
            for example in examples(one.make(options)):
                picture = example_picture(example, TilePictures(theme.LIGHT, False, 1.0))
                lies = arrange(example.line, WIDTH)
                boxes = [tile_rect(*place[1:]) for place in lies.placements]
                assert len(boxes) == len(example.line.laid) - len(example.line.lifted)
                assert picture.width() > lies.bounds.width
                assert picture.width() < 560, "it fits the dialog"


@pytest.mark.usefixtures("_english")
def test_words_of_a_finish_hold_for_all_their_examples() -> None:
    assert "only one end took it" not in text("brazilian")  # the 5-3 on 3…3 is a simples too
    for key, option in (("brazilian", "la_e_lo"), ("haitian", "kabes")):
        for value in ("either", "both-halves"):
            assert "a house rule says whether" in text(key, **{option: value})


@pytest.mark.usefixtures("_english")
def test_the_sets_of_other_numbers_of_players_are_told() -> None:
    assert "5 tiles for 4 players and 5 tiles from 2 sets for 5, 6, 7 and 8 players." in text("family")
    assert "2 sets are shuffled together: 2 of every tile." in text("family", seats=6)
    assert "5 tiles from 1 set for 4 players and 5 tiles for 5, 7 and 8 players." in text("family", seats=6)


SILENT = {
    ("abkhaz", "can_go_on"),  # agrees with what `actions` says
    ("all-fives", "open_sum"),  # is seen on the table; the page tells it by `play_points`
    ("haitian-teams", "draws"),  # all tiles are dealt
    ("haitian-teams", "kept_back"),
    ("sebastopol", "decide"),  # these three are about misère, which it does not have
    ("sebastopol", "keeps_pips"),
    ("sebastopol", "round_points"),
}
"""Hooks that a game overrides and that change nothing a player could read."""


def overridden() -> Iterator[tuple[type[Rules], str]]:
    """Yield every game with each hook that it, or a class it shares with others, answers differently from `Rules`."""
    for kind in GAMES:
        classes = kind.__mro__[: kind.__mro__.index(Rules)]
        hooks = {name for one in classes for name in vars(one) if name in vars(Rules) and not name.startswith("_")}
        yield from ((kind, name) for name in sorted(hooks) if (kind.key, name) not in SILENT)


def variants(kind: type[Rules]) -> Iterator[Rules]:
    """Yield the rules of a game with its defaults, and with every other choice, with four seats if need be."""
    yield kind.make({})
    for key, option in declared(kind).items():
        for value in () if option.order or option.is_number else option.values[1:]:
            for given in ({key: value}, {key: value, "seats": 4}):
                with suppress(OptionError):
                    yield kind.make(given)
                    break


@pytest.mark.usefixtures("_english")
@pytest.mark.parametrize(("kind", "hook"), overridden(), ids=lambda one: getattr(one, "key", one))
def test_the_page_says_what_every_hook_does(kind: type[Rules], hook: str) -> None:
    """Take a hook away, so that the game answers as `Rules` does: the page must become another, or impossible."""
    without = type(kind.__name__, (kind,), {hook: vars(Rules)[hook]})
    for of in variants(kind):
        page = rules_text(of)
        try:
            if rules_text(without(**of.options())) != page:
                return
        except (NotImplementedError, KeyError, IndexError):
            return
    pytest.fail(f"no rules page of {kind.key} says what its {hook} does: see docs/adding-a-game.md, 3")
