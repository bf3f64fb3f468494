"""What is done with matches beside playing them: lists, files, deals checked; from menus and panels, and by drop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.controller.aid import Aid
from domino_desktop.controller.record_file import record_of, write_records
from domino_desktop.view.dialogs.deal_check import DealCheckDialog
from domino_desktop.view.dialogs.matches import ArchiveDialog, FileDialog
from domino_desktop.view.dialogs.replay import ReplayDialog
from tests.controller.house import random_match, setup
from tests.controller.test_archive import played, short
from tests.desktop import LEFT, Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path / "profile") as opened:
        yield opened


def archive_of(desk: Desktop, *seeds: int) -> ArchiveDialog:
    """Fill the archive and open its list."""
    for seed in seeds:
        desk.app.archive.add(short(seed), Aid())
    desk.menu("archive")
    return desk.find("archive", ArchiveDialog)


def there_is(kind: type[QWidget]) -> bool:
    return any(isinstance(top, kind) and top.isVisible() for top in QApplication.topLevelWidgets())


def told(desk: Desktop) -> str:
    """Return what is said around the game, once it is said."""
    bar = desk.window.trouble_bar
    desk.qtbot.waitUntil(bar.isVisible)
    return desk.words("words", bar)


def answer(desk: Desktop, path: Path) -> None:
    """Answer the question for a file."""
    (asking,) = [top for top in QApplication.topLevelWidgets() if isinstance(top, QFileDialog) and top.isVisible()]
    asking.fileSelected.emit(str(path))
    asking.close()


# the archive


def test_the_list_tells_of_every_match_and_can_be_narrowed(desk: Desktop) -> None:
    desk.app.archive.add(played(3, "human", "bot:hard", "bot:hard", "bot:hard", key="brazilian"), Aid())
    dialog = archive_of(desk, 1, 2)
    model = dialog.list.table.model()
    assert model.rowCount() == 3
    cells = [str(model.index(2, column).data()) for column in range(model.columnCount())]
    assert cells[1] == "Brazilian pairs"
    assert "hard" in cells[2]
    assert cells[3] in ("won", "lost")
    games = dialog.list.games
    assert [games.itemText(at) for at in range(games.count())] == ["All games", "Draw dominoes", "Brazilian pairs"]
    games.setCurrentIndex(2)
    games.activated.emit(2)
    assert model.rowCount() == 1
    desk.speak("fr")
    assert model.rowCount() == 1
    assert model.index(0, 1).data() == "Dominó de duplas"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Date"


def test_watch_by_enter_and_by_double_click(desk: Desktop) -> None:
    dialog = archive_of(desk, 1, 2)
    QTest.keyClick(dialog.list.table, Qt.Key.Key_Return)
    replay = desk.find("replay", ReplayDialog)
    assert replay._match == short(2)
    view = dialog.list.table
    at = view.visualRect(view.model().index(1, 1)).center()
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    QTest.mouseDClick(view.viewport(), LEFT, pos=at)
    assert replay._match == short(1)


def test_delete_and_undo(desk: Desktop) -> None:
    dialog = archive_of(desk, 1, 2, 3)
    view = dialog.list.table
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert view.model().rowCount() == 2
    assert view.currentIndex().row() == 1, "the next one is chosen"
    assert desk.words("note", dialog) == "1 match deleted."
    QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    desk.click("delete", dialog)
    assert view.model().rowCount() == 0
    assert not dialog.watch_button.isEnabled()
    desk.click("undo", dialog)
    assert view.model().rowCount() == 2
    assert not dialog.undo_button.isVisible()


def test_a_record_that_was_spoiled_in_the_archive_is_said_not_shown(desk: Desktop) -> None:
    dialog = archive_of(desk, 1)
    desk.app.archive.file.do(lambda opened: opened.execute("UPDATE match SET record = replace(record, 'draw', 'dr')"))
    desk.click("watch", dialog)
    assert told(desk).startswith("This match cannot be watched: match 1")
    assert not there_is(ReplayDialog)


def test_saved_from_the_list_and_brought_in_again(desk: Desktop, tmp_path: Path) -> None:
    dialog = archive_of(desk, 1, 2, 3)
    dialog.list.table.selectAll()
    desk.click("save", dialog)
    answer(desk, tmp_path / "all.domino")
    assert desk.words("note", dialog) == "3 matches saved in all.domino."
    dialog.list.table.selectRow(0)
    desk.click("delete", dialog)
    desk.click("bring", dialog)
    answer(desk, tmp_path / "all.domino")
    desk.qtbot.waitUntil(lambda: len(desk.app.archive.heads()) == 3)
    assert desk.words("note", dialog) == "1 match brought into the archive. 2 matches were there already."


# files


def test_ctrl_s_saves_and_ctrl_o_opens_a_match(desk: Desktop, tmp_path: Path) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    answer(desk, tmp_path / "now.domino")
    assert (tmp_path / "now.domino").exists()
    assert "1 match saved in now.domino." in [one.text() for one in desk.window.bottom.findChildren(QLabel)]
    secret = desk.match.secret
    desk.begin(setup("human", "bot:easy"))
    desk.play_round()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(lambda: QApplication.activeWindow() is desk.window)
    desk.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    answer(desk, tmp_path / "now.domino")
    desk.qtbot.waitUntil(lambda: there_is(ReplayDialog))
    replay = desk.find("replay", ReplayDialog)
    other = desk.match
    desk.click("continue", replay)
    desk.rest()
    assert desk.match.secret == secret
    assert other in desk.app.shelf.matches()


def test_without_a_match_there_is_nothing_to_save_and_with_an_offered_one_there_is(
    desk: Desktop, tmp_path: Path
) -> None:
    desk.menu("save")
    assert told(desk) == "There is no match to save."
    desk.window.trouble_bar.close_button.click()
    desk.app.saves.write(random_match(Random(1), 9, "human", "bot:easy"))
    desk.app.matches.offer()
    desk.menu("save")
    answer(desk, tmp_path / "offered.domino")
    assert told(desk) == "1 match saved in offered.domino."


def test_going_on_with_an_older_state_of_the_match_in_play_loses_nothing(desk: Desktop) -> None:
    old = random_match(Random(1), 3, "human", "bot:easy")
    new = random_match(Random(1), 12, "human", "bot:easy")
    desk.app.session.resume(new)
    desk.rest()
    new = desk.match
    desk.app.go_on_with(old)
    assert desk.app.shelf.matches() == (new,)


def test_a_file_of_many_matches_is_listed_with_its_faults(desk: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "many.domino"
    unfinished = record_of(random_match(Random(1), 9, "human", "bot:easy"))
    broken = record_of(short(3)).replace('"game":"draw"', '"game":"dr"')
    write_records(file, [record_of(short(1)), broken, record_of(short(2)), unfinished])
    desk.app.library.open(file)
    desk.qtbot.waitUntil(lambda: there_is(FileDialog))
    dialog = desk.find("file", FileDialog)
    assert dialog.list.table.model().rowCount() == 3
    assert dialog.list.table.model().index(2, 3).data() == "not over"
    assert desk.words("note", dialog).startswith('many.domino, match 2: there is no game "dr"')
    dialog.list.table.selectRow(1)
    desk.click("watch", dialog)
    assert desk.find("replay", ReplayDialog)._match == short(2)
    desk.click("bring", dialog)
    assert desk.words("note", dialog).startswith(
        "2 matches brought into the archive. 1 match is not over and was left out. many.domino"
    )
    assert len(desk.app.archive.heads()) == 2


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "x.domino is empty."),
        (b"hello", "x.domino, match 1: it is not one JSON object."),
        (b"\xff\xfe\n", "x.domino, match 1: it is not text in UTF-8."),
        (
            b"{}\n{}\n{}",
            "x.domino, match 1: its format is not domino-record. 2 more matches in it are not right either.",
        ),
        (None, "x.domino cannot be read: it is not there."),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(
    desk: Desktop, tmp_path: Path, content: bytes | None, words: str
) -> None:
    file = tmp_path / "x.domino"
    if content is not None:
        file.write_bytes(content)
    desk.app.library.open(file)
    assert told(desk) == words


def test_a_file_is_dropped_onto_the_window(desk: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "übung.domino"
    write_records(file, [record_of(short(1))])
    for data, welcome in ((QMimeData(), False), (QMimeData(), True)):
        if welcome:
            data.setUrls([QUrl.fromLocalFile(str(file))])
        else:
            data.setText("words")
        at, actions = QPointF(300, 300), Qt.DropAction.CopyAction
        none = Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(at.toPoint(), actions, data, LEFT, none)
        enter.setAccepted(False)
        QApplication.sendEvent(desk.window, enter)
        assert enter.isAccepted() == welcome
    assert not desk.window.table.acceptDrops(), "else it would keep files from the window"
    QApplication.sendEvent(desk.window, QDropEvent(at, actions, data, LEFT, none))
    desk.qtbot.waitUntil(lambda: there_is(ReplayDialog))


# the end of a match


def test_the_match_end_offers_replay_record_and_check(desk: Desktop, tmp_path: Path) -> None:
    desk.begin(setup("human", "bot:easy", target=50))
    desk.app.session.give_up()
    desk.qtbot.waitUntil(lambda: desk.shows(desk.window.overlays.match_end))
    panel = desk.window.overlays.match_end
    desk.click("watch", panel)
    assert desk.find("replay", ReplayDialog)._match == desk.match
    desk.click("save", panel)
    answer(desk, tmp_path / "it.domino")
    assert (tmp_path / "it.domino").read_text(encoding="utf-8").count("\n") == 1
    desk.click("check", panel)
    check = desk.find("deal_check", DealCheckDialog)
    assert "1 round was dealt" in desk.words("verdict", check)
    assert desk.match.secret in desk.words("facts", check)
    desk.speak("fr")
    assert "empreinte" in check.findChild(QLabel, "verdict").text()
    desk.click("check", desk.find("replay", ReplayDialog))
    desk.click("again", panel)
    desk.rest()
    assert desk.match.outcome is None
