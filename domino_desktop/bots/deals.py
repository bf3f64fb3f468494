"""Hidden hands by chance: every way to deal that fits the public past is equally likely."""

from __future__ import annotations

import random
from math import factorial
from typing import Final, TypeVar

from .history import Past, Source

T = TypeVar("T")
MANY_COUNTS: Final = 3_000
"""Intermediate counts after which counting is given up for swapping; they take some 10 ms."""
ROOM: Final = 8
"""Bits for the room left in one group where that of all is one integer: a byte holds more than any game has tiles."""
SWAPS: Final = 6
"""Exchanges per tile between two deals, where counting takes too long."""
FIRST_SWAPS: Final = 60
"""Exchanges per tile before the first deal."""


class TooManyError(Exception):
    """The ways to deal cannot be counted quickly."""


class Deals:
    """Deals the tiles that an observer was not given to the groups of its `Past`.

    Raises ValueError when no deal fits.
    """

    def __init__(self, past: Past) -> None:
        self._sizes, self._members = _merged(past)
        sources = _regrouped(past, self._members)
        everywhere = (1 << len(self._sizes)) - 1
        bound = sorted([one for one in sources if one.groups != everywhere], key=lambda one: one.groups.bit_count())
        self._free = [one.bit for one in sources if one.groups == everywhere]
        self._bound = bound
        self._choices = [_positions(one.groups) for one in bound]
        self._groups = len(past.groups)
        self._room = sum([size << ROOM * g for g, size in enumerate(self._sizes)])
        self._slots = [[(255 << ROOM * g, 1 << ROOM * g) for g in choices] for choices in self._choices]
        """By bound tile, for each group that it may go to: where the room left in it is, and one tile's room."""
        self._counts: list[dict[int, int]] = [{} for _ in range(len(bound) + 1)]
        """By bound tile and the room left in all groups, in one integer."""
        self._ways: list[dict[int, tuple[tuple[int, int, int], ...]]] = [{} for _ in bound]
        """The same by way: see `_ways_on`."""
        self._left = MANY_COUNTS
        self._start: list[int] | None = None
        try:
            if not self._count(0, self._room):
                raise ValueError("no deal fits the past")
        except TooManyError:
            self._start = self._matched()
            self._swap(FIRST_SWAPS, random.Random(0))

    def _count(self, at: int, left: int) -> int:
        """Count the ways to deal bound tiles from `at` on into the room that is left."""
        known = self._counts[at]
        found = known.get(left)
        if found is None:
            self._left -= 1
            if self._left < 0:
                raise TooManyError
            if at < len(self._bound):
                found = sum([self._count(at + 1, left - one) for room, one in self._slots[at] if left & room])
            else:
                found = factorial(len(self._free))
                for size in left.to_bytes(len(self._sizes), "little"):
                    found //= factorial(size)
            known[left] = found
        return found

    def sample(self, rng: random.Random) -> list[int]:
        """Return the tiles of each group as a mask."""
        places = self._sampled(rng) if self._start is None else self._swapped(rng)
        return self._spread(places, rng)

    @property
    def ways(self) -> float:
        """Return how many deals fit; they must not be too many to count (`swaps`)."""
        found = self._count(0, self._room)
        for size, members in zip(self._sizes, self._members, strict=True):
            found *= factorial(size)
            for _, part in members:
                found //= factorial(part)
        return float(found)

    @property
    def swaps(self) -> bool:
        """Say whether the ways to deal are too many to count, which makes each sample slow."""
        return self._start is not None

    def every(self, most: int) -> list[list[int]]:
        """Return all deals that fit, as `sample` does; nothing when they are more than `most`."""
        if self.swaps or self.ways > most:
            return []
        found: list[list[int]] = []
        bits = [*[one.bit for one in self._bound], *self._free]
        masks = [*[one.groups for one in self._bound], *[(1 << len(self._sizes)) - 1] * len(self._free)]
        members = [(group, size, at) for at, merged in enumerate(self._members) for group, size in merged]

        def deal(tile: int, groups: list[int], left: list[int]) -> None:
            if tile == len(bits):
                found.append(groups)
                return
            for group, _, at in members:
                if left[group] and masks[tile] >> at & 1:
                    more, less = list(groups), list(left)
                    more[group] |= bits[tile]
                    less[group] -= 1
                    deal(tile + 1, more, less)

        sizes = [0] * self._groups
        for group, size, _ in members:
            sizes[group] = size
        deal(0, [0] * self._groups, sizes)
        return found

    def _sampled(self, rng: random.Random) -> list[list[int]]:
        left, chance = self._room, rng.random
        dealt: list[list[int]] = [[] for _ in self._sizes]
        for at, source in enumerate(self._bound):
            ways = self._ways[at].get(left) or self._ways_on(at, left)
            ticket = int(chance() * ways[-1][0]) if len(ways) > 1 else -1
            for most, g, one in ways:  # noqa: B007
                if ticket < most:
                    break
            left -= one
            dealt[g].append(source.bit)
        free = shuffled(self._free, rng)
        for g, room in enumerate(left.to_bytes(len(dealt), "little")):
            dealt[g] += free[:room]
            free = free[room:]
        return dealt

    def _ways_on(self, at: int, left: int) -> tuple[tuple[int, int, int], ...]:
        """Return where a bound tile may go: the ways to deal it there or to one before, the group, one tile's room."""
        total, ways = 0, []
        for g, (room, one) in zip(self._choices[at], self._slots[at], strict=True):
            if left & room:
                total += self._count(at + 1, left - one)
                ways.append((total, g, one))
        found = self._ways[at][left] = tuple(ways)
        return found

    def _spread(self, dealt: list[list[int]], rng: random.Random) -> list[int]:
        """Deal the tiles of merged groups to their members, which they all fit."""
        masks = [0] * self._groups
        for tiles, members in zip(dealt, self._members, strict=True):
            if len(members) > 1:
                tiles = shuffled(tiles, rng)  # noqa: PLW2901
            at = 0
            for group, size in members:
                masks[group] = sum(tiles[at : at + size])
                at += size
        return masks

    # where counting takes too long

    def _matched(self) -> list[int]:
        """Return one deal that fits, as the group of each tile, found by augmenting paths."""
        choices = [*self._choices, *[list(range(len(self._sizes))) for _ in self._free]]
        inside: list[list[int]] = [[] for _ in self._sizes]
        found = [-1] * len(choices)

        def seat(tile: int, tried: set[int]) -> bool:
            for g in choices[tile]:
                if g in tried:
                    continue
                tried.add(g)
                if len(inside[g]) < self._sizes[g] or any(seat(other, tried) for other in list(inside[g])):
                    if found[tile] >= 0:
                        inside[found[tile]].remove(tile)
                    inside[g].append(tile)
                    found[tile] = g
                    return True
            return False

        if not all([seat(tile, set()) for tile in range(len(choices))]):
            raise ValueError("no deal fits the past")
        return found

    def _swapped(self, rng: random.Random) -> list[list[int]]:
        """Walk from deal to deal by exchanging two tiles where both fit; what it reaches becomes equally likely."""
        groups = self._swap(SWAPS, rng)
        dealt: list[list[int]] = [[] for _ in self._sizes]
        for bit, g in zip([*[one.bit for one in self._bound], *self._free], groups, strict=True):
            dealt[g].append(bit)
        return dealt

    def _swap(self, times: int, rng: random.Random) -> list[int]:
        assert self._start is not None
        groups = self._start
        masks = [one.groups for one in self._bound] + [(1 << len(self._sizes)) - 1] * len(self._free)
        size = len(groups)
        for _ in range(times * size):
            one, other = int(rng.random() * size), int(rng.random() * size)
            here, there = groups[one], groups[other]
            if masks[one] >> there & 1 and masks[other] >> here & 1:
                groups[one], groups[other] = there, here
        return groups


def shuffled(items: list[T], rng: random.Random) -> list[T]:
    """Return the items in an order by chance, by `Random.random`, whose numbers no Python version changes."""
    items, chance = list(items), rng.random
    for at in range(len(items) - 1, 0, -1):
        other = int(chance() * (at + 1))
        items[at], items[other] = items[other], items[at]
    return items


def _merged(past: Past) -> tuple[tuple[int, ...], list[list[tuple[int, int]]]]:
    """Return the sizes of groups that take the same tiles, merged, and their members with their sizes."""
    alike: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for at, group in enumerate(past.groups):
        takes = tuple([source.bit for source in past.sources if source.groups >> at & 1])
        alike.setdefault(takes, []).append((at, group.size))
    members = [sorted(one) for one in alike.values()]
    return tuple([sum([size for _, size in one]) for one in members]), members


def _regrouped(past: Past, members: list[list[tuple[int, int]]]) -> list[Source]:
    firsts = [one[0][0] for one in members]
    return [
        Source(bit, sum([1 << at for at, first in enumerate(firsts) if groups >> first & 1]))
        for bit, groups in past.sources
    ]


def _positions(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]
