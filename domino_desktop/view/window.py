"""The main window: it shows what the session tells and passes on what the person wants; it decides nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from . import frame
from .shell import Shell

if TYPE_CHECKING:
    from ..controller.course import Step
    from ..controller.settings import SettingsStore
    from ..model.actions import Action
    from ..model.events import Event
    from ..model.match import Match
    from ..model.observation import Observation
    from ..model.refusals import Refusal


class MainWindow(Shell):
    """Menus, the strip above the table, the table, the bar below it, and the panels over the table.

    It is bare at first, and seen so; `furnish` then loads and makes what belongs into it.
    """

    act = Signal(object)
    """An Action that the viewer wants."""
    next_round = Signal()
    begin = Signal(object)
    """A Setup to begin a match with."""
    start_wanted = Signal()
    """The start panel is wanted: answer with `show_start`."""
    resume = Signal()
    """Go on with the match that the start panel offers."""
    earlier_listed = Signal()
    """The menu is about to show the earlier matches: answer with `offer_earlier`."""
    earlier_wanted = Signal(object)
    """Go on with the Match that was chosen among the earlier ones."""
    give_up = Signal()
    take_over = Signal(int)
    closing = Signal()
    """The window is about to close."""

    def furnish(self, store: SettingsStore) -> None:
        """Put everything in its place; nothing else may be asked of the window before."""
        from .access.access import Access
        from .bars.bottom import Bottom
        from .bars.strip import Strip
        from .bars.trouble import TroubleBar
        from .desk import Desk
        from .dressing import Dressing
        from .helping import Helping
        from .menus import Menus
        from .overlays import Overlays
        from .sounds import Sounds
        from .table_view import TableView
        from .wishes import Wishes

        self._store = store
        self.seen: Observation | None = None
        """What the table has shown up to now."""
        self.sounds = Sounds()
        self.menus = Menus(self)
        self.strip, self.trouble_bar, self.bottom = Strip(), TroubleBar(), Bottom()
        self.stage, self.table = QWidget(), TableView()
        over = QVBoxLayout(self.stage)
        over.setContentsMargins(0, 0, 0, 0)
        over.addWidget(self.table)
        self.overlays = Overlays(self.stage)
        room = QSplitter()
        room.addWidget(self.stage)
        self.access = Access(self, room, self.table, self.overlays, self.bottom)
        self.desk = Desk(self, store)
        self.helping = Helping(self)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.strip, self.trouble_bar, room, self.bottom):
            column.addWidget(widget, 1 if widget is room else 0)
        self.setCentralWidget(centre)
        self.table.setAcceptDrops(False)  # a file is dropped onto the window
        self.setAcceptDrops(True)
        self._join()
        Wishes(self, store)
        Dressing(self, store)
        self.bare = False

    # what the session tells

    def show_deal(self, seen: Observation) -> None:
        """Show a position afresh: a round begins, a match is resumed, another person takes over."""
        begins = not seen.events and seen.outcome is None
        self.show_again(seen, begins)
        if begins and seen.number == 1:
            self.bottom.show_fingerprint(seen.commitment)

    def show_again(self, seen: Observation, dealing: bool = False) -> None:
        """Show a position and forget what was still to be shown; `dealing`: let the tiles come."""
        self.overlays.forget()
        self.table.show_position(seen, dealing)
        self._settle(seen)
        self._rest()

    def show_step(self, step: Step) -> None:
        """Show what happened, after all that is still being shown."""
        self.table.play_step(step)

    def refuse(self, why: Refusal) -> None:
        """Say why an action was not legal, and let go of its tile."""
        self.table.release()
        self.bottom.refuse(why)
        self.sounds.play("bad")

    def hand_over(self, seat: int) -> None:
        """Draw the curtain for another person, once the table has come to rest."""
        if self.seen is not None:
            self.overlays.await_person(seat, self.seen.players)
            self._rest()

    def bot_failed(self, seat: int) -> None:
        """Say that a bot's thinking broke down."""
        if self.seen is not None:
            self.trouble_bar.tell_bot_failed(seat, self.seen.players)

    # what the app asks

    def tell(self, words: str) -> None:
        """Say what went wrong around the game, until it is closed."""
        self.trouble_bar.tell(words)

    def come_forward(self) -> None:
        """Come to the front, out of the task bar too."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    def show_start(self, match: Match | None) -> None:
        """Offer to go on with a match, if there is one, or to begin one."""
        self.overlays.start.offer(match, self._store.value.setup)
        self.overlays.starting = True
        self._rest()

    def leave_start(self) -> None:
        """Go on where the start panel came in between."""
        self.overlays.starting = False
        self._rest()

    def offer_earlier(self, matches: tuple[Match, ...]) -> None:
        """Offer matches to go on with in the menu."""
        self.menus.offer_earlier(matches, self.earlier_wanted.emit)

    def refresh(self) -> None:
        """Show anew what can be done now."""
        self._show_bars()

    # what the table has shown

    def _settle(self, seen: Observation) -> None:
        self.seen = seen
        self.strip.show_position(seen)
        self._show_bars()
        if seen.my_turn and QApplication.activeWindow() is None:
            QApplication.alert(self)

    def _rest(self) -> None:
        """Open the panel that is due now that nothing, or something, moves."""
        self.overlays.arrange(self.seen, self.table.is_idle)
        self._show_bars()

    def _show_bars(self) -> None:
        seen, covered = self.seen, self.overlays.shown is not None
        value = self._store.value
        is_open = seen is not None and not covered and self.table.is_idle
        self.bottom.show_position(seen, is_open, automatic=(value.auto_draw, value.auto_pass))
        self.strip.setVisible(seen is not None)
        self.bottom.setVisible(seen is not None)
        self.bottom.result_button.setVisible(self.overlays.hides_result)
        self.menus.enable(
            draw=self.bottom.draw_button.isEnabled(),
            passing=self.bottom.pass_button.isEnabled(),
            result=self.overlays.hides_result,
            give_up=seen is not None and seen.outcome is None and any(one.level is None for one in seen.players),
            table=not covered,
        )
        self.helping.show_possible()

    def _panel_changed(self) -> None:
        covered = self.overlays.shown is not None
        self.table.setEnabled(not covered)
        self._show_bars()
        if self.overlays.hides_result:
            self.bottom.result_button.setFocus()
        elif not covered:
            self.access.focus()

    def _note(self, words: str) -> None:
        self.bottom.say(words)
        self.sounds.play("bad")

    def _sound(self, event: Event) -> None:
        self.sounds.accompany(event, self.seen.seat if self.seen else None)

    def _join(self) -> None:
        table, over = self.table, self.overlays
        table.intent.connect(self.act)
        table.noted.connect(self._note)
        table.arranged.connect(lambda: self._store.change(order="dealt"))
        table.shown.connect(self._sound)
        table.settled.connect(self._settle)
        table.idle.connect(self._rest)
        self.bottom.act.connect(self._act)
        self.bottom.result_wanted.connect(over.look_again)
        over.changed.connect(self._panel_changed)
        over.next_round.connect(self.next_round)
        over.curtain.ready.connect(self.take_over)
        over.give_up.giving_up.connect(self.give_up)
        self.access.words_closed.connect(lambda: self._store.change(words=False))

    def _act(self, action: Action) -> None:
        self.act.emit(action)
        self.access.focus()

    # what Qt tells

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.bare:
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self._show_bars()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.bare or not self.overlays.take_key(event.key()):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted():
            self._store.change(geometry=frame.geometry_of(self))
            self.desk.close()
            self.closing.emit()
