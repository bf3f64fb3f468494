"""What to do now, in words: bare arms, withholding, breaking, doubles laid apart; and why something is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.model.events import Broke, Played
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.refusals import refusal
from domino_desktop.model.round import Round
from domino_desktop.model.tiles import Tile
from domino_desktop.view import texts
from domino_desktop.view.language import Language
from tests.dealt import action, by_hand, played, rules


@pytest.fixture(autouse=True)
def _english(qapp: QCoreApplication) -> Iterator[None]:
    spoken = Language(qapp)
    spoken.use("en")
    yield
    spoken.stop()


def seen(now: Round) -> Observation:
    """Return what the seat whose turn it is knows."""
    players = tuple(Player(f"P{seat}", "human") for seat in range(now.rules.seats))
    return observe(Match(now.rules, players, "0" * 32, (now,)), now.turn)


def refused(now: Round, text: str) -> str:
    return texts.refusal(refusal(now, action(text)))


def test_bare_arms_want_a_six() -> None:
    start = by_hand(rules("sebastopol"), "6-1 5-4", "5-3 1-1", "6-2 6-3", table="6-6")
    assert texts.status(seen(start)) == "Your turn: only a six can be played, on a bare arm."
    now = played(start, "6-1@0")
    assert texts.status(seen(now)) == "You have no six for the bare arms: pass."
    assert texts.status(seen(now), auto_pass=True).endswith("your turn is passed.")
    assert refused(now, "1-1@0") == "Nothing can be played there before all bare arms have their first tile."
    now = played(now, "pass 6-2@1 pass pass 6-3@2")
    assert texts.bare_number(seen(now)) == 6, "one arm is bare still"


def test_the_only_tile_may_be_kept_back() -> None:
    of = rules("family")
    now = played(by_hand(of, "5-5 1-1", "5-2 4-3", boneyard="6-6 6-5"), "5-5")
    assert texts.status(seen(now)) == "You may play the 5-2, or keep it and draw."
    assert texts.draw_words(seen(now)) == "Keep the 5-2 back and draw a tile."
    assert texts.pass_words(seen(now)) == "You can play, so you may not pass."
    two = played(now, "draw draw")
    assert texts.status(seen(two)) == "Your turn: play a tile."
    assert texts.draw_words(seen(two)) == "Nothing can be drawn."


def test_breaking_is_offered_and_finished() -> None:
    now = by_hand(rules("abkhaz"), "3-3 2-1 4-2", "3-2 5-1 0-0#2", boneyard="0-0")
    now = played(now, "3-3 3-2@1 2-1@1 5-1@1")
    assert texts.status(seen(now)) == "You cannot play: you may lift a marked tile, or draw."
    assert refused(now, "pass") == "You must draw before you pass."
    drawn = played(now, "draw")
    assert texts.status(seen(drawn)) == "You cannot play: lift a marked tile."
    assert texts.pass_words(seen(drawn)) == "You can break the line, so you may not pass."
    assert refused(drawn, "pass") == "You can break the line, so you may not pass."
    broken = played(now, "!2-1")
    assert seen(broken).broken is Tile(2, 1)
    assert texts.status(seen(broken)) == "Finish at one of the two new ends, with another tile."
    assert refused(broken, "2-1@4") == "The tile you lifted may be played from your next turn on."
    for text in ("draw", "pass", "4-2@0"):
        assert refused(broken, text) == "You have broken the line: finish your turn on one of the two new ends."


def test_the_novel_limits_the_draws() -> None:
    now = by_hand(rules("abkhaz", novel="on"), "3-3 1-0", "5-4 6-4", boneyard="6-5 5-1 4-1 4-2")
    now = played(now, "3-3")
    assert texts.status(seen(now)) == "You cannot play: draw a tile."
    now = played(now, "draw draw")
    assert texts.draw_words(seen(now)) == "You may draw no more in this turn."
    assert refused(now, "draw") == "You may draw no more in this turn."


def test_a_double_may_lie_apart() -> None:
    now = played(by_hand(rules("abkhaz", free_doubles="on"), "3-3 1-0", "5-5 6-4", boneyard="0-0"), "3-3")
    assert texts.status(seen(now)) == "Nothing fits, but you may lay a double apart."
    now = played(by_hand(rules("abkhaz", free_doubles="on"), "3-3 1-0", "5-5 4-3", boneyard="0-0"), "3-3")
    assert texts.status(seen(now)) == "Your turn: play a tile; a double may also lie apart."


def test_events_say_what_is_special() -> None:
    players = (Player("", "human"), Player("Léo", "bot:easy"))
    assert texts.event_words(Played(1, Tile(4, 4), None, True), players, 0) == "Léo lays the double-four apart."
    assert texts.event_words(Played(0, Tile(5, 0), 1, False, 15), players, 0) == "You play the 5-0. 15 points!"
    assert texts.event_words(Broke(1, Tile(4, 1), (4, 5)), players, 0) == "Léo lifts the 4-1 from the line."


def test_seats_say_their_team_and_penalties() -> None:
    assert texts.seat_side(1, 0) == "◆ Them"
    assert texts.seat_side(0) == "● Team 1"
    player = Player("Léo", "bot:easy")
    assert texts.seat_words(player, False, 3, 4, True, "◆ Them", True) == (
        "Léo (◆ Them, bot, easy): 3 tiles, 4 penalty points. On turn."
    )
