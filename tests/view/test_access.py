"""What assistive technology reads of the table, does there and hears (UX 22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from domino_desktop.controller.gesture_words import OnTile
from domino_desktop.controller.setup import HUMAN, Setup
from domino_desktop.model.actions import DRAW, Break, Play, play_apart
from domino_desktop.model.match import Player
from domino_desktop.model.tiles import Tile
from domino_desktop.view.access.announcing import Announcing
from domino_desktop.view.access.reading import Reading
from domino_desktop.view.language import Language
from domino_desktop.view.texts.telling import hand_words
from domino_desktop.view.theme import LIGHT
from tests.controller.house import setup
from tests.dealt import by_hand, played, rules
from tests.desktop import desktop

from .tables import Table, match_of

TEXT = QAccessible.Text


class Told:
    """A table, what is read of it and what is said about it."""

    def __init__(self, qtbot, now, **settings):
        self.table = Table(qtbot, match_of(now), **settings)
        self.reading = Reading(self.table.view)
        self.announcing = Announcing(self.table.view, self.table.view)
        self.said: list[str] = []
        self.table.view.settled.emit(self.table.seen[-1])  # it listens only now
        self.announcing.said.connect(self.said.append)
        self.reading.tell()

    def things(self) -> dict[str, QWidget]:
        """Return what can be read, by its name, as a reader finds it."""
        found = {}
        for widget in self.reading.proxies.things.values():
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface is not None
            found[interface.text(TEXT.Name)] = widget
        return found

    def names(self) -> list[str]:
        return list(self.things())

    def about(self, name: str) -> str:
        interface = QAccessible.queryAccessibleInterface(self.things()[name])
        assert interface is not None
        return interface.text(TEXT.Description)

    def press(self, name: str) -> None:
        widget = self.things()[name]
        assert isinstance(widget, QPushButton)
        assert widget.isEnabled(), name
        widget.click()
        self.reading.tell()


@pytest.fixture(autouse=True)
def english(qapp) -> Iterator[None]:
    """Speak English, with its plurals."""
    spoken = Language(qapp)
    spoken.use("en")
    yield
    spoken.stop()


@pytest.fixture
def told(qtbot):
    """Arms 4 and 5: 4-1 goes on arm 0, 5-4 on both, 3-2 on none."""
    first = by_hand(rules("draw"), "6-4 4-1 5-4 3-2", "6-6 6-5 4-4 2-0 5-5", boneyard="2-2 1-1", leader=1)
    return Told(qtbot, played(first, "6-6 6-4@0 6-5@1"))


def test_tiles_ends_seats_and_boneyard_have_names_and_states(told):
    assert told.names() == [
        "4-1, playable",
        "5-4, playable",
        "3-2",
        "End 1 (left), open number 4",
        "End 2 (right), open number 5",
        "player 0 (person): 3 tiles, 0 points. On turn.",
        "player 1 (bot, easy): 3 tiles, 0 points",
        "Open numbers: 4, 5; last played: 5",
        "Boneyard: 2 tiles. You can play, so you may not draw.",
        "On the table, in the order of play: double-six, 6-4 and 6-5",
    ]
    assert told.about("5-4, playable") == "It fits end 1 (left) and end 2 (right)."
    assert told.about("3-2") == "The 3-2 fits none of the open numbers."
    assert not told.things()["3-2"].isEnabled()
    assert told.about("End 1 (left), open number 4") == "Of your tiles it takes 4-1 and 5-4."


def test_things_have_roles_and_the_places_where_they_are_seen(told):
    tile = told.things()["4-1, playable"]
    interface = QAccessible.queryAccessibleInterface(tile)
    assert interface.role() == QAccessible.Role.Button
    middle = interface.rect().center() - told.table.view.mapToGlobal(QPoint(0, 0))
    assert (middle - told.table.at_tile("4-1")).manhattanLength() <= 3
    seat = told.things()["player 1 (bot, easy): 3 tiles, 0 points"]
    assert QAccessible.queryAccessibleInterface(seat).role() == QAccessible.Role.StaticText
    arm = told.things()["End 2 (right), open number 5"]
    assert (arm.geometry().center() - told.table.at_arm(1)).manhattanLength() <= 3


def test_a_reader_that_follows_the_pointer_finds_every_thing(told):
    layer = QAccessible.queryAccessibleInterface(told.reading.proxies)
    for name, widget in list(told.things().items())[:-1]:  # the last one is the whole cloth: others lie on it
        at = widget.mapToGlobal(widget.rect().center())
        found = layer.childAt(at.x(), at.y())
        if widget.parent() is not told.reading.proxies:  # in a group
            found = found.childAt(at.x(), at.y())
        assert found.text(TEXT.Name) == name


def test_pressing_a_tile_that_fits_one_place_plays_it(told):
    told.press("4-1, playable")
    assert told.table.wanted == [Play(Tile(4, 1), 0)]
    assert told.said[-1] == "You play the 4-1. Open numbers: 1, 5."


def test_pressing_a_tile_that_fits_two_places_asks_for_the_end(told):
    told.press("5-4, playable")
    assert told.table.wanted == told.table.said == []
    assert told.said[0] == "5-4, chosen. It fits end 1 (left) and end 2 (right)."
    told.press("Play the 5-4 here. End 2 (right), open number 5")
    assert told.table.wanted == [Play(Tile(5, 4), 1)]


def test_keys_say_what_they_choose(told):
    told.table.key(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert told.said == [
        "4-1, chosen. It fits end 1 (left).",
        "5-4, chosen. It fits end 1 (left) and end 2 (right).",
        "End 1 (left), open number 4",
    ]


def test_pressing_the_boneyard_draws(qtbot):
    first = by_hand(rules("draw"), "6-4 3-2", "6-6 6-5 1-1", boneyard="2-2 5-5", leader=1)
    told = Told(qtbot, played(first, "6-6 6-4@0 6-5@1"))
    told.press("Boneyard: 2 tiles. Click to draw.")
    assert told.table.wanted == [DRAW]
    assert told.said[:2] == ["You draw the double-two.", "You cannot play: draw a tile."]


def test_a_line_can_be_broken(qtbot):
    first = by_hand(rules("abkhaz"), "5-5 4-1 6-4 3-3", "5-1 4-2 0-0", boneyard="6-3 3-0")
    told = Told(qtbot, played(first, "5-5 5-1@0 4-1@0 4-2@0"))
    told.press("Lift the 4-1 from the line")
    assert told.table.wanted == [Break(Tile(4, 1))]
    assert told.said[-2] == "You lift the 4-1 from the line. Open numbers: 2, 5, 5, 5, 1, 4."
    assert told.about("4-1").startswith("The 4-1 was just lifted")


def test_a_double_can_be_laid_apart(qtbot):
    of = rules("abkhaz", seats=2, free_doubles="on")
    first = by_hand(of, "6-6 4-4 2-2 5-1", "6-4 6-5 3-3 3-0", boneyard="2-0 1-0 0-0", bound="6-6")
    told = Told(qtbot, played(first, "6-6 6-4@1"))
    told.press("double-four, playable")
    assert told.said[-1].startswith("double-four, chosen. It fits ")
    told.press("Lay the double-four apart")
    assert told.table.wanted == [play_apart(Tile(4, 4))]


def test_nobody_sees_the_things_and_no_pointer_or_key_comes_to_them(told):
    picture = told.table.view.grab().toImage()
    told.reading.proxies.hide()
    assert told.table.view.grab().toImage() == picture
    told.reading.proxies.show()
    told.table.click(told.table.at_tile("5-4"))
    assert told.table.scene.hand.chosen is Tile(5, 4)
    assert {one.focusPolicy() for one in told.reading.proxies.things.values()} == {Qt.FocusPolicy.NoFocus}


def test_things_follow_the_order_and_the_size(told):
    told.table.view.apply(replace(told.table.settings, order="number"), LIGHT)
    told.reading.tell()
    assert told.names()[:3] == ["5-4, playable", "4-1, playable", "3-2"]
    shown = [one for one in told.things()["3-2"].parent().children() if one in told.reading.proxies.things.values()]
    assert shown == list(told.reading.proxies.things.values())[:3]
    told.table.view.resize(700, 500)
    told.reading.tell()
    box = told.things()["3-2"]
    middle = box.mapTo(told.reading.proxies, box.rect().center())
    assert (middle - told.table.at_tile("3-2")).manhattanLength() <= 3


def test_the_curtain_hides_what_can_be_read(qtbot, tmp_path):
    two = Setup("draw", rules("draw").options(), (Player("A", HUMAN), Player("B", HUMAN)))
    with desktop(qtbot, tmp_path) as opened:
        opened.begin(two)
        layer = opened.window.access.reading.proxies
        assert opened.panel is opened.window.overlays.curtain
        assert not layer.isVisible()
        opened.click("ready", opened.panel)
        opened.rest()
        qtbot.waitUntil(layer.isVisible)
        assert {key for key in layer.things if isinstance(key, OnTile)} == {OnTile(tile) for tile in opened.seen.hand}
        table = opened.window.table
        assert table.accessibleDescription().startswith("You open the round with")
        first = opened.seen.legal[0]
        opened.window.act.emit(first)
        qtbot.waitUntil(lambda: opened.panel is opened.window.overlays.curtain)
        QTest.qWait(1)
        assert not layer.isVisible()
        assert table.accessibleDescription() == ""


def test_a_new_hand_is_said_once_and_again_where_keys_come_to_the_table(qtbot, tmp_path):
    with desktop(qtbot, tmp_path) as opened:
        said: list[str] = []
        opened.window.access.announcing.said.connect(said.append)
        for _ in range(20):  # once in a while the round is over before the second turn
            said.clear()
            opened.begin(setup("human", "bot:easy", key="block"))
            hand = hand_words(opened.seen.hand)
            assert said.count(hand) == 1
            opened.window.act.emit(opened.seen.legal[0])
            opened.rest()
            if opened.seen.my_turn:
                break
        assert sum(one.startswith("In your hand") for one in said) == 1
        opened.window.table.clearFocus()
        opened.window.table.setFocus(Qt.FocusReason.TabFocusReason)
        assert said[-1] == opened.window.table.accessibleDescription()
        assert hand_words(opened.seen.hand) in said[-1]


def test_what_happens_is_said(qtbot, tmp_path):
    with desktop(qtbot, tmp_path) as opened:
        said: list[str] = []
        opened.window.access.announcing.said.connect(said.append)
        opened.begin(setup("human", "bot:easy"))
        opened.play_round()
        qtbot.waitUntil(lambda: opened.panel is opened.window.overlays.round_end)
        words = opened.words("who", opened.panel)
        assert words
        assert words in said[-1]
        assert opened.words("points", opened.panel).split("\n")[0] in said[-1]
        assert sum(" plays the " in one or " opens with the " in one for one in said) > 5
