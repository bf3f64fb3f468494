"""All hidden hands that fit the past, where they are few, with how many ways there are to come by each of them.

Who drew what when is another way, not another hand: few hands may be left by millions of deals.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final, NamedTuple

from .bot import Budget
from .deals import ROOM, Deals, TooManyError
from .history import Past

MOST: Final = 100
"""Hands at most where somebody has drawn: to count the ways to each takes a tenth of a millisecond or more."""
STEPS: Final = 3_000
"""Steps after which the search for hands is given up; they take some 10 ms."""


class Hands(NamedTuple):
    """The hidden hands as they may be now."""

    ways: float
    """Deals that leave these hands."""
    deals: list[list[int]]
    """Some of them, as the tiles of each group; the only one when there is no more."""


def few_hands(past: Past, deals: Deals, most: int, looks: int, rng: random.Random, budget: Budget) -> list[Hands]:
    """Return all hidden hands that fit, each with `looks` deals by chance; nothing when they are more than `most`.

    Where somebody has drawn, neither when they are more than MOST, hard to find, or the budget ends before.
    """
    seats = list(dict.fromkeys([group.seat for group in past.groups]))
    if len(seats) == len(past.groups):
        return [Hands(1.0, [groups]) for groups in deals.every(most)]
    if deals.swaps:  # to count the ways to each of the hands would take too long too
        return []
    try:
        every = _Holders(past, seats).every(min(most, MOST))
    except TooManyError:
        return []
    found = []
    for holders in every:
        if budget.expired():
            return []
        sources = tuple([one._replace(groups=one.groups & holders.get(one.bit, -1)) for one in past.sources])
        narrowed = Deals(replace(past, sources=sources))
        if narrowed.swaps:  # the ways are too many to count
            return []
        found.append(Hands(narrowed.ways, [narrowed.sample(rng) for _ in range(looks)]))
    return found


class _Holders:
    """Who may hold the hidden tiles now; what a seat got in its deal and its draws is taken together."""

    def __init__(self, past: Past, seats: list[int]) -> None:
        self._belongs = [sum([1 << at for at, one in enumerate(past.groups) if one.seat == seat]) for seat in seats]
        gone = {act.bit for act in past.acts if act.group < 0}
        self._hidden = {one.bit for one in past.sources} - gone
        alike: dict[tuple[int, int], list[int]] = {}
        for at, group in enumerate(past.groups):
            takes = sum([bit for bit, groups in past.sources if groups >> at & 1])
            alike.setdefault((seats.index(group.seat), takes), []).append(at)
        self._room = sum(
            [sum([past.groups[at].size for at in one]) << ROOM * n for n, one in enumerate(alike.values())]
        )
        order = sorted(past.sources, key=lambda one: (one.bit in self._hidden, one.groups.bit_count()))
        self._tiles: list[tuple[int, dict[int, list[tuple[int, int]]]]] = []
        """Each tile, and by the seats that may have got it where in `_room` its tile takes room."""
        for bit, groups in order:
            ways: dict[int, list[tuple[int, int]]] = {}
            for n, ((owner, _), members) in enumerate(alike.items()):
                if groups >> members[0] & 1:
                    ways.setdefault(owner, []).append((255 << ROOM * n, 1 << ROOM * n))
            self._tiles.append((bit, ways))
        self._fits: dict[tuple[int, int], bool] = {}
        self._left = STEPS

    def every(self, most: int) -> list[dict[int, int]]:
        """Return the groups of the holder by hidden tile, for all hands to which a way leads; none if over `most`.

        Raise TooManyError when they are hard to find.
        """
        found: list[dict[int, int]] = []

        def deal(at: int, rooms: set[int], holders: dict[int, int]) -> None:
            """Deal the tiles from `at` on; `rooms` are what may be left in the groups by the ways until there."""
            if len(found) > most:
                return
            if at == len(self._tiles):
                found.append(holders)
                return
            bit, ways = self._tiles[at]
            for owner, slots in ways.items():
                after = {left - one for left in rooms for room, one in slots if left & room}
                after = {left for left in after if self._can(at + 1, left)}
                if after:
                    deal(at + 1, after, {**holders, bit: self._belongs[owner]} if bit in self._hidden else holders)

        deal(0, {self._room}, {})
        return found if len(found) <= most else []

    def _can(self, at: int, left: int) -> bool:
        """Say whether the tiles from `at` on can be dealt into the room that is left."""
        found = self._fits.get((at, left))
        if found is None:
            self._left -= 1
            if self._left < 0:
                raise TooManyError
            found = at == len(self._tiles) or any(
                self._can(at + 1, left - one)
                for slots in self._tiles[at][1].values()
                for room, one in slots
                if left & room
            )
            self._fits[at, left] = found
        return found
