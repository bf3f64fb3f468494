"""The application: builds settings, saves, session and window and joins their signals; nothing else knows them all."""

from __future__ import annotations

import logging
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from . import __version__
from .controller.files import write_whole
from .controller.paths import config_dir, data_dir, log_dir
from .controller.trouble import reason

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from .controller.archive import Archive
    from .controller.setup import Setup
    from .controller.trouble import Trouble
    from .model.match import Match
    from .view.window import MainWindow

_log = logging.getLogger(__name__)

SETTINGS: Final = "settings.json"


class App:
    """Everything that lives as long as the window; `stop` ends it."""

    def __init__(
        self, application: QApplication, profile: Path | None = None, window: MainWindow | None = None
    ) -> None:
        """Load everything into the window, which may be on the screen already."""
        from .controller.saves import Saves
        from .controller.session import Session
        from .controller.settings import SettingsStore
        from .controller.shelf import Shelf
        from .controller.thinker import Thinker
        from .controller.worker_process import WorkerProcess
        from .view.language import Language
        from .view.library import Library

        self._profile = profile
        self.window = window or bare_window(profile)
        self.log = log_dir(profile) / "domino-desktop.log"
        self.store = SettingsStore(config_dir(profile) / SETTINGS)
        self.language = Language(application)
        self.language.use(self.store.value.language)
        self.store.changed.connect(lambda settings: self.language.use(settings.language))
        self.saves = Saves(data_dir(profile))
        self.shelf = Shelf(data_dir(profile) / "earlier")
        self.worker = WorkerProcess()
        self.thinker = Thinker(self.worker)
        self.session = Session(self.thinker)
        self.window.furnish(self.store)
        self._offered: Match | None = None
        self._erred = False
        self.library = Library(self.window, lambda: self.archive, lambda: self.session.match or self._offered)
        self._join()

    @cached_property
    def archive(self) -> Archive:
        """The finished matches; loaded when it is first wanted."""
        from .controller.archive import Archive

        made = Archive(data_dir(self._profile))
        made.troubled.connect(self._tell)
        return made

    def open(self) -> None:
        """Show the window with the start panel, which offers the unfinished match first."""
        self._offer(self._unfinished())
        self.window.show()

    def stop(self) -> bool:
        """Leave the match as it is saved, and wait for the thinking thread; say whether it ended."""
        self.session.close()
        return self.thinker.stop()

    def tell_unexpected(self) -> None:
        """Tell the person that the program met an error of its own; offer a report the first time."""
        from .view.texts import unexpected

        self.window.tell(unexpected(str(self.log)))
        if not self._erred:
            self._erred = True
            self.window.desk.open_problem(happened=True)

    def save_report(self, file: Path) -> None:
        """Write the report of a problem and say what came of it."""
        from .controller.problem import end_of_log, report
        from .view.texts import report_kept, report_lost

        match = self.session.match or self._offered
        text = report(__version__, match, self.store.value, end_of_log(self.log))
        try:
            write_whole(file, text.encode("utf-8", "replace"))
        except OSError as error:
            words = report_lost(file.name, reason(error))
        else:
            words = report_kept(file.name)
        self.window.desk.say_reported(words)

    def _join(self) -> None:
        session, window = self.session, self.window
        for source in (self.store, self.saves, self.shelf):
            source.troubled.connect(self._tell)
        self.store.changed.connect(lambda _: self._set_automatic())
        self._set_automatic()
        session.changed.connect(self.saves.write)
        session.ended.connect(lambda match: self._file(match, again=True))
        session.dealt.connect(window.show_deal)
        session.stepped.connect(window.show_step)
        session.refused.connect(window.refuse)
        session.handover.connect(window.hand_over)
        session.bot_failed.connect(window.bot_failed)
        session.rewound.connect(window.helping.rewind)
        session.reached.connect(window.helping.reach)
        window.helping.undo.connect(session.undo)
        window.helping.redo.connect(session.redo)
        window.act.connect(session.act)
        window.next_round.connect(session.next_round)
        window.give_up.connect(session.give_up)
        window.take_over.connect(session.take_over)
        window.begin.connect(self.begin)
        window.resume.connect(self.resume)
        window.start_wanted.connect(self._offer_new)
        window.earlier_listed.connect(self._list_earlier)
        window.earlier_wanted.connect(self._go_back_to)
        window.desk.reporting.connect(self.save_report)
        self.library.continuing.connect(self.go_on_with)
        window.closing.connect(self.session.close)

    # matches

    def begin(self, setup: Setup) -> None:
        """Begin a match; the one in play is kept to come back to."""
        from dataclasses import replace

        from .view.texts import named

        self._put_on_shelf(self.session.match or self._offered)
        self._offered = None
        self.session.begin(replace(setup, players=named(setup.players)))

    def resume(self) -> None:
        """Go on with the match that the start panel offers."""
        if self.session.match is not None:
            self.window.leave_start()
        elif self._offered is not None:
            self.session.resume(self._offered)

    def go_on_with(self, match: Match) -> None:
        """Go on with a match from elsewhere; the one in play is kept to come back to."""
        self._put_on_shelf(self.session.match or self._offered)
        self._offered = None
        self.session.resume(match)

    def _go_back_to(self, match: Match) -> None:
        self.go_on_with(match)
        self.shelf.take(match)

    def _offer_new(self) -> None:
        """Answer to the wish for a new match."""
        now = self.session.match
        if now is None:
            self._offer(self._offered)
        else:
            self.window.show_start(None if now.outcome else now)

    def _offer(self, match: Match | None) -> None:
        self._offered = match
        self.window.show_start(match)

    def _list_earlier(self) -> None:
        self.window.offer_earlier(self.shelf.matches())

    def _unfinished(self) -> Match | None:
        match = self.saves.load()
        if match is not None and match.outcome is not None:  # the program ended before it was filed
            self._file(match)
            return None
        return match

    def _put_on_shelf(self, match: Match | None) -> None:
        if match is not None and match.outcome is None and _played_by_people(match):
            self.shelf.put(match)

    def _file(self, match: Match, again: bool = False) -> None:
        """Move a match that is over into the archive; `again`: it was played to its end just now."""
        self.archive.add(match, self.session.aid if again else None, again)
        self.saves.remove()

    # settings and troubles

    def _set_automatic(self) -> None:
        value = self.store.value
        self.session.set_automatic(value.auto_draw, value.auto_pass)

    def _tell(self, trouble: Trouble) -> None:
        from .view.texts import trouble as words

        self.window.tell(words(trouble.key, trouble.about))


def bare_window(profile: Path | None = None) -> MainWindow:
    """Return the window with nothing in it: it can be seen long before all else is loaded."""
    from .controller.first_look import first_look
    from .view.window import MainWindow

    return MainWindow(*first_look(config_dir(profile) / SETTINGS))


def _played_by_people(match: Match) -> bool:
    """Say whether a person has done anything that would be lost."""
    people = {seat for seat, player in enumerate(match.players) if player.level is None}
    acted = {getattr(event, "seat", None) for one in match.rounds for event in one.events}
    return bool(people & acted) or (len(match.rounds) > 1 and bool(people))
