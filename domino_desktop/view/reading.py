"""The view room: a file of records being read, with a bar that comes when it takes long and can stop it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from ..controller.record_file import Found, RecordReader
from .texts import tr

PATIENCE_MS = 500


class Reading(QObject):
    """Lives until the file is read or the person stops it."""

    def __init__(self, window: QWidget, path: Path, done: Callable[[Found], None]) -> None:
        super().__init__(window)
        self._done = done
        self._reader = RecordReader(path, self)
        self._bar = QProgressDialog(tr("Reading {file}…").format(file=path.name), tr("Stop"), 0, 0, window)
        self._bar.setWindowModality(Qt.WindowModality.NonModal)
        self._bar.setMinimumDuration(PATIENCE_MS)
        self._bar.setAutoReset(False)
        self._bar.canceled.connect(self._end)
        self._reader.progress.connect(self._bar.setValue)
        self._reader.done.connect(self._finish)
        self._reader.start()

    def _finish(self, found: Found) -> None:
        self._end()
        self._done(found)

    def _end(self) -> None:
        self._reader.stop()
        self._bar.canceled.disconnect(self._end)
        self._bar.close()
        self._bar.deleteLater()
        self.deleteLater()
