"""A round at one moment, as the kernel sees it."""

from __future__ import annotations

from typing import NamedTuple


class State(NamedTuple):
    """A round at one moment with nothing hidden. Bit n of a hand is tile n of the kernel."""

    hands: tuple[int, ...]
    place: int
    turn: int
    last: int
    """The seat that laid the last tile."""
    yard: tuple[int, ...]
    """The bits of the tiles that can be drawn, in their order."""
    drawn: int
    """Tiles drawn in this turn."""
    gained: tuple[int, ...]
    """Points of plays in this round, by side."""
    scores: tuple[int, ...]
    """Match scores before the round, by side."""
    breaks: tuple[int, ...]
    """Breaks by seat."""
    laid: int
    """The tiles on the table."""
    lacks: tuple[int, ...]
    """By seat the tiles that it is known not to hold, as everybody saw it pass or draw on them."""
    simple: tuple[bool, ...]
    """By seat whether it is taken to play its heaviest tile always, instead of by the policy."""
