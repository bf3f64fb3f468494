"""Hint and demo by keys, menu and buttons: in words, on the table, and gone when something is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QToolButton
from pytestqt.qtbot import QtBot

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import bot
from domino_desktop.bots.manner import Manner
from domino_desktop.bots.search import evaluate
from domino_desktop.controller.aid import Aid
from domino_desktop.controller.hints import Hint
from domino_desktop.games import GAMES
from domino_desktop.model.actions import Play
from domino_desktop.model.observation import observe
from domino_desktop.view.dialogs.preferences import PreferencesDialog
from domino_desktop.view.texts.hints import hint_reason, hint_title
from tests.controller.house import random_match, setup
from tests.desktop import LEFT, Desktop, desktop


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def choosing(desk: Desktop) -> None:
    """Begin a match and come to a moment at which the person can choose between tiles; every bot is a quick one."""
    quick(desk)
    desk.begin(setup("human", "bot:easy", target=500))
    while len({action.tile for action in desk.seen.legal if isinstance(action, Play)}) < 2:
        desk.window.act.emit(desk.seen.legal[0])
        desk.rest()


def quick(desk: Desktop) -> None:
    """Let the beginner think for every level."""
    desk.app.session._minds = desk.app.session._minds._replace(bots=lambda _level: bot("easy"))


def hinted(desk: Desktop, count: int = 1) -> Hint:
    """Wait for so many hints and return the last one."""
    desk.qtbot.waitUntil(lambda: desk.app.session.aid.hints >= count, timeout=20000)
    found = desk.window.helping._hint
    assert found is not None
    return found


def test_h_shows_the_best_and_again_the_next(desk: Desktop) -> None:
    choosing(desk)
    table, bottom = desk.window.table.table, desk.window.bottom
    desk.key(Qt.Key.Key_H)
    assert "Looking" in bottom.note.words
    first = hinted(desk)
    assert bottom.status.words == hint_title(first)
    assert bottom.note.words == hint_reason(first)
    assert isinstance(first.action, Play)
    assert (table.hand.advised, table.advice.count) == (first.action.tile, 1)
    QTest.mouseClick(desk.find("tool-hint", QToolButton), LEFT)
    second = hinted(desk, 2)
    assert (first.place, second.place) == (1, 2)
    assert second.action != first.action
    desk.window.act.emit(first.action)
    assert (table.hand.advised, table.advice.count) == (None, 0)
    desk.rest()
    assert "Hint" not in bottom.status.words
    assert desk.app.aids.of(desk.match.secret) == Aid(hints=2)


def test_a_hint_stays_when_the_window_changes_and_goes_with_undo(desk: Desktop) -> None:
    choosing(desk)
    table, window = desk.window.table.table, desk.window
    chosen = desk.seen.legal[0]
    window.act.emit(chosen)
    desk.rest()
    if desk.seen.result is not None:
        pytest.skip("the round was over at once")
    desk.key(Qt.Key.Key_H)
    hinted(desk)
    shown = table.advice.count, table.hand.advised, window.bottom.status.words
    window.resize(window.width() - 60, window.height() - 40)
    desk.application.processEvents()
    assert (table.advice.count, table.hand.advised, window.bottom.status.words) == shown
    window.menus.actions["undo"].trigger()
    assert (table.advice.count, table.hand.advised) == (0, None)


def test_d_lets_a_bot_play_until_a_key_is_pressed(desk: Desktop) -> None:
    choosing(desk)
    before = len(desk.match.round.events)
    desk.key(Qt.Key.Key_D)
    assert (desk.window.helping.demo.is_on, desk.window.bottom.property("demo")) == (True, True)
    desk.qtbot.waitUntil(lambda: len(desk.match.round.events) > before + 2 or desk.match.round.result is not None)
    if desk.panel is None:
        desk.key(Qt.Key.Key_A)
        assert (desk.window.helping.demo.is_on, desk.window.bottom.property("demo")) == (False, False)
    assert desk.app.session.aid.demos > 0


def test_a_click_takes_over_and_plays_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, speed="slow") as desk:
        quick(desk)
        desk.app.begin(setup("human", "bot:easy"))
        desk.window.table.finish_animations()
        desk.key(Qt.Key.Key_D)
        QTest.mouseClick(desk.window.table.viewport(), LEFT)
        assert not desk.window.helping.demo.is_on
        desk.key(Qt.Key.Key_D)
        desk.menu("demo")
        assert not desk.window.helping.demo.is_on
        desk.window.table.finish_animations()


def test_the_demo_goes_on_into_the_next_round_and_ends_with_the_match(desk: Desktop) -> None:
    choosing(desk)
    desk.key(Qt.Key.Key_D)
    over = desk.window.overlays
    desk.qtbot.waitUntil(lambda: desk.shows(over.round_end), timeout=20000)
    assert desk.window.helping.demo.is_on
    assert desk.window.bottom.property("demo") is False  # its promise, any press, is not true of the panel
    desk.key(Qt.Key.Key_Escape)
    assert (desk.panel, desk.window.bottom.property("demo")) == (None, False)
    desk.key(Qt.Key.Key_Return)
    desk.click("next", desk.panel)
    desk.qtbot.waitUntil(lambda: len(desk.match.rounds) == 2 and bool(desk.match.round.events))
    assert desk.window.bottom.property("demo") is (desk.panel is None)
    desk.begin(setup("human", "bot:easy"))
    assert not desk.window.helping.demo.is_on


def test_the_same_deal_again_is_the_persons(desk: Desktop) -> None:
    choosing(desk)
    desk.key(Qt.Key.Key_D)
    desk.qtbot.waitUntil(lambda: len(desk.match.round.events) > 1 or desk.match.round.result is not None)
    desk.menu("same_deal")
    assert not desk.window.helping.demo.is_on


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_single_letters_can_be_switched_off(desk: Desktop) -> None:
    choosing(desk)
    desk.menu("preferences")
    desk.find("preferences", PreferencesDialog).show_page("program")
    desk.find("setting-letters", QCheckBox).click()
    desk.key(Qt.Key.Key_H)
    desk.key(Qt.Key.Key_D)
    QTest.keyClick(desk.window.table, Qt.Key.Key_H)
    assert not desk.window.helping.demo.is_on
    assert not desk.app.session._hints.is_thinking
    desk.find("setting-letters", QCheckBox).click()
    QTest.keyClick(desk.window.table, Qt.Key.Key_H)
    assert hinted(desk).place == 1


def test_help_goes_with_the_match_onto_the_shelf_and_into_the_archive(desk: Desktop) -> None:
    choosing(desk)
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    desk.window.helping.undo.emit()
    secret = desk.match.secret
    desk.window.act.emit(desk.seen.legal[1])
    desk.rest()
    desk.begin(setup("human", "bot:easy"))
    assert desk.app.session.aid == Aid()
    desk.window.earlier_listed.emit()
    desk.window.menus.earlier.actions()[0].trigger()
    desk.rest()
    assert (desk.match.secret, desk.app.session.aid) == (secret, Aid(undos=1))
    desk.window.give_up.emit()
    assert [one.unaided for one in desk.app.archive.tallies()] == [False]


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_every_action_of_every_game_has_words(key: str, desk: Desktop) -> None:
    seats = 4 if key in ("brazilian", "haitian-teams", "sebastopol") else 3 if key != "haitian-duel" else 2
    for moves in (0, 5, 9, 14):
        match = random_match(Random(moves), moves, *["human"] * seats, key=key)
        if not match.round.legal:
            continue
        seen = observe(match, match.round.turn)
        few = Manner(deals=4, effort=4000, seconds=1)
        ranked = sorted(evaluate(seen, Random(1), Budget(), few), key=lambda one: one.rank, reverse=True)
        for place, one in enumerate(ranked, 1):
            hint = Hint(seen, one.action, one.reason, place, len(ranked), one.points, one.won)
            assert "{" not in hint_title(hint) + hint_reason(hint)
            assert hint_title(hint).endswith(".")
            desk.window.bottom.advise(hint_title(hint), hint_reason(hint))


def test_what_is_only_watched_can_be_finished_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, speed="slow") as desk:
        desk.app.begin(setup("bot:easy", "bot:easy", "bot:easy"))
        assert not desk.window.table.is_idle
        desk.click("finish")
        desk.qtbot.waitUntil(lambda: desk.shows(desk.window.overlays.round_end), timeout=20000)
        assert not desk.window.bottom.finish_button.isVisible()
        desk.click("next", desk.panel)
        assert not desk.window.table.is_idle, "the next round is dealt at its own speed"
        assert desk.window.menus.actions["finish"].isEnabled()


def test_who_has_something_to_decide_is_not_offered_to_finish(desk: Desktop) -> None:
    choosing(desk)
    assert not desk.window.bottom.finish_button.isVisible()
    assert not desk.window.menus.actions["finish"].isEnabled()
