"""Le Sébastopol (RULES.md 3.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from ..model.events import Result
from ..model.line import CHAIN, HUB, Arm, Line
from ..model.openings import DRAWN, Opening, holder_of
from ..model.options import choice, whole
from ..model.tiles import Tile, full_set
from .plain import Plain

SIX = Tile(6, 6)


@dataclass(frozen=True)
class Sebastopol(Plain):
    """The double six has four arms, and all four want their first tile before the line is open."""

    key: ClassVar = "sebastopol"

    seats: int = choice(3, 4)
    set: int = choice(6)
    match: str = choice("points", "rounds")
    target: int = whole(50, 500, 100)

    misere = "off"

    @property
    def six_on_table(self) -> bool:
        """Whether the double six is laid before the deal; otherwise its holder leads with it."""
        return self.seats == 3

    def tiles(self) -> tuple[Tile, ...]:
        """The double six on the table is left out of every shuffle."""
        return tuple(tile for tile in full_set(6) if not (self.six_on_table and tile is SIX))

    def table(self) -> tuple[Tile, ...]:
        """Return the double six when it belongs to nobody."""
        return (SIX,) if self.six_on_table else ()

    def hand_size(self) -> int:
        """Deal all tiles."""
        return len(self.tiles()) // self.seats

    def first_opening(self) -> Opening:
        """Three seats draw the lead."""
        return DRAWN if self.six_on_table else holder_of(SIX)

    def next_opening(self, last: Result | None) -> Opening:
        """With four seats the holder of the double six leads every round."""
        return super().next_opening(last) if self.six_on_table else self.first_opening()

    def first_ports(self, tile: Tile) -> tuple[int, ...]:
        """Return the four arms of the double six."""
        return HUB if tile is SIX else CHAIN

    def open_arms(self, line: Line) -> Iterable[tuple[int, Arm]]:
        """Until all four arms have their first tile, only those that have none are open."""
        bare = [(arm, end) for arm, end in enumerate(line.arms) if end.end == 0]
        return bare or enumerate(line.arms)
