"""The legal actions of a seat as the kernel plays them."""

from __future__ import annotations

from typing import NamedTuple

from ..model.actions import Action, Break, Draw, Play
from ..model.observation import Observation
from .kernel import Kernel


class Move(NamedTuple):
    """An action as the kernel plays it."""

    first: tuple[int, int] | None
    """The tile and the next place of a play."""
    place: int
    """Where the seat goes on."""
    gets: int = 0
    """The tile that it lifts."""
    draws: int = 0


def move_of(kernel: Kernel, seen: Observation, action: Action, place: int) -> Move:
    """Return a legal action of the observer whose turn it is; `place` is where the line is now."""
    if isinstance(action, Play):
        after = seen.rules.lay(seen.line, action.tile, action.arm)
        return Move((kernel.bit[action.tile], kernel.place(after)), place)
    if isinstance(action, Break):
        bit = kernel.bit[action.tile]
        assert kernel.breaks
        return Move(None, kernel.breaks.lifted(place, bit), bit)
    return Move(None, place, draws=int(isinstance(action, Draw)))
