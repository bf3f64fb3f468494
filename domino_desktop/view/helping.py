"""The view room: the help that a person can ask for in the course of a match, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..controller.timeline import Reach
from ..controller.watching import only_watches
from .bars.tools import Tools
from .stand_in import StandIn
from .texts import tr

if TYPE_CHECKING:
    from ..controller.hints import Hint
    from ..model.actions import Action
    from ..model.observation import Observation
    from .window import MainWindow


class Helping(QObject):
    """Joins menu, buttons and table; announces what is wanted and shows what came of it."""

    undo = Signal()
    redo = Signal()
    hint = Signal()
    first_game = Signal()
    finish = Signal()
    """The rest of the round is to be played at once."""
    deal_again = Signal()
    """The match in play, or the last one, from its beginning."""
    deal_chosen = Signal(str)
    """A match with the present set-up and the deal of this secret."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reach = Reach()
        self._hint: Hint | None = None
        self.demo = StandIn(window.table)
        self.demo.stopped.connect(self._show_demo)
        self.tools = Tools(window.menus.actions)
        bar = window.menuBar()
        if bar.isNativeMenuBar():  # it is not in the window
            window.bottom.hold(self.tools)
        else:
            bar.setCornerWidget(self.tools)
        window.overlays.round_end.undoing.connect(self._undo)
        for begun in (self.deal_again, self.deal_chosen):
            begun.connect(self.demo.stop)
        window.overlays.match_end.dealing_again.connect(self.deal_again)
        window.overlays.start.learning.connect(self.first_game)
        window.bottom.finish_wanted.connect(self._finish)
        window.desk.deal_chosen.connect(self.deal_chosen)
        window.menus.connect(
            undo=self._undo,
            redo=self._redo,
            hint=self._ask,
            demo=self._toggle_demo,
            finish=self._finish,
            first_game=self.first_game.emit,
            same_deal=self.deal_again.emit,
            deal_number=window.desk.open_deal_number,
        )

    # undo and redo

    def reach(self, reach: Reach) -> None:
        """Take which ways are open in time."""
        self._reach = reach
        self.show_possible()

    def rewind(self, seen: Observation) -> None:
        """Show the position to which something was undone."""
        self._window.show_again(seen)
        self._window.bottom.say(tr("You are back at your last decision."), warning=False)

    def _undo(self) -> None:
        self.demo.stop()
        self.undo.emit()

    def _redo(self) -> None:
        self.demo.stop()
        self.redo.emit()

    # hints

    def advise(self, hint: Hint) -> None:
        """Show a hint on the table and in words, until something is played."""
        from .texts.hints import hint_reason, hint_title

        self._window.table.finish_animations()
        self._hint = hint
        self._window.table.advise(hint.action)
        self._window.bottom.advise(hint_title(hint), hint_reason(hint))

    def no_hint(self) -> None:
        """Say that no hint was found."""
        self._window.bottom.say(tr("No hint could be found."))

    def teach(self, key: str) -> None:
        """Say a tip of the first game below the table; without a key say no more."""
        if not key:
            self._drop_hint()
            return
        from .texts.lesson import tip_words

        self._window.bottom.advise(*tip_words(key))

    def point(self, action: Action | None, words: str) -> None:
        """Mark what a tip of the first game is about, and let the words that are shown be heard."""
        self._window.table.advise(action)
        if words:
            self._window.bottom.said.emit(words)

    def _ask(self) -> None:
        if self._hint is None:
            self._window.bottom.say(tr("Looking for the best move…"), warning=False)
        self.hint.emit()

    def _drop_hint(self) -> None:
        self._hint = None
        self._window.table.advise(None)
        self._window.bottom.advise("")

    # a bot plays

    def _toggle_demo(self) -> None:
        seen = self._window.seen
        if self.demo.is_on:
            self.demo.stop()
        elif seen is not None:
            self.demo.start(seen)
            self._show_demo()

    def _show_demo(self) -> None:
        self._drop_hint()
        self._window.refresh()

    # the rest of a round

    def _finish(self) -> None:
        self._window.table.director.hurries = True
        self._window.table.finish_animations()
        self.finish.emit()

    # what is possible

    def show_possible(self) -> None:
        """Let what is possible now be chosen, and nothing else; go on where a bot plays."""
        window, seen = self._window, self._window.seen
        over, actions = window.overlays, window.menus.actions
        is_open = over.shown is None or over.shown is over.round_end
        at_rest = over.shown is None and window.table.is_idle
        if self._hint and (seen is None or _another(seen, self._hint.observation)):
            self._drop_hint()
        actions["undo"].setEnabled(is_open and self._reach.undo)
        actions["redo"].setEnabled(is_open and self._reach.redo)
        actions["hint"].setEnabled(at_rest and seen is not None and seen.my_turn and not self.demo.is_on)
        playing = seen is not None and seen.seat is not None and seen.outcome is None
        actions["demo"].setEnabled(self.demo.is_on or (is_open and playing))
        can_finish = over.shown is None and seen is not None and only_watches(seen)
        actions["finish"].setEnabled(can_finish)
        window.bottom.finish_button.setVisible(can_finish)
        actions["same_deal"].setEnabled(seen is not None and not over.starting)
        actions["demo"].setChecked(self.demo.is_on)
        in_play = over.shown is None and seen is not None and seen.result is None  # else keys do something else
        window.bottom.show_demo(self.demo.is_on and in_play)
        over.round_end.undo_button.setVisible(self._reach.undo)
        if seen is not None:
            self.demo.drive(seen, at_rest)


def _another(seen: Observation, other: Observation) -> bool:
    """Say whether two positions are not one and the same."""
    return (seen.commitment, seen.number, seen.seat, seen.events) != (
        other.commitment,
        other.number,
        other.seat,
        other.events,
    )
