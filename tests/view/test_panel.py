"""A panel over a window that has nothing else but a menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from domino_desktop.view.panels.give_up import GiveUpPanel


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Left])
def test_arrows_do_not_make_the_window_a_part_of_the_panel(qtbot: QtBot, key: Qt.Key) -> None:
    window, stage = QMainWindow(), QWidget()
    qtbot.addWidget(window)
    menu = window.menuBar().addMenu("")
    window.setCentralWidget(stage)
    panel = GiveUpPanel(stage)
    with qtbot.waitExposed(window):
        window.show()
    panel.open()
    seen = set()
    for _ in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.add(focused.objectName())
        QTest.keyClick(focused, key)
    assert seen == {"go_on", "give_up"}
    delete(panel)
    assert isValid(menu)
