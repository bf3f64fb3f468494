"""What is known of one hidden hand: some of its tiles, and which numbers the others do not have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..model.tiles import HIGHEST, Tile

DOUBLES: Final = 1 << HIGHEST + 1
"""The bit after those of all numbers: what any double fits where doubles may lie apart."""


def halves(tile: Tile) -> int:
    """Return what a tile fits: its numbers as bits, and `DOUBLES` for a double."""
    return tile.mask | DOUBLES if tile.is_double else tile.mask


@dataclass(slots=True)
class Held:
    """A hidden hand in parts, about each of which the same is known."""

    parts: dict[int, int]
    """Bits (`halves`) that no tile of a part has -> how many tiles the part has, at least one."""
    known: list[Tile] = field(default_factory=list)
    """Tiles that everybody knows to be in this hand; they are in no part."""

    def lacks(self) -> int:
        """Return the bits of the numbers that only the known tiles can have."""
        return _common(self.parts)

    def could_not_play(self, numbers: int) -> None:
        """Note that no tile of the hand had one of these numbers."""
        parts: dict[int, int] = {}
        for lacking, count in self.parts.items():
            now = lacking | numbers
            parts[now] = parts[now] + count if now in parts else count
        self.parts = parts

    def gain(self) -> None:
        """Add a tile that may be any: what was known holds for the older ones alone."""
        self.parts[0] = self.parts.get(0, 0) + 1

    def lose(self, tile: Tile) -> None:
        """Take out a tile; where several parts may have had it, what is known of all of these stays known."""
        if tile in self.known:
            self.known.remove(tile)
            return
        if len(self.parts) == 1:
            self.parts = {lacking: count - 1 for lacking, count in self.parts.items() if count > 1}
            return
        fitting = {lacking: count for lacking, count in self.parts.items() if not lacking & halves(tile)}
        self.parts = {lacking: count for lacking, count in self.parts.items() if lacking & halves(tile)}
        left = sum(fitting.values()) - 1
        if left:
            self.parts[_common(fitting)] = left


def _common(parts: dict[int, int]) -> int:
    mask = -1
    for lacking in parts:
        mask &= lacking
    return mask
