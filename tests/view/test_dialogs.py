"""The dialogs by real pointer and key events: set-up, preferences, rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from domino_desktop.controller.setup import Setup, default_setup
from domino_desktop.games import GAMES, game
from domino_desktop.model.match import Player
from domino_desktop.model.options import declared
from domino_desktop.view.dialogs.draft import Draft
from domino_desktop.view.dialogs.seat_order import SeatOrder
from domino_desktop.view.dialogs.setup import SetupDialog
from tests.controller.house import setup
from tests.desktop import LEFT, Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


@pytest.fixture
def dialog(desk: Desktop) -> SetupDialog:
    desk.menu("setup")
    return desk.find("setup", SetupDialog)


def choose(box: QComboBox, value: object) -> None:
    """Open a list and choose a value by the keyboard."""
    at = box.findData(value)
    assert at >= 0, value
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    assert model.item(at).isEnabled(), value
    box.setFocus()
    box.showPopup()
    view = box.view()
    while view.currentIndex().row() != at:
        before = view.currentIndex().row()
        QTest.keyClick(view, Qt.Key.Key_Down if at > before else Qt.Key.Key_Up)
        assert view.currentIndex().row() != before
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not view.isVisible()


def option(dialog: QWidget, key: str) -> QWidget:
    found = dialog.findChild(QWidget, f"option-{key}")
    assert isinstance(found, QWidget)
    return found


def combo(dialog: QWidget, name: str) -> QComboBox:
    found = dialog.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def hint(dialog: QWidget, key: str) -> str:
    found = dialog.findChild(QLabel, f"hint-{key}")
    assert isinstance(found, QLabel)
    assert found.isVisible()
    return found.text()


def choose_game(dialog: SetupDialog, key: str) -> None:
    dialog.games.setFocus()
    row = [one.key for one in GAMES].index(key)
    QTest.mouseClick(dialog.games.viewport(), LEFT, pos=dialog.games.visualItemRect(dialog.games.item(row)).center())
    QApplication.processEvents()


# the set-up


def test_every_option_of_every_game_is_there(dialog: SetupDialog) -> None:
    for one in GAMES:
        choose_game(dialog, one.key)
        for key, declaration in declared(one).items():
            fixed = key == "seats" and len(declaration.values) == 1
            control = dialog.findChild(QLabel, "only-seats") if fixed else option(dialog, key)
            assert isinstance(control, QWidget)
            assert control.isVisible(), key
            if declaration.is_switch:
                assert isinstance(control, QCheckBox)
            elif declaration.is_number:
                assert isinstance(control, QSpinBox)
                assert (control.minimum(), control.maximum()) == (declaration.values[0], declaration.values[-1])
                assert f"{declaration.values[0]} to {declaration.values[-1]}" in hint(dialog, key)
            elif declaration.order:
                assert isinstance(control, SeatOrder)
                assert sorted(control.order) == list(range(control.list.count()))
            elif len(declaration.values) == 1:
                assert isinstance(control, QLabel), "nothing to choose"
                assert str(declaration.values[0]) in control.text() or key == "set"
            else:
                assert isinstance(control, QComboBox)
                assert [control.itemData(at) for at in range(control.count())] == list(declaration.values)


def test_what_is_chosen_is_played_and_kept(desk: Desktop, dialog: SetupDialog) -> None:
    choose_game(dialog, "block")
    choose(combo(dialog, "option-seats"), 3)
    choose(combo(dialog, "option-set"), 9)
    choose(combo(dialog, "option-opening"), "drawn")
    choose(combo(dialog, "kind1"), "bot:easy")
    choose(combo(dialog, "kind2"), "bot:medium")
    hand = option(dialog, "hand")
    assert isinstance(hand, QSpinBox)
    hand.setFocus()
    QTest.keyClick(hand, Qt.Key.Key_Up)
    misere = option(dialog, "misere")
    misere.setFocus()
    QTest.keyClick(misere, Qt.Key.Key_Space)
    name = dialog.findChild(QLineEdit, "name0")
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "Ann")
    desk.click("play", dialog)
    desk.rest()
    assert desk.match.rules == game("block").make({"seats": 3, "set": 9, "opening": "drawn", "hand": 8, "misere": "on"})
    assert [player.player for player in desk.match.players] == ["human", "bot:easy", "bot:medium"]
    assert desk.match.players[0].name == "Ann"
    assert all(player.name for player in desk.match.players)
    assert desk.app.store.value.setup.rules() == desk.match.rules
    assert not [one for one in desk.application.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]


def test_what_is_not_possible_says_why(dialog: SetupDialog) -> None:
    choose_game(dialog, "block")
    hand = option(dialog, "hand")
    assert isinstance(hand, QSpinBox)
    assert (hand.value(), hand.maximum()) == (7, 9)
    assert "Not possible" not in hint(dialog, "hand")
    choose(combo(dialog, "option-seats"), 4)
    assert (hand.value(), hand.maximum()) == (6, 7)
    assert "Not possible: 8 tiles and 9 tiles. There are not enough tiles" in hint(dialog, "hand")
    assert "not enough tiles" in hand.toolTip()
    choose(combo(dialog, "option-set"), 9)
    assert hand.maximum() == 9
    assert hand.toolTip() == "5 to 9"


def test_seats_and_defaults_follow_the_number_of_players(dialog: SetupDialog) -> None:
    kinds, names = dialog.rows.kinds, dialog.rows.names
    assert [kind.isVisible() for kind in kinds] == [True] * 2 + [False] * 6
    choose(combo(dialog, "option-seats"), 4)
    assert [kind.isVisible() for kind in kinds] == [True] * 4 + [False] * 4
    assert len({name.placeholderText() for name in names[:4]}) == 4
    assert kinds[0].currentData() == "you"


def test_you_are_at_one_seat_only(dialog: SetupDialog) -> None:
    choose(combo(dialog, "option-seats"), 3)
    choose(combo(dialog, "kind2"), "you")
    assert [kind.currentData() for kind in dialog.rows.kinds[:3]] == ["bot:medium", "bot:medium", "you"]
    choose(combo(dialog, "kind0"), "human")
    assert [kind.currentData() for kind in dialog.rows.kinds[:3]] == ["human", "bot:medium", "you"]


def test_levels_are_described_and_spectators_told(dialog: SetupDialog) -> None:
    assert "Never sees a hidden tile" in dialog.rows.about.text()
    choose(combo(dialog, "kind0"), "bot:easy")
    for word in ("Only bots", "Easy:", "Medium:"):
        assert word in dialog.rows.about.text()


def test_usual_rules_come_back(dialog: SetupDialog) -> None:
    choose(combo(dialog, "option-set"), 12)
    choose(combo(dialog, "option-seats"), 3)
    dialog.findChild(QWidget, "usual").click()  # type: ignore[union-attr]
    assert combo(dialog, "option-set").currentData() == 6
    assert combo(dialog, "option-seats").currentData() == 3


def test_cancel_changes_nothing(desk: Desktop, dialog: SetupDialog) -> None:
    choose(combo(dialog, "option-set"), 12)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert desk.app.store.value.setup == default_setup()
    assert desk.app.session.match is None


def test_a_dialog_opens_once_and_none_is_modal(desk: Desktop) -> None:
    for _ in range(5):
        for name in ("setup", "preferences", "rules", "about"):
            desk.menu(name)
    opened = [one for one in desk.application.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
    assert len(opened) == 4
    assert not any(one.isModal() for one in opened)
    desk.window.close()
    assert not any(one.isVisible() for one in opened)


def test_dialogs_follow_the_language(desk: Desktop, dialog: SetupDialog) -> None:
    desk.menu("preferences")
    desk.menu("rules")
    desk.speak("fr")
    assert dialog.play_button.text() == "Jouer"
    assert dialog.games.item(0).text() == "La pioche"
    assert combo(dialog, "option-set").itemText(0).startswith("Double-six")
    assert desk.find("preferences", QDialog).windowTitle() == "Préférences"
    assert "La pioche" in desk.find("words", QTextBrowser).toPlainText()
    assert "objectif" in desk.find("words", QTextBrowser).toPlainText()


# a draft


def test_a_draft_keeps_what_was_chosen_where_it_may() -> None:
    draft = Draft(default_setup())
    draft.choose_game("block")
    draft.choose("hand", 9)
    draft.choose("seats", 4)
    assert draft.options["hand"] == 6, "nine do not fit: the usual hand of four players"
    draft.choose("seats", 2)
    assert draft.options["hand"] == 9
    draft.choose_game("draw")
    draft.choose_game("block")
    assert draft.options["hand"] == 9
    assert draft.setup().rules().options() == draft.options


def test_a_draft_begins_with_the_setup_and_its_defaults_still_follow() -> None:
    rules = game("block").make({"seats": 4, "target": 130})
    players = tuple(Player(f"P{seat}", "bot:easy") for seat in range(4))
    draft = Draft(Setup("block", rules.options(), players))
    assert draft.setup() == Setup("block", rules.options(), players)
    draft.choose("seats", 3)
    assert (draft.options["hand"], draft.options["target"]) == (7, 130)
    assert draft.players == players[:3]
    draft.choose("seats", 4)
    assert draft.players == players


# rules


def test_rules_of_the_match_in_play(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy", "bot:easy", key="block", target=140))
    QTest.keyClick(desk.window, Qt.Key.Key_F1)
    words = desk.find("words", QTextBrowser)
    assert "140 points" in words.toPlainText()
    assert "3 players" in words.toPlainText()
    choose(desk.find("choice", QComboBox), "draw")
    assert words.toPlainText().startswith("Draw dominoes")


def test_rules_of_the_setup_in_hand(desk: Desktop, dialog: SetupDialog) -> None:
    choose(combo(dialog, "option-set"), 12)
    desk.click("rules", dialog)
    assert "double-twelve (91 tiles)." in desk.find("words", QTextBrowser).toPlainText()
