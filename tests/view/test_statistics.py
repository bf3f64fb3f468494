"""The statistics dialog: its rows and words, the curve, the way back from a reset, the file for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from domino_desktop.controller.aid import Aid
from domino_desktop.view.dialogs.statistics import StatisticsDialog
from domino_desktop.view.plot import Plot
from tests.controller.test_archive import played, short
from tests.desktop import LEFT, Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def opened(desk: Desktop) -> StatisticsDialog:
    desk.menu("statistics")
    return desk.find("statistics", StatisticsDialog)


def rows(dialog: StatisticsDialog) -> list[list[str]]:
    """Return the words of every row, the inner ones after their game."""

    def of(item: Any) -> list[list[str]]:
        inner = [of(item.child(at)) for at in range(item.childCount())]
        return [[item.text(column) for column in range(item.columnCount())], *(row for part in inner for row in part)]

    tops = [dialog.tree.topLevelItem(at) for at in range(dialog.tree.topLevelItemCount())]
    return [row for top in tops for row in of(top)]


def test_rows_are_in_the_order_of_games_and_levels(desk: Desktop) -> None:
    archive = desk.app.archive
    archive.add(played(1, "human", "bot:easy", key="block", target=50), Aid())
    for level in ("hard", "easy", "medium"):
        archive.add(played(1, "human", f"bot:{level}", target=50), Aid())
    archive.add(played(1, "human", "bot:easy", target=50, set=9), Aid())
    assert [row[:2] for row in rows(opened(desk))] == [
        ["All games", "5"],
        ["Draw dominoes", "4"],
        ["Easy · double-six", "1"],
        ["Medium · double-six", "1"],
        ["Hard · double-six", "1"],
        ["Easy · double-nine", "1"],
        ["Block dominoes", "1"],
        ["Easy · double-six", "1"],
    ]


def test_a_match_that_ends_is_shown_at_once_in_every_language(desk: Desktop) -> None:
    dialog = opened(desk)
    assert rows(dialog) == []
    assert not dialog.reset_button.isEnabled()
    desk.app.archive.add(short(1), Aid(hints=1))
    (whole, *_) = rows(dialog)
    assert whole[1] == "1"
    assert whole[5] == "0 of 0"
    desk.speak("fr")
    assert [row[0] for row in rows(dialog)] == ["Tous les jeux", "La pioche", "Facile · double-six"]
    assert rows(dialog)[0][5] == "0 sur 0"
    assert dialog.tree.headerItem().toolTip(1)


def test_a_match_given_up_at_the_table_is_counted(desk: Desktop) -> None:
    desk.begin(desk.app.store.value.setup)
    desk.app.session.give_up()
    assert rows(opened(desk))[0][1:5] == ["1", "0", "0%", "1"]


def test_begin_anew_and_back_by_the_pointer(desk: Desktop) -> None:
    for seed in range(3):
        desk.app.archive.add(short(seed), Aid())
    dialog = opened(desk)
    before = rows(dialog)
    desk.click("reset", dialog)
    assert rows(dialog) == []
    assert desk.words("note", dialog)
    dialog.close()
    desk.application.processEvents()
    dialog = opened(desk)
    desk.click("undo", dialog)
    assert rows(dialog) == before
    assert not dialog.undo_button.isVisible()


def test_the_chosen_row_decides_what_is_told_and_drawn(desk: Desktop) -> None:
    for seed in range(4):
        desk.app.archive.add(short(seed), Aid())
    desk.app.archive.add(played(1, "human", "bot:easy", "bot:easy", key="haitian"), Aid())
    dialog = opened(desk)
    assert "After 5 matches" in dialog.plot.accessibleDescription()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    assert "After 4 matches" in dialog.plot.accessibleDescription()
    before = dialog.plot.grab().toImage()
    dialog.curves.setFocus()
    QTest.keyClick(dialog.curves, Qt.Key.Key_Down)
    dialog.curves.activated.emit(dialog.curves.currentIndex())
    assert "points in all" in dialog.plot.accessibleDescription()
    assert dialog.plot.grab().toImage() != before
    archive = desk.app.archive
    archive.add(short(9), Aid())
    assert "After 5 matches" in dialog.plot.accessibleDescription(), "the same row is still chosen"


def test_a_folded_game_stays_folded(desk: Desktop) -> None:
    for seed in range(2):
        desk.app.archive.add(short(seed), Aid())
    dialog = opened(desk)
    game: Any = dialog.tree.topLevelItem(1)
    box = dialog.tree.visualItemRect(game)
    QTest.mouseClick(dialog.tree.viewport(), LEFT, pos=QPoint(box.left() - 10, box.center().y()))
    assert not game.isExpanded()
    desk.app.archive.add(short(3), Aid())
    assert not dialog.tree.topLevelItem(1).isExpanded()


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ("en", "Game,Set,Level,Played,Won,Given up,Played without help,Won without help,Points,Streak,Longest\r\n"),
        ("fr", "Jeu;Jeu de dominos;Niveau;Jouées;Gagnées;Abandons;Jouées sans aide;Gagnées sans aide;Points;"),
    ],
)
def test_export_for_spreadsheets(desk: Desktop, tmp_path: Path, language: str, beginning: str) -> None:
    desk.app.archive.add(short(1), Aid())
    desk.speak(language)
    dialog = opened(desk)
    desk.click("export", dialog)
    (asking,) = dialog.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "out.csv"))
    data = (tmp_path / "out.csv").read_bytes().decode("utf-8-sig")
    assert data.startswith(beginning)
    assert data.count("\r\n") == 2
    assert ("," if language == "fr" else ".") in data.splitlines()[1]
    dialog.export(tmp_path / "out.csv" / "under a file")
    assert "under a file" in desk.words("note", dialog)


@pytest.mark.parametrize("count", [0, 1, 2, 60, 61, 5000])
def test_the_curve_is_painted_with_any_number_of_matches(qtbot: QtBot, count: int) -> None:
    plot = Plot()
    qtbot.addWidget(plot)
    plot.resize(400, 160)
    plot.show_nothing("none")
    nothing = plot.grab().toImage()
    if not count:
        return
    plot.show_values([(at * 37 % 11) - 5.0 for at in range(count)], str, ("a", "b"))
    assert plot.grab().toImage() != nothing
    plot.show_values([0.5] * count, str, ("a", ""), whole=True)
    assert plot.grab().toImage() != nothing
