"""Breaking the line, and drawing while one could play, by pointer and keys on the real viewport."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from domino_desktop.model.actions import DRAW, Break, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from domino_desktop.model.tiles import Tile
from domino_desktop.view import texts
from domino_desktop.view.known import known_tiles, marked
from domino_desktop.view.line_layer import placed
from tests.dealt import by_hand, played, rules, secret_of

from .tables import LEFT, Table, match_of

KEY = Qt.Key
LINE = "5-5 5-1@0 4-1@0 4-2@0"
LIFTED = Break(Tile(4, 1))
FOUR, ONE = 5, 4
"""The new arms: 4 bares the 1 of 5-1, 5 the 4 of 4-2."""


def why(key: str, name: str | None = None) -> str:
    return texts.gesture_refusal(key, {"tile": name and Tile.parse(name)})


def stuck(boneyard: str = "6-3 3-0", first: str = "5-5 4-1 6-4 3-3"):
    """Seat 0 holds 6-4 and 3-3, fits nothing, and may lift the 4-1 only."""
    return by_hand(rules("abkhaz"), first, "5-1 4-2 0-0", boneyard=boneyard)


@pytest.fixture
def table(qtbot):
    return Table(qtbot, match_of(played(stuck(), LINE)))


def at_line(table: Table, name: str) -> QPoint:
    index = table.scene.line.line.find(Tile.parse(name))
    place = next(one for one in table.scene.line.arrangement.placements if one.index == index)
    middle = placed(place).center()
    at: QPoint = table.scene.line.on_scene(middle.x(), middle.y()).toPoint()
    return at


def pull(table: Table, name: str, to: QPoint) -> None:
    start = at_line(table, name)
    QTest.mousePress(table.view.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.view.viewport(), start + (to - start) / 2)
    QTest.mouseMove(table.view.viewport(), to)


def test_the_tiles_that_may_be_lifted_are_marked(table):
    assert marked(table.seen[-1]).lifts == (Tile(4, 1),)
    assert table.scene.marks.count == 1 + 3  # the bare arms of the hub are marked too


def test_a_tap_lifts_a_marked_tile_and_the_play_follows_on_a_new_arm(table):
    table.click(at_line(table, "4-1"))
    assert table.wanted == [LIFTED]
    assert Tile(4, 1) in table.scene.hand.tiles
    assert marked(table.seen[-1]).must == (ONE, FOUR)
    assert table.scene.marks.count == 2
    table.drag("6-4", table.at_arm(FOUR))
    assert table.wanted == [LIFTED, Play(Tile(6, 4), FOUR)]


def test_a_drag_lifts_a_marked_tile_into_the_hand(table):
    to = table.at_tile("3-3")
    pull(table, "4-1", to)
    assert table.wanted == []
    assert table.scene.line.tiles[2].scenePos().toPoint() == to
    table.drop(to)
    assert table.wanted == [LIFTED]
    assert Tile(4, 1) in table.scene.hand.tiles
    table.click(table.at_tile("6-4"))
    assert table.ghosts == 1
    table.click(table.at_arm(FOUR))
    assert table.wanted[1:] == [Play(Tile(6, 4), FOUR)]


def test_a_pulled_tile_dropped_where_it_lay_goes_back(table):
    before = table.places()
    start = at_line(table, "4-1")
    pull(table, "4-1", start + QPoint(40, 0))
    QTest.mouseMove(table.view.viewport(), start + QPoint(3, 0))
    table.drop(start + QPoint(3, 0))
    assert table.wanted == []
    assert table.places() == before
    assert table.scene.marks.count == 4


def test_the_right_button_and_escape_put_a_pulled_tile_back(table):
    before = table.places()
    pull(table, "4-1", table.at_tile("3-3"))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(300, 300))
    assert table.places() == before
    table.drop(QPoint(300, 300))
    pull(table, "4-1", table.at_tile("3-3"))
    table.key(KEY.Key_Escape)
    assert table.places() == before
    assert table.wanted == []


def test_a_tile_that_may_not_be_lifted_says_why(table):
    table.click(at_line(table, "5-1"))
    assert table.said == [why("cannot-lift", "5-1")]
    table.click(table.at_tile("6-4"))
    assert table.said[1:] == [why("draw-or-break")]


def test_by_keys_arrows_reach_the_marked_tile_and_enter_lifts_it(table):
    table.key(KEY.Key_Return)
    assert table.said == [why("draw-or-break")]
    table.key(KEY.Key_Right)
    assert table.scene.marks.pointed is Tile(4, 1)
    table.key(KEY.Key_Return, KEY.Key_Right, KEY.Key_Return)
    assert table.wanted == [LIFTED, Play(Tile(6, 4), FOUR)]


def test_after_a_break_only_a_play_on_the_new_arms_ends_the_turn(table):
    table.click(at_line(table, "4-1"))
    table.key(KEY.Key_Space)
    assert table.said.pop() == why("finish-break")
    table.key(KEY.Key_Escape)
    table.click(table.at_tile("4-1"))
    assert table.said.pop() == why("lifted-waits", "4-1")
    table.click(table.at_tile("3-3"))
    assert table.said.pop() == why("finish-break-tile", "3-3")
    table.drag("6-4", table.at_arm(1))
    assert table.said.pop() == why("finish-break")
    assert table.wanted == [LIFTED]


def test_drawing_stands_beside_breaking(table):
    table.key(KEY.Key_Space)
    assert table.wanted == [DRAW]


def test_a_lifted_tile_keeps_its_mark_in_the_own_hand_until_it_is_played(table):
    table.click(at_line(table, "4-1"))
    table.drag("6-4", table.at_arm(FOUR))
    assert table.scene.hand.known == {Tile(4, 1)}
    assert known_tiles(table.seen[-1]) == ((Tile(4, 1),), ())


def test_a_tile_lifted_by_another_seat_lies_open_on_its_plate(qtbot):
    now = played(by_hand(rules("abkhaz"), "0-0 5-1 4-2", "5-5 4-1 6-4 3-3", leader=1), LINE)
    table = Table(qtbot, match_of(now), speed="fast")
    assert table.scene.marks.count == 3  # nothing to lift: it is another seat's turn
    table.let("!4-1")
    table.view.finish_animations()
    assert marked(table.seen[-1]).must == (ONE, FOUR)  # where the other seat must play is seen too
    table.click(at_line(table, "5-1"))
    assert table.scene.plates.seats[1]._known == (Tile(4, 1),)
    assert Tile(4, 1).name in table.scene.plates.seats[1].toolTip()
    table.let(f"6-4@{FOUR}")
    table.view.finish_animations()
    assert table.scene.plates.seats[1]._known == (Tile(4, 1),)
    assert table.places() == Table(qtbot, table.match).places()


def test_the_animation_of_a_break_ends_where_no_animation_would_have_ended(qtbot):
    table = Table(qtbot, match_of(played(stuck(), LINE)), speed="fast")
    table.click(at_line(table, "4-1"))
    assert not table.at_rest()
    qtbot.waitUntil(table.at_rest, timeout=4000)
    assert table.places() == Table(qtbot, table.match).places()


@pytest.fixture
def withholding(qtbot):
    """Seat 0 can play the 4-1 only, and may draw instead."""
    first = by_hand(rules("family", seats=2), "6-6 4-1 3-3", "6-4 6-5 5-5", boneyard="2-2 1-1 3-2", bound="6-6")
    return Table(qtbot, match_of(played(first, "6-6 6-4@1")))


def test_drawing_while_withholding_by_press_and_by_key(withholding):
    assert withholding.scene.hand.playable == {Tile(4, 1)}
    boneyard = withholding.scene.plates.boneyard
    assert boneyard.toolTip() == texts.boneyard_words(3, 3, True, True)
    withholding.click(boneyard.sceneBoundingRect().center().toPoint())
    withholding.key(KEY.Key_Space)
    assert withholding.wanted == [DRAW, DRAW]
    withholding.drag("4-1", withholding.at_arm(1))
    assert withholding.wanted[2:] == [Play(Tile(4, 1), 1)]


def test_shown_doubles_stand_on_the_plates_and_are_said(qtbot):
    of = rules("family", seats=4)
    players = tuple(Player(f"player {seat}", "bot:easy" if seat else "human") for seat in range(4))
    table = Table(qtbot, Match.begin(of, players, secret_of(3)), speed="normal", dealing=True)
    seen = observe(table.match, 0)
    assert table.scene.bubbles.words() == (0, 1, 2, 3)
    table.view.finish_animations()
    for seat, plate in enumerate(table.scene.plates.seats):
        shown = seen.shown[seat]
        assert plate._known == (() if shown is None or seat == 0 else (shown,))
    assert table.scene.hand.known == ({seen.shown[0]} if seen.shown[0] else set())


@pytest.mark.parametrize("how", ["right", "escape", "felt", "outside"])
def test_a_tile_let_go_comes_to_rest_in_the_hand_at_every_speed(qtbot, how):
    first = by_hand(rules("draw"), "6-4 4-1 5-4", "6-6 6-5 4-4", boneyard="2-2 1-1", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")), speed="normal")
    before = table.places()
    table.lift("4-1", QPoint(480, 90))
    if how == "right":
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(480, 90))
    elif how == "escape":
        table.key(KEY.Key_Escape)
    else:
        table.drop(QPoint(480, 90) if how == "felt" else QPoint(480, 2000))
    qtbot.waitUntil(lambda: table.places() == before, timeout=3000)
    assert table.wanted == []
