"""The view room: what a person does with matches beside playing them: list, watch, open, save, check, count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .texts import tr

Tell = Callable[[str], object]
"""Says a sentence where the person looks."""

if TYPE_CHECKING:
    from ..controller.archive import Archive
    from ..controller.judgement import Judgement
    from ..controller.record_file import Found
    from ..model.match import Match
    from .dialogs.replay import ReplayDialog
    from .window import MainWindow


class Library(QObject):
    """Answers to the menus' wishes; what it needs for them is loaded, and the archive asked for, at the first wish."""

    continuing = Signal(object)
    """An unfinished Match of a file that shall be gone on with."""

    def __init__(
        self,
        window: MainWindow,
        archive: Callable[[], Archive],
        played: Callable[[], Match | None],
        judge: Callable[[Match, int], Judgement],
    ) -> None:
        """`played` returns the match on the table, with all that is hidden: it is saved or, when over, watched.

        `judge` begins to weigh the choices of a seat in a match.
        """
        super().__init__(window)
        self._window, self._archive, self._played, self._judge = window, archive, played, judge
        window.menus.connect(
            statistics=self.open_statistics,
            archive=self.open_archive,
            open=self.ask_what_to_open,
            save=lambda: self.save(self._played()),
            review=lambda: self.review(self._played()),
        )
        window.dropped.connect(lambda path: self.open(Path(path)))
        end = window.overlays.match_end
        end.saving.connect(lambda: self.save(self._played()))
        end.watching.connect(lambda: self.watch(self._played()))
        end.checking.connect(lambda: self.check(self._played()))
        for panel in (end, window.overlays.round_end):
            panel.reviewing.connect(lambda seat: self.review(self._played(), seat))

    # lists and figures

    def open_statistics(self) -> None:
        """Open the statistics."""
        self._window.desk.open_statistics(self._archive())

    def open_archive(self) -> None:
        """Open the list of matches that are over."""
        dialog, is_new = self._window.desk.open_archive(self._archive())
        if is_new:
            dialog.watching.connect(self._watch_kept)
            dialog.saving.connect(lambda numbers: self._save_kept(numbers, dialog.tell))
            dialog.bringing_in.connect(lambda: self._bring_in(dialog.tell))

    def watch(self, match: Match | None) -> None:
        """Show a match again from its beginning."""
        if match is None:
            return
        self._replay().watch(match)

    def _replay(self) -> ReplayDialog:
        dialog, is_new = self._window.desk.open_replay()
        if is_new:
            dialog.continuing.connect(self.continuing)
            dialog.checking.connect(self.check)
            dialog.reviewing.connect(self.review)
            dialog.saving.connect(lambda match: self.save(match, dialog.tell))
        return dialog

    def review(self, match: Match | None, seat: int | None = None) -> None:
        """Weigh a seat's choices (its first person's where none is named) in the rounds of a match that are over."""
        from ..controller.judgement import can_review

        if match is None or not can_review(match):
            self._say(tr("There is nothing to review yet: first a round must be over."))
            return
        people = [at for at, player in enumerate(match.players) if player.level is None]
        dialog, is_new = self._window.desk.open_review()
        if is_new:
            dialog.looking.connect(lambda match, at, seat, is_open: self._replay().look(match, at, seat, is_open))
        dialog.review(self._judge(match, seat if seat is not None else (people or [0])[0]))

    def check(self, match: Match | None) -> None:
        """Show whether a match that is over was dealt by its secret."""
        if match is not None and match.outcome is not None:
            self._window.desk.open_deal_check(match)

    def _watch_kept(self, number: int) -> None:
        from ..controller.record_file import Kept, read_line

        found = read_line(1, (self._archive().record(number) or "").encode())
        if isinstance(found, Kept):
            self.watch(found.match)
        else:
            self._window.tell(tr("This match cannot be watched: {fault}.").format(fault=found))

    # files

    def ask_what_to_open(self) -> None:
        """Ask for a file of records, and open it."""
        self._ask_for_file(self.open)

    def open(self, path: Path) -> None:
        """Open a file of records: watch its only match, or list its matches; say what is wrong with it."""
        self._read(path, self._show)

    def save(self, match: Match | None, tell: Tell | None = None) -> None:
        """Ask where the record of a match shall be saved, save it, and say so."""
        from ..controller.record_file import record_of

        if match is None:
            self._window.tell(tr("There is no match to save."))
        else:
            self._ask_where([record_of(match)], match.rules.key, tell or self._say)

    def _say(self, words: str) -> None:
        bottom = self._window.bottom
        (bottom.say if bottom.isVisible() else self._window.tell)(words)

    def _save_kept(self, numbers: Sequence[int], tell: Tell) -> None:
        lines = [line for number in numbers if (line := self._archive().record(number)) is not None]
        if lines:
            self._ask_where(lines, "matches", tell)

    def _read(self, path: Path, done: Callable[[Found], None]) -> None:
        from .reading import Reading

        Reading(self._window, path, done)

    def _bring_in(self, tell: Tell) -> None:
        self._ask_for_file(lambda path: self._read(path, lambda found: self._keep(found, tell)))

    def _show(self, found: Found) -> None:
        from .texts.archive import faults_words

        if len(found.kept) > 1:
            dialog = self._window.desk.open_file(found)
            dialog.watching.connect(self.watch)
            dialog.bringing_in.connect(lambda kept: self._keep(kept, dialog.tell))
            return
        words = faults_words(found)
        if words:
            self._window.tell(words)
        if found.kept:
            self.watch(found.kept[0].match)

    def _keep(self, found: Found, tell: Tell) -> None:
        from .texts.archive import brought_in, faults_words

        over = [(one.row, one.line) for one in found.kept if one.row is not None]
        words = [faults_words(found)]
        if over:
            new = self._archive().bring_in(over)
            words.insert(0, brought_in(new, len(over) - new, len(found.kept) - len(over)))
        tell(" ".join(one for one in words if one))

    def _ask_for_file(self, chosen: Callable[[Path], object]) -> None:
        from .asking import ask_to_open

        ask_to_open(self._window, chosen)

    def _ask_where(self, lines: list[str], name: str, tell: Tell) -> None:
        from .asking import ask_to_save

        name = f"domino-{name}-{date.today().isoformat()}"
        ask_to_save(self._window, name, lambda path: tell(self._write(path, lines)))

    def _write(self, path: Path, lines: list[str]) -> str:
        """Write records into a file; return what came of it in words."""
        from ..controller.record_file import write_records
        from ..controller.trouble import reason
        from .texts.archive import saved_words, unsaved_words

        try:
            write_records(path, lines)
        except OSError as error:
            return unsaved_words(path.name, reason(error))
        return saved_words(path.name, len(lines))
