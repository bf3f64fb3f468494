"""The archive of matches, and the matches of a file: lists from which matches are watched, saved, kept, deleted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...controller.archive import Archive
from ...controller.archive_columns import Head
from ...controller.record_file import Found, Kept
from ..match_list import MatchList
from ..texts import tr
from ..texts.archive import deleted_words, faults_words
from ..widgets import button, label


class _Matches(QDialog):
    """A list with buttons below it; not modal."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.list = MatchList()
        self.list.selected.connect(self._allow)
        self.note = label("small", wrap=True, name="note")
        self.watch_button = button(lambda: self._watch(self.list.chosen[0]), "primary", "watch")
        self.list.watching.connect(self._watch)
        self.low = QHBoxLayout()
        self.low.addWidget(self.watch_button)
        self._close_button = button(self.close, name="close")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.setSpacing(12)
        whole.addWidget(self.list, 1)
        whole.addWidget(self.note)
        whole.addLayout(self.low)
        room = self.screen().availableGeometry()
        self.resize(min(860, room.width() - 20), min(560, room.height() - 40))

    def tell(self, words: str) -> None:
        """Say what came of a wish."""
        self.note.setText(words)
        self.note.setVisible(bool(words))

    def _watch(self, head: Head) -> None:
        raise NotImplementedError

    def _allow(self) -> None:
        self.watch_button.setEnabled(len(self.list.chosen) == 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        self.watch_button.setText(tr("Watch"))
        self._close_button.setText(tr("Close"))
        self._allow()


class ArchiveDialog(_Matches):
    """The matches that are over; what is deleted can be brought back."""

    watching = Signal(int)
    """The id of a match to be watched."""
    saving = Signal(object)
    """The ids of matches to be saved in a file."""
    bringing_in = Signal()
    """A file shall be brought in."""

    def __init__(self, parent: QWidget, archive: Archive) -> None:
        super().__init__(parent, "archive")
        self._archive = archive
        self.save_button = button(lambda: self.saving.emit([one.id for one in self.list.chosen]), name="save")
        self.delete_button = button(self._delete, name="delete")
        self.undo_button = button(archive.undo_delete, name="undo")
        self.bring_button = button(self.bringing_in.emit, name="bring")
        for one in (self.save_button, self.delete_button, self.undo_button):
            self.low.addWidget(one)
        self.low.addStretch(1)
        self.low.addWidget(self.bring_button)
        self.low.addWidget(self._close_button)
        self.list.deleting.connect(self._delete)
        archive.changed.connect(self._reload)
        self._word()
        self._reload()
        self.list.table.setFocus()

    def _watch(self, head: Head) -> None:
        self.watching.emit(head.id)

    def _delete(self) -> None:
        self._archive.delete([one.id for one in self.list.chosen])
        self.list.table.setFocus()

    def _reload(self) -> None:
        self.list.show_heads(self._archive.heads())
        gone = len(self._archive.deleted)
        self.undo_button.setVisible(bool(gone))
        self.tell(deleted_words(gone) if gone else "")

    def _allow(self) -> None:
        super()._allow()
        some = bool(self.list.chosen)
        self.save_button.setEnabled(some)
        self.delete_button.setEnabled(some)

    def _word(self) -> None:
        self.setWindowTitle(tr("Matches"))
        self.save_button.setText(tr("Save…"))
        self.delete_button.setText(tr("Delete"))
        self.delete_button.setToolTip(tr("Takes the match out of the archive and of the statistics."))
        self.undo_button.setText(tr("Undo", "a reset or a deletion"))
        self.bring_button.setText(tr("Bring in a file…"))
        super()._word()


class FileDialog(_Matches):
    """The matches of a file, and what is wrong with the others."""

    watching = Signal(object)
    """The Match to be watched."""
    bringing_in = Signal(object)
    """The Found whose finished matches shall be kept in the archive."""

    def __init__(self, parent: QWidget, found: Found, heads: list[Head]) -> None:
        super().__init__(parent, "file")
        self._found = found
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.bring_button: QPushButton = button(lambda: self.bringing_in.emit(self._found), name="bring")
        self.low.addStretch(1)
        self.low.addWidget(self.bring_button)
        self.low.addWidget(self._close_button)
        self.bring_button.setEnabled(any(one.match.outcome for one in found.kept))
        self._word()
        self.list.show_heads(heads)
        self.list.table.setFocus()

    def _watch(self, head: Head) -> None:
        kept: Kept = self._found.kept[head.id]
        self.watching.emit(kept.match)

    def _word(self) -> None:
        self.setWindowTitle(self._found.path.name)
        self.bring_button.setText(tr("Keep in the archive"))
        self.tell(faults_words(self._found))
        super()._word()
