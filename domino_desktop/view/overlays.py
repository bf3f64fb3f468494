"""Which panel lies over the table: never more than one, found from what is the case."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from ..controller.settings import Settings
from ..model.match import Player
from ..model.observation import Observation
from . import texts
from .panels.curtain import Curtain
from .panels.give_up import GiveUpPanel
from .panels.match_end import MatchEndPanel
from .panels.panel import Panel
from .panels.round_end import RoundEndPanel
from .panels.start import StartPanel
from .theme import Theme
from .tile_pictures import TilePictures


class Overlays(QObject):
    """The panels and the facts that they depend on; `arrange` opens the one that is due."""

    changed = Signal()
    """Another panel, or none, lies over the table now."""
    next_round = Signal()
    """The end of the round was read, and the match goes on."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self.start = StartPanel(stage)
        self.give_up = GiveUpPanel(stage)
        self.curtain = Curtain(stage)
        self.round_end = RoundEndPanel(stage)
        self.match_end = MatchEndPanel(stage)
        self.shown: Panel | None = None
        self._look_of: tuple[Settings, Theme] | None = None
        self.starting = False
        """The start panel is wanted."""
        self._asking = False
        """Whether to give up is asked."""
        self._awaited: int | None = None
        """The seat whose person must take over."""
        self._looking = False
        """The person looks at the table instead of the result."""
        self._read = False
        """The end of the match's last round was read."""
        self.round_end.going_on.connect(self._go_on)
        self.round_end.hiding.connect(self._look)
        self.match_end.hiding.connect(self._look)
        self.start.left.connect(self._leave_start)
        self.give_up.going_on.connect(self.do_not_ask)
        self.give_up.giving_up.connect(self.do_not_ask)
        self._seen: Observation | None = None
        self._resting = True

    def forget(self) -> None:
        """Begin afresh with a position that is shown from nothing: whatever was open is over."""
        self.starting = self._asking = self._looking = self._read = False
        self._awaited = None

    def await_person(self, seat: int, players: tuple[Player, ...]) -> None:
        """Let the person of a seat take over, once the table rests."""
        self._awaited = seat
        self.curtain.call(seat, texts.player_name(texts.shortened(players)[seat]))

    def ask_to_give_up(self) -> None:
        """Ask whether the match shall be given up."""
        self._asking = True
        self._arrange()

    def do_not_ask(self) -> None:
        """Go on without giving up."""
        self._asking = False
        self._arrange()

    def look_again(self) -> None:
        """Show the result that was hidden."""
        self._looking = False
        self._arrange()

    def take_key(self, key: int) -> bool:
        """Show the hidden result at Enter and Esc; say whether the key was taken."""
        taken = self.hides_result and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if taken:
            self.look_again()
        return taken

    @property
    def hides_result(self) -> bool:
        """Whether there is a result that the person has hidden."""
        return self._looking and self.shown is None

    @property
    def hides_hand(self) -> bool:
        """Whether the hand on the table is that of a person who no longer sits at the screen."""
        return self._awaited is not None and self._resting

    def arrange(self, seen: Observation | None, resting: bool) -> None:
        """Open the panel that is due: `seen` is what the table shows, `resting`: nothing moves on it."""
        self._seen, self._resting = seen, resting
        self._arrange()

    def use(self, settings: Settings, theme: Theme) -> None:
        """Paint small tiles as these settings want it."""
        self._look_of = settings, theme
        if self.shown is self.round_end:
            self._show_round_end()

    def _arrange(self) -> None:
        due = self._due()
        before, self.shown = self.shown, due
        if due is not None and due is not before:
            due.open()
        if before is not None and before is not due:
            before.hide()
        if due is not self.curtain:
            self._draw_curtain_under(due)
        if due is not before:
            self.changed.emit()

    def _draw_curtain_under(self, panel: Panel | None) -> None:
        """Let nobody see through another panel what the curtain hides."""
        if panel is not None and self.hides_hand:
            self.curtain.lie_under(panel)
        else:
            self.curtain.hide()

    def _due(self) -> Panel | None:
        seen = self._seen
        if self.starting:
            return self.start
        if self._asking:
            return self.give_up
        if not self._resting or seen is None:
            return None
        if self._awaited is not None:
            return self.curtain
        if self._looking:
            return None
        if seen.outcome is not None and (self._read or seen.result is None):
            self.match_end.show_outcome(seen)
            return self.match_end
        if seen.result is not None:
            self._show_round_end()
            return self.round_end
        return None

    def _show_round_end(self) -> None:
        if self._seen is None or self._look_of is None:
            return
        settings, theme = self._look_of
        digits = settings.digits == "on" or (settings.digits == "auto" and self._seen.rules.set > 6)
        pictures = TilePictures(theme, digits, self.round_end.devicePixelRatioF())
        self.round_end.show_result(self._seen, pictures)

    def _leave_start(self) -> None:
        if self._seen is not None:  # there is a match to go back to
            self.starting = False
            self._arrange()

    def _go_on(self) -> None:
        if self._seen is not None and self._seen.outcome is None:
            self.next_round.emit()
        else:
            self._read = True
            self._arrange()

    def _look(self) -> None:
        self._looking = True
        self._arrange()
