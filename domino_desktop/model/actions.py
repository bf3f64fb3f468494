"""What a seat can do in its turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile from the hand on an arm; no arm is named for the first tile and for a double laid apart."""

    tile: Tile
    arm: int | None = None
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one tile from the boneyard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a play."""


@dataclass(frozen=True, slots=True)
class Break:
    """Lift an interior tile from the line into the hand; a play on one of the two new arms must follow."""

    tile: Tile


Action = Play | Draw | Pass | Break
DRAW: Final = Draw()
PASS: Final = Pass()


@cache
def play_apart(tile: Tile) -> Play:
    """Return the play of a double laid apart, the same object each time."""
    return Play(tile, None, True)


@cache
def play(tile: Tile, arm: int | None = None) -> Play:
    """Return the play of a tile on an arm, the same object each time."""
    return Play(tile, arm)
