"""Play-outs: every seat plays by one tuned look ahead, from any position to the end of the round."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple

from ..model.rules import Rules
from .kernel import MANY_PLACES, Ending, Kernel

NEVER: Final = -(10**9)
"""Less than any merit."""


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


class Look(NamedTuple):
    """A play as the policy sees it whatever else the hand holds."""

    merit: int
    bit: int
    to: int
    fits: int
    """The tiles that can follow."""
    high: int
    """The tiles with one of its numbers."""
    low: int
    """The tiles with the other; none of a double."""


class State(NamedTuple):
    """A round at one moment with nothing hidden. Bit n of a hand is tile n of the kernel."""

    hands: tuple[int, ...]
    place: int
    turn: int
    last: int
    """The seat that laid the last tile."""
    yard: tuple[int, ...]
    """The bits of the tiles that can be drawn, in their order."""
    drawn: int
    """Tiles drawn in this turn."""
    gained: tuple[int, ...]
    """Points of plays in this round, by side."""
    scores: tuple[int, ...]
    """Match scores before the round, by side."""
    breaks: tuple[int, ...]
    """Breaks by seat."""
    laid: int
    """The tiles on the table."""
    lacks: tuple[int, ...]
    """By seat the tiles that it is known not to hold, as everybody saw it pass or draw on them."""


class Policy:
    """The play of a seat that looks at its own hand, at what is public, and one play ahead."""

    def __init__(self, kernel: Kernel, weights: Weights) -> None:
        self.kernel = kernel
        self.weights = weights
        self.every = (1 << len(kernel.tiles)) - 1
        self.looks: defaultdict[int, dict[int, tuple[Look, ...]]] = defaultdict(dict)
        """By place and the tiles of a hand that fit there."""

    def look(self, place: int, can: int) -> tuple[Look, ...]:
        """Return the plays of some tiles that fit a place."""
        found = self.looks[place].get(can)
        if found is None:
            found = self.looks[place][can] = tuple([self._look(bit, to) for bit, to in self.kernel.options(place, can)])
        return found

    def _look(self, bit: int, to: int) -> Look:
        kernel, weights = self.kernel, self.weights
        tile = kernel.tiles[bit.bit_length() - 1]
        merit = weights.pip * tile.pips + weights.double * tile.is_double + weights.point * kernel.points[to]
        low = -1 if tile.is_double else kernel.of[tile.low]
        return Look(merit, bit, to, kernel.fits[to], kernel.of[tile.high], low)

    def merits(self, place: int, hand: int, others: int) -> list[int]:
        """Return how good each play looks; `others` are the tiles that the next seat may hold."""
        _, _, follow, varied, deny, _ = self.weights
        others &= ~hand
        found = []
        for merit, bit, _, fits, high, low in self.look(place, hand & self.kernel.fits[place]):
            rest = hand ^ bit
            value = merit + follow * (rest & fits).bit_count() - deny * (others & fits).bit_count()
            found.append(value - varied * ((not rest & high) + (not rest & low)))
        return found

    def choose(self, place: int, hand: int, others: int) -> tuple[int, int]:
        """Return the best play of a hand that can play, as (bit, next place)."""
        merits = self.merits(place, hand, others)
        look = self.look(place, hand & self.kernel.fits[place])[merits.index(max(merits))]
        return look.bit, look.to

    def glance(self, place: int, hand: int, others: int, play: tuple[int, int]) -> int:
        """Return how good one play looks, 0 when the hand has no other."""
        looks = self.look(place, hand & self.kernel.fits[place])
        merits = self.merits(place, hand, others)
        return next((merit for look, merit in zip(looks, merits, strict=True) if (look.bit, look.to) == play), 0)

    def play_out(self, state: State, first: tuple[int, int] | None = None) -> Ending:
        """Play a round to its end; `first` is the play of the seat whose turn it is, if it is decided."""
        kernel = self.kernel
        if kernel.breaks or kernel.scores_in_play or kernel.draw_limit < len(kernel.tiles):
            return self._play_out_slowly(state, first)
        fits, looks = kernel.fits, self.looks
        _, _, follow, varied, deny, _ = self.weights
        place, turn, last, yard = state.place, state.turn, state.last, state.yard
        hands, lacks, away = list(state.hands), list(state.lacks), self.every ^ state.laid
        held = 0
        for hand in hands:
            held |= hand
        seats, at, end = len(hands), 0, len(yard)
        while True:
            hand = hands[turn]
            after = turn + 1 if turn + 1 < seats else 0
            can = hand & fits[place]
            if can:
                if first:
                    bit, to = first
                    first = None
                else:
                    found = looks[place].get(can) or self.look(place, can)
                    if len(found) == 1:
                        _, bit, to, _, _, _ = found[0]
                    else:  # as in `merits`, written out for speed
                        others, most = away & ~(hand | lacks[after]), NEVER
                        for merit, one, there, fit, high, low in found:
                            rest = hand ^ one
                            value = merit + follow * (rest & fit).bit_count() - deny * (others & fit).bit_count()
                            if not rest & high:
                                value -= varied
                            if not rest & low:
                                value -= varied
                            if value > most:
                                most, bit, to = value, one, there
                hand ^= bit
                hands[turn] = hand
                last = turn
                if not hand:
                    return kernel.went_out(place, bit, turn, hands)
                held ^= bit
                away ^= bit
                place = to
                if at == end and not held & fits[place]:
                    return kernel.stopped("block", last, hands)
            else:
                lacks[turn] |= fits[place]
                if at < end:
                    hands[turn] = hand | yard[at]
                    held |= yard[at]
                    at += 1
                    if at == end and not held & fits[place]:
                        return kernel.stopped("block", last, hands)
                    continue
            turn = after

    def _play_out_slowly(self, state: State, first: tuple[int, int] | None) -> Ending:
        """Do the same where plays score, lines break, or draws are limited."""
        kernel, scores = self.kernel, state.scores
        place, turn, last, yard, drawn = state.place, state.turn, state.last, state.yard, state.drawn
        hands, lacks, away = list(state.hands), list(state.lacks), self.every ^ state.laid
        gained, breaks = list(state.gained), list(state.breaks)
        at, end, passes = 0, len(yard), 0
        while True:
            hand = hands[turn]
            after = turn + 1 if turn + 1 < len(hands) else 0
            if hand & kernel.fits[place]:
                bit, to = first or self.choose(place, hand, away & ~lacks[after])
                first = None
                hands[turn] = hand ^ bit
                away ^= bit
                last, passes = turn, 0
                gained[kernel.side[turn]] += kernel.points[to]
                halt = self._halt(to, scores, gained)
                if halt == "target":  # comes before a domino, all others after it
                    return _with(kernel.stopped(halt, turn, hands), gained)
                if not hands[turn]:
                    return _with(kernel.went_out(place, bit, turn, hands), gained)
                if halt:
                    return _with(kernel.stopped(halt, turn, hands), gained)
                place = to
            else:
                lacks[turn] |= kernel.fits[place]
                if at < end and drawn < kernel.draw_limit:
                    hands[turn] = hand | yard[at]
                    at += 1
                    drawn += 1
                    continue
                lifts = kernel.lifts(place, hand, turn, tuple(breaks)) if kernel.breaks else []
                if lifts:
                    bit = max(lifts)  # the lightest tile
                    place = kernel.lifted(place, bit)
                    hands[turn] = hand | bit
                    away |= bit
                    breaks[turn] += 1
                    continue
                passes += 1
                if passes >= len(hands) and at == end:
                    return _with(kernel.stopped("block", last, hands), gained)
            drawn = 0
            turn = after

    def _halt(self, to: int, scores: tuple[int, ...], gained: list[int]) -> str | None:
        kernel = self.kernel
        if kernel.breaks:
            return kernel.halts(to, scores)
        if kernel.points[to]:
            return kernel.halts(to, tuple([score + gain for score, gain in zip(scores, gained, strict=True)]))
        return None


def _with(ending: Ending, gained: list[int]) -> Ending:
    points = tuple([one + gain for one, gain in zip(ending.points, gained, strict=True)])
    return Ending(points, ending.chief)


def policy_of(rules: Rules) -> Policy:
    """Return the tuned policy for a game, with the moves it has found so far; it answers alike whatever they are."""
    kept = _kept(rules)
    if len(kept[0].kernel.fits) > MANY_PLACES:
        kept[0] = Policy(Kernel(rules), weights_for(rules))
    return kept[0]


@lru_cache(maxsize=2)
def _kept(rules: Rules) -> list[Policy]:
    return [Policy(Kernel(rules), weights_for(rules))]


def weights_for(rules: Rules) -> Weights:
    """Return the weights that were best in play-outs against each other (docs/bots.md)."""
    few = rules.seats == 2
    if rules.keeps_pips:
        return Weights(pip=-3, double=-2, follow=-3, varied=-6, deny=-4)
    if rules.sides < rules.seats:
        return Weights(pip=1, double=20, follow=4, varied=12, deny=6)
    if rules.draws:
        return Weights(0, 8, 2, 3, 12) if few else Weights(2, 10, 5, 5, 10)
    return Weights(2, 6, 1, 1, 4) if few else Weights(2, 10, 6, 7, 8)
