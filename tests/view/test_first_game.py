"""The first game: said at the right moment, left at any moment, and kept nowhere."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from domino_desktop.controller.lesson import CHAPTERS
from domino_desktop.view.lesson_card import LessonCard
from domino_desktop.view.line_layer import placed
from domino_desktop.view.texts import status
from domino_desktop.view.texts.lesson import tip_words
from tests.controller.house import setup
from tests.desktop import Desktop, desktop


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def card(desk: Desktop) -> LessonCard:
    return desk.find("lesson", LessonCard)


def title(desk: Desktop) -> str:
    return desk.find("title", QLabel, card(desk)).text() if card(desk)._key else ""


def test_every_tip_has_words() -> None:
    keys = [tip.key for chapter in CHAPTERS for tip in chapter.tips]
    assert len(set(keys)) == len(keys)
    assert all(all(tip_words(key)) for key in keys)


@pytest.mark.parametrize("seed", range(4))
def test_it_teaches_both_rounds_however_they_are_played(desk: Desktop, seed: int) -> None:
    rng = random.Random(seed)
    desk.click("learn")
    desk.rest()
    over, told = desk.window.overlays, []
    for chapter in CHAPTERS:
        assert (desk.match.rules.key, desk.match.secret) == (chapter.game, chapter.secret)
        while desk.seen.result is None:
            desk.rest()
            if desk.seen.my_turn:
                told.append(card(desk)._key)
                desk.window.act.emit(rng.choice(desk.seen.legal))
        desk.rest()
        assert desk.shows(over.round_end)
        told.append(desk.window.bottom.status.words)
        going_on = "End the first game" if chapter is CHAPTERS[-1] else "Next round"
        assert over.round_end.next_button.text() == going_on
        desk.click("next", desk.panel)
        desk.qtbot.wait(0)
        if chapter is not CHAPTERS[-1]:
            desk.rest()
    assert desk.shows(over.start)
    assert {"open", "double", "ends", "hint", "no-drawing", "pass", "other-passed"} <= set(told)
    assert tip_words("counted")[0] in told
    assert tip_words("blocked")[0] in told
    assert desk.app.archive.heads() == ()
    assert desk.app.saves.load() is None
    assert not desk.app.shelf


def test_the_same_is_said_after_undo_and_with_the_same_deal(desk: Desktop) -> None:
    desk.menu("first_game")
    desk.rest()
    first = title(desk)
    assert desk.window.table.table.advice.action == desk.seen.legal[0]
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    assert title(desk) != first
    desk.menu("undo")
    assert title(desk) == first
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    desk.key(Qt.Key.Key_F5)
    desk.rest()
    assert title(desk) == first
    assert len(desk.match.round.events) == 0


def test_the_card_gives_way_to_the_line_and_the_bar_says_what_is_so(desk: Desktop) -> None:
    desk.window.resize(800, 600)
    desk.click("learn")
    for _ in CHAPTERS:
        while desk.seen.result is None:
            desk.rest()
            if desk.seen.my_turn:
                line = desk.window.table.table.line
                boxes = [line.box_on_scene(placed(place)).toRect() for place in line.arrangement.placements]
                assert not any(card(desk).geometry().intersects(box) for box in boxes)
                assert desk.window.bottom.status.words == status(desk.seen)
                desk.window.act.emit(desk.seen.legal[0])
        desk.rest()
        desk.menu("undo")
        assert desk.window.bottom.status.words == status(desk.seen)
        desk.menu("redo")
        desk.rest()
        desk.click("next", desk.panel)
        desk.qtbot.wait(0)


def test_it_can_be_left_at_any_moment_and_the_match_before_is_still_there(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    before = desk.match
    desk.menu("first_game")
    desk.rest()
    assert desk.match.secret == CHAPTERS[0].secret
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    desk.click("end_lesson")
    assert desk.shows(desk.window.overlays.start)
    assert not desk.window.findChild(LessonCard).isVisible()
    desk.click("continue")
    desk.rest()
    assert desk.match == before


def test_a_new_match_leaves_it(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    before = desk.match
    desk.menu("first_game")
    desk.rest()
    desk.begin(setup("human", "bot:easy"))
    assert not desk.app.first_game.is_on
    assert "first" not in desk.window.bottom.status.words
    assert desk.app.shelf.matches() == (before,)
    desk.window.give_up.emit()
    desk.rest()
    assert len(desk.app.archive.heads()) == 1


def test_giving_up_in_it_counts_nowhere(desk: Desktop) -> None:
    desk.menu("first_game")
    desk.rest()
    desk.window.give_up.emit()
    desk.rest()
    assert desk.app.archive.heads() == ()
    desk.click("again", desk.panel)
    desk.rest()
    assert not desk.app.first_game.is_on


def test_the_opponent_always_answers_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    lines = []
    for run in range(2):
        with desktop(qtbot, tmp_path / str(run)) as desk:
            desk.click("learn")
            while desk.seen.result is None:
                desk.rest()
                if desk.seen.my_turn:
                    desk.window.act.emit(desk.seen.legal[-1])
            lines.append(desk.match.round.events)
    assert lines[0] == lines[1]
