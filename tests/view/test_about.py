"""The notice that the LGPL asks for."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QUrl, qVersion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.view.dialogs.about import about


def test_about_names_qt_its_licence_and_the_folder_with_the_texts(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    words = about(parent).informativeText()
    assert f"Qt {qVersion()}" in words
    assert "LGPL" in words
    folder = Path(QUrl(re.findall('href="(.*?)"', words)[0]).toLocalFile())
    assert {"GPL-3.0.txt", "LGPL-3.0.txt", "QT.txt"} <= {file.name for file in folder.iterdir()}
