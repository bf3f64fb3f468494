"""The view room: where a file of records is to be opened or saved; nothing waits for the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ..controller.record_file import SUFFIX
from .texts import tr


def ask_to_open(parent: QWidget, chosen: Callable[[Path], object]) -> None:
    """Ask for a file; `chosen` is called with it."""
    asking = _asking(parent, tr("Open a match"))
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setNameFilters([
        tr("Matches ({patterns})").format(patterns=f"*{SUFFIX} *.jsonl *.json"), tr("All files ({patterns})").format(
            patterns="*")])  # fmt: skip
    asking.fileSelected.connect(lambda path: chosen(Path(path)))
    asking.open()


def ask_to_save(parent: QWidget, name: str, chosen: Callable[[Path], object]) -> None:
    """Ask for the place of a new file, of this name by default; `chosen` is called with it."""
    asking = _asking(parent, tr("Save the match"))
    asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asking.setNameFilter(tr("Matches ({patterns})").format(patterns=f"*{SUFFIX}"))
    asking.setDefaultSuffix(SUFFIX.removeprefix("."))
    asking.selectFile(name + SUFFIX)
    asking.fileSelected.connect(lambda path: chosen(Path(path)))
    asking.open()


def _asking(parent: QWidget, title: str) -> QFileDialog:
    made = QFileDialog(QApplication.activeWindow() or parent, title)
    made.setObjectName("asking")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return made
