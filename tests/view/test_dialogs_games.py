"""The set-up of every game by a real mouse, and what its options need of one another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QScrollArea, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.games import GAMES, game
from domino_desktop.model.options import Value, declared
from domino_desktop.view.dialogs.draft import Draft
from domino_desktop.view.dialogs.seat_order import SeatOrder
from domino_desktop.view.dialogs.setup import SetupDialog
from domino_desktop.view.language import LANGUAGES
from domino_desktop.view.rules.examples import examples
from tests.controller.house import setup
from tests.desktop import LEFT, Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEYS = [one.key for one in GAMES]


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    patience = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # a list that has just opened ignores a click for as long as that
    with desktop(qtbot, tmp_path) as opened:
        yield opened
    QApplication.setDoubleClickInterval(patience)


@pytest.fixture
def dialog(desk: Desktop) -> SetupDialog:
    desk.menu("setup")
    return desk.find("setup", SetupDialog)


def pick_game(dialog: SetupDialog, key: str) -> None:
    item = dialog.games.item(KEYS.index(key))
    dialog.games.scrollToItem(item)
    QTest.mouseClick(dialog.games.viewport(), LEFT, pos=dialog.games.visualItemRect(item).center())
    QApplication.processEvents()


def show(widget: QWidget) -> None:
    """Scroll a widget into view."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    if isinstance(parent, QScrollArea):
        parent.ensureWidgetVisible(widget)
        QApplication.processEvents()


def pick(box: QComboBox, value: object) -> None:
    """Choose a value of a list by the mouse."""
    show(box)
    QTest.mouseClick(box, LEFT)
    QApplication.processEvents()
    index = box.model().index(box.findData(value), 0)
    box.view().scrollTo(index)
    QTest.mouseClick(box.view().viewport(), LEFT, pos=box.view().visualRect(index).center())
    QApplication.processEvents()


def tick(box: QCheckBox) -> None:
    show(box)
    QTest.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
    QApplication.processEvents()


def found(dialog: SetupDialog, key: str, kind: type[QWidget]) -> QWidget:
    one = dialog.findChild(kind, f"option-{key}")
    assert isinstance(one, kind), key
    return one


def hint(dialog: SetupDialog, key: str) -> str:
    one = dialog.findChild(QLabel, f"hint-{key}")
    assert isinstance(one, QLabel)
    return one.text()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_set_up_and_begun_by_mouse(desk: Desktop, dialog: SetupDialog, key: str) -> None:
    pick_game(dialog, key)
    chosen: dict[str, Value] = {}
    for name, one in declared(game(key)).items():
        if len(one.values) < 2 or one.is_number:
            continue
        value = one.values[-1]
        if name == "set" and chosen.get("seats", 2) == 8:
            continue
        chosen[name] = value
        if one.is_switch:
            box = found(dialog, name, QCheckBox)
            assert isinstance(box, QCheckBox)
            if not box.isChecked():
                tick(box)
        else:
            combo = found(dialog, name, QComboBox)
            assert isinstance(combo, QComboBox)
            pick(combo, value)
    QTest.mouseClick(dialog.play_button, LEFT)
    desk.rest()
    options = desk.match.rules.options()
    assert desk.match.rules.key == key
    for name, value in chosen.items():
        assert options[name] == value, name
    assert desk.app.store.value.setup.rules() == desk.match.rules


def test_one_value_is_no_choice(dialog: SetupDialog) -> None:
    pick_game(dialog, "haitian-duel")
    for key, words in (("set", "double-six (28 tiles)"), ("target", "100 points")):
        fixed = found(dialog, key, QLabel)
        assert isinstance(fixed, QLabel)
        assert fixed.text() == words
    assert not dialog.seats.isVisible()
    only = dialog.findChild(QLabel, "only-seats")
    assert isinstance(only, QLabel)
    assert only.isVisible()
    assert only.text() == "2 players"
    pick_game(dialog, "draw")
    assert dialog.seats.isVisible()
    assert not only.isVisible()


def test_many_players_have_two_sets_and_the_reason_is_seen(dialog: SetupDialog) -> None:
    pick_game(dialog, "family")
    sets = found(dialog, "set", QComboBox)
    assert isinstance(sets, QComboBox)
    pick(sets, 12)
    assert sets.currentData() == 12
    pick(dialog.seats, 8)
    assert sets.currentData() == 6
    assert sum(kind.isVisible() for kind in dialog.rows.kinds) == 8
    assert "Five players and more play with two double-six sets." in hint(dialog, "set")
    pick(dialog.seats, 4)
    assert sets.currentData() == 12, "what was chosen comes back where it may"


