"""What every bot is: the protocol, the time it has, and a choice with its reason."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from ..model.actions import Action
from ..model.observation import Observation

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Budget:
    """The time a bot may take; without a deadline it depends on nothing but its arguments."""

    deadline: float | None = None
    """A moment of `time.monotonic`, in seconds."""
    cancelled: threading.Event = field(default_factory=threading.Event)

    def expired(self) -> bool:
        """Say whether the bot must answer now with the best it has."""
        return self.cancelled.is_set() or (self.deadline is not None and time.monotonic() >= self.deadline)

    @staticmethod
    def seconds(limit: float) -> Budget:
        """Return a budget that ends after so many seconds from now."""
        return Budget(time.monotonic() + limit)


ENDLESS: Final = Budget()
"""The budget of who is in no hurry; nobody cancels it."""


class OutOfTimeError(Exception):
    """The budget ended in the middle of a thought."""


REASONS: Final[dict[str, tuple[str, ...]]] = {
    "forced": (),  # the only legal action
    "whim": (),  # no reason at all
    "even": ("tile",),  # no play is better than another
    "sheds": ("tile", "pips"),  # is rid of so many pips
    "double": ("tile",),  # is rid of a double while it fits
    "scores": ("tile", "points"),  # scores so many points at once
    "follows": ("tile", "count"),  # keeps so many tiles that fit what is open then
    "varied": ("tile",),  # keeps numbers with which it can go on
    "blocks": ("tile", "seat", "numbers", "percent"),  # so likely the next seat cannot play on these open numbers
    "partner": ("tile", "seat"),  # leaves a number that its partner at this seat can play
    "closes": ("tile", "own"),  # likely blocks the round and wins it, with so many pips in its own hand
    "opens": ("tile",),  # avoids a block that it would likely lose
    "keeps": ("tile", "pips"),  # pips in hand score: plays so few of them and keeps heavier tiles
    "keeps-doubles": ("tile",),  # pips in hand score: keeps doubles, which are hard to be rid of
    "waits": ("tile",),  # pips in hand score: leaves numbers on which it need not play itself
    "feeds": ("tile", "seat", "numbers", "percent"),  # pips in hand score: the next seat can, so must, play on these
    "lifts": ("tile",),  # breaks the line rather than draw
    "draws": (),  # draws rather than play its one tile, or break the line
    "goes-out": ("tile",),  # empties its hand
    "expects": ("tile", "won", "deals"),  # wins the round in `won` percent of so many deals that it may be
}
"""Every key that a reason can have, and the names of what is mentioned with it.

`tile` is the Tile played or lifted, `seat` a seat, `numbers` a tuple of open numbers, the others are whole numbers;
`percent` is the chance that the seat cannot play. A level that tries its plays on many deals also says in how many
percent of them (`won`, of `deals`) it wins the round.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose: one of the keys of `REASONS`, which the texts put into words, and what they mention."""

    key: str
    about: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the reason for it."""

    action: Action
    reason: Reason


class Bot(Protocol):
    """A computer player."""

    level: str

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return one of `observation.legal`; the same arguments and random numbers give the same choice."""


def only_choice(observation: Observation) -> Choice | None:
    """Return the choice of a seat that has but one legal action, or None."""
    legal = observation.legal
    return Choice(legal[0], Reason("forced")) if len(legal) == 1 else None


def pick(items: Sequence[T], rng: random.Random) -> T:
    """Return one of the items by `Random.random`, whose numbers no Python version changes."""
    return items[int(rng.random() * len(items))]
