"""Whole rounds of every game at the table, by clicks alone and by keys alone, and without animation the same."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.gesture_words import APART
from domino_desktop.model.actions import DRAW, PASS, Action, Break, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.view.line_layer import placed
from tests.dealt import rules, secret_of

from .tables import Table

KEY = Qt.Key
GAMES = [
    ("draw", {"seats": 3}),
    ("block", {"seats": 4}),
    ("family", {"seats": 8}),
    ("family", {"seats": 2}),
    ("sebastopol", {"seats": 3}),
    ("sebastopol", {"seats": 4}),
    ("brazilian", {}),
    ("haitian-duel", {}),
    ("haitian", {"seats": 3}),
    ("haitian-teams", {}),
    ("abkhaz", {"seats": 2, "free_doubles": "on"}),
    ("abkhaz", {"seats": 3}),
    ("abkhaz", {"seats": 4, "novel": "on"}),
    ("all-fives", {"seats": 2}),
    ("all-fives", {"seats": 4, "teams": "on"}),
]


def begun(key: str, seed: int, options: dict[str, object]) -> Match:
    of = rules(key, **options)
    players = tuple(Player(f"player {seat}", "bot:easy" if seat else "human") for seat in range(of.seats))
    return Match.begin(of, players, secret_of(seed))


def middle_of(table: Table, place) -> QPoint:
    centre = placed(place).center()
    at: QPoint = table.scene.line.on_scene(centre.x(), centre.y()).toPoint()
    return at


def by_clicks(table: Table, action: Action) -> None:
    line, lights = table.scene.line, table.view.person.holding.lights
    if isinstance(action, Break):
        index = line.line.find(action.tile)
        table.click(middle_of(table, next(one for one in line.arrangement.placements if one.index == index)))
    elif action is DRAW:
        table.click(table.scene.plates.boneyard.sceneBoundingRect().center().toPoint())
    elif action is PASS:
        table.key(KEY.Key_Space)  # its button is in the bar below the table
    else:
        table.click(table.at_tile(action.tile.name))
        if action.apart:
            table.click(lights.apart_box().center().toPoint())
        elif action.arm is None:
            table.click(line.area.center().toPoint())
        else:
            table.click(middle_of(table, line.ghost(action.tile, action.arm)))


def by_keys(table: Table, action: Action) -> None:
    if action in (DRAW, PASS):
        table.key(KEY.Key_Space)
        return
    gesture = table.view.person.gesture
    for _ in range(60):
        table.key(KEY.Key_Right)
        if action.tile in (gesture.chosen, gesture.pointed):
            break
    if isinstance(action, Play) and len(gesture.lit) > 1:
        goal = APART if action.apart else action.arm
        table.key(*[KEY.Key_Down] * (gesture.lit.index(goal) + 1))
    table.key(KEY.Key_Return)


@pytest.mark.parametrize("how", [by_clicks, by_keys])
@pytest.mark.parametrize(("key", "options"), GAMES)
def test_every_legal_action_can_be_done_in_a_round_of_every_game(qtbot, key, options, how):
    table = Table(qtbot, begun(key, 5, options), size=(800, 480))
    chance = random.Random(7)
    for _ in range(120):
        if table.match.round.result is not None:
            break
        legal = table.match.round.legal
        rare = [one for one in legal if isinstance(one, Break) or (isinstance(one, Play) and one.apart)]
        action = chance.choice(rare or list(legal))
        if table.match.round.turn != 0:
            table.let(action)
            continue
        table.wanted.clear()
        how(table, action)
        assert table.wanted == [action], table.said
    assert table.at_rest()


@pytest.mark.parametrize(("key", "options"), GAMES)
def test_a_round_is_shown_as_it_would_have_been_shown_at_once(qtbot, key, options):
    table = Table(qtbot, begun(key, 2, options), size=(800, 480), speed="fast")
    chance = random.Random(3)
    for step in range(400):
        if table.match.round.result is not None:
            break
        table.let(chance.choice(table.match.round.legal))
        if step in (12, 30, 60):
            table.view.finish_animations()
            assert table.places() == Table(qtbot, table.match, size=(800, 480)).places()
    table.view.finish_animations()
    assert table.places() == Table(qtbot, table.match, size=(800, 480)).places()


def test_bubbles_lie_over_no_other_plate_and_no_tile_of_the_line(qtbot):
    table = Table(qtbot, begun("family", 4, {"seats": 8}), size=(800, 480), speed="normal", dealing=True)
    bubbles = [bubble.sceneBoundingRect() for bubble, _ in table.scene.bubbles._said.values()]
    assert len(bubbles) == 8
    for at, box in enumerate(bubbles):
        inner = box.adjusted(4, 12, -4, -12)
        assert not any(inner.intersects(other.adjusted(4, 12, -4, -12)) for other in bubbles[:at])
        plates = [plate.sceneBoundingRect() for seat, plate in enumerate(table.scene.plates.seats) if seat != at]
        assert not any(inner.intersects(plate) for plate in plates)


def test_a_table_that_is_hidden_waits_for_nothing(qtbot):
    table = Table(qtbot, begun("draw", 4, {"seats": 3}), speed="slow", dealing=True)
    table.let(table.match.round.legal[0])
    assert not table.at_rest()
    table.view.hide()
    assert table.at_rest()
    table.let(table.match.round.legal[0])
    assert table.at_rest()
    table.view.show()
    table.let(table.match.round.legal[0])
    assert not table.at_rest()


def test_enter_held_down_acts_once(qtbot):
    table = Table(qtbot, begun("sebastopol", 5, {"seats": 3}))
    while table.match.round.turn != 0:
        table.let(table.match.round.legal[0])
    table.key(KEY.Key_Right)
    held = QKeyEvent(QKeyEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(table.view, held)
    assert table.said == []
    assert table.wanted == []


def test_partners_sit_opposite_with_their_sign(qtbot):
    table = Table(qtbot, begun("brazilian", 5, {}), size=(1400, 800))
    sides = [plate._content[3][0].side for plate in table.scene.plates.seats]
    assert sides == [0, 1, 0, 1]
    middles = [plate.sceneBoundingRect().center() for plate in table.scene.plates.seats]
    assert middles[2].y() < middles[1].y() < middles[0].y()
    assert middles[1].x() > 700 > middles[3].x()  # the next seat sits at the right
