"""What the tests of this room share: set-ups, bots of every temper, and an ear for all that the session says."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop

from domino_desktop.bots.bot import Bot, Budget, Choice, Reason
from domino_desktop.controller.course import Step
from domino_desktop.controller.session import Session
from domino_desktop.controller.setup import Setup
from domino_desktop.games import game
from domino_desktop.model.actions import Action
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import Observation

SECRET = "9f86d081884c7d659a2feaa0c55ad015"


def setup(*players: str, key: str = "draw", **options: object) -> Setup:
    """Return a set-up with these players at a game."""
    rules = game(key).make({"seats": len(players), **options})
    return Setup(key, rules.options(), tuple(Player(f"P{seat}", player) for seat, player in enumerate(players)))


def random_match(rng: Random, moves: int, *players: str, key: str = "draw", **options: object) -> Match:
    """Return a match after so many random moves, or at its end."""
    chosen = setup(*players, key=key, **options)
    match = Match.begin(chosen.rules(), chosen.players, f"{rng.getrandbits(128):032x}")
    for _ in range(moves):
        if match.outcome is None:
            match = onward(match, rng)
    return match


def onward(match: Match, rng: Random) -> Match:
    """Return the match one random move or deal later."""
    return match.next_round() if match.between_rounds else match.play(rng.choice(match.round.legal))[0]


def until(what: Callable[[], object], seconds: float = 10.0) -> None:
    """Let the event loop run until something is so."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never came about"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


def settle(seconds: float = 0.05) -> None:
    """Let the event loop run for a while, once at least however busy the machine is."""
    end = time.monotonic() + seconds
    QCoreApplication.processEvents()
    while time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.001)


class Plays:
    """A bot that gives what a function says."""

    level = "plays"

    def __init__(self, say: Callable[[Observation, Random, Budget], Any]) -> None:
        self._say = say
        self.asked: list[Observation] = []

    def choose(self, observation: Observation, rng: Random, budget: Budget) -> Choice:
        """Answer with an action, or whatever else the function gives."""
        self.asked.append(observation)
        said = self._say(observation, rng, budget)
        return Choice(said, Reason("test")) if isinstance(said, Action) else said


def hasty() -> Bot:
    """Return a bot that plays any legal action at once."""
    return Plays(lambda observation, rng, budget: rng.choice(observation.legal))


class Ear:
    """Hears every signal of a session, in order."""

    def __init__(self, session: Session) -> None:
        self.heard: list[tuple[str, Any]] = []
        for name in ("dealt", "stepped", "refused", "handover", "bot_failed", "changed", "thinking", "ended"):
            getattr(session, name).connect(lambda what, name=name: self.heard.append((name, what)))

    def names(self) -> list[str]:
        """Return the names of the signals heard."""
        return [name for name, _ in self.heard]

    def all(self, name: str) -> list[Any]:
        """Return what a signal carried, each time."""
        return [what for heard, what in self.heard if heard == name]

    @property
    def seen(self) -> Observation:
        """The last observation that the view was given."""
        observations = [what.observation if isinstance(what, Step) else what for name, what in self.heard
                        if name in ("dealt", "stepped")]  # fmt: skip
        assert isinstance(observations[-1], Observation)
        return observations[-1]
