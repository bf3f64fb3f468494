"""The replay: a finished match at a real table, by pointer and keys; the match in play is not disturbed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from domino_desktop.model.match import Match, Player
from domino_desktop.view.dialogs.replay import ReplayDialog
from tests.controller.house import random_match, setup
from tests.controller.test_archive import played, short
from tests.desktop import LEFT, Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def watched(desk: Desktop, match: Match) -> ReplayDialog:
    desk.app.library.watch(match)
    return desk.find("replay", ReplayDialog)


def press(dialog: ReplayDialog, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(dialog.focusWidget(), key)


def said(dialog: ReplayDialog) -> str:
    found = dialog.findChild(QLabel, "said")
    assert isinstance(found, QLabel)
    return found.text()


def test_keys_go_through_the_match(desk: Desktop) -> None:
    match = short(1)
    dialog = watched(desk, match)
    playback = dialog._playback
    assert playback is not None
    assert dialog.bar.slider.value() == 0
    assert "is dealt" in said(dialog)
    press(dialog, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Left)
    assert dialog.bar.slider.value() == 2
    assert dialog.table.director.seen is not None
    assert len(dialog.table.director.seen.events) == 2
    press(dialog, KEY.Key_PageDown)
    assert dialog.bar.slider.value() == playback.deals[1]
    press(dialog, KEY.Key_Right, KEY.Key_PageUp)
    assert dialog.bar.slider.value() == playback.deals[1], "to the beginning of the round first"
    press(dialog, KEY.Key_PageUp)
    assert dialog.bar.slider.value() == 0
    press(dialog, KEY.Key_End)
    assert dialog.bar.slider.value() == playback.last
    assert "match" in said(dialog)
    won = [line for line in said(dialog).split(". ") if ": " in line]
    assert won
    assert all(line.count(":") == 1 and "wins" not in line for line in won), "what a side got is a sentence of its own"
    press(dialog, KEY.Key_Right, KEY.Key_PageDown)
    assert dialog.bar.slider.value() == playback.last
    press(dialog, KEY.Key_Home, KEY.Key_Left)
    assert dialog.bar.slider.value() == 0


def test_every_step_forward_shows_what_going_there_shows(desk: Desktop) -> None:
    match = played(2, "human", "bot:easy", "bot:easy", key="haitian", rounds=2)
    dialog = watched(desk, match)
    playback = dialog._playback
    assert playback is not None
    for is_open in (True, False):
        dialog.open_hands.setChecked(is_open)
        dialog.go_to(0)
        for at in range(1, playback.last + 1):
            press(dialog, KEY.Key_Right)
            assert dialog.bar.slider.value() == at
            table = dialog.table
            table.finish_animations()
            assert table.director.seen == playback.seen(at, dialog._eye)
            hands = table.director.seen.hands or ()
            shown = {tile for seat, hand in enumerate(hands) if seat != dialog._eye.seat for tile in hand}
            assert set(table.table.open_hands._tiles) == shown


def test_space_plays_to_the_end_and_stops(desk: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    from domino_desktop.view.dialogs import replay

    monkeypatch.setattr(replay, "PAUSES", dict.fromkeys(replay.PAUSES, 0))
    dialog = watched(desk, random_match(Random(1), 12, "human", "bot:easy").give_up(0))
    press(dialog, KEY.Key_Space)
    assert dialog._playing
    desk.qtbot.waitUntil(lambda: dialog.bar.slider.value() == dialog.bar.slider.maximum())
    desk.qtbot.waitUntil(lambda: not dialog._playing)
    assert "gave up" in said(dialog)
    press(dialog, KEY.Key_Space)
    assert dialog._playing, "from the beginning again"
    desk.qtbot.waitUntil(lambda: 0 < dialog.bar.slider.value() < dialog.bar.slider.maximum())
    press(dialog, KEY.Key_Space)
    assert not dialog._playing


def test_buttons_and_slider_by_the_pointer(desk: Desktop) -> None:
    dialog = watched(desk, short(1))
    for name in ("forward", "forward", "back", "round_forward", "round_back"):
        desk.click(name, dialog)
    assert dialog.bar.slider.value() == 0
    assert not dialog.bar.buttons["back"].isEnabled()
    box = dialog.bar.slider.rect()
    QTest.mouseClick(dialog.bar.slider, LEFT, pos=box.center())
    assert dialog.bar.slider.value() > 0
    assert dialog.table.director.seen is not None
    desk.click("play", dialog)
    assert dialog._playing
    dialog.close()
    QApplication.processEvents()


def test_as_one_seat_knew_them(desk: Desktop) -> None:
    match = short(1)
    dialog = watched(desk, match)
    seen = dialog.table.director.seen
    assert seen is not None and seen.seat == 0
    assert seen.hands == match.rounds[0].deal.hands
    QTest.mouseClick(dialog.open_hands, LEFT, pos=dialog.open_hands.rect().center())
    dialog.open_hands.setChecked(False)
    assert dialog.table.director.seen.hands is None
    dialog.seats.setCurrentIndex(1)
    dialog.seats.activated.emit(1)
    assert dialog.table.director.seen.hand == match.rounds[0].deal.hands[1]


def test_you_is_the_person_who_played_from_wherever_one_looks(desk: Desktop) -> None:
    people = (Player("", "human"), Player("Ada", "bot:easy"))
    for match in (short(1)._replace(players=people), short(1)._replace(players=(people[1], people[1]))):
        dialog = watched(desk, match)
        dialog.open_hands.setChecked(False)
        for seat in (0, 1):
            dialog.seats.setCurrentIndex(seat)
            dialog.seats.activated.emit(seat)
            press(dialog, KEY.Key_Home)
            for _ in range(12):
                press(dialog, KEY.Key_Right)
                for event in dialog._playback.moments[dialog._at].events:
                    who = getattr(event, "seat", None)
                    if who is not None:
                        is_you = match.players[who].level is None
                        assert said(dialog).startswith("You " if is_you else "Ada "), said(dialog)
                        assert "None" not in said(dialog)


def test_an_unfinished_match_shows_no_hidden_hand_and_can_be_continued(desk: Desktop) -> None:
    match = random_match(Random(1), 9, "human", "bot:easy")
    dialog = watched(desk, match)
    assert not dialog.open_hands.isEnabled()
    assert not dialog.open_hands.isChecked()
    assert dialog.seats.count() == 1
    assert not dialog.check_button.isEnabled()
    press(dialog, KEY.Key_End)
    assert dialog.table.director.seen.hands is None
    desk.click("continue", dialog)
    desk.rest()
    assert desk.match.secret == match.secret


def test_going_on_with_the_match_in_play_keeps_no_second_one(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    dialog = watched(desk, desk.match)
    before = desk.match
    desk.click("continue", dialog)
    desk.rest()
    assert desk.match == before
    assert not desk.app.shelf


def test_the_match_in_play_goes_on_undisturbed(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    before, seen = desk.match, desk.seen
    dialog = watched(desk, short(1))
    press(dialog, *[KEY.Key_Right] * 30, KEY.Key_End)
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=dialog.table.rect().center())
    assert (desk.match, desk.seen) == (before, seen)
    dialog.close()
    QApplication.processEvents()
    desk.play_round()


def test_another_language_and_look_while_it_is_watched(desk: Desktop) -> None:
    dialog = watched(desk, short(1))
    press(dialog, *[KEY.Key_Right] * 5)
    desk.speak("fr")
    assert dialog.windowTitle() == "Revoir\N{NO-BREAK SPACE}: La pioche"
    assert "pose" in said(dialog) or "pioche" in said(dialog)
    desk.app.store.change(theme="dark")
    assert dialog.table.table.pictures.theme.name == "dark"
    assert dialog.bar.slider.value() == 5
