"""Crosses, spinners and doubles laid apart, by pointer and keys on the real viewport."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from domino_desktop.model.actions import Play
from domino_desktop.model.tiles import Tile
from domino_desktop.view import texts
from domino_desktop.view.known import cross_of, open_sum
from tests.dealt import by_hand, played, rules

from .tables import Table, match_of

KEY = Qt.Key


def why(key: str, name: str | None = None) -> str:
    return texts.gesture_refusal(key, {"tile": name and Tile.parse(name)})


def play(name: str, arm: int | None = None) -> Play:
    return Play(Tile.parse(name), arm)


@pytest.fixture
def cross(qtbot):
    """6-6 on the table, and none of its four arms has a tile."""
    first = by_hand(rules("sebastopol", seats=3), "6-4 6-5 4-4 5-2", "6-3 3-3 2-0", "6-1 1-1 2-1", table="6-6")
    return Table(qtbot, match_of(first))


def test_the_four_places_of_the_cross_are_marked_before_the_first_play(cross):
    assert cross.scene.marks.count == 4
    cross.click(cross.at_tile("6-4"))
    assert cross.ghosts == 4
    assert cross.scene.marks.count == 0  # the ghosts lie there now


@pytest.mark.parametrize("arm", range(4))
def test_each_arm_of_the_cross_takes_a_tile_by_drag_and_by_tap(qtbot, cross, arm):
    cross.drag("6-4", cross.at_arm(arm))
    cross.let("6-3@1" if arm != 1 else "6-3@0")
    cross.let("6-1@2" if arm != 2 else "6-1@3")
    left = next(one for one in range(4) if cross.match.round.line.arms[one].end == 0)
    cross.click(cross.at_tile("6-5"))
    cross.click(cross.at_arm(left))
    assert cross.wanted == [play("6-4", arm), play("6-5", left)]


def test_the_arms_of_the_cross_by_keys(cross):
    cross.key(KEY.Key_Right, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down, KEY.Key_Return)
    assert cross.wanted == [play("6-4", 2)]


def test_an_arm_that_has_its_first_tile_waits_until_all_have_one(qtbot):
    first = by_hand(rules("sebastopol", seats=3), "6-4 6-5 4-4", "6-3 3-3 2-0", "6-1 1-1 2-1", table="6-6")
    table = Table(qtbot, match_of(played(first, "6-4@0 6-3@1 6-1@2")))
    assert table.scene.marks.count == 1
    table.drag("6-5", table.at_arm(0))
    assert table.wanted == []
    assert table.said == [why("no-fit-arm", "6-5")]


def test_the_compass_shows_the_cross_as_it_lies(cross):
    line = cross.scene.line
    assert cross_of(line.line, line.arrangement) == ((0, -1), (1, 0), (0, 1), (-1, 0))


@pytest.fixture
def spinner(qtbot):
    """The 5-5 has a tile on its left; the person's 5-1 on its right lets two side arms arise."""
    first = by_hand(rules("all-fives", seats=2), "5-5 5-1 5-3 5-2 1-0", "5-4 4-4 4-0 6-6 6-0", boneyard="2-2 1-1 3-3")
    return first


def test_side_arms_arise_are_marked_and_take_tiles(qtbot, spinner):
    table = Table(qtbot, match_of(played(spinner, "5-5 5-4@0")))
    assert table.scene.marks.count == 0
    table.click(table.at_tile("5-1"))
    table.click(table.at_arm(1))
    assert len(table.match.round.line.arms) == 4
    table.let("4-4@0")
    assert table.scene.marks.count == 2  # the two side arms
    table.drag("5-3", table.at_arm(2))
    table.let("4-0@0")
    table.click(table.at_tile("5-2"))
    assert table.ghosts == 1
    table.click(table.at_arm(3))
    assert table.wanted == [play("5-1", 1), play("5-3", 2), play("5-2", 3)]


def test_a_spinner_that_is_not_the_first_tile_has_its_compass_too(qtbot):
    first = by_hand(rules("all-fives", seats=2), "6-5 4-4 4-2 4-3", "5-4 4-1 6-0 0-0", boneyard="2-2 1-1 3-3")
    table = Table(qtbot, match_of(played(first, "6-5 5-4@1 4-4@1 4-1@1")))
    line = table.scene.line
    assert set(cross_of(line.line, line.arrangement)) == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    assert cross_of(line.line, line.arrangement)[:2] == ((-1, 0), (1, 0))


def test_points_of_a_play_float_up_where_it_lies_and_the_sum_is_told(qtbot, spinner):
    table = Table(qtbot, match_of(spinner), speed="fast")
    table.click(table.at_tile("5-5"))
    table.click(table.at_arm(0) if table.match.round.line.arms else table.scene.line.area.center().toPoint())
    assert table.wanted == [play("5-5")]
    assert table.scene.gains.is_shown
    qtbot.waitUntil(table.at_rest, timeout=5000)
    assert open_sum(table.seen[-1]) == 10
    qtbot.waitUntil(lambda: not table.scene.gains.is_shown, timeout=5000)


def test_points_are_seen_without_animation_too(qtbot, spinner):
    table = Table(qtbot, match_of(spinner))
    table.key(KEY.Key_Right, KEY.Key_Return)
    assert table.at_rest()
    assert table.scene.gains.is_shown


@pytest.fixture
def apart(qtbot):
    """Seat 0 may lay its 4-4 on arm 1 or apart, its 2-2 apart only."""
    of = rules("abkhaz", seats=2, free_doubles="on")
    first = by_hand(of, "6-6 4-4 2-2 5-1", "6-4 6-5 3-3 3-0", boneyard="2-0 1-0 0-0", bound="6-6")
    return Table(qtbot, match_of(played(first, "6-6 6-4@1")))


def at_apart(table):
    return table.view.person.holding.lights.apart_box().center().toPoint()


def test_a_double_dropped_on_the_free_table_is_laid_apart(apart):
    apart.lift("2-2", at_apart(apart))
    assert apart.ghosts == 1
    apart.drop(at_apart(apart))
    assert apart.wanted == [Play(Tile(2, 2), None, True)]
    assert len(apart.match.round.line.arms) == 6


def test_a_double_chosen_and_its_place_apart_tapped(apart):
    apart.click(apart.at_tile("4-4"))
    assert apart.ghosts == 2
    apart.click(at_apart(apart))
    assert apart.wanted == [Play(Tile(4, 4), None, True)]


def test_a_double_that_fits_is_played_on_its_arm_when_dropped_there(apart):
    apart.drag("4-4", apart.at_arm(1))
    assert apart.wanted == [play("4-4", 1)]


def test_a_double_is_laid_apart_by_keys(apart):
    apart.key(KEY.Key_Right, KEY.Key_Return)
    assert apart.said == [why("several-places", "4-4")]
    apart.key(KEY.Key_Up, KEY.Key_Return)  # the place apart is the last one
    assert apart.wanted == [Play(Tile(4, 4), None, True)]


def test_a_tap_on_the_bare_table_lays_nothing_apart(apart):
    apart.click(apart.at_tile("2-2"))
    away = (
        apart.scene.line.area.topLeft().toPoint()
        + (apart.scene.line.area.center().toPoint() - apart.scene.line.area.topLeft().toPoint()) / 2
    )
    assert not apart.view.person.holding.lights.apart_box().contains(away.toPointF())
    apart.click(away)
    assert apart.wanted == []
    assert apart.ghosts == 0
