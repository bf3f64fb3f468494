"""A tile let go, or undone, comes back to its place in the hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from domino_desktop.model.observation import observe
from domino_desktop.model.tiles import Tile
from tests.dealt import by_hand, played, rules

from .tables import RIGHT, Table, match_of

FELT, OUTSIDE = QPoint(250, 480), QPoint(500, 2000)


def by_right_button(table: Table) -> None:
    QTest.mousePress(table.view.viewport(), RIGHT, pos=FELT)
    QTest.mouseRelease(table.view.viewport(), RIGHT, pos=FELT)  # Qt would take it for held in the tests to come


def by_escape(table: Table) -> None:
    table.key(Qt.Key.Key_Escape)


def on_felt(table: Table) -> None:
    table.drop(FELT)


def outside(table: Table) -> None:
    table.drop(OUTSIDE)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
@pytest.mark.parametrize("let_go", [by_right_button, by_escape, on_felt, outside])
def test_a_tile_let_go_comes_to_rest_in_the_hand(qtbot, speed, let_go):
    first = by_hand(rules("draw"), "6-4 4-1 5-4 5-2", "6-6 6-5 4-4", boneyard="2-2 1-1", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")), speed=speed)
    table.view.finish_animations()
    home = table.at_tile("4-1")
    table.lift("4-1", FELT)
    assert table.at_tile("4-1") == FELT
    let_go(table)
    hand = table.scene.hand
    qtbot.waitUntil(lambda: hand.tiles[Tile(4, 1)].parentItem() is hand.root)
    assert table.at_tile("4-1") == home
    assert table.ghosts == 0
    assert not table.wanted


@pytest.mark.parametrize("arranged", [False, True], ids=["as dealt", "as the person put them"])
def test_an_undone_tile_comes_back_to_where_it_stood(qtbot, arranged):
    first = by_hand(rules("draw"), "6-4 4-1 5-4 5-2", "6-6 6-5 4-4", boneyard="2-2 1-1", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")))
    hand = table.scene.hand
    if arranged:
        table.drag("4-1", table.at_tile("5-2") + QPoint(round(hand.side), 0))
        assert [str(tile) for tile in hand.tiles] == ["5-4", "5-2", "4-1"]
    before, match = list(hand.tiles), table.match
    table.let("5-4@1")
    assert Tile(5, 4) not in hand.tiles
    table.view.show_position(observe(match, 0))
    assert list(hand.tiles) == before


def test_a_new_deal_stands_as_it_is_dealt(qtbot):
    table = Table(qtbot, match_of(by_hand(rules("draw"), "6-4 4-1 5-4", "6-6 6-5 4-4", boneyard="2-2", leader=0)))
    other = by_hand(rules("draw"), "5-4 2-1 4-1", "6-6 6-5 4-4", boneyard="2-2", leader=0)
    table.view.show_position(observe(match_of(other)._replace(secret="1" * 32), 0))
    assert [str(tile) for tile in table.scene.hand.tiles] == ["5-4", "2-1", "4-1"]
