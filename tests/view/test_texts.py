"""Every key of the model, the games and the controller has words, in both languages."""

from __future__ import annotations

import inspect
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.bots.bot import REASONS as bot_reasons
from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import LEVELS, bot
from domino_desktop.controller.gesture_words import REASONS
from domino_desktop.controller.settings import LANGUAGES as SETTINGS
from domino_desktop.controller.trouble import KNOWN, TROUBLES, reason
from domino_desktop.games import GAMES, game
from domino_desktop.model import blocks, refusals
from domino_desktop.model import options as declarations
from domino_desktop.model.match import Match, Outcome, Player
from domino_desktop.model.observation import observe
from domino_desktop.model.options import declared
from domino_desktop.model.refusals import Refusal
from domino_desktop.model.rules import Rules
from domino_desktop.model.tiles import Tile, full_set
from domino_desktop.view import texts
from domino_desktop.view.dialogs.preferences import LISTS
from domino_desktop.view.language import LANGUAGES, Language
from domino_desktop.view.menus import LINE, MENUS
from domino_desktop.view.rules.finishes import blocked, finishes
from domino_desktop.view.rules_text import rules_text
from domino_desktop.view.texts import expected
from domino_desktop.view.texts.menus import action_name, menu_name
from domino_desktop.view.texts.preferences import choice_name, setting_about, setting_name

PLAYERS = (Player("", "human"), Player("Léo", "bot:easy"), Player("Zoé", "bot:medium"), Player("", "human")) * 2


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    spoken = Language(qapp)
    spoken.use(request.param)
    yield request.param
    spoken.stop()


def varied(game_: type[Rules]) -> Iterator[dict[str, object]]:
    """Yield the usual options of a game, and for each option its last value."""
    yield {}
    for key, option in declared(game_).items():
        if option.values and key not in ("target", "rounds", "hand"):
            yield {key: option.values[-1]} | ({"seats": 4} if key == "teams" else {})


def played(key: str, options: dict[str, object], seed: int) -> Match:
    """Return a match that bots have played to its end."""
    rules = game(key).make(options)
    rng = random.Random(seed)
    match = Match.begin(rules, PLAYERS[: rules.seats], f"{seed:032x}")
    while match.outcome is None:
        match = match.next_round() if match.between_rounds else match.play(rng.choice(match.round.legal))[0]
    return match


def test_every_game_and_option_has_words(language: str) -> None:
    for one in GAMES:
        assert texts.game_name(one.key)
        assert texts.game_about(one.key).count("\n") == 1, "two lines about each game"
        for key, option in declared(one).items():
            assert texts.option_name(key)
            assert texts.option_about(key, one)
            for value in option.values:
                assert texts.option_value(key, value)
    for why in declarations._WHY:
        assert texts.why_not(why)


def test_every_level_and_reason_has_words(language: str) -> None:
    seen: set[str] = set()
    for level in LEVELS:
        assert texts.level_name(level)
        assert texts.level_about(level)
    told: dict[str, object] = {"tile": Tile(6, 4), "seat": 1, "numbers": (5, 2)}
    for key, names in bot_reasons.items():
        words = texts.reason(key, {name: told.get(name, 7) for name in names}, PLAYERS)
        assert words and "{" not in words
    for level in ("easy", "medium"):  # the others take their time, and have the same reasons
        for key, options, seed in ((one.key, o, seed) for one in GAMES for o in varied(one) for seed in range(2)):
            rules = game(key).make(options)
            match, rng = Match.begin(rules, PLAYERS[: rules.seats], f"{seed:032x}"), random.Random(seed)
            while match.round.result is None:
                choice = bot(level).choose(observe(match, match.round.turn), rng, Budget())
                words = texts.reason(choice.reason.key, choice.reason.about, match.players)
                assert words and "{" not in words
                seen.add(choice.reason.key)
                match, _ = match.play(choice.action)
    assert len(seen) > 8


def test_every_refusal_has_words(language: str) -> None:
    about: dict[str, object] = {"seat": 1, "tile": Tile(6, 4), "arm": 0, "number": 3, "bound": Tile(6, 6)}
    for key in refusals._SENTENCES:
        assert "{" not in texts.refusal(Refusal(key, about))
    for key in {*REASONS} - {"cannot-draw"}:
        assert "{" not in texts.gesture_refusal(key, {"tile": Tile(6, 6), "arm": 1})


def test_every_trouble_has_words(language: str) -> None:
    for key in TROUBLES:
        about = {"file": "match.jsonl", "aside": "match.jsonl.damaged-1", "why": "disk full"}
        said = texts.trouble(key, about | {"count": "3", "settings": "speed setup"})
        assert "{" not in said
        assert "damaged-1" in said


