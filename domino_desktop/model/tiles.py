"""The model room: tiles and sets of tiles."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

HIGHEST: Final = 12
"""The highest number on a tile of any set."""

_NAME: Final = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)(?:#([2-9]|[1-9][0-9]))?")


@final
class Tile:
    """A domino: two halves with pips, and the number of its copy when several sets are mixed.

    Tiles are interned, so equal tiles are the same object and compare by identity.

    >>> Tile(6, 4) is Tile.parse("6-4")
    True
    >>> Tile(6, 4, 2).name
    '6-4#2'
    """

    __slots__ = ("copy", "high", "is_double", "label", "low", "mask", "name", "pips")

    high: int
    low: int
    copy: int
    pips: int
    """Both halves together (6-6 counts 12)."""
    mask: int
    """Bit n is set when a half shows n."""
    name: str
    label: bytes
    """The name as the shuffle hashes it."""
    is_double: bool

    def __new__(cls, high: int, low: int, copy: int = 1) -> Tile:
        """Return the tile with these halves; raise ValueError unless high >= low >= 0 and copy >= 1."""
        return _interned(high, low, copy)

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError(f"a tile cannot change: {key}")

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int, int]]:
        return Tile, (self.high, self.low, self.copy)

    def __lt__(self, other: Tile) -> bool:
        """Order tiles by high half, low half, copy."""
        return (self.high, self.low, self.copy) < (other.high, other.low, other.copy)

    def other(self, number: int) -> int:
        """Return the half opposite to the one that shows `number`."""
        return self.pips - number

    @property
    def kind(self) -> tuple[int, int]:
        """The two numbers, the same for every copy."""
        return self.high, self.low

    @staticmethod
    def parse(text: str) -> Tile:
        """Return the tile of this name in the record; raise ValueError when it is not one."""
        found = _NAME.fullmatch(text)
        if found is None or int(found[1]) < int(found[2]):
            raise ValueError(f"{text!r} is not a tile")
        return Tile(int(found[1]), int(found[2]), int(found[3] or 1))


@cache
def _interned(high: int, low: int, copy: int) -> Tile:
    if not (high >= low >= 0 and copy >= 1):
        raise ValueError(f"no such tile: {high}-{low}#{copy}")
    tile = object.__new__(Tile)
    name = f"{high}-{low}" if copy == 1 else f"{high}-{low}#{copy}"
    values = {
        "high": high,
        "low": low,
        "copy": copy,
        "pips": high + low,
        "mask": 1 << high | 1 << low,
        "name": name,
        "label": name.encode(),
        "is_double": high == low,
    }
    for key, value in values.items():
        object.__setattr__(tile, key, value)
    return tile


@cache
def full_set(highest: int, copies: int = 1) -> tuple[Tile, ...]:
    """Return all tiles from 0-0 to highest-highest, `copies` of each.

    >>> len(full_set(6)), len(full_set(9)), len(full_set(12))
    (28, 55, 91)
    """
    return tuple(
        Tile(high, low, copy) for copy in range(1, copies + 1) for high in range(highest + 1) for low in range(high + 1)
    )


def total(tiles: tuple[Tile, ...]) -> int:
    """Return the sum of the pips on `tiles`."""
    pips = 0
    for tile in tiles:
        pips += tile.pips
    return pips
