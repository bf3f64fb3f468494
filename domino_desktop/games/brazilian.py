"""Dominó de duplas (RULES.md 3.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ..model import blocks
from ..model.blocks import Decision
from ..model.events import Result
from ..model.finishes import fits_both, uses_both_halves
from ..model.line import Line
from ..model.openings import Opening, holder_of
from ..model.options import choice, whole
from ..model.rules import Rules, Standing, first_to
from ..model.tiles import Tile

WORTH: Final = {"simples": 1, "carroca": 2, "la-e-lo": 3, "cruzada": 4, "block": 1}


@dataclass(frozen=True)
class Brazilian(Rules):
    """Two teams; a finish is worth one to four points by how its last tile fitted."""

    key: ClassVar = "brazilian"
    counter_clockwise: ClassVar = True

    seats: int = choice(4)
    set: int = choice(6)
    la_e_lo: str = choice("both-halves", "either")
    target: int = whole(4, 12, 6)

    @property
    def teams_of_two(self) -> bool:
        """Partners sit opposite each other."""
        return True

    def hand_size(self) -> int:
        """Deal all tiles."""
        return 7

    def first_opening(self) -> Opening:
        """The double six leads."""
        return holder_of(Tile(6, 6))

    def finish(self, line: Line, tile: Tile | None, end: str) -> str:
        """Class a domino by its last tile and the two open numbers before it."""
        if end == "block" or tile is None:
            return end
        left, right = line.numbers
        if tile.is_double:
            return "cruzada" if left == right else "carroca"
        both_ways = fits_both(line, tile) if self.la_e_lo == "either" else uses_both_halves(line, tile)
        return "la-e-lo" if both_ways else "simples"

    def block_winner(self, totals: tuple[int, ...], counts: tuple[int, ...], blocker: int) -> Decision:
        """Return the team of the single lowest hand."""
        return blocks.single_team(totals, blocker)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return what the finish is worth."""
        won = None if winner is None else self.side(winner)
        return tuple(WORTH[finish] if side == won else 0 for side in range(self.sides))

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """First team to the target."""
        return first_to(self.target, results)
