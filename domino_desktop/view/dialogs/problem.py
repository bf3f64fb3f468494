"""Reporting a problem: what the report holds, and where it is saved."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ..texts import tr
from ..widgets import button, label

_WIDTH: Final = 500


class ProblemDialog(QDialog):
    """Not modal; whoever opens it writes the file and says with `say` what came of it."""

    saving = Signal(object)
    """The Path where the report shall be saved."""

    def __init__(self, parent: QWidget, happened: bool) -> None:
        """Say whether an error of the program's own has led here."""
        super().__init__(parent)
        self.setObjectName("problem")
        self._happened = happened
        self._title = label("title", wrap=True, name="title")
        self._about = label("soft", wrap=True, name="about")
        self.said = label("", wrap=True, name="said")
        self.said.hide()
        self.save_button = button(self._choose, "primary", "save")
        self.close_button = button(self.close, name="close")
        self._files: QFileDialog | None = None
        low = QHBoxLayout()
        low.addWidget(self.close_button)
        low.addStretch(1)
        low.addWidget(self.save_button)
        whole = self._whole = QVBoxLayout(self)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # `_fit` sees to the room
        whole.setContentsMargins(22, 20, 22, 16)
        whole.setSpacing(14)
        for one in (self._title, self._about, self.said):
            whole.addWidget(one)
        whole.addStretch(1)
        whole.addLayout(low)
        self.save_button.setDefault(True)
        self._word()

    def say(self, words: str) -> None:
        """Say what came of saving."""
        self.said.setText(words)
        self.said.show()
        self._fit()
        self.close_button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _choose(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        files = self._files = QFileDialog(self, tr("Save the report"), folder)
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix("txt")
        files.selectFile("domino-desktop-report.txt")
        files.fileSelected.connect(lambda file: self.saving.emit(Path(file)))
        files.finished.connect(files.deleteLater)
        files.open()

    def _word(self) -> None:
        self.setWindowTitle(tr("Report a problem"))
        self._title.setText(tr("Something went wrong") if self._happened else tr("Report a problem"))
        about = tr(
            "The report is one text file with the version, your settings, the match in play and the log; it holds no "
            "names and no folders of yours. It shows all hands, so do not open it before the match is over. "
            "Nothing is sent by itself."
        )
        if self._happened:
            about = tr("An error of the program was noticed. The match is saved, and you can go on.") + " " + about
        self._about.setText(about)
        self.save_button.setText(tr("Save the report…"))
        self.close_button.setText(tr("Close"))
        self._fit()

    def _fit(self) -> None:
        """Make room for all the words: they wrap, so their height hangs on the width."""
        needed = self._whole.totalHeightForWidth(_WIDTH)
        self.resize(_WIDTH, max(needed, self.height() if self.isVisible() else 0))