def test_reasons_of_the_system_are_told_in_our_words(qapp: QCoreApplication) -> None:
    spoken = Language(qapp)
    spoken.use("fr")
    try:
        for number in KNOWN:
            why = reason(OSError(number, "the system's words"))
            said = texts.trouble("settings-unwritable", {"file": "settings.json", "why": why})
            assert why not in said
            assert "words" not in said
        assert "le disque est plein" in texts.trouble("settings-unreadable", {"file": "x", "why": "ENOSPC"})
    finally:
        spoken.stop()


def test_every_setting_has_words(language: str) -> None:
    for key, choices in LISTS.items():
        assert setting_name(key)
        assert all(choice_name(key, value) for value in choices if key != "language" or not value)
    for value in SETTINGS:
        assert LANGUAGES.get(value) or choice_name("language", value)
    for key in ("auto_draw", "auto_pass", "sound"):
        assert setting_name(key)
        assert setting_about(key)


def test_every_action_has_words_and_its_own_letter(language: str) -> None:
    titles = [menu_name(name) for name in MENUS]
    assert len({_letter(title) for title in titles}) == len(titles)
    for entries in MENUS.values():
        words = [action_name(entry.key) for entry in entries if entry != LINE]
        assert len({_letter(one) for one in words}) == len(words), words


def _letter(words: str) -> str:
    assert words.count("&") == 1, words
    return words[words.index("&") + 1].lower()


def test_all_that_happens_in_matches_has_words(language: str) -> None:
    for key, options, seed in ((one.key, options, seed) for one in GAMES for options in varied(one) for seed in (1, 2)):
        match = played(key, options, seed)
        rules, players = match.rules, match.players
        for one in match.rounds:
            assert one.result is not None
            counts, result = tuple(len(hand) for hand in one.hands), one.result
            for viewer in (None, 0, 1):
                said = [
                    texts.result_title(result, players, viewer),
                    texts.decision(rules, result, counts, players[: rules.seats], viewer),
                    *texts.points_lines(rules, result, one.events, players, one.scores, viewer),
                    *[texts.event_words(event, players, viewer) for event in one.events],
                ]
                assert all(words and "{" not in words for words in said)
            assert texts.finish_name(result.finish)
            assert texts.finish_about(result.finish)
            assert "{" not in texts.finish_why(rules, result, one.line, one.events)
            for side in range(rules.sides):
                change = result.scores[side] - one.scores[side]
                assert texts.points_words(result, side, one.scores[side]) == (f"{change:+}" if change else "0").replace(
                    "-", "−"
                )
        assert match.outcome is not None
        for viewer in (None, 0, 1):
            for outcome in (match.outcome, Outcome((1,), "given-up", 0)):
                assert texts.match_title(rules, players, outcome, viewer)
                assert texts.match_why(rules, players, outcome, match.results, viewer)


def test_every_position_has_a_status(language: str) -> None:
    for rules in [one.make(options) for one in GAMES for options in varied(one)]:
        match = Match.begin(rules, PLAYERS[: rules.seats], "0" * 32)
        rng = random.Random(2)
        while match.round.result is None:
            for seat in (None, 0, rules.seats - 1):
                seen = observe(match, seat)
                for words in (texts.status(seen), texts.status(seen, True, True)):
                    assert words
                    assert "{" not in words
                assert texts.draw_words(seen)
                assert texts.pass_words(seen)
            match, _ = match.play(rng.choice(match.round.legal))


POINT = {"en": "point", "fr": "point", "ht": "pwen", "pt_BR": "ponto", "es": "punto"}
ROUNDS = {"en": "rounds", "fr": "manches", "ht": "won", "pt_BR": "rodadas", "es": "rondas"}


def test_counted_words_have_their_plurals(language: str) -> None:
    one, many = {
        "en": ("1 tile", "2 tiles"), "fr": ("1 domino", "2 dominos"), "ht": ("1 zo", "2 zo"),
        "pt_BR": ("1 pedra", "2 pedras"), "es": ("1 ficha", "2 fichas"),
    }[language]  # fmt: skip
    none = {"en": "0 tiles", "fr": "0 domino", "ht": "0 zo", "pt_BR": "0 pedra", "es": "0 fichas"}[language]
    assert [texts.tiles_counted(count) for count in (0, 1, 2)] == [none, one, many]
    assert texts.points_counted(1) == f"1 {POINT[language]}"


