"""The line: an append-only tree of laid tiles, and the arms where it can grow.

Ports are the places of a tile where a neighbour may touch: 0 is its inner half (for a root the
higher one), 1 its outer half, 2 and 3 the short sides of a crosswise double.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from .tiles import HIGHEST, Tile

CHAIN: Final = (0, 1)
"""The ports of a first tile with two arms: arm 0 shows the higher number."""
HUB: Final = (2, 1, 3, 0)
"""The ports of a first double with four arms: north, east, south, west."""

_new = tuple.__new__  # half the cost of a NamedTuple's own constructor; used where rounds are played by the thousand


class Laid(NamedTuple):
    """A tile on the table and the tile it was laid against."""

    tile: Tile
    parent: int
    """Index of the laid tile it touches; -1 for the root of a line."""
    port: int
    """The port of the parent that it touches; -1 for a root."""
    inner: int
    """The number on its inner half (port 0)."""

    def shows(self, port: int) -> int:
        """Return the number at a port."""
        return self.tile.pips - self.inner if port == 1 else self.inner


class Arm(NamedTuple):
    """A place where the line can grow."""

    end: int
    """Index of the laid tile at the end of the arm."""
    port: int
    """The port of that tile at which the arm goes on."""
    number: int
    """The open number."""


@cache
def _outer_arms(index: int) -> tuple[Arm, ...]:
    """Return the arms at the outer half of a laid tile, by their number; they are the same in every round."""
    return tuple([Arm(index, 1, number) for number in range(HIGHEST + 1)])


class Line(NamedTuple):
    """The tiles on the table in the order in which they were laid, and the arms in the order they arose."""

    laid: tuple[Laid, ...] = ()
    arms: tuple[Arm, ...] = ()
    lifted: frozenset[int] = frozenset()
    """Indexes of laid tiles that were taken back into a hand."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The open number of every arm."""
        return tuple([arm.number for arm in self.arms])

    def root(self, tile: Tile, ports: tuple[int, ...] = CHAIN) -> Line:
        """Lay a tile that touches no other; its `ports` become the next arms."""
        index, high, low = len(self.laid), tile.high, tile.low
        arms = tuple([_new(Arm, (index, port, low if port == 1 else high)) for port in ports])
        newest = (_new(Laid, (tile, -1, -1, high)),)
        return _new(Line, (self.laid + newest, self.arms + arms, self.lifted))

    def grow(self, tile: Tile, arm: int) -> Line:
        """Lay a tile on an arm; raise ValueError unless one of its halves shows the open number."""
        laid, arms, lifted = self
        end, port, number = arms[arm]
        if tile.high != number != tile.low:
            raise ValueError(f"{tile} does not fit {number}")
        grown = _outer_arms(len(laid))[tile.pips - number]
        arms = (
            (*arms[:arm], grown, *arms[arm + 1 :]) if len(arms) > 2 else (arms[0], grown) if arm else (grown, arms[1])
        )
        newest = (_new(Laid, (tile, end, port, number)),)
        return _new(Line, (laid + newest, arms, lifted))

    def sprout(self, index: int, ports: tuple[int, ...]) -> Line:
        """Give a laid tile further arms at `ports`."""
        laid = self.laid[index]
        arms = tuple(Arm(index, port, laid.shows(port)) for port in ports)
        return self._replace(arms=self.arms + arms)

    def neighbours(self, index: int) -> tuple[tuple[int, int], ...]:
        """Return (neighbour's index, the neighbour's port that touches) for all tiles that touch a laid one."""
        laid = self.laid[index]
        up = ((laid.parent, laid.port),) if laid.parent >= 0 and laid.parent not in self.lifted else ()
        down = tuple(
            (child, 0) for child, other in enumerate(self.laid) if other.parent == index and child not in self.lifted
        )
        return up + down

    def lift(self, index: int) -> Line:
        """Take an interior tile back, which leaves two new arms at its neighbours.

        The lower-numbered arm is on the piece with the earliest-laid tile (RULES.md 3.8).
        Raise ValueError unless exactly two tiles touch it.
        """
        ends = self.neighbours(index)
        if len(ends) != 2 or index in self.lifted:
            raise ValueError(f"tile {index} is not interior")
        opened = self._replace(lifted=self.lifted | {index})
        first, second = sorted(ends, key=lambda end: min(opened.piece(end[0])))
        arms = tuple(Arm(i, port, self.laid[i].shows(port)) for i, port in (first, second))
        return opened._replace(arms=self.arms + arms)

    def piece(self, index: int) -> frozenset[int]:
        """Return the indexes of all laid tiles that hang together with this one."""
        seen = {index}
        todo = [index]
        while todo:
            for other, _ in self.neighbours(todo.pop()):
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
        return frozenset(seen)

    def find(self, tile: Tile) -> int | None:
        """Return the index at which a tile lies on the table now, or None."""
        for index, laid in enumerate(self.laid):
            if laid.tile is tile and index not in self.lifted:
                return index
        return None


EMPTY: Final = Line()
"""The line before the first tile."""
