"""The policy: what every seat of a play-out plays, by one tuned look ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..model.rules import Rules
from .kernel import MANY_PLACES, Kernel, indexes

MANY_LOOKS: Final = 60_000
"""Answers of `look` after which a policy is given up for a fresh one; they take some 30 to 80 megabytes."""
NEVER: Final = -(10**9)
"""Less than any merit."""
Looks = dict[int, tuple["Look", ...]]
"""The plays at a place, the heaviest first, by the tiles of a hand that fit there, as far as asked for."""
Look = tuple[int, int, int, Looks, int, int, int]
"""A play as the policy sees it whatever else the hand holds: its merit, the bit of the tile, the next place, the plays
there, the tiles that can follow there, and those with the one and with the other of its numbers (of a double the other
are all). The tile itself is none of them.

No NamedTuple, since plain tuples are taken apart in a third of the time.
"""
Swap = tuple[int, int, int]
"""A play in the place of a lifted tile: the bit of its tile, its merit, and the tiles that fit what both lay open."""


class Weights(NamedTuple):
    """What one look ahead heeds; whole numbers, so that every machine adds them up alike."""

    pip: int
    """A pip shed."""
    double: int
    """A double shed."""
    follow: int
    """A tile in hand that fits the new open numbers."""
    varied: int
    """A number of which the hand holds no other tile, counted against the play."""
    deny: int
    """A tile that the next seat may hold and that would fit, counted against the play."""
    point: int = 24
    """A point scored by the play."""
    fade: int = 94
    """How likely a player is to make a play, in percent, for each merit that it falls short of the best."""


class Policy:
    """The play of a seat that looks at its own hand, at what is public, and one play ahead."""

    def __init__(self, kernel: Kernel, weights: Weights) -> None:
        self.kernel = kernel
        self.weights = weights
        self.every = (1 << len(kernel.tiles)) - 1
        self.simple = -1 if kernel.rules.keeps_pips else 0
        """Where the play of the heaviest tile is among the looks; in misère, of the lightest."""
        self.known = 0
        """How many answers of `look` are kept."""
        self._looks: list[Looks] = []
        self._kept: dict[tuple[int, int, int], Look] = {}
        self._swaps: dict[int, tuple[Swap, ...]] = {}

    def looks(self, place: int) -> Looks:
        """Return the plays at a place that were asked for so far."""
        while place >= len(self._looks):
            self._looks.append({})
        return self._looks[place]

    def look(self, place: int, can: int) -> tuple[Look, ...]:
        """Return the plays of some tiles that fit a place, which `looks` has from then on."""
        found = self.looks(place).get(can)
        if found is None:
            plays = [self.play(place, bit, to) for bit, to in self.kernel.options(place, can)]
            found = self.looks(place)[can] = tuple(plays)
            self.known += 1
        return found

    def play(self, place: int, bit: int, to: int) -> Look:
        """Return a play from a place to another as the policy sees it."""
        found = self._kept.get((place, bit, to))
        if found is None:
            kernel, tile = self.kernel, self.kernel.tiles[bit.bit_length() - 1]
            high, low = kernel.of[tile.high], self.every if tile.is_double else kernel.of[tile.low]
            merit, looks, fits = self.merit(bit, to), self.looks(to), kernel.fits[to]
            found = self._kept[place, bit, to] = (merit, bit, to, looks, fits & ~bit, high & ~bit, low & ~bit)
        return found

    def merit(self, bit: int, to: int) -> int:
        """Return how good a play looks whatever else the hand holds."""
        weights, tile = self.weights, self.kernel.tiles[bit.bit_length() - 1]
        return weights.pip * tile.pips + weights.double * tile.is_double + weights.point * self.kernel.points[to]

    def merits(self, place: int, hand: int, others: int) -> list[int]:
        """Return how good each play looks; `others` are the tiles that the next seat may hold."""
        _, _, follow, varied, deny, _, _ = self.weights
        others &= ~hand
        found = []
        for merit, _, _, _, fits, high, low in self.look(place, hand & self.kernel.fits[place]):
            value = merit + follow * (hand & fits).bit_count() - deny * (others & fits).bit_count()
            found.append(value - varied * ((not hand & high) + (not hand & low)))
        return found

    def choose(self, place: int, hand: int, others: int) -> tuple[int, int]:
        """Return the best play of a hand that can play, as (bit, next place)."""
        merits = self.merits(place, hand, others)
        return self.kernel.options(place, hand)[merits.index(max(merits))]

    def lift(self, place: int, hand: int, bits: list[int], others: int) -> int:
        """Return which of these tiles to lift: the one after which the best play looks best, the lightest of those."""
        _, double, follow, _, deny, _, _ = self.weights
        fits, others = self.kernel.fits[place], others & ~hand
        best, most = bits[-1], NEVER
        for bit in reversed(bits):
            held, loss = hand | bit, double * (bit & self.kernel.doubles > 0)
            for one, merit, opened in self.swaps(bit):
                if hand & one:
                    after = fits | opened
                    value = merit - loss + follow * (held & after & ~one).bit_count()
                    value -= deny * (others & after).bit_count()
                    if value > most:
                        best, most = bit, value
        return best

    def swaps(self, bit: int) -> tuple[Swap, ...]:
        """Return what can be played where a tile was lifted."""
        found = self._swaps.get(bit)
        if found is None:
            kernel, weights = self.kernel, self.weights
            lifted = kernel.tiles[bit.bit_length() - 1]
            swaps: dict[Swap, None] = {}
            for near, far in ((lifted.high, lifted.low), (lifted.low, lifted.high)):
                for at in indexes(kernel.of[near] & ~bit):
                    tile = kernel.tiles[at]
                    merit = weights.pip * (tile.pips - lifted.pips) + weights.double * tile.is_double
                    swaps[1 << at, merit, kernel.of[far] | kernel.of[tile.pips - near]] = None
            found = self._swaps[bit] = tuple(swaps)
        return found

    def glance(self, place: int, hand: int, others: int, play: tuple[int, int]) -> int:
        """Return how good one play looks, 0 when the hand has no other."""
        options = self.kernel.options(place, hand)
        merits = self.merits(place, hand, others)
        return next((merit for option, merit in zip(options, merits, strict=True) if option == play), 0)


def policy_of(rules: Rules, rough: bool = False) -> Policy:
    """Return the tuned policy for a game, with the moves it has found so far; it answers alike whatever they are.

    A rough one knows of lines that can be broken their open numbers alone: it meets few places, and is quick. What an
    older one has found hangs together in circles; whoever switches Python's collector off collects it between thoughts.
    """
    rough = rough and hasattr(rules, "breaks")  # elsewhere both are the same
    kept = _kept(rules, rough)
    if len(kept[0].kernel.fits) > MANY_PLACES or kept[0].known > MANY_LOOKS:
        kept[0] = Policy(Kernel(rules, rough), weights_for(rules))
    return kept[0]


@lru_cache(maxsize=4)
def _kept(rules: Rules, rough: bool) -> list[Policy]:
    return [Policy(Kernel(rules, rough), weights_for(rules))]


def weights_for(rules: Rules) -> Weights:
    """Return the weights that won most against `heaviest`, with two seats against `hard` too (docs/bots.md)."""
    few = rules.seats == 2
    if rules.keeps_pips:
        return Weights(pip=-3, double=-2, follow=-3, varied=-6, deny=-4)
    if rules.sides < rules.seats:
        return Weights(pip=1, double=20, follow=4, varied=12, deny=6)
    if rules.draws:
        return Weights(0, 8, 2, 3, 12) if few else Weights(2, 10, 5, 5, 10)
    return Weights(2, 6, 4, 2, 8, fade=85) if few else Weights(2, 10, 6, 7, 8)
