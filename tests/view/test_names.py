"""Everything that can be operated has a name for assistive technology, and keys reach it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QListWidget, QPushButton, QTextBrowser, QWidget

from domino_desktop.games import GAMES
from domino_desktop.view import texts
from tests.controller.house import SECRET, setup
from tests.dealt import by_hand, played, rules
from tests.desktop import Desktop, desktop

from .tables import match_of
from .tour import tour

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ROLE = QAccessible.Role
OPERATED = {
    ROLE.Button, ROLE.CheckBox, ROLE.ComboBox, ROLE.EditableText, ROLE.List, ROLE.Table, ROLE.Tree, ROLE.SpinBox,
    ROLE.Slider, ROLE.RadioButton, ROLE.PageTabList, ROLE.Graphic, ROLE.Document,
}  # fmt: skip
DIALOGS = ("setup", "preferences", "rules", "statistics", "about")


@pytest.fixture
def opened(qtbot, tmp_path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as made:
        yield made


def nameless(top: QWidget) -> list[str]:
    """Return what shows in a window and has no name though it needs one."""
    found = []
    for widget in top.findChildren(QWidget):
        interface = QAccessible.queryAccessibleInterface(widget)
        if not widget.isVisible() or widget.objectName().startswith("qt_"):
            continue
        picture = isinstance(widget, QLabel) and not widget.pixmap().isNull()
        if (picture or interface.role() in OPERATED) and not interface.text(QAccessible.Text.Name):
            found.append(f"{type(widget).__name__} {widget.objectName()} {interface.role()}")
    return found


def dialog(opened: Desktop, name: str) -> QDialog:
    """Open a dialog from the menus."""
    opened.menu(name)
    found = [top for top in opened.application.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]
    assert len(found) == 1
    opened.qtbot.waitUntil(found[0].isActiveWindow)
    return found[0]


def test_everything_that_shows_has_a_name(qtbot, tmp_path):
    faults = [f"{name}: {fault}" for name, window in tour(qtbot, tmp_path) for fault in nameless(window)]
    assert faults == []


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_goes_round_a_dialog_and_the_focus_shows(opened, name):
    box = dialog(opened, name)
    seen: list[QWidget] = []
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.window() is box
        assert focused.isVisible()
        if focused in seen:
            break
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert focused in seen
    able = [one for one in box.findChildren(QWidget) if one.isVisible() and one.isEnabled() and _by_tab(one)]
    missed = [f"{type(one).__name__} {one.objectName()}" for one in able if one not in seen]
    assert missed == []
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not box.isVisible()


@pytest.mark.parametrize("name", [*(one for one in DIALOGS if one != "about"), "archive", "problem", "deal_number"])
def test_enter_presses_the_button_in_focus_of_a_dialog(opened, name):
    box = dialog(opened, name)
    away = box.findChild(QPushButton, "cancel" if name == "setup" else "close")
    assert away is not None
    away.setFocus()
    QTest.keyClick(away, Qt.Key.Key_Return)
    assert not box.isVisible()
    assert opened.app.session.match is None
    assert not [top for top in opened.application.topLevelWidgets() if top.isVisible() and top is not opened.window]


def _by_tab(widget: QWidget) -> bool:
    # by name first: PySide6 takes a proxy for a child of what asks for it, and for those of Qt it is their parent
    proxied = widget.objectName().startswith("qt_") or widget.focusProxy() is not None
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not proxied


def test_f1_opens_the_rules_everywhere(opened):
    box = dialog(opened, "setup")
    box.findChild(QListWidget, "games").setCurrentRow(3)
    QTest.keyClick(box, Qt.Key.Key_F1)
    rules = next(top for top in opened.application.topLevelWidgets() if top.objectName() == "rules" and top.isVisible())
    assert texts.game_name(GAMES[3].key) in rules.findChild(QTextBrowser).toPlainText()


def test_draw_and_pass_say_why_they_cannot_be_pressed(opened):
    opened.app.session.begin(setup("human", "bot:easy", key="block"), SECRET)  # somebody who can play
    opened.rest()
    bottom, seen = opened.window.bottom, opened.seen
    for one, why in ((bottom.draw_button, texts.draw_words(seen)), (bottom.pass_button, texts.pass_words(seen))):
        assert one.isVisible()
        assert not one.isEnabled()
        assert one.toolTip().startswith(why)
        interface = QAccessible.queryAccessibleInterface(one)
        assert interface is not None
        assert interface.text(QAccessible.Text.Description) == why
        assert interface.state().disabled


@pytest.mark.parametrize(("hand", "buttons"), [("6-4 4-1", []), ("3-2 4-1", ["draw"])])
def test_tab_goes_round_the_window(opened, hand, buttons):
    first = by_hand(rules("draw"), hand, "6-6 6-5 0-0", boneyard="2-2 5-5", leader=1)
    opened.app.store.change(words=True)
    opened.app.session.resume(match_of(played(first, "6-6")))
    opened.rest()
    order = []
    wanted = ["TableView", "table-in-words", "words-close", *buttons, "tool-hint", "tool-demo"]
    for _ in range(2 * len(wanted)):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.isVisible()
        order.append(focused.objectName() or type(focused).__name__)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert order == wanted * 2
    assert opened.window.table.table.hand.focused
