"""What a seat can know of the hidden hands when it forgets nothing: tiles seen, passes and draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import comb
from typing import Final

from ..model.actions import DRAW
from ..model.events import Broke, Drew, Ended, Played
from ..model.line import Line
from ..model.observation import Observation
from ..model.rules import Hand, Position, Rules
from ..model.tiles import Tile, total
from .held import DOUBLES, Held, halves

CERTAIN: Final = 1000
"""A chance of one; all chances are whole thousandths, so that they are the same on every machine."""


@dataclass(slots=True)
class Memory:
    """The tiles that lie hidden anywhere, and what everybody can know of each hand."""

    unseen: Hand
    hands: tuple[Held, ...]
    _pools: dict[int, Hand] = field(default_factory=dict)
    _stuck: dict[tuple[int, int], int] = field(default_factory=dict)

    def pool(self, lacking: int) -> Hand:
        """Return the unseen tiles that have none of these numbers."""
        found = self._pools.get(lacking)
        if found is None:
            found = tuple([tile for tile in self.unseen if not halves(tile) & lacking])
            self._pools[lacking] = found
        return found

    def stuck(self, seat: int, numbers: int) -> int:
        """Return the chance that no tile of another seat's hand has one of these numbers, in thousandths.

        As if every unseen tile that fits what is known were as likely as any other, part by part.
        """
        found = self._stuck.get((seat, numbers))
        if found is None:
            found = self._stuck[seat, numbers] = self._count_stuck(self.hands[seat], numbers)
        return found

    def _count_stuck(self, held: Held, numbers: int) -> int:
        if any([halves(tile) & numbers for tile in held.known]):
            return 0
        chance = CERTAIN
        for lacking, count in held.parts.items():
            pool = self.pool(lacking)
            free = len([tile for tile in pool if not halves(tile) & numbers])
            chance = chance * comb(free, count) // comb(len(pool), count)
        return chance

    def total(self, seat: int, numbers: int) -> int:
        """Return about how many pips another seat holds that may be stuck on these numbers."""
        held = self.hands[seat]
        pips = total(tuple(held.known))
        for lacking, count in held.parts.items():
            pool = self.pool(lacking | numbers)
            pips += count * total(pool) // len(pool)
        return pips


def recall(observation: Observation) -> Memory:
    """Return what the seat can know from its hand and the events of this round."""
    rules = observation.rules
    hands = _as_dealt(observation)
    drawers_are_stuck = rules.draws and not _may_withhold(rules)
    line = Line()
    for tile in rules.table():
        line = line.root(tile, rules.first_ports(tile))
    apart = DOUBLES if lays_doubles_apart(rules) else 0
    numbers: int | None = None
    for event in observation.events:
        if isinstance(event, Ended):
            break
        held = hands[event.seat]
        if isinstance(event, Played):
            held.lose(event.tile)
            line, numbers = rules.lay(line, event.tile, event.arm), None
            continue
        if numbers is None:
            numbers = bits(open_numbers(rules, line)) | apart
        if drawers_are_stuck or not isinstance(event, Drew):
            held.could_not_play(numbers)
        if isinstance(event, Drew):
            held.gain()
        elif isinstance(event, Broke):
            held.known.append(event.tile)
            line, numbers = _broken(line, event.tile), None
    seen = {*observation.hand, *observation.shown, *[laid.tile for laid in line.laid]}
    return Memory(tuple([tile for tile in rules.tiles() if tile not in seen]), tuple(hands))


def open_numbers(rules: Rules, line: Line) -> tuple[int, ...]:
    """Return the number of every arm on which a tile may be played."""
    return tuple([arm.number for _, arm in rules.open_arms(line)])


def bits(numbers: tuple[int, ...]) -> int:
    """Return numbers as bits, as in `Tile.mask`."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _broken(line: Line, tile: Tile) -> Line:
    index = line.find(tile)
    assert index is not None  # it was lifted from the table
    return line.lift(index)


def _as_dealt(observation: Observation) -> list[Held]:
    """Return what was known of the hands before the lead."""
    sizes = list(observation.counts)
    for event in observation.events:
        if isinstance(event, Played):
            sizes[event.seat] += 1
        elif isinstance(event, Drew | Broke):
            sizes[event.seat] -= 1
    hands = [Held({0: size}) for size in sizes]
    for held, tile in zip(hands, observation.shown, strict=False):  # most games show none
        if tile is not None:
            held.parts[0] -= 1
            held.known.append(tile)
    return hands


def lays_doubles_apart(rules: Rules) -> bool:
    """Say whether a double can always be played, apart from the line (RULES.md 3.8)."""
    line = rules.lay(Line(), Tile(1, 1), None)
    return bool(rules.plays(Position(line, 0, None, 0, 0), (Tile(2, 2),)))


def _may_withhold(rules: Rules) -> bool:
    """Say whether a seat may draw though a tile of its hand fits (RULES.md 3.4)."""
    line = rules.lay(Line(), Tile(1, 1), None)
    return DRAW in rules.actions(Position(line, 0, None, 1, 0), (Tile(2, 1),))
