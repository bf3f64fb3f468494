"""The rules in words: the kinds of finish of a game, found by asking it about last tiles of every sort."""

from __future__ import annotations

from typing import NamedTuple

from ...model.line import Line
from ...model.rules import Rules
from ...model.tiles import Tile


class Last(NamedTuple):
    """A last tile and the line just before it was played."""

    line: Line
    tile: Tile


def _line(left: int, right: int) -> Line:
    """Return a short line whose arms show these two numbers."""
    if left == right:
        return Line().root(Tile(0, 0)).grow(Tile(left, 0), 0).grow(Tile(1, 0), 1).grow(Tile(right, 1), 1)
    return Line().root(Tile(0, 0)).grow(Tile(left, 0), 0).grow(Tile(right, 0), 1)


LASTS = (
    Last(_line(5, 3), Tile(5, 4)),
    Last(_line(5, 3), Tile(5, 5)),
    Last(_line(6, 3), Tile(6, 3)),
    Last(_line(3, 3), Tile(5, 3)),
    Last(_line(4, 4), Tile(4, 4)),
)
"""One end fits; a double that one end takes; both halves; both ends by one half; a double that both ends take."""


def finishes(rules: Rules) -> dict[str, list[Last]]:
    """Return the ways to go out that a game tells apart, each with last tiles that make it."""
    found: dict[str, list[Last]] = {}
    for last in LASTS:
        found.setdefault(rules.finish(last.line, last.tile, "domino"), []).append(last)
    return found


def blocked(rules: Rules) -> str:
    """Return the finish of a blocked round."""
    return rules.finish(LASTS[0].line, LASTS[0].tile, "block")
