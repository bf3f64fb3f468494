"""What every bot is: the protocol, the time it has, and a choice with its reason."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

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


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose: a key that the texts put into words, and what they mention."""

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
