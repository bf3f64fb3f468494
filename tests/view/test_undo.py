"""Undo and redo by keys, menu and buttons, at every moment of a round."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.controller.house import setup
from tests.desktop import LEFT, Desktop, desktop

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def tool(desk: Desktop, name: str) -> QToolButton:
    return desk.find(f"tool-{name}", QToolButton)


def act(desk: Desktop) -> None:
    """Play the first legal action of the person."""
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()


def test_by_keys(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    before = desk.match
    assert not tool(desk, "undo").isEnabled()
    act(desk)
    after = desk.match
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.match == before
    assert desk.seen.events == before.round.events
    assert desk.seen.my_turn
    assert not tool(desk, "undo").isEnabled()
    desk.key(Qt.Key.Key_Z, CTRL | SHIFT)
    desk.rest()
    assert desk.match == after
    desk.key(Qt.Key.Key_Z, CTRL)
    desk.key(Qt.Key.Key_Y, CTRL)
    desk.rest()
    assert desk.match == after
    assert not tool(desk, "redo").isEnabled()


def test_by_buttons_also_from_the_end_of_the_round(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy", target=500))
    desk.play_round(random.Random(3))
    desk.rest()
    over = desk.match
    assert desk.shows(desk.window.overlays.round_end)
    desk.click("undo", desk.panel)
    assert desk.shows(None)
    assert desk.seen.my_turn
    assert desk.match != over
    QTest.mouseClick(tool(desk, "redo"), LEFT)
    desk.rest()
    assert desk.match == over
    assert desk.shows(desk.window.overlays.round_end)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.shows(None)
    QTest.mouseClick(tool(desk, "undo"), LEFT)
    assert desk.seen.my_turn


def test_in_the_middle_of_a_flight_and_of_a_drag(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, speed="slow") as desk:
        desk.app.begin(setup("human", "bot:easy"))
        table = desk.window.table
        table.finish_animations()
        while not desk.seen.my_turn:
            qtbot.waitUntil(lambda: desk.match.round.turn == 0)
            table.finish_animations()
        before = desk.match
        desk.window.act.emit(desk.seen.legal[0])
        assert (table.is_idle, desk.match == before) == (False, False)
        desk.key(Qt.Key.Key_Z, CTRL)
        assert (table.is_idle, desk.match == before) == (True, True)
        at = next(iter(table.table.hand.tiles.values())).scenePos().toPoint()
        QTest.mousePress(table.viewport(), LEFT, pos=at)
        QTest.mouseMove(table.viewport(), at.transposed())
        desk.key(Qt.Key.Key_Z, CTRL | SHIFT)
        assert table.person.gesture.is_idle
        table.finish_animations()
        qtbot.waitUntil(lambda: not table.table.flights.air.childItems())  # the held tile glides home


def test_not_below_a_panel_and_not_between_people(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    act(desk)
    before = desk.match
    desk.menu("new")
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.match is before
    desk.key(Qt.Key.Key_Escape)
    desk.begin(setup("human", "human"))
    desk.click("ready", desk.panel)
    desk.rest()
    act(desk)
    assert not desk.window.menus.actions["undo"].isEnabled()


def test_ctrl_z_twenty_times(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    start = desk.match
    for _ in range(4):
        if desk.seen.my_turn:
            act(desk)
    for _ in range(20):
        desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.match == start
    for _ in range(20):
        desk.key(Qt.Key.Key_Z, CTRL | SHIFT)
    desk.rest()
    assert not desk.window.menus.actions["redo"].isEnabled()


def test_undone_moves_stay_undone_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as first:
        first.begin(setup("human", "bot:easy"))
        act(first)
        act(first)
        first.key(Qt.Key.Key_Z, CTRL)
        before = first.match
    with desktop(qtbot, tmp_path) as second:
        second.click("continue")
        second.rest()
        assert second.match == before
        second.key(Qt.Key.Key_Z, CTRL)
        assert len(second.match.round.events) < len(before.round.events)
