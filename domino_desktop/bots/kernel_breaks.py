"""How lines break: exactly where the kernel keeps whole lines, nearly where it keeps their open numbers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..model.actions import Break
from ..model.line import Line
from ..model.rules import Position
from ..model.tiles import Tile

if TYPE_CHECKING:
    from .kernel import Kernel

TWICE: Final = 2
"""How often a number is open to a rough kernel that is open more often: else there would be too many places."""


class Breaks:
    """What a seat that cannot play may lift, in a game with `breaks`."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._rules = kernel, kernel.rules
        line, fitting = self._example()
        self.draws_first = not any(isinstance(one, Break) for one in self._rules.actions(_at(line, 0, 1), (fitting,)))
        """Whether a seat that may draw must do so before it breaks."""
        most = len(kernel.tiles)
        self.limit = next((n for n in range(most) if not self._may(_at(line, n), (fitting,))), most)
        """Breaks per seat and round."""

    def _example(self) -> tuple[Line, Tile]:
        """Return a line with one tile that can be lifted, and a tile that fits only what would lie bare then."""
        kinds = {tile.kind: tile for tile in self._kernel.tiles}
        line = Line()
        for kind, arm in (((0, 0), None), ((1, 0), 0), ((2, 1), 0)):
            line = self._rules.lay(line, kinds[kind], arm)
        return line, kinds[3, 1]

    def _may(self, at: Position, hand: tuple[Tile, ...]) -> list[Tile]:
        return [action.tile for action in self._rules.breaks(at, at.turn, hand)]  # type: ignore[attr-defined]

    def lifts(self, place: int, hand: int, seat: int, breaks: tuple[int, ...], laid: int) -> list[int]:
        """Return the bits of the tiles that a seat which cannot play may lift, the heaviest first.

        A rough kernel takes every tile laid but the first for one with a neighbour on both sides.
        """
        kernel = self._kernel
        line = kernel.lines[place]
        if not kernel.rough:
            at = Position(line, seat, None, 0, kernel.draw_limit, None, breaks)
            return [kernel.bit[tile] for tile in self._may(at, kernel.hand(hand))]
        if breaks[seat] >= self.limit:
            return []
        touching = 0
        for tiles in kernel.of:
            if tiles & hand:
                touching |= tiles
        touching &= laid & ~kernel.bit[line.laid[0].tile]
        found = []
        while touching:
            found.append(touching & -touching)
            touching &= touching - 1
        return found

    def lifted(self, place: int, bit: int) -> int:
        """Return the place on which a seat must play that has lifted a tile."""
        kernel = self._kernel
        line, tile = kernel.lines[place], kernel.tiles[bit.bit_length() - 1]
        if kernel.rough:
            return kernel.place(line.root(tile), tile)  # a tile by itself opens the numbers that lie bare without it
        index = line.find(tile)
        assert index is not None
        return kernel.place(line.lift(index), tile)


def _at(line: Line, breaks: int, drawable: int = 0) -> Position:
    return Position(line, 0, None, drawable, 0, None, (breaks,))


def outline(line: Line, broken: Tile | None) -> Line:
    """Return a line with its open numbers in ascending order, each twice at most; after a break its arms come last."""
    cut = len(line.arms) - 2 * (broken is not None)
    arms = sorted(line.arms[:cut], key=lambda arm: arm.number)
    kept = [arm for at, arm in enumerate(arms) if at < TWICE or arms[at - TWICE].number != arm.number]
    return line._replace(arms=(*kept, *line.arms[cut:]))
