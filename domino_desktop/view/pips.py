"""The view room: where the pips lie on a half."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple


class Pips(NamedTuple):
    """The places of a half's pips and their size, in parts of the half's side; the half's centre is 0,0.

    Seen with the tile upright: x across the tile, y along it.
    """

    places: tuple[tuple[float, float], ...]
    radius: float


_ROWS: Final = {3: (-0.27, 0.0, 0.27), 4: (-0.33, -0.11, 0.11, 0.33)}
_PATTERNS: Final = (
    "", "000 010 000", "100 000 001", "100 010 001", "101 000 101", "101 010 101", "101 101 101",
    "101 111 101", "111 101 111", "111 111 111", "101 111 111 101", "111 101 111 111", "111 111 111 111",
)  # fmt: skip
_COLUMNS: Final = (-0.27, 0.0, 0.27)


@cache
def pips(number: int) -> Pips:
    """Return the pattern of a number from 0 to 12; raise IndexError for others.

    >>> [len(pips(number).places) for number in range(13)]
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    """
    if number == 11:  # four, three, four: the middle column stands between the others' rows
        middle = tuple((0.0, y) for y in (-0.22, 0.0, 0.22))
        return Pips(tuple((x, y) for x in (-0.27, 0.27) for y in _ROWS[4]) + middle, 0.085)
    rows = _PATTERNS[number].split()
    places = tuple(
        (_COLUMNS[column], _ROWS[len(rows)][row])
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark == "1"
    )
    return Pips(places, 0.085 if len(rows) == 4 else 0.105)