def test_the_novel_includes_free_doubles(dialog: SetupDialog) -> None:
    pick_game(dialog, "abkhaz")
    novel, free = found(dialog, "novel", QCheckBox), found(dialog, "free_doubles", QCheckBox)
    assert isinstance(novel, QCheckBox)
    assert isinstance(free, QCheckBox)
    assert free.isEnabled()
    tick(novel)
    assert free.isChecked()
    assert not free.isEnabled()
    assert "The rules of the novel include it." in hint(dialog, "free_doubles")
    tick(novel)
    assert not free.isChecked()
    assert free.isEnabled()


def test_teams_need_four_and_show_their_signs(dialog: SetupDialog) -> None:
    pick_game(dialog, "all-fives")
    teams = found(dialog, "teams", QCheckBox)
    assert isinstance(teams, QCheckBox)
    assert not teams.isEnabled()
    assert "Teams need four players." in hint(dialog, "teams")
    pick(dialog.seats, 4)
    tick(teams)
    assert teams.isChecked()
    places = [label.text() for label in dialog.rows.findChildren(QLabel) if label.isVisible()]
    assert [words for words in places if words.startswith("●")] == ["● Seat 1", "● Seat 3"]
    assert [words for words in places if words.startswith("◆")] == ["◆ Seat 2", "◆ Seat 4"]


def test_the_youngest_are_put_in_order(desk: Desktop, dialog: SetupDialog) -> None:
    pick_game(dialog, "family")
    pick(dialog.seats, 3)
    pick(dialog.rows.kinds[0], "bot:easy")
    pick(dialog.rows.kinds[2], "you")
    order = found(dialog, "youngest", SeatOrder)
    assert isinstance(order, SeatOrder)
    assert order.order == (2, 0, 1), "people before bots, then the seats in order"
    assert order.list.item(0).text() == "You"
    show(order)
    assert QRect(QPoint(0, 0), order.list.viewport().size()).contains(order.list.visualItemRect(order.list.item(2)))
    QTest.mouseClick(order.list.viewport(), LEFT, pos=order.list.visualItemRect(order.list.item(2)).center())
    for _ in range(2):
        QTest.mouseClick(order.up_button, LEFT)
    assert order.order == (1, 2, 0)
    assert not order.up_button.isEnabled()
    assert order.list.currentRow() == 0
    QTest.mouseClick(order.down_button, LEFT)
    assert order.order == (2, 1, 0)
    order.list.setFocus()
    order.list.model().moveRow(order.list.rootIndex(), 2, order.list.rootIndex(), 0)  # what a drop does
    assert order.order == (0, 2, 1)
    desk.click("play", dialog)
    desk.rest()
    assert desk.match.rules.options()["youngest"] == (0, 2, 1)


def test_the_order_follows_the_players_until_it_is_chosen() -> None:
    draft = Draft(setup("human", "bot:easy", key="family"))
    draft.choose("seats", 4)
    draft.seat(3, "human")
    assert draft.options["youngest"] == (0, 3, 1, 2)
    draft.choose("youngest", (1, 0, 2, 3))
    draft.seat(2, "human")
    assert draft.options["youngest"] == (1, 0, 2, 3)
    draft.choose("seats", 5)
    assert draft.setup().options["youngest"] == (0, 2, 3, 1, 4)


def test_rules_of_every_game_show_their_examples(desk: Desktop, dialog: SetupDialog) -> None:
    for key in KEYS:
        pick_game(dialog, key)
        desk.click("rules", dialog)
        words = desk.find("words", QTextBrowser)
        assert words.toPlainText().startswith(dialog.games.currentItem().text())
        pictures = words.toHtml().count("<img")
        assert pictures == len(list(examples(game(key).make({}))))


def test_names_fit_the_list_in_every_language(desk: Desktop, dialog: SetupDialog) -> None:
    for language in LANGUAGES:
        desk.speak(language)
        for row in range(dialog.games.count()):
            name = dialog.games.item(row).text()
            assert dialog.games.fontMetrics().horizontalAdvance(name) < dialog.games.width() - 30, name


def test_the_form_stays_usable_in_a_small_window(dialog: SetupDialog) -> None:
    pick_game(dialog, "family")
    pick(dialog.seats, 8)
    dialog.resize(700, 480)
    QApplication.processEvents()
    assert dialog.rect().contains(dialog.play_button.geometry())


def test_the_picture_gives_way_in_a_small_dialog(dialog: SetupDialog) -> None:
    picture = dialog.findChild(QLabel, "picture")
    assert isinstance(picture, QLabel)
    seen = set()
    for key in KEYS:
        pick_game(dialog, key)
        assert 0 < picture.pixmap().width() <= dialog.games.width()
        seen.add(picture.pixmap().toImage().bits().tobytes())
    assert len(seen) >= 5
    for height, shown in ((700, True), (520, False)):
        dialog.resize(740, height)
        QApplication.processEvents()
        assert picture.isVisible() == shown
