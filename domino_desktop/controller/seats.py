"""Who sits at a seat: asked with an Observation, it answers with an action some time later."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from ..bots.bot import Bot, Budget, Choice
from ..model.actions import Action
from ..model.observation import Observation
from .thinker import Thinker
from .thoughts import Answer


class Reply(NamedTuple):
    """A seat's action, or the error of a seat that has none."""

    seat: int
    answer: Action | Exception


class Seat(QObject):
    """One seat of a match; the session asks it, one seat at a time."""

    answered = Signal(object)
    """Its Reply."""

    def __init__(self, seat: int, parent: QObject) -> None:
        super().__init__(parent)
        self.seat = seat

    def ask(self, observation: Observation) -> None:
        """Begin to choose an action."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Answer no more until asked again."""
        raise NotImplementedError


class HumanSeat(Seat):
    """A person at this computer, whose intents come from the view."""

    _asked = False

    def ask(self, observation: Observation) -> None:
        """Wait for the person."""
        self._asked = True

    def cancel(self) -> None:
        """Wait no more."""
        self._asked = False

    def act(self, action: Action) -> None:
        """Answer with what the person wants; it may be tried again when it is refused."""
        if self._asked:
            self.answered.emit(Reply(self.seat, action))


class BotSeat(Seat):
    """A bot, with random numbers of its own; without a bot (a level that is not known) it fails when asked."""

    def __init__(
        self, seat: int, bot: Bot | None, rng: Random, seconds: float, thinker: Thinker, parent: QObject
    ) -> None:
        super().__init__(seat, parent)
        self._bot = bot
        self._rng = rng
        self.seconds = seconds
        """How long it may think for an action."""
        self._thinker = thinker
        self._ticket: int | None = None
        thinker.answered.connect(self._receive)
        if bot is not None:
            thinker.expect(bot.level)

    def ask(self, observation: Observation) -> None:
        """Let the bot think in the thinker's thread, so many seconds at most."""
        if self._bot is None:
            self.answered.emit(Reply(self.seat, LookupError("there is no bot of this level")))
        else:
            self._ticket = self._thinker.ask(self._bot, observation, self._rng, Budget.seconds(self.seconds))

    def cancel(self) -> None:
        """End its thought, if it is thinking."""
        if self._ticket is not None:
            self._ticket = None
            self._thinker.cancel()

    @Slot(object)
    def _receive(self, answer: Answer) -> None:
        if answer.ticket != self._ticket:
            return
        self._ticket = None
        choice: object = answer.choice
        if isinstance(choice, Choice) and isinstance(choice.action, Action):
            self.answered.emit(Reply(self.seat, choice.action))
        else:
            self.answered.emit(Reply(self.seat, answer.error or TypeError(f"the bot's choice is {choice!r}")))
