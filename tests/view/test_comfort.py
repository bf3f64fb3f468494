"""What makes the table one's own: the order of the hand, the alert in the task bar."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.controller.house import setup
from tests.desktop import Desktop, desktop


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def test_the_menu_shows_how_the_hand_is_sorted(desk: Desktop, qtbot: QtBot, tmp_path: Path) -> None:
    desk.begin(setup("human", "bot:easy"))
    actions = desk.window.menus.actions
    assert actions["sort_dealt"].isChecked()
    desk.menu("sort_total")
    pips = [tile.pips for tile in desk.window.table.table.hand.tiles]
    assert pips == sorted(pips, reverse=True)
    assert actions["sort_total"].isChecked()
    desk.window.table.arranged.emit()
    assert actions["sort_dealt"].isChecked()
    assert not actions["sort_total"].isChecked()
    assert [tile.pips for tile in desk.window.table.table.hand.tiles] == pips
    desk.menu("sort_number")
    assert desk.app.store.value.order == "number", "it holds at the next start too"


def test_the_task_bar_is_alerted_only_when_another_program_is_in_front(
    desk: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    alerts: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, milliseconds=0: alerts.append(window))
    in_front: list[object] = [desk.window]
    monkeypatch.setattr(QApplication, "activeWindow", lambda: in_front[0])
    desk.begin(setup("human", "bot:easy"))
    assert alerts == []
    in_front[0] = None
    desk.begin(setup("human", "bot:easy", key="block"))
    assert desk.seen.my_turn
    assert alerts == [desk.window] * len(alerts) != []
