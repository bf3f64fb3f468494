"""Which match is played: begun, resumed, dealt again, put away to come back to, and filed when it is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .controller.aid import Aid
from .controller.aid_book import AidBook
from .controller.saves import Saves
from .controller.session import Session
from .controller.setup import Setup
from .controller.shelf import Shelf
from .view.first_game import FirstGame

if TYPE_CHECKING:
    from .controller.archive import Archive
    from .controller.settings import SettingsStore
    from .controller.thinker import Thinker
    from .model.match import Match
    from .view.window import MainWindow


class Matches:
    """The session with all that keeps its matches, joined to the window's wishes."""

    def __init__(
        self,
        window: MainWindow,
        store: SettingsStore,
        thinker: Thinker,
        folder: Path,
        archive: Callable[[], Archive],
    ) -> None:
        """Keep matches in a folder; the archive is asked for when it is first needed."""
        self._window, self._store, self._archive = window, store, archive
        self.saves, self.shelf = Saves(folder), Shelf(folder / "earlier")
        self.aids = AidBook(folder / "help.json")
        self.first_game = FirstGame(window, self.offer)
        self.session = self.first_game.session = Session(thinker, randoms=self.first_game.randoms)
        self._offered: Match | None = None
        self._join()

    @property
    def match(self) -> Match | None:
        """The match on the table with all that is hidden, or the one that the start panel offers."""
        return self.session.match or self._offered

    def _join(self) -> None:
        session, window = self.session, self._window
        session.changed.connect(self._save)  # before anybody is told
        session.aided.connect(self._note_aid)
        session.ended.connect(lambda match: self._file(match, again=True))
        window.begin.connect(self.begin)
        window.resume.connect(self._resume)
        window.next_round.connect(self._next_round)
        window.start_wanted.connect(self._offer_new)
        window.earlier_listed.connect(lambda: window.offer_earlier(self.shelf.matches()))
        window.earlier_wanted.connect(self._go_back_to)
        window.helping.deal_again.connect(self._deal_again)
        window.helping.deal_chosen.connect(self._deal_known)

    # what is played

    def begin(self, setup: Setup) -> None:
        """Begin a match; the one in play is kept to come back to."""
        self._put_away()
        self.session.begin(_named(setup))

    def go_on_with(self, match: Match) -> None:
        """Go on with a match from elsewhere; the one in play, unless it is the same, is kept to come back to."""
        if match == self.match:
            self._offered = None
        else:
            self._put_away()
        self.session.resume(match, self.aids.of(match.secret))

    def _go_back_to(self, match: Match) -> None:
        self.go_on_with(match)
        self.shelf.take(match)

    def _resume(self) -> None:
        """Go on with the match that the start panel offers."""
        if self.session.match is not None:
            self._window.leave_start()
        elif self._offered is not None:
            self.session.resume(self._offered, self.aids.of(self._offered.secret))

    def _deal_again(self) -> None:
        """Begin the match in play, or the last one, from its first deal."""
        match = self.session.match
        if self.first_game.is_on:
            self.first_game.begin_again()
        elif match is not None:
            self._begin_known(Setup(match.rules.key, match.rules.options(), match.players), match.secret)

    def _deal_known(self, secret: str) -> None:
        """Begin a match with the present set-up and a deal that was chosen."""
        self._begin_known(_named(self._store.value.setup), secret)

    def _begin_known(self, setup: Setup, secret: str) -> None:
        """Begin a match whose deal may be known: going back to its beginning counts as undo."""
        self._put_away()
        aid = self.aids.of(secret)
        self.session.begin(setup, secret, aid._replace(undos=aid.undos + 1))
        self._note_aid(self.session.aid)

    def _next_round(self) -> None:
        if self.first_game.is_on:
            self.first_game.go_on()
        else:
            self.session.next_round()

    # what is offered

    def offer(self) -> None:
        """Show the start panel, which offers the saved match first."""
        self._offered = self._unfinished()
        self._window.show_start(self._offered)

    def _offer_new(self) -> None:
        """Answer to the wish for a new match."""
        now = self.session.match
        self._window.show_start(self._offered if now is None else None if now.outcome else now)

    # what is kept

    def _save(self, match: Match) -> None:
        """Save the match in play; of a lesson nothing is kept."""
        if not self.first_game.is_on:
            self.saves.write(match)

    def _note_aid(self, aid: Aid) -> None:
        if self.session.match is not None and not self.first_game.is_on:
            self.aids.write(self.session.match.secret, aid)

    def _unfinished(self) -> Match | None:
        match = self.saves.load()
        if match is not None and match.outcome is not None:  # the program ended before it was filed
            self._file(match)
            return None
        return match

    def _put_away(self) -> None:
        """Keep the match in play, or the one that is offered, to come back to."""
        match, self._offered = self.match, None
        if self.first_game.is_on:
            self.first_game.leave()
            match = self._unfinished()
        if match is not None and match.outcome is None and _played_by_people(match):
            self.shelf.put(match)

    def _file(self, match: Match, again: bool = False) -> None:
        """Move a match that is over into the archive; `again`: it was played to its end just now."""
        if not self.first_game.is_on:
            self._archive().add(match, self.aids.of(match.secret), again)
            self.saves.remove()


def _named(setup: Setup) -> Setup:
    from .view.texts import named

    return replace(setup, players=named(setup.players))


def _played_by_people(match: Match) -> bool:
    """Say whether a person has done anything that would be lost."""
    people = {seat for seat, player in enumerate(match.players) if player.level is None}
    acted = {getattr(event, "seat", None) for one in match.rounds for event in one.events}
    return bool(people & acted) or (len(match.rounds) > 1 and bool(people))
