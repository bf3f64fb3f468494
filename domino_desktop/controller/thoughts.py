"""What can be asked of the thinker, and what comes of it."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace
from enum import IntEnum
from random import Random
from typing import Final

from ..bots.bot import Bot, Budget, Choice
from ..bots.levels import LONG, STRONGEST
from ..bots.question import Question
from ..bots.search import Estimate
from ..model.actions import Play
from ..model.observation import Observation
from .patience import Patient
from .worker_process import NoProcessError, WorkerProcess

_log = logging.getLogger(__name__)

__all__ = ["Answer", "Estimate", "Evaluation", "Rank", "Thought"]
"""`Estimate` is for the view, which never imports the bots."""

SEED: Final = 1
"""Of the deals that are sampled for an evaluation: whoever asks twice is told the same."""
LAST_SECONDS: Final = 0.1
"""What is left for a thought in the thread when a process has used up the time."""


class Rank(IntEnum):
    """What comes first: whatever has a lower rank interrupts what has a higher one."""

    BOT = 0
    HINT = 1
    REVIEW = 2


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of asking a bot: a choice, or the error of a bot that failed."""

    ticket: int
    choice: Choice | None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What came of asking what a position is worth: all legal actions, or the error of a search that failed."""

    ticket: int
    observation: Observation
    estimates: tuple[Estimate, ...] = ()
    """One for each of `observation.legal`, in its order."""
    error: Exception | None = None

    @property
    def ranked(self) -> tuple[Estimate, ...]:
        """The estimates, the best action first."""
        return tuple(sorted(self.estimates, key=lambda one: one.rank, reverse=True))

    @property
    def unlike(self) -> tuple[Estimate, ...]:
        """`ranked` without what comes to the same as a better one: a copy of its tile, or another arm as good."""
        numbers, known, kept = self.observation.line.numbers, set[object](), []
        for one in self.ranked:
            if isinstance(one.action, Play):
                tile, arm, apart = one.action.tile, one.action.arm, one.action.apart
                face = (tile.high, tile.low, apart)
                number = None if arm is None else numbers[arm]
                same: set[object] = {(*face, arm), (*face, number, one.rank)}
                if same & known:
                    continue
                known |= same
            kept.append(one)
        return tuple(kept)


@dataclass(frozen=True, slots=True)
class Thought:
    """A question on its way: to a bot for its choice, or without a bot for the worth of every action."""

    ticket: int
    rank: Rank
    bot: Bot | None
    observation: Observation
    rng: Random
    budget: Budget
    seconds: float = 0.0
    """How long an evaluation may take from when it begins."""

    @staticmethod
    def of_worth(ticket: int, rank: Rank, observation: Observation, seconds: float) -> Thought:
        """Return an evaluation that has not begun."""
        return Thought(ticket, rank, None, observation, Random(SEED), Budget(), seconds)

    def begun(self) -> Thought:
        """Return the thought as it begins now, for the first time or anew: a bot's time runs since it was asked."""
        if self.bot is not None:
            return self
        return replace(self, rng=Random(SEED), budget=Budget.seconds(self.seconds))

    def think(self, process: WorkerProcess | None) -> Answer | Evaluation:
        """Return what comes of it, also when it fails; long thoughts are left to the process, if there is one."""
        try:
            if self.budget.cancelled.is_set():
                raise InterruptedError("cancelled")
            if self.bot is not None and self.bot.level not in LONG:
                return Answer(self.ticket, self.bot.choose(self.observation, self.rng, self.budget))
            found = self._think_long(process)
        except Exception as error:  # whatever a bot does wrong, the game goes on
            return self.failed(error)
        return Answer(self.ticket, found) if isinstance(found, Choice) else self._worth(found)

    def failed(self, error: Exception) -> Answer | Evaluation:
        """Return the answer of a thought that failed."""
        return Answer(self.ticket, None, error) if self.bot is not None else self._worth((), error)

    def _worth(self, found: tuple[Estimate, ...], error: Exception | None = None) -> Evaluation:
        return Evaluation(self.ticket, self.observation, found, error)

    def _think_long(self, process: WorkerProcess | None) -> Choice | tuple[Estimate, ...]:
        level = STRONGEST if self.bot is None else self.bot.level
        question = Question(
            self.ticket, level, self.observation, self.rng.getrandbits(64), self._left(level), every=self.bot is None
        )
        end, cancelled = time.monotonic() + question.seconds, self.budget.cancelled
        if process is not None:
            try:
                return process.think(question, cancelled)
            except NoProcessError as error:
                _log.info("thinks in the thread: %s", error)
        return question.think(Patient(max(end, time.monotonic() + LAST_SECONDS), cancelled))

    def _left(self, level: str) -> float:
        """Return the seconds that there are for this thought now; a bot has as many as its level takes."""
        most, end = LONG[level].seconds if self.bot is not None else self.seconds, self.budget.deadline
        return most if end is None else max(0.0, min(most, end - time.monotonic()))
