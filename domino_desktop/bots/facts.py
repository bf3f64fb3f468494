"""What one play would lead to, as far as one can see without looking further ahead."""

from __future__ import annotations

from typing import NamedTuple

from ..model.actions import Play
from ..model.line import Line
from ..model.observation import Observation
from ..model.rules import Hand
from ..model.tiles import total
from . import aim
from .memory import CERTAIN, Memory, bits, recall


class Facts(NamedTuple):
    """The plain facts of a play; what each of them is worth is in `aim.Weights`."""

    pips: int
    """Pips shed."""
    double: int
    """1 when it is a double."""
    follows: int
    """How many of the tiles kept would fit at once."""
    going_on: int
    """The chance, in thousandths, that the seat can play again after the next seat's turn."""
    stuck: int
    """The chance, in thousandths, that the next seat cannot play."""
    closing: int
    """The pips by which a block would be won or lost, times the chance, in thousandths, that this play is the block."""


class Weighed(NamedTuple):
    """A legal play, its facts, and what each of them is worth to the seat; the play with the greatest sum is best."""

    play: Play
    facts: Facts
    merits: tuple[int, ...]


class Table:
    """The table as the seat whose turn it is sees it and remembers it."""

    def __init__(self, observation: Observation) -> None:
        self.rules = observation.rules
        self.seat = observation.turn
        self.next = (self.seat + 1) % self.rules.seats
        self.memory: Memory = recall(observation)
        self._weights = aim.weights(self.rules)
        self._hand = observation.hand
        self._line = observation.line
        self._can_draw = observation.drawable > 0
        self._beyond: dict[int, list[int]] = {}

    def weigh(self, play: Play) -> Weighed:
        """Return a legal play with its facts and merits."""
        facts = self.facts(play)
        return Weighed(play, facts, tuple([fact * worth for fact, worth in zip(facts, self._weights, strict=True)]))

    def after(self, play: Play) -> tuple[int, ...]:
        """Return the numbers on which the next seat could play."""
        line: Line = self.rules.lay(self._line, play.tile, play.arm)
        return tuple([arm.number for _, arm in self.rules.open_arms(line)])

    def kept(self, play: Play) -> Hand:
        """Return the tiles in hand after a play."""
        return tuple([tile for tile in self._hand if tile is not play.tile])

    def facts(self, play: Play) -> Facts:
        """Return the facts of a legal play."""
        numbers = self.after(play)
        opened = bits(numbers)
        kept = self.kept(play)
        follows = len([tile for tile in kept if tile.mask & opened])
        stuck = self.memory.stuck(self.next, opened)
        closing = 0 if follows or self._can_draw or not stuck else self._closing(opened, total(kept))
        held = 0
        for tile in kept:
            held |= tile.mask
        turn_comes = stuck if follows else 0
        going_on = turn_comes + (CERTAIN - stuck) * self._going_on(numbers, held) // CERTAIN
        return Facts(play.tile.pips, int(play.tile.is_double), follows, going_on, stuck, closing)

    def _closing(self, opened: int, own: int) -> int:
        """Return what a block now would bring, times its chance; nobody can draw and the seat itself is stuck."""
        others = [seat for seat in self.rules.walk(self.next) if seat != self.seat]
        chance = CERTAIN
        for seat in others:
            chance = chance * self.memory.stuck(seat, opened) // CERTAIN
        if not chance:
            return 0
        return chance * aim.lead(self.rules, own, [self.memory.total(seat, opened) for seat in others])

    def _going_on(self, numbers: tuple[int, ...], held: int) -> int:
        """Return the chance that these numbers can be followed after a play of the next seat, in thousandths.

        As if all tiles that it may hold were as likely to be played.
        """
        ways = good = 0
        for arm, number in enumerate(numbers):
            beyond = self._far_halves(number)
            ways += len(beyond)
            if held & bits(numbers[:arm] + numbers[arm + 1 :]):
                good += len(beyond)
            else:
                good += len([far for far in beyond if far & held])
        return CERTAIN * good // ways if ways else CERTAIN

    def _far_halves(self, number: int) -> list[int]:
        """Return the number, as a bit, that each unseen tile would open when the next seat plays it on `number`."""
        found = self._beyond.get(number)
        if found is None:
            near = 1 << number
            pool = self.memory.pool(self.memory.lacks(self.next))
            found = [tile.mask & ~near or near for tile in pool if tile.mask & near]
            self._beyond[number] = found
        return found
