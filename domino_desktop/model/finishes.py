"""How a last tile fitted, as pieces by which games class a finish."""

from __future__ import annotations

from .line import Line
from .tiles import Tile


def fits_both(line: Line, tile: Tile) -> bool:
    """Say whether a tile could go on every arm of a line that has arms."""
    return bool(line.arms) and all(tile.mask >> number & 1 for number in line.numbers)


def uses_both_halves(line: Line, tile: Tile) -> bool:
    """Say whether a tile, no double, fits one arm by its one half and the other arm by its other half."""
    return not tile.is_double and {*line.numbers} == {*tile.kind}
