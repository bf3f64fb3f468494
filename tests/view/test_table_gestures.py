"""Playing by mouse and keys on the real viewport (UX 4-6, 21)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.model.actions import DRAW, PASS, Play
from domino_desktop.model.tiles import Tile
from domino_desktop.view import texts
from domino_desktop.view.theme import LIGHT
from tests.dealt import by_hand, played, rules

from .tables import RIGHT, Table, match_of


@pytest.fixture
def table(qtbot):
    """Arms 4 and 5: 4-1 goes on arm 0, 5-4 on both, 5-2 on arm 1, 3-2 on none."""
    first = by_hand(rules("draw"), "6-4 4-1 5-4 5-2 3-2 3-3", "6-6 6-5 4-4 2-0 5-5", boneyard="2-2 1-1", leader=1)
    return Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")))


def why(key: str, name: str | None = None) -> str:
    return texts.gesture_refusal(key, {"tile": name and Tile.parse(name)})


def play(name: str, arm: int | None = None) -> Play:
    return Play(Tile.parse(name), arm)


def test_a_tile_dragged_onto_an_arm_is_played(table):
    table.drag("4-1", table.at_arm(0))
    assert table.wanted == [play("4-1", 0)]
    assert table.match.round.line.numbers == (1, 5)
    assert table.ghosts == 0


def test_the_tile_follows_the_pointer_from_where_it_was_grabbed(table):
    start = table.at_tile("4-1")
    table.lift("4-1", QPoint(400, 300))
    item = table.scene.hand.tiles[Tile(4, 1)]
    grabbed = QPoint(400, 300) - item.scenePos().toPoint()
    assert abs(grabbed.x()) <= 1 and abs(grabbed.y()) <= 1  # it was grabbed in its middle
    assert item.scenePos().toPoint() != start


def test_all_arms_light_up_while_a_tile_is_held(table):
    table.lift("5-4", QPoint(400, 560))
    assert table.ghosts == 2
    table.drop(table.at_arm(1))
    assert table.wanted == [play("5-4", 1)]


def test_a_drop_within_half_a_tile_of_an_arm_snaps(table):
    unit = table.scene.line.unit
    zone = table.scene.line.zone(0)
    edge = table.scene.line.on_scene(zone.left() - 0.9, zone.center().y()).toPoint()
    assert unit > 20
    table.drag("4-1", edge)
    assert table.wanted == [play("4-1", 0)]


def test_a_drop_elsewhere_returns_the_tile_and_says_why(table):
    before = table.places()
    table.drag("4-1", QPoint(500, 90))
    assert table.wanted == []
    assert table.places() == before
    assert table.said == [why("nowhere", "4-1")]


def test_a_drop_on_an_arm_that_it_does_not_fit_says_why(table):
    table.drag("4-1", table.at_arm(1))
    assert table.wanted == []
    assert table.said == [why("no-fit-arm", "4-1")]


def test_an_unplayable_tile_says_why(table):
    table.click(table.at_tile("3-2"))
    assert table.said == [why("no-fit", "3-2")]
    table.drag("3-2", table.at_arm(0))
    assert len(table.said) == 2
    assert table.wanted == []


def test_tap_then_tap(table):
    table.click(table.at_tile("5-4"))
    assert table.ghosts == 2
    table.click(table.at_arm(0))
    assert table.wanted == [play("5-4", 0)]
    assert table.ghosts == 0


def test_a_press_on_a_half_of_the_chosen_tile_chooses_the_arm(table):
    table.click(table.at_tile("5-4"))
    table.click(table.at_tile("5-4", half=-1))
    assert table.wanted == [play("5-4", 1)]


def test_a_double_click_plays_a_tile_that_fits_one_place(table):
    table.double_click(table.at_tile("4-1"))
    assert table.wanted == [play("4-1", 0)]


def test_a_double_click_asks_where_a_tile_fits_two(table):
    table.double_click(table.at_tile("5-4"))
    assert table.wanted == []
    assert table.said == [why("several-places", "5-4")]
    assert table.ghosts == 2


def test_the_first_tile_never_asks(qtbot):
    first = by_hand(rules("draw"), "6-4 4-1", "6-6 6-5", leader=0)
    table = Table(qtbot, match_of(first))
    table.lift("6-4", QPoint(450, 300))
    assert table.ghosts == 1
    table.drop(QPoint(450, 300))
    assert table.wanted == [play("6-4")]


def test_a_dead_arm_says_why(qtbot):
    first = by_hand(rules("draw"), "6-4 4-1 3-3", "6-6 6-5 2-0", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")))
    table.click(table.at_arm(1))
    assert table.said == [why("dead-arm")]


@pytest.mark.parametrize("way", ["right", "escape", "focus", "hidden"])
def test_letting_go_leaves_no_ghost(table, way):
    before = table.places()
    table.lift("5-4", table.at_arm(0))
    assert table.ghosts == 2
    if way == "right":
        QTest.mouseClick(table.view.viewport(), RIGHT, pos=table.at_arm(0))
    elif way == "escape":
        table.key(Qt.Key.Key_Escape)
    elif way == "focus":
        QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
    else:
        table.view.hide()
    assert table.ghosts == 0
    assert table.places() == before
    table.drop(table.at_arm(0))
    assert table.wanted == []


def test_a_release_outside_the_window_returns_the_tile(table):
    before = table.places()
    table.drag("4-1", QPoint(-400, -300))
    assert table.wanted == []
    assert table.places() == before


def test_a_movement_below_the_drag_distance_is_a_tap(table):
    start = table.at_tile("4-1")
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(table.view.viewport(), start + QPoint(2, 2))
    table.drop(start + QPoint(2, 2))
    assert table.scene.hand.chosen is Tile(4, 1)


def test_a_press_on_the_boneyard_draws_when_one_must(qtbot):
    first = by_hand(rules("draw"), "6-4 3-2", "6-6 6-5 1-1", boneyard="2-2 5-5", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")))  # arms 4 and 5
    table.click(table.scene.plates.boneyard.sceneBoundingRect().center().toPoint())
    assert table.wanted == [DRAW]
    assert Tile(2, 2) in table.scene.hand.tiles


def test_a_press_on_the_boneyard_says_why_not(table):
    table.click(table.scene.plates.boneyard.sceneBoundingRect().center().toPoint())
    assert table.wanted == []
    assert table.said == [texts.tr("You can play, so you may not draw.")]


def test_keys_choose_aim_and_play(table):
    table.key(Qt.Key.Key_Right)
    assert table.scene.hand.chosen is Tile(4, 1)
    table.key(Qt.Key.Key_Right)
    assert table.scene.hand.chosen is Tile(5, 4)
    table.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert table.wanted == [play("5-4", 1)]


def test_digits_choose_tiles_and_escape_lets_go(table):
    table.key(Qt.Key.Key_1)
    chosen = [table.scene.hand.chosen]
    table.key(Qt.Key.Key_Escape)
    assert [*chosen, table.scene.hand.chosen] == [Tile(4, 1), None]
    assert table.ghosts == 0


def test_space_draws_and_passes(qtbot):
    first = by_hand(rules("draw"), "6-4 3-2", "6-6 6-5 4-4", boneyard="2-2", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")))
    table.key(Qt.Key.Key_Space)
    assert table.wanted == [DRAW]
    table.key(Qt.Key.Key_Space)
    assert table.wanted == [DRAW, PASS]


def test_out_of_turn_says_so(table):
    table.drag("4-1", table.at_arm(0))
    assert table.at_rest()
    table.click(table.at_tile("5-4"))
    assert table.said == [why("not-your-turn")]
    table.key(Qt.Key.Key_Space)
    assert len(table.said) == 2


def test_a_tile_put_elsewhere_in_the_hand_stays_there(table):
    table.drag("4-1", table.at_tile("3-2") + QPoint(round(table.scene.hand.side * 0.4), 0))
    assert table.said == []
    assert [tile.name for tile in table.scene.hand.tiles] == ["5-4", "5-2", "3-2", "4-1", "3-3"]


def test_the_hand_can_be_sorted(table):
    table.view.apply(replace(table.settings, order="number"), LIGHT)
    assert [tile.name for tile in table.scene.hand.tiles] == ["5-4", "5-2", "4-1", "3-3", "3-2"]
    table.view.apply(replace(table.settings, order="total"), LIGHT)
    assert [tile.name for tile in table.scene.hand.tiles] == ["5-4", "5-2", "3-3", "4-1", "3-2"]


def test_a_sorted_hand_stays_as_it_is_when_one_tile_is_put_elsewhere(table):
    arranged = []
    table.view.arranged.connect(lambda: arranged.append(table.scene.hand.order))
    table.view.apply(replace(table.settings, order="total"), LIGHT)
    table.drag("3-2", table.at_tile("5-4") - QPoint(round(table.scene.hand.side * 0.4), 0))
    assert arranged == ["dealt"]
    assert [tile.name for tile in table.scene.hand.tiles] == ["3-2", "5-4", "5-2", "3-3", "4-1"]


def test_the_hand_has_a_frame_when_keys_reached_it(table):
    table.view.clearFocus()
    assert not table.scene.hand._frame.isVisible()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.scene.hand._frame.isVisible()
    table.view.clearFocus()
    assert not table.scene.hand._frame.isVisible()


def test_the_pointer_shows_what_can_be_pressed(table):
    QTest.mouseMove(table.view.viewport(), table.at_tile("4-1"))
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(table.view.viewport(), QPoint(500, 90))
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_tiles_that_can_be_played_are_marked(qtbot):
    first = by_hand(rules("draw"), "6-4 4-1 3-2", "6-6 6-5 2-0", leader=1)
    now = match_of(played(first, "6-6 6-4@0 6-5@1"))
    raised = Table(qtbot, now, marking="raise").scene.hand
    heights = {tile.name: item.pos().y() for tile, item in raised.tiles.items()}
    assert heights["4-1"] < heights["3-2"]
    dimmed = Table(qtbot, now, marking="dim").scene.hand
    assert [item.opacity() for item in dimmed.tiles.values()] == [1.0, pytest.approx(0.55)]
    plain = Table(qtbot, now, marking="none").scene.hand
    assert len({(item.pos().y(), item.opacity()) for item in plain.tiles.values()}) == 1


def test_twenty_tiles_are_all_reached_by_pointer_and_keys(qtbot):
    names = [f"{high}-{low}" for high in range(6, 9) for low in range(high + 1)]
    assert len(names) == 24
    first = by_hand(rules("draw", set=9), " ".join(names), "9-9 9-8", leader=0)
    table = Table(qtbot, match_of(first), size=(800, 480))
    shown = table.scene.hand
    for tile in shown.tiles:
        middle = shown.middle(tile)
        strip = QPointF(middle.x() - shown.side / 2 + 3, middle.y() - 5)
        found = shown.at(strip)
        assert found is not None
        assert found.tile is tile
    for _ in range(24):
        table.key(Qt.Key.Key_Right)
    assert shown.chosen is list(shown.tiles)[-1]
