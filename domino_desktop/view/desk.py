"""The dialogs of the window: each is made when it is first wanted, there is one of each, and none is modal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ..controller.settings import SettingsStore
from ..controller.setup import Setup
from ..model.rules import Rules

if TYPE_CHECKING:
    from ..controller.archive import Archive
    from ..controller.record_file import Found
    from ..model.match import Match
    from .dialogs.matches import ArchiveDialog, FileDialog
    from .dialogs.replay import ReplayDialog
    from .dialogs.review import ReviewDialog

D = TypeVar("D", bound=QDialog)


class Desk(QObject):
    """Opens dialogs; asked again, it brings the one that is open to the front."""

    playing = Signal(object)
    """The Setup that was chosen to be played."""
    reporting = Signal(object)
    """The Path where the report of a problem shall be saved."""
    deal_chosen = Signal(str)
    """The secret of a deal that was chosen by its number."""

    def __init__(self, window: QWidget, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._open: dict[str, QDialog] = {}

    def open_setup(self) -> None:
        """Open the set-up dialog with the last set-up."""
        from .dialogs.setup import SetupDialog

        def make() -> SetupDialog:
            made = SetupDialog(self._window, self._store.value.setup)
            made.playing.connect(self._chosen)
            made.asking_rules.connect(self.open_rules)
            return made

        self._show("setup", make)

    def open_preferences(self) -> None:
        """Open the preferences."""
        from .dialogs.preferences import PreferencesDialog

        self._show("preferences", lambda: PreferencesDialog(self._window, self._store))

    def help(self, rules: Rules) -> None:
        """Open the rules of the game that is being set up where the person does that, else these."""
        from .dialogs.setup import SetupDialog

        setup = self._open.get("setup")
        if isinstance(setup, SetupDialog) and setup.isActiveWindow():
            setup.ask_rules()
        else:
            self.open_rules(rules)

    def open_rules(self, rules: Rules) -> None:
        """Open the rules of a game with these options."""
        from .dialogs.rules import RulesDialog

        self._show("rules", lambda: RulesDialog(self._window)).show_rules(rules)

    def open_statistics(self, archive: Archive) -> None:
        """Open the statistics over an archive."""
        from .dialogs.statistics import StatisticsDialog

        self._show("statistics", lambda: StatisticsDialog(self._window, archive))

    def open_problem(self, happened: bool = False) -> None:
        """Open the box that saves a report of a problem, also when an error of ours has happened."""
        from .dialogs.problem import ProblemDialog

        def make() -> ProblemDialog:
            made = ProblemDialog(self._window, happened)
            made.saving.connect(self.reporting)
            return made

        self._show("problem", make)

    def say_reported(self, words: str) -> None:
        """Say what came of saving a report, where that was asked for."""
        box = self._open.get("problem")
        if box is not None:
            box.say(words)  # type: ignore[attr-defined]  # each name has one type

    def open_archive(self, archive: Archive) -> tuple[ArchiveDialog, bool]:
        """Open the list of matches that are over; return it, and whether it was made anew."""
        from .dialogs.matches import ArchiveDialog

        is_new = "archive" not in self._open
        return self._show("archive", lambda: ArchiveDialog(self._window, archive)), is_new

    def open_file(self, found: Found) -> FileDialog:
        """Open a new list of the matches of a file."""
        from ..controller.archive_columns import head_of
        from .dialogs.matches import FileDialog

        heads = [head_of(at, one.match, one.row) for at, one in enumerate(found.kept)]
        if "file" in self._open:
            self._open["file"].close()
        return self._show("file", lambda: FileDialog(self._window, found, heads))

    def open_replay(self) -> tuple[ReplayDialog, bool]:
        """Open the window in which a match is watched again; return it, and whether it was made anew."""
        from .dialogs.replay import ReplayDialog

        is_new = "replay" not in self._open
        return self._show("replay", lambda: ReplayDialog(self._window, self._store)), is_new

    def open_review(self) -> tuple[ReviewDialog, bool]:
        """Open the window of the review; return it, and whether it was made anew."""
        from .dialogs.review import ReviewDialog

        is_new = "review" not in self._open
        return self._show("review", lambda: ReviewDialog(self._window)), is_new

    def open_deal_check(self, match: Match) -> None:
        """Open the check of a match's deals."""
        from .dialogs.deal_check import DealCheckDialog

        self._show("deal_check", lambda: DealCheckDialog(self._window)).check(match)

    def open_deal_number(self) -> None:
        """Open the dialog that asks for the number of a deal."""
        from .dialogs.deal_number import DealNumberDialog

        def make() -> DealNumberDialog:
            made = DealNumberDialog(self._window, self._store)
            made.chosen.connect(self.deal_chosen)
            return made

        self._show("deal_number", make)

    def open_about(self) -> None:
        """Open the box about the program."""
        from .dialogs.about import about

        self._show("about", lambda: about(self._window))

    def close(self) -> None:
        """Close whatever is open."""
        for dialog in list(self._open.values()):
            dialog.close()

    def _show(self, name: str, make: Callable[[], D]) -> D:
        dialog = self._open.get(name)
        if dialog is None:
            dialog = make()
            self._open[name] = dialog
            dialog.finished.connect(lambda: self._forget(name))
        if dialog.isVisible():
            dialog.raise_()
        else:
            dialog.show()
        dialog.activateWindow()
        return dialog  # type: ignore[return-value]  # each name has one type

    def _forget(self, name: str) -> None:
        dialog = self._open.pop(name, None)
        if dialog is not None:
            dialog.deleteLater()

    def _chosen(self, setup: Setup) -> None:
        self._store.change(setup=setup)
        self.playing.emit(setup)