def test_winners_are_one_or_several(language: str) -> None:
    rules = game("draw").make({"seats": 4})
    outcome = Outcome((1, 2), "target")
    assert texts.match_title(rules, PLAYERS, outcome, 0).startswith(
        {
            "en": "Léo and Zoé share",
            "fr": "Léo et Zoé se partagent",
            "ht": "Léo ak Zoé pataje",
            "pt_BR": "Léo e Zoé dividem",
            "es": "Léo y Zoé comparten",
        }[language]
    )
    given_up = Outcome((1, 2), "given-up", 0)
    assert texts.match_title(rules, PLAYERS, given_up, 3).startswith(
        {
            "en": "Léo and Zoé win ",
            "fr": "Léo et Zoé gagnent ",
            "ht": "Léo ak Zoé genyen ",
            "pt_BR": "Léo e Zoé ganham ",
            "es": "Léo y Zoé ganan ",
        }[language]
    )
    assert texts.match_title(rules, PLAYERS, Outcome((0,), "target"), 0) == {
        "en": "You win the match!", "fr": "Vous gagnez la partie\N{NO-BREAK SPACE}!", "ht": "Ou genyen pati a!",
        "pt_BR": "Você ganha a partida!", "es": "¡Usted gana la partida!"
    }[language]  # fmt: skip


def test_rules_state_the_values_in_force(language: str) -> None:
    tiles = {"en": "tiles", "fr": "dominos", "ht": "zo", "pt_BR": "pedras", "es": "fichas"}[language]
    words = rules_text(game("draw").make({"seats": 3, "set": 9, "target": 130, "leave": 2}))
    for fact in (f"7 {tiles}", f"34 {'autres ' * (language == 'fr')}{tiles}", f"130 {POINT[language]}", "50"):
        assert fact in words, fact
    words = rules_text(game("draw").make({"seats": 4}))
    for fact in (f"5 {tiles}", f"7 {tiles}", f"6 {tiles}"):
        assert fact in words, fact
    misere = rules_text(game("block").make({"misere": "on", "match": "rounds", "hand": 5}))
    for fact in (f"5 {tiles}", f"5 {ROUNDS[language]}", "9"):
        assert fact in misere, fact


def test_rules_differ_with_every_option(language: str) -> None:
    for one in GAMES:
        usual = one.make({})
        for key, option in declared(one).items():
            if option.order:
                assert rules_text(one.make({key: (1, 0)})) != rules_text(usual), key
                continue
            others = [value for value in reversed(option.values) if value != usual.options()[key]]
            for other in others[:1]:
                needed = {"seats": 4} if key == "teams" else {}
                assert rules_text(one.make(needed | {key: other})) != rules_text(one.make(needed)), key


def test_rules_need_no_widgets() -> None:
    code = (
        "import sys; from domino_desktop.view.language import speak;"
        "from domino_desktop.view.rules_text import rules_text; from domino_desktop.games import GAMES;"
        "language = speak('fr'); words = [rules_text(one.make({})) for one in GAMES];"
        "assert all('La donne' in one for one in words);"
        "print([name for name in sys.modules if name in ('PySide6.QtGui', 'PySide6.QtWidgets')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_tiles_are_named(language: str) -> None:
    names = {texts.tile_words(tile) for tile in full_set(12)}
    assert len(names) == 91
    assert texts.tile_words(Tile(12, 12)) == {
        "en": "double-twelve", "fr": "double-douze", "ht": "doub-douz", "pt_BR": "duplo-doze", "es": "doble doce",
    }[language]  # fmt: skip


def test_everybody_has_a_name_of_their_own() -> None:
    bots = (Player("", "bot:easy"),) * 8
    assert len({player.name for player in texts.named(bots)}) == 8
    one_person = texts.named((Player("", "human"), Player("Inès", "human"), Player("", "bot:easy")))
    assert len({player.name for player in one_person}) == 3
    alone = texts.named((Player("", "human"), Player("", "bot:easy")))
    assert alone[0].name == ""


def test_every_rule_and_finish_has_words(language: str) -> None:
    keys = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', inspect.getsource(blocks)))
    assert len(keys) > 10
    for key in keys | {"domino", "target"}:
        assert texts.rule_words(key), key
    for rules in [one.make(options) for one in GAMES for options in varied(one)]:
        finishes_of_game = {*finishes(rules), blocked(rules), "all-kinds", "target"}
        for key in finishes_of_game:
            assert texts.finish_name(key)
            assert texts.finish_about(key)


def test_expected_points_have_a_sign_but_for_none_and_digits_that_tell_plays_apart(qapp: QCoreApplication) -> None:
    spoken = Language(qapp)
    spoken.use("en")
    pips, few = game("block").make({}), game("brazilian").make({})
    assert [expected.signed(value, pips) for value in (1.25, -3.04, -0.04, 0.04)] == ["+1.2", "−3.0", "0.0", "0.0"]
    assert [expected.signed(value, few) for value in (0.18, -0.004, -1.0)] == ["+0.18", "0.00", "−1.00"]
    assert expected.points(-0.04, pips) == "0.0"
    for one in GAMES:
        assert expected.signed(1.0, one.make({})) in ("+1.0", "+1.00")
    spoken.stop()
