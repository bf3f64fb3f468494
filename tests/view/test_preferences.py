"""The preferences by real pointer and key events: every setting holds at once, on four pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.controller.settings import Settings
from domino_desktop.view.dialogs.preferences import LISTS, PAGES, PreferencesDialog
from domino_desktop.view.theme import CONTRAST
from tests.desktop import Desktop, desktop
from tests.view.test_dialogs import choose

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        opened.menu("preferences")
        yield opened


def page(desk: Desktop, key: str) -> PreferencesDialog:
    """Bring the page of a setting to the front."""
    dialog = desk.find("preferences", PreferencesDialog)
    dialog.show_page(next(name for name, keys in PAGES.items() if key in keys))
    return dialog


def picture(desk: Desktop) -> bytes:
    """Return the pixels of the piece of a table on the page of looks."""
    page(desk, "theme")
    return bytes(desk.find("preview", QLabel).pixmap().toImage().constBits())


def test_every_setting_has_its_place() -> None:
    shown = [key for keys in PAGES.values() for key in keys]
    assert sorted(shown) == sorted({one.name for one in fields(Settings)} - {"setup", "geometry", "words"})


@pytest.mark.parametrize("key", [key for key in LISTS if key != "language"])
def test_lists_hold_at_once(desk: Desktop, key: str) -> None:
    page(desk, key)
    for value in LISTS[key]:
        choose(desk.find(f"setting-{key}", QComboBox), value)
        assert getattr(desk.app.store.value, key) == value


def test_switches_and_sliders_hold_at_once(desk: Desktop) -> None:
    for key in ("auto_draw", "auto_pass"):
        page(desk, key)
        box = desk.find(f"setting-{key}", QCheckBox)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
        assert getattr(desk.app.store.value, key)
    page(desk, "volume")
    slider = desk.find("setting-volume", QSlider)
    assert not slider.isEnabled(), "without sound there is no volume"
    desk.app.store.change(sound=True, volume=50)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert desk.app.store.value.volume == desk.window.sounds.volume == 55
    desk.app.store.change(sound=False)


def test_the_language_changes_while_the_dialog_is_open(desk: Desktop) -> None:
    page(desk, "language")
    choose(desk.find("setting-language", QComboBox), "fr")
    desk.settle()
    dialog = desk.find("preferences", QDialog)
    assert desk.find("close", QWidget, dialog).text() == "Fermer"  # type: ignore[attr-defined]
    desk.click("close", dialog)


def test_preferences_follow_changes_from_elsewhere(desk: Desktop) -> None:
    desk.app.store.change(speed="slow", auto_draw=True, volume=20)
    page(desk, "speed")
    assert desk.find("setting-speed", QComboBox).currentData() == "slow"
    assert desk.find("setting-auto_draw", QCheckBox).isChecked()
    page(desk, "volume")
    assert desk.find("setting-volume", QSlider).value() == 20


def test_pictures_show_what_is_chosen(desk: Desktop) -> None:
    seen = {picture(desk)}
    for number, (key, value) in enumerate(
        (("tiles", "ebony"), ("cloth", "wood"), ("theme", "dark"), ("pips", "plain"), ("digits", "on")), 2
    ):
        desk.app.store.change(**{key: value})
        seen.add(picture(desk))
        assert len(seen) == number, key
    page(desk, "theme")
    for key in ("theme", "tiles", "cloth", "pips"):
        box = desk.find(f"setting-{key}", QComboBox)
        icons = {bytes(box.itemIcon(at).pixmap(44, 26).toImage().constBits()) for at in range(box.count())}
        assert len(icons) >= box.count() - (key == "theme"), "as the system looks like another one"


def test_looks_take_effect_at_once(desk: Desktop) -> None:
    pictures = desk.window.table.table.pictures
    desk.app.store.change(tiles="ebony", cloth="night", theme="contrast")
    after = desk.window.table.table.pictures
    assert after.theme.name == "contrast ebony night coloured"
    assert after.theme.tile != pictures.theme.tile
    assert desk.application.palette().color(QPalette.ColorRole.Window).name() == CONTRAST.window
