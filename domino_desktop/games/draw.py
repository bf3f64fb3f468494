"""La pioche (RULES.md 3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..model.options import choice, switch, whole
from .plain import Plain


@dataclass(frozen=True)
class Draw(Plain):
    """Draw from the boneyard until a tile fits."""

    key: ClassVar = "draw"
    draws: ClassVar = True

    seats: int = choice(2, 3, 4)
    set: int = choice(6, 9, 12)
    opening: str = choice("highest-double", "drawn")
    leave: int = choice(0, 2)
    match: str = choice("points", "rounds")
    target: int = whole(50, 500, 100)
    misere: str = switch()

    def hand_size(self) -> int:
        """Deal 7, 6, 5 for 2, 3, 4 seats with double-six, else 7."""
        return 9 - self.seats if self.set == 6 else 7

    @property
    def kept_back(self) -> int:
        """Tiles that stay in the boneyard."""
        return self.leave
