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
    from .controller.judgement import Judgement
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
        from .controller.settings import SettingsStore
        from .controller.thinker import Thinker
        from .controller.worker_process import WorkerProcess
        from .matches import Matches
        from .view.language import Language
        from .view.library import Library

        self._profile = profile
        self.window = window or bare_window(profile)
        self.log = log_dir(profile) / "domino-desktop.log"
        self.store = SettingsStore(config_dir(profile) / SETTINGS)
        self.language = Language(application)
        self.language.use(self.store.value.language)
        self.store.changed.connect(lambda settings: self.language.use(settings.language))
        self.worker = WorkerProcess()
        self.thinker = Thinker(self.worker)
        self.window.furnish(self.store)
        matches = Matches(self.window, self.store, self.thinker, data_dir(profile), lambda: self.archive)
        self.matches, self.session, self.first_game = matches, matches.session, matches.first_game
        self.saves, self.shelf, self.aids = matches.saves, matches.shelf, matches.aids
        self.begin, self.go_on_with = matches.begin, matches.go_on_with
        self._erred = False
        self.library = Library(self.window, lambda: self.archive, lambda: self.matches.match, self._judge)
        self._join()

    @cached_property
    def archive(self) -> Archive:
        """The finished matches; loaded when it is first wanted."""
        from .controller.archive import Archive

        made = Archive(data_dir(self._profile))
        made.troubled.connect(self._tell)
        return made

    def _judge(self, match: Match, seat: int) -> Judgement:
        from .controller.judgement import Judgement

        return Judgement(self.thinker, match, seat)

    def open(self) -> None:
        """Show the window with the start panel, which offers the unfinished match first."""
        self.matches.offer()
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

        match = self.matches.match
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
        session.dealt.connect(window.show_deal)
        session.stepped.connect(window.show_step)
        session.refused.connect(window.refuse)
        session.handover.connect(window.hand_over)
        session.bot_failed.connect(window.bot_failed)
        session.rewound.connect(window.helping.rewind)
        session.reached.connect(window.helping.reach)
        session.hinted.connect(window.helping.advise)
        session.hint_failed.connect(window.helping.no_hint)
        window.helping.undo.connect(session.undo)
        window.helping.redo.connect(session.redo)
        window.helping.hint.connect(session.hint)
        window.helping.finish.connect(session.finish_round)
        window.helping.demo.step.connect(session.play_for_me)
        window.helping.demo.stopped.connect(session.play_myself)
        window.act.connect(session.act)
        window.give_up.connect(session.give_up)
        window.take_over.connect(session.take_over)
        window.desk.reporting.connect(self.save_report)
        self.library.continuing.connect(self.go_on_with)
        window.closing.connect(self.session.close)

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
