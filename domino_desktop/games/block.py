"""Le blocage (RULES.md 3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..model.options import Chosen, Value, choice, option, switch, whole
from ..model.tiles import full_set
from .plain import Plain


def _usual_hand(chosen: Chosen) -> int:
    return 6 if chosen["seats"] == 4 else 7


def _too_many(chosen: Chosen, hand: Value) -> str | None:
    seats, highest = chosen["seats"], chosen["set"]
    assert isinstance(seats, int)
    assert isinstance(highest, int)
    assert isinstance(hand, int)
    return "too-many-tiles" if seats * hand > len(full_set(highest)) else None


@dataclass(frozen=True)
class Block(Plain):
    """No drawing: who cannot play passes, undealt tiles sleep."""

    key: ClassVar = "block"

    seats: int = choice(2, 3, 4)
    set: int = choice(6, 9, 12)
    opening: str = choice("highest-double", "drawn")
    hand: int = option(range(5, 10), _usual_hand, _too_many)
    match: str = choice("points", "rounds")
    target: int = whole(50, 500, 100)
    misere: str = switch()

    def hand_size(self) -> int:
        """Deal what the option says."""
        return self.hand
