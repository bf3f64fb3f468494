"""The same deal again, and a deal by its number; such matches count as played with help."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from domino_desktop.commands.simulate import play_match
from domino_desktop.controller.aid import Aid
from domino_desktop.controller.deal_number import secret_of
from domino_desktop.games.block import Block
from domino_desktop.model.shuffle import numbered_secret
from tests.controller.house import SECRET, setup
from tests.desktop import Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def test_f5_deals_the_same_again_and_keeps_the_match(desk: Desktop) -> None:
    assert not desk.window.menus.actions["same_deal"].isEnabled()
    desk.begin(setup("human", "bot:easy", key="block", hand=5))
    start = desk.match.rounds[0].deal
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    before = desk.match
    desk.key(Qt.Key.Key_F5)
    desk.rest()
    assert (desk.match.secret, desk.match.rules, desk.match.players) == (before.secret, before.rules, before.players)
    assert desk.match.rounds[0].deal == start
    assert desk.app.session.aid == Aid(undos=1)
    desk.window.earlier_listed.emit()
    assert len(desk.window.menus.earlier.actions()) == 1
    for _ in range(20):
        desk.key(Qt.Key.Key_F5)
    desk.rest()
    assert desk.match.rounds[0].deal == start
    assert desk.app.shelf.matches() == (before,)


def test_after_the_match(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy", key="block", target=50))
    secret = desk.match.secret
    desk.window.give_up.emit()
    desk.rest()
    desk.click("same_deal", desk.panel)
    desk.rest()
    assert desk.match.secret == secret
    desk.play_round(random.Random(1))
    desk.window.give_up.emit()
    assert [one.unaided for one in desk.app.archive.tallies()] == [True, False]


@pytest.mark.parametrize(
    ("typed", "secret"),
    [
        (SECRET, SECRET),
        (f"  {SECRET.upper()} ", SECRET),
        ("7", numbered_secret(7)),
        ("-7", numbered_secret(-7)),
        ("1 000", numbered_secret(1000)),
        ("", None),
        ("seven", None),
        ("1.5", None),
        (SECRET[:-1] + "g", None),
        ("٣", None),
    ],
)
def test_numbers_of_deals(typed: str, secret: str | None) -> None:
    assert secret_of(typed) == secret


def test_a_number_means_the_first_match_of_a_simulation() -> None:
    assert play_match(Block.make({"seats": 2}), ("easy", "easy"), 42, 1, 1).secret == secret_of("42")


def test_a_deal_by_number(desk: Desktop) -> None:
    desk.menu("deal_number")
    dialog = desk.find("deal_number", type(desk.window.desk._open["deal_number"]))
    field = desk.find("number", QLineEdit, dialog)
    QTest.keyClicks(field, "no number")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert desk.words("fault", dialog)
    assert desk.app.session.match is None
    field.clear()
    QTest.keyClicks(field, "42")
    assert not dialog.findChild(type(desk.find("about", type(dialog._about), dialog)), "fault").text()
    desk.find("play", QPushButton, dialog).click()
    desk.rest()
    assert desk.match.secret == secret_of("42")
    assert desk.match.rules == desk.app.store.value.setup.rules()
    assert desk.app.session.aid == Aid(undos=1)
    assert desk.app.aids.of(desk.match.secret) == Aid(undos=1)
