"""What the table shows: the same whatever the speed, the size before and the way there (UX 1-3, 7, 8)."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.model.actions import PASS
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe
from domino_desktop.model.tiles import Tile
from domino_desktop.view.items.picture_item import PictureItem
from domino_desktop.view.items.tile_item import TileItem
from domino_desktop.view.table_scene import TableScene
from domino_desktop.view.table_view import TableView
from domino_desktop.view.theme import DARK
from tests.dealt import by_hand, played, rules, secret_of

from .tables import Table, match_of


def begun(seats: int = 2, key: str = "draw", seed: int = 1, **options: object) -> Match:
    players = tuple(Player(f"player {seat}", "bot:easy" if seat else "human") for seat in range(seats))
    return Match.begin(rules(key, seats=seats, **options), players, secret_of(seed))


def play_on(table: Table, steps: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(steps):
        if table.match.round.result is None:
            table.let(chance.choice(table.match.round.legal))


def fresh(qtbot, table: Table, **about) -> Table:
    """Return another table that shows the same position without any animation."""
    return Table(qtbot, table.match, table.seat, (table.view.width(), table.view.height()), **about)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"set": 9}), (4, {"set": 12})])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_round_ends_as_it_would_have_been_shown_at_once(qtbot, seats, options, seat):
    table = Table(qtbot, begun(seats, **options), seat, speed="fast")
    play_on(table, 400)
    assert not table.at_rest()
    table.view.finish_animations()
    assert table.at_rest()
    assert table.places() == fresh(qtbot, table).places()
    assert [seen.events for seen in table.seen[-1:]] == [observe(table.match, seat).events]


def test_the_animation_itself_ends_there_too(qtbot):
    table = Table(qtbot, begun(4), speed="fast", dealing=True)
    play_on(table, 3)
    qtbot.waitUntil(table.at_rest, timeout=8000)
    assert table.places() == fresh(qtbot, table).places()
    assert table.scene.flights.air.childItems() == []


def test_the_game_never_waits_for_the_picture(qtbot):
    table = Table(qtbot, begun(4), speed="slow")
    table.seen.clear()
    play_on(table, 30)
    assert len(table.match.round.events) >= 20
    assert table.seen == []


def test_instant_waits_for_nothing(qtbot):
    table = Table(qtbot, begun(3), dealing=True)
    assert table.rests == 1
    play_on(table, 10)
    assert table.at_rest()
    assert len(table.seen) == 11
    assert table.rests == 11


@pytest.mark.parametrize(("seats", "key"), [(4, "block"), (2, "haitian-duel"), (2, "abkhaz")])
def test_no_tile_is_left_where_it_lay_when_a_part_is_painted_at_once(qtbot, seats, key):
    """Once the row stood there twice: a window in front, or what is read aloud, can have a part painted at any time."""
    table = Table(qtbot, begun(seats, key))
    view = table.view
    while table.match.round.result is None:
        play_on(table, 1, seed=len(table.match.round.events))
        view.viewport().repaint(QRect(0, 0, view.width(), view.height() // 3))
        QTest.qWait(20)
        on_screen = view.screen().grabWindow(view.winId()).toImage()
        assert on_screen == view.grab().toImage().convertToFormat(on_screen.format())


@pytest.mark.parametrize("steps", [0, 1, 6])
def test_resizing_in_the_middle_ends_where_no_animation_would_have(qtbot, steps):
    table = Table(qtbot, begun(4), speed="slow", dealing=not steps)
    play_on(table, steps)
    QTest.qWait(60)
    table.view.resize(1400, 820)
    table.view.finish_animations()
    assert table.places() == fresh(qtbot, table).places()


def test_a_press_jumps_to_the_end_of_what_moves(qtbot):
    first = by_hand(rules("draw"), "6-4 4-1", "6-6 6-5 4-4", boneyard="2-2", leader=1)
    table = Table(qtbot, match_of(first), speed="slow")
    play_text(table, "6-6")
    assert not table.at_rest()
    table.click(QPoint(500, 90))
    assert table.at_rest()
    assert len(table.scene.line.tiles) == 1


def play_text(table: Table, text: str) -> None:
    for one in text.split():
        table.let(one)


def test_the_press_that_jumps_also_takes_the_tile(qtbot):
    first = by_hand(rules("draw"), "6-4 4-1", "6-6 6-5 4-4", boneyard="2-2", leader=1)
    table = Table(qtbot, match_of(first), speed="slow")
    play_text(table, "6-6")
    table.click(table.at_tile("6-4"))
    assert table.scene.hand.chosen is Tile(6, 4)


def test_a_pass_is_said_for_a_second_at_any_speed(qtbot):
    first = by_hand(rules("block"), "6-4 3-2", "6-6 6-5 4-4", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6 6-4@0 6-5@1")))
    table.key(Qt.Key.Key_Space)
    assert table.wanted == [PASS]
    QTest.qWait(1050)
    assert table.scene.bubbles.words() == (0,)
    qtbot.waitUntil(lambda: table.scene.bubbles.words() == (), timeout=2000)


def test_the_round_may_end_while_a_tile_is_held(qtbot):
    first = by_hand(rules("draw"), "6-4", "6-6 6-5", boneyard="2-2", leader=1)
    table = Table(qtbot, match_of(played(first, "6-6")), speed="normal")
    table.lift("6-4", QPoint(480, 200))
    assert table.ghosts == 2
    table.let("6-4@0")  # as when somebody else plays for the seat
    assert table.ghosts == 0
    table.drop(QPoint(480, 200))
    assert table.wanted == []
    table.view.finish_animations()
    assert table.match.round.result is not None
    assert table.places() == fresh(qtbot, table).places()


@pytest.mark.parametrize("seat", [0, 2, None])
def test_all_hands_are_turned_up_when_the_round_is_over(qtbot, seat):
    table = Table(qtbot, begun(4, "block"), seat)
    play_on(table, 200)
    result = table.match.round.result
    assert result is not None
    shown = set(table.scene.open_hands._tiles) | set(table.scene.hand.tiles)
    assert shown == {tile for hand in table.match.round.hands for tile in hand}
    assert result.seat in table.scene.bubbles.words()
    table.match = table.match.next_round()
    table.view.show_position(observe(table.match, seat), dealing=True)
    assert table.scene.open_hands._tiles == {}
    assert table.scene.bubbles.words() == ()
    assert table.scene.line.tiles == {}


def test_a_new_position_takes_the_place_of_a_running_animation(qtbot):
    table = Table(qtbot, begun(4), speed="slow", dealing=True)
    for seed in range(2, 22):
        table.match = begun(4, seed=seed)
        table.view.show_position(observe(table.match, 0), dealing=True)
    table.view.finish_animations()
    assert table.places() == fresh(qtbot, table).places()


def wheel(table: Table, notches: int, at: QPoint) -> None:
    viewport = table.view.viewport()
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_the_wheel_cannot_lose_the_line(qtbot):
    table = Table(qtbot, begun())
    play_on(table, 12)
    before = table.places()
    chance = random.Random(3)
    line = table.scene.line
    for _ in range(60):
        wheel(table, chance.choice((-2, -1, 1, 2)), QPoint(chance.randrange(1000), chance.randrange(700)))
        bounds = line.arrangement.bounds
        left, top = line.on_scene(bounds.left, bounds.top).toTuple()
        right, bottom = line.on_scene(bounds.right, bounds.bottom).toTuple()
        area = line.area
        assert left <= area.left() + 1 or right <= area.right() + 1
        assert right > area.left()
        assert left < area.right()
        assert top < area.bottom()
        assert bottom > area.top()
    table.view.zoom_reset()
    assert table.places() == before


def test_zoom_keys_and_panning(qtbot):
    table = Table(qtbot, begun())
    play_on(table, 14)
    unit = table.scene.line.unit
    QTest.keyClick(table.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert table.scene.line.unit > unit
    free = next(
        QPoint(x, y)
        for y in range(150, 500, 7)
        for x in range(100, 900, 7)
        if not table.scene.line.window.childrenBoundingRect().isNull()
        and table.view.person.holding.arm_at(QPointF(x, y)) is None
    )
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=free)
    before = table.scene.line.origin
    for step in range(10):
        QTest.mouseMove(table.view.viewport(), free + QPoint(4 * step, 3 * step))
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=free + QPoint(36, 27))
    assert table.scene.line.origin != before
    QTest.keyClick(table.view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert table.scene.line.unit == unit


def test_names_that_are_too_long_or_run_from_right_to_left(qtbot):
    names = ["W" * 60, "‏שם ארוך מאוד " * 5, "a\nb\t" * 20, ""]
    match = begun(4)._replace(players=tuple(Player(name, "bot:easy") for name in names))
    for size in ((800, 480), (1920, 1000)):
        table = Table(qtbot, match, None, size, theme=DARK)
        assert names[0] in table.scene.plates.seats[0].toolTip()


def test_the_look_can_change_at_any_moment(qtbot):
    table = Table(qtbot, begun(3), speed="slow", dealing=True)
    play_on(table, 8)
    for theme in ("dark", "light"):
        for digits in ("on", "off"):
            table.view.apply(table.settings.__class__(speed="slow", digits=digits, marking="dim"), DARK)
            assert table.scene.pictures.digits is (digits == "on"), theme
    table.view.finish_animations()
    assert table.places() == fresh(qtbot, table, marking="dim", digits="off").places()


def test_the_last_tile_is_marked_and_the_compass_has_words(qtbot):
    first = by_hand(rules("draw"), "6-4 4-1", "6-6 6-5 4-4", boneyard="2-2", leader=1)
    table = Table(qtbot, match_of(first))
    assert not table.scene.plates.compass.isVisible()
    play_text(table, "6-6 6-4@0")
    assert table.scene._last.parentItem() is table.scene.line.tiles[1]
    assert "4" in table.scene.plates.compass.toolTip()


@pytest.mark.parametrize("size", [(780, 480), (1920, 980), (3840, 2000)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_runs_under_hands_names_or_buttons(qtbot, size, seats):
    table = Table(qtbot, begun(seats, set=12), size=size)
    for _ in range(30):
        play_on(table, 12, seed=2)
        if table.match.round.result is not None:
            break
        scene = table.scene
        line = scene.line
        bounds = line.arrangement.bounds
        corner = line.on_scene(bounds.left, bounds.top), line.on_scene(bounds.right, bounds.bottom)
        assert line.area.adjusted(-1, -1, 1, 1).contains(corner[0])
        assert line.area.adjusted(-1, -1, 1, 1).contains(corner[1])
        for item in [*scene.plates.seats, scene.plates.boneyard, scene.plates.compass]:
            assert not item.sceneBoundingRect().adjusted(1, 1, -1, -1).intersects(line.area)
            assert not item.sceneBoundingRect().adjusted(1, 1, -1, -1).intersects(scene.hand._box)
        assert line.unit >= 10


def test_no_python_runs_per_frame():
    per_frame = {"paint", "boundingRect", "shape", "itemChange", "advance", "event", "eventFilter", "sceneEvent"}
    per_frame |= {"paintEvent", "viewportEvent", "drawBackground", "drawForeground", "timerEvent"}
    for one in (TableView, TableScene, TileItem, *PictureItem.__subclasses__(), PictureItem):
        assert not per_frame & set(vars(one)), one


@pytest.mark.parametrize("size", [(320, 240), (640, 380)])
def test_a_table_that_is_too_small_is_shown_in_part(qtbot, size):
    table = Table(qtbot, begun(4, set=12), size=size)
    play_on(table, 400)
    assert table.match.round.result is not None
