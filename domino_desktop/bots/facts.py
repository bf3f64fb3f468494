"""What one play would lead to, as far as one can see without looking further ahead."""

from __future__ import annotations

from typing import NamedTuple

from ..model.actions import Play
from ..model.line import Line
from ..model.observation import Observation
from ..model.rules import Hand
from ..model.tiles import total
from . import aim
from .held import DOUBLES, halves
from .memory import CERTAIN, bits, lays_doubles_apart, open_numbers, recall


class Facts(NamedTuple):
    """The plain facts of a play; `aim.Weights` says what each of them is worth. Chances are in thousandths."""

    pips: int
    """Pips shed."""
    double: int
    """1 when it is a double."""
    points: int
    """Points that the play scores at once."""
    follows: int
    """How many of the tiles kept would fit at once."""
    going_on: int
    """The chance that the seat can play again after the next seat's turn, or that the round is over."""
    stuck: int
    """The chance that the next seat cannot play but the round goes on."""
    partner_stuck: int
    """The chance that the partner cannot play on these numbers, in games of teams."""
    closing: int
    """The chance that the play is a block which its side wins; negative when it would lose."""


class Weighed(NamedTuple):
    """A legal play, its facts, and what each of them is worth to the seat; the play with the greatest sum is best."""

    play: Play
    facts: Facts
    merits: tuple[int, ...]


class Table:
    """The table as the seat whose turn it is sees it and remembers it."""

    def __init__(self, observation: Observation) -> None:
        self.rules = rules = observation.rules
        self.seat = observation.turn
        self.next = (self.seat + 1) % rules.seats
        self.partners = [seat for seat in rules.members(rules.side(self.seat)) if seat != self.seat]
        self.memory = recall(observation)
        self._apart = DOUBLES if lays_doubles_apart(rules) else 0
        self._weights = aim.weights(rules, bool(self._apart))
        self._hand = observation.hand
        self._line = observation.line
        self._counts = observation.counts
        self._can_draw = observation.drawable > 0
        self._far: dict[int, list[int]] = {}

    def weigh(self, play: Play) -> Weighed:
        """Return a legal play with its facts and merits."""
        facts = self.facts(play)
        return Weighed(play, facts, tuple([fact * worth for fact, worth in zip(facts, self._weights, strict=True)]))

    def after(self, play: Play) -> Line:
        """Return the line after a play."""
        return self.rules.lay(self._line, play.tile, play.arm)

    def opened(self, numbers: tuple[int, ...]) -> int:
        """Return what can be played on these open numbers, as `held.halves`."""
        return bits(numbers) | self._apart

    def kept(self, play: Play) -> Hand:
        """Return the tiles in hand after a play."""
        return tuple([tile for tile in self._hand if tile is not play.tile])

    def facts(self, play: Play) -> Facts:
        """Return the facts of a legal play."""
        line, kept, tile = self.after(play), self.kept(play), play.tile
        numbers = open_numbers(self.rules, line)
        opened = self.opened(numbers)
        held = 0
        for one in kept:
            held |= halves(one)
        follows = len([one for one in kept if halves(one) & opened])
        stuck = self.memory.stuck(self.next, opened)
        ended, won = (0, 0) if follows or self._can_draw or not stuck else self._block(opened, kept)
        turn_comes = stuck if follows else ended
        return Facts(
            pips=tile.pips,
            double=int(tile.is_double),
            points=self.rules.play_points(line),
            follows=follows,
            going_on=turn_comes + (CERTAIN - stuck) * self._going_on(numbers, held) // CERTAIN,
            stuck=stuck - ended,
            partner_stuck=sum([self.memory.stuck(seat, opened) for seat in self.partners]),
            closing=ended * won,
        )

    def _block(self, opened: int, kept: Hand) -> tuple[int, int]:
        """Return the chance that nobody can go on, and 1, -1 or 0 for a win, a loss or a tie then."""
        totals, chance = [total(kept)] * self.rules.seats, CERTAIN
        for seat in self.rules.walk(self.next)[:-1]:
            chance = chance * self.memory.stuck(seat, opened) // CERTAIN
            if not chance:
                return 0, 0
            totals[seat] = self.memory.total(seat, opened)
        counts = tuple([len(kept) if seat == self.seat else count for seat, count in enumerate(self._counts)])
        return chance, aim.block(self.rules, self.seat, tuple(totals), counts)

    def _going_on(self, numbers: tuple[int, ...], held: int) -> int:
        """Return the chance that these numbers can be followed after a play of the next seat.

        As if all tiles that it may hold were as likely to be played.
        """
        ways = good = 0
        for arm, number in enumerate(numbers):
            far = self._far_halves(number)
            ways += len(far)
            if held & self.opened(numbers[:arm] + numbers[arm + 1 :]):
                good += len(far)
            else:
                good += len([one for one in far if one & held])
        return CERTAIN * good // ways if ways else CERTAIN

    def _far_halves(self, number: int) -> list[int]:
        """Return the number, as a bit, that each unseen tile would open when the next seat plays it on `number`."""
        found = self._far.get(number)
        if found is None:
            near = 1 << number
            pool = self.memory.pool(self.memory.hands[self.next].lacks())
            found = self._far[number] = [tile.mask & ~near or near for tile in pool if tile.mask & near]
        return found
