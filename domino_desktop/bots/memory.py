"""What a seat can know of the hidden hands when it forgets nothing: tiles seen, passes and draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import comb
from typing import Final

from ..model.events import Drew, Passed, Played
from ..model.line import Line
from ..model.observation import Observation
from ..model.rules import Hand
from ..model.tiles import Tile, total

Parts = dict[int, int]
"""A hidden hand in parts: bits of the numbers that no tile of the part has -> how many tiles the part has."""

CERTAIN: Final = 1000
"""A chance of one; all chances are whole thousandths, so that they are the same on every machine."""


@dataclass(slots=True)
class Memory:
    """The tiles that lie hidden somewhere, and what is known of each other hand; its own seat's parts are empty."""

    unseen: Hand
    hands: tuple[Parts, ...]
    _pools: dict[int, Hand] = field(default_factory=dict)
    _stuck: dict[tuple[int, int], int] = field(default_factory=dict)

    def lacks(self, seat: int) -> int:
        """Return the bits of the numbers that a seat is known not to hold."""
        return _common(self.hands[seat])

    def pool(self, lacking: int) -> Hand:
        """Return the unseen tiles that have none of these numbers."""
        found = self._pools.get(lacking)
        if found is None:
            found = tuple([tile for tile in self.unseen if not tile.mask & lacking])
            self._pools[lacking] = found
        return found

    def stuck(self, seat: int, numbers: int) -> int:
        """Return the chance that no tile of a seat's hand has one of these numbers, in thousandths.

        As if every unseen tile that fits what is known were as likely as any other, part by part.
        """
        key = seat, numbers
        if key not in self._stuck:
            chance = CERTAIN
            for lacking, count in self.hands[seat].items():
                pool = self.pool(lacking)
                free = len([tile for tile in pool if not tile.mask & numbers])
                chance = chance * comb(free, count) // comb(len(pool), count)
            self._stuck[key] = chance
        return self._stuck[key]

    def total(self, seat: int, numbers: int) -> int:
        """Return about how many pips a seat holds that is stuck on these numbers."""
        pips = 0
        for lacking, count in self.hands[seat].items():
            pool = self.pool(lacking | numbers)
            pips += count * total(pool) // len(pool)
        return pips


def recall(observation: Observation) -> Memory:
    """Return what the seat can know from its hand and the events of this round."""
    rules, seat = observation.rules, observation.seat
    hands: list[Parts] = [{} if other == seat else {0: rules.hand_size()} for other in range(rules.seats)]
    line = Line()
    for tile in rules.table():
        line = line.root(tile, rules.first_ports(tile))
    for event in observation.events:
        if isinstance(event, Played):
            if rules.draws:  # only a draw does not say on which numbers it was made
                line = rules.lay(line, event.tile, event.arm)
            if event.seat != seat:
                hands[event.seat] = _without(hands[event.seat], event.tile)
        elif isinstance(event, Passed) and event.seat != seat:
            hands[event.seat] = _lacking(hands[event.seat], bits(event.numbers))
        elif isinstance(event, Drew) and event.seat != seat:
            held = _lacking(hands[event.seat], bits(line.numbers))
            held[0] = held.get(0, 0) + 1
            hands[event.seat] = held
    seen = {*observation.hand, *[laid.tile for laid in observation.line.laid]}
    return Memory(tuple([tile for tile in rules.tiles() if tile not in seen]), tuple(hands))


def bits(numbers: tuple[int, ...]) -> int:
    """Return numbers as bits, as in `Tile.mask`."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _lacking(held: Parts, numbers: int) -> Parts:
    """Note that no tile of the hand has one of these numbers."""
    after: Parts = {}
    for lacks, count in held.items():
        after[lacks | numbers] = after.get(lacks | numbers, 0) + count
    return after


def _without(held: Parts, tile: Tile) -> Parts:
    """Take a tile out; where it may have been in several parts, only what is known of all of them stays known."""
    after = {lacks: count for lacks, count in held.items() if lacks & tile.mask}
    fitting = {lacks: count for lacks, count in held.items() if not lacks & tile.mask}
    left = sum(fitting.values()) - 1
    if left:
        after[_common(fitting)] = left
    return after


def _common(held: Parts) -> int:
    mask = -1
    for lacks in held:
        mask &= lacks
    return mask
