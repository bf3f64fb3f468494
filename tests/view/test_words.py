"""The table in words: a panel that is read, and played from, by anyone (UX 22)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget

from domino_desktop.controller.setup import HUMAN, Setup
from domino_desktop.model.match import Match, Player
from domino_desktop.view.texts.chronicle import chronicle
from tests.controller.house import setup
from tests.dealt import by_hand, played, rules
from tests.desktop import Desktop, desktop

from .tables import match_of

KEY = Qt.Key


@pytest.fixture
def opened(qtbot, tmp_path):
    with desktop(qtbot, tmp_path) as made:
        yield made


def resume(opened: Desktop, match: Match) -> None:
    opened.app.session.resume(match)
    opened.rest()
    QTest.qWait(1)


def here() -> Match:
    """Arms 4 and 5: 4-1 goes on arm 0, 5-4 on both, 3-2 on none."""
    first = by_hand(rules("draw"), "6-4 4-1 5-4 3-2", "6-6 6-5 4-4 2-0 5-5", boneyard="2-2 1-1", leader=1)
    return match_of(played(first, "6-6 6-4@0 6-5@1"))


def panel(opened: Desktop) -> QListWidget:
    return opened.find("table-in-words", QListWidget)


def told(opened: Desktop) -> list[str]:
    QTest.qWait(1)
    shown = panel(opened)
    return [shown.item(at).text() for at in range(shown.count())]


def go_to(opened: Desktop, start: str) -> None:
    """Go by keys to the row that begins so."""
    at = next(at for at, words in enumerate(told(opened)) if words.startswith(start))
    opened.key(KEY.Key_Home)
    for _ in range(at):
        opened.key(KEY.Key_Down)
    assert panel(opened).currentItem().text().startswith(start)


def test_everything_on_the_table_is_told(opened):
    resume(opened, here())
    opened.key(KEY.Key_F2)
    assert panel(opened).hasFocus()
    assert told(opened) == [
        "Draw dominoes, double-six · target: 100 points. Round 1.",
        "Your turn: play a tile.",
        "Score: player 0 0 points, player 1 0 points.",
        "Draw: You can play, so you may not draw.",
        "Pass: You can play, so you may not pass.",
        "Your hand: 3 tiles",
        "4-1, playable. It fits end 1 (left).",
        "5-4, playable. It fits end 1 (left) and end 2 (right).",
        "3-2. The 3-2 fits none of the open numbers.",
        "Open ends",
        "End 1 (left), open number 4. Of your tiles it takes 4-1 and 5-4.",
        "End 2 (right), open number 5. Of your tiles it takes 5-4.",
        "Players",
        "player 0 (person): 3 tiles, 0 points. On turn.",
        "player 1 (bot, easy): 3 tiles, 0 points",
        "Table",
        "Open numbers: 4, 5; last played: 5",
        "Boneyard: 2 tiles. You can play, so you may not draw.",
        "On the table, in the order of play: double-six, 6-4 and 6-5",
        "This round, the latest first",
        "3. player 1 plays the 6-5. Open numbers: 4, 5.",
        "2. You play the 6-4. Open numbers: 4, 6.",
        "1. player 1 opens with the double-six. Open numbers: 6, 6.",
    ]


def test_a_round_is_played_from_the_words(opened):
    resume(opened, here())
    opened.key(KEY.Key_F2)
    go_to(opened, "5-4")
    opened.key(KEY.Key_Return)
    assert "Play the 5-4 here. End 2 (right), open number 5" in told(opened)
    go_to(opened, "Play the 5-4 here. End 2")
    opened.key(KEY.Key_Return)
    opened.rest()
    assert any("You play the 5-4. Open numbers: 4, 4." in words for words in told(opened))
    assert panel(opened).hasFocus()


def test_what_cannot_be_done_says_why(opened):
    resume(opened, here())
    opened.key(KEY.Key_F2)
    for start, why in (
        ("3-2", "The 3-2 fits none"),
        ("Draw:", "You can play, so you may not draw."),
        ("Pass:", "You can play, so"),
    ):
        go_to(opened, start)
        opened.key(KEY.Key_Return)
        assert opened.words("note").startswith(why)
    assert opened.match.round.events == here().round.events


def test_escape_goes_back_to_the_table_and_f2_closes(opened):
    resume(opened, here())
    opened.key(KEY.Key_F2)
    opened.key(KEY.Key_Escape)
    assert opened.window.table.hasFocus()
    assert panel(opened).isVisible()
    opened.key(KEY.Key_F2)
    assert not opened.window.access.words.isVisible()
    assert opened.window.table.hasFocus()
    assert not opened.app.store.value.words


def test_the_current_row_stays_with_what_it_tells_of(opened):
    resume(opened, here())
    opened.key(KEY.Key_F2)
    go_to(opened, "End 2")
    opened.window.act.emit(opened.seen.legal[0])
    opened.rest()
    told(opened)
    assert panel(opened).currentItem().text().startswith("End 2")


def test_while_a_tile_glides_the_words_wait_for_it(opened):
    resume(opened, match_of(by_hand(rules("draw"), "6-4 4-1", "6-6 6-5", boneyard="2-2")))
    opened.key(KEY.Key_F2)
    opened.app.store.change(speed="slow")
    before = opened.window.access.reading.rows()
    opened.window.act.emit(opened.seen.legal[0])
    assert not opened.window.table.is_idle
    assert opened.window.access.reading.rows() == before
    opened.window.table.finish_animations()
    assert "Open ends" in told(opened)


def test_it_is_there_again_at_the_next_start(qtbot, tmp_path):
    with desktop(qtbot, tmp_path, words=True) as opened:
        assert told(opened) == ["No match is being played."]
        opened.click("words-close")
        assert not opened.app.store.value.words
        assert not opened.window.menus.actions["words"].isChecked()


def test_behind_the_curtain_nothing_is_told(qtbot, tmp_path):
    two = Setup("draw", rules("draw").options(), (Player("A", HUMAN), Player("B", HUMAN)))
    with desktop(qtbot, tmp_path, words=True) as opened:
        opened.begin(two)
        assert told(opened) == ["Another player takes over."]
        opened.click("ready", opened.panel)
        opened.rest()
        assert any(words.startswith("Your hand: 7") for words in told(opened))
        while opened.panel is None:
            opened.window.act.emit(opened.seen.legal[0])
            opened.rest()
        assert told(opened) == ["Another player takes over."]
        opened.menu("new")
        assert opened.panel is opened.window.overlays.start
        assert told(opened) == ["Another player takes over."]


def test_no_panel_lets_the_hand_behind_the_curtain_be_seen(qtbot, tmp_path):
    two = Setup("draw", rules("draw").options(), (Player("A", HUMAN), Player("B", HUMAN)))
    with desktop(qtbot, tmp_path) as opened:
        opened.begin(two)
        curtain = opened.window.overlays.curtain
        for name in ("new", "give_up"):
            opened.menu(name)
            assert opened.panel is not curtain
            assert curtain.isVisible()
            assert not curtain.ready_button.isEnabled()
            opened.key(KEY.Key_Escape)
            assert opened.panel is curtain
            assert curtain.ready_button.isEnabled()
        opened.menu("new")
        opened.begin(setup("human", "bot:easy"))
        assert not curtain.isVisible()


def test_the_focus_comes_back_to_the_words_after_the_rounds_end(opened):
    opened.begin(setup("human", "bot:easy"))
    opened.key(KEY.Key_F2)
    opened.play_round()
    opened.qtbot.waitUntil(lambda: opened.panel is opened.window.overlays.round_end)
    opened.key(KEY.Key_Return)
    opened.rest()
    assert panel(opened).hasFocus()


@pytest.mark.parametrize("key", ["draw", "abkhaz", "sebastopol", "family", "all-fives"])
def test_a_round_is_told_from_its_beginning(key):
    import random

    from domino_desktop.games import GAMES
    from domino_desktop.model.observation import observe
    from tests.dealt import new_match, play_out

    if key not in {one.key for one in GAMES}:
        key = next(one.key for one in GAMES if one.key.startswith(key[:3]))
    for match in play_out(new_match(rules(key)), random.Random(3).choice, rounds=1):
        seen = observe(match, 0)
        told = chronicle(seen)
        assert len(told) >= len(seen.events)
        assert all(words and "{" not in words for words in told)
    assert told[-1].startswith(f"{len(seen.events)}. ")
