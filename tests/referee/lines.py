"""The tiles on the table by RULES.md 1, 2.1 and 3.8: every tile knows its neighbours, every arm its end."""

from __future__ import annotations

from functools import cache


@cache
def pips(tile: str) -> tuple[int, int]:
    """Give the two numbers of a tile, the higher first; the number of the copy plays no part."""
    high, low = tile.split("#", maxsplit=1)[0].split("-")
    return int(high), int(low)


def is_double(tile: str) -> bool:
    """Tell whether both numbers are the same."""
    high, low = pips(tile)
    return high == low


def total(tiles: list[str]) -> int:
    """Add up all numbers on these tiles."""
    return sum(sum(pips(tile)) for tile in tiles)


class Laid:
    """A tile on the table: the number on each of its sides, and the neighbour there or None."""

    def __init__(self, tile: str, time: int, numbers: list[int]) -> None:
        self.tile = tile
        self.time = time
        self.numbers = numbers
        self.neighbours: list[Laid | None] = [None for _ in numbers]

    def piece(self) -> list[Laid]:
        """List the tiles that hang together with this one."""
        found = [self]
        for laid in found:
            found.extend(other for other in laid.neighbours if other is not None and other not in found)
        return found


class Line:
    """All tiles on the table; an arm is a tile and the number of its open side."""

    def __init__(self) -> None:
        self.tiles: list[Laid] = []
        self.arms: list[tuple[Laid, int]] = []
        self.time = 0

    def open_numbers(self) -> list[int]:
        """Give the number that every arm shows."""
        return [laid.numbers[side] for laid, side in self.arms]

    def start(self, tile: str, numbers: list[int]) -> Laid:
        """Lay a tile that touches no other; every number makes an arm, the next one in order."""
        self.time += 1
        laid = Laid(tile, self.time, numbers)
        self.tiles.append(laid)
        self.arms.extend((laid, side) for side in range(len(numbers)))
        return laid

    def join(self, tile: str, arm: int) -> Laid:
        """Lay a tile on an arm, whose end it becomes."""
        end, side = self.arms[arm]
        number = end.numbers[side]
        high, low = pips(tile)
        self.time += 1
        laid = Laid(tile, self.time, [number, low if number == high else high])
        laid.neighbours[0] = end
        end.neighbours[side] = laid
        self.tiles.append(laid)
        self.arms[arm] = (laid, 1)
        return laid

    def lift(self, laid: Laid) -> list[int]:
        """Take a tile with two neighbours out and give the two new arms; arm one is on the older piece."""
        bared = []
        for neighbour in laid.neighbours:
            assert neighbour is not None
            side = neighbour.neighbours.index(laid)
            neighbour.neighbours[side] = None
            bared.append((neighbour, side))
        self.tiles.remove(laid)
        bared.sort(key=lambda end: min(other.time for other in end[0].piece()))
        self.arms.extend(bared)
        return [len(self.arms) - 2, len(self.arms) - 1]
