"""Arguments of the commands that choose a game: read, checked, and refused in one sentence."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import Final, NoReturn

from ..bots.levels import LEVELS
from ..games import GAMES, game
from ..model.options import OptionError, parse
from ..model.rules import Rules

PAUSE: Final = 0.2
"""Seconds at least between two counts on the screen."""


class UsageError(Exception):
    """Arguments that the command cannot use, in one sentence."""


class Parser(argparse.ArgumentParser):
    """Reads the arguments of a command; raises UsageError for bad ones."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError, which the program says in one line."""
        raise UsageError(message)


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Let a command choose a game, its options and its seats."""
    parser.add_argument("--game", required=True, metavar="G", help="one of " + ", ".join(one.key for one in GAMES))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a house rule; may be repeated")
    parser.add_argument("--seats", type=whole, metavar="N", help="how many seats play")


def whole(text: str) -> int:
    """Read a whole number; raise ArgumentTypeError otherwise."""
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 1000):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """Read a whole number of at least 1; raise ArgumentTypeError otherwise."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return number


def game_of(key: str) -> type[Rules]:
    """Return the game of this key; raise UsageError when there is none."""
    try:
        return game(key)
    except KeyError:
        raise UsageError(f"there is no game {key!r}; the games are {', '.join(one.key for one in GAMES)}") from None


def rules_from(key: str, options: Sequence[str], seats: int | None = None) -> Rules:
    """Return the rules that the arguments name; raise UsageError."""
    kind = game_of(key)
    given: dict[str, object] = {}
    try:
        for text in options:
            name, value = parse(kind, text)
            if name in given and given[name] != value:
                raise UsageError(f"option {name} is given twice")
            given[name] = value
        if seats is not None:
            if given.get("seats", seats) != seats:
                raise UsageError("--seats and the option seats differ")
            given["seats"] = seats
        return kind.make(given)
    except OptionError as error:
        raise UsageError(str(error)) from None


def levels_from(text: str, seats: int) -> tuple[str, ...]:
    """Return the level of each seat; a shorter list is repeated; raise UsageError."""
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            raise UsageError(f"there is no bot {level!r}; the levels are {', '.join(LEVELS)}")
    if len(levels) > seats:
        raise UsageError(f"{len(levels)} bots are named for {seats} seats")
    return tuple(levels[seat % len(levels)] for seat in range(seats))


class Progress:
    """A count on standard error, when that is a terminal."""

    def __init__(self, name: str, of: int | None = None) -> None:
        self._name = name
        self._of = "" if of is None else f" of {of}"
        self._done = 0
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0
        """When the count may be written again."""
        self._write()

    def step(self) -> None:
        """Count one more."""
        self._done += 1
        if time.monotonic() >= self._next:
            self._write()

    def _write(self) -> None:
        if self._shown:
            print(f"\r{self._name}: {self._done}{self._of}", end="", file=sys.stderr, flush=True)
            self._next = time.monotonic() + PAUSE

    def end(self) -> None:
        """Leave the line."""
        if self._shown:
            self._write()
            print(file=sys.stderr)


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
