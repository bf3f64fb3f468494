"""The states of the gesture machine. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.tiles import Tile
from .gesture_words import Target


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is held or chosen."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A tile of the hand waits for its place."""

    tile: Tile
    aim: int | None = None


@dataclass(frozen=True, slots=True)
class Pointed:
    """A tile of the line was reached by keys; Enter lifts it."""

    tile: Tile


Resting = Idle | Chosen | Pointed
"""No button is down."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """The button is down and has not moved far enough for a drag."""

    before: Resting
    target: Target
    x: float
    y: float
    double: bool


@dataclass(frozen=True, slots=True)
class Dragging:
    """A tile of the hand follows the pointer."""

    tile: Tile
    aim: int | None = None


@dataclass(frozen=True, slots=True)
class Pulling:
    """A tile of the line follows the pointer."""

    tile: Tile


State = Resting | Pressed | Dragging | Pulling
