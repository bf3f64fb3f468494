"""Play-outs: every seat plays by one tuned look ahead, from any position to the end of the round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..model.rules import Rules
from .kernel import MANY_PLACES, Ending, Kernel

MANY_MOVES: Final = 200_000
"""Moves after which the table of moves is emptied."""


class Weights(NamedTuple):
    """What one look ahead heeds; whole numbers, so that every machine adds them up alike."""

    pip: int
    """A pip shed."""
    double: int
    """A double shed."""
    follow: int
    """A tile in hand that fits the new open numbers."""
    varied: int
    """A number of which the hand still holds a tile."""
    point: int = 12
    """A point scored by the play."""
    out: int = 10_000
    """The hand is empty."""


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


class Policy:
    """The play of a seat that looks at its own hand and one play ahead."""

    def __init__(self, kernel: Kernel, weights: Weights) -> None:
        self.kernel = kernel
        self.weights = weights
        self.moves: list[dict[int, tuple[int, int]]] = []
        """By place and hand: the bit of the tile to play and the next place."""
        self._known = 0
        self._numbers = list(enumerate(kernel.of))

    def choose(self, place: int, hand: int) -> tuple[int, int]:
        """Return the best play of a hand that can play, as (bit, next place)."""
        while len(self.moves) < len(self.kernel.fits):
            self.moves.append({})
        found = self.moves[place].get(hand)
        if found is None:
            options = self.kernel.options(place, hand)
            found = options[0] if len(options) == 1 else self._best(hand, options)
            self._known += 1
            if self._known > MANY_MOVES:
                self._known = 0
                self.moves = [{} for _ in self.kernel.fits]
            self.moves[place][hand] = found
        return found

    def _best(self, hand: int, options: tuple[tuple[int, int], ...]) -> tuple[int, int]:
        merits = self.merits(hand, options)
        return options[merits.index(max(merits))]

    def merits(self, hand: int, options: tuple[tuple[int, int], ...]) -> list[int]:
        """Return how good each option looks."""
        kernel = self.kernel
        pip, double, follow, varied, point, out = self.weights
        found = []
        before = 0
        value = 0
        for bit, to in options:
            rest = hand ^ bit
            if bit != before:
                before = bit
                value = pip * kernel.total[bit] + (double if bit & kernel.doubles else 0)
                value += varied * sum([1 for of in kernel.of if of & rest])
            merit = value + follow * (rest & kernel.fits[to]).bit_count() + point * kernel.points[to]
            found.append(merit if rest else merit + out)
        return found

    def play_out(self, state: State, first: tuple[int, int] | None = None) -> Ending:
        """Play a round to its end; `first` is the play of the seat whose turn it is, if it is decided."""
        kernel = self.kernel
        if kernel.breaks or kernel.scores_in_play or kernel.draw_limit < len(kernel.tiles):
            return self._play_out_slowly(state, first)
        fits, moves = kernel.fits, self.moves
        held_by, place, turn, last, yard, _, _, _, _ = state
        hands = list(held_by)
        seats = len(hands)
        held = 0
        for hand in hands:
            held |= hand
        at, end = 0, len(yard)
        known = len(moves)
        move = first
        while True:
            hand = hands[turn]
            if hand & fits[place]:
                if move is None:
                    move = moves[place].get(hand) if place < known else None
                    if move is None:
                        move = self.choose(place, hand)
                        moves, known = self.moves, len(self.moves)
                bit, to = move
                move = None
                hand ^= bit
                hands[turn] = hand
                last = turn
                if not hand:
                    return kernel.went_out(place, bit, turn, hands)
                held ^= bit
                place = to
                if at == end and not held & fits[place]:
                    return kernel.stopped("block", last, hands)
            elif at < end:
                bit = yard[at]
                at += 1
                hands[turn] = hand | bit
                held |= bit
                if at == end and not held & fits[place]:
                    return kernel.stopped("block", last, hands)
                continue
            turn = turn + 1 if turn + 1 < seats else 0

    def _play_out_slowly(self, state: State, first: tuple[int, int] | None) -> Ending:
        """Do the same where plays score, lines break, or draws are limited."""
        kernel = self.kernel
        held_by, place, turn, last, yard, drawn, gains, scores, broken = state
        hands, gained, breaks = list(held_by), list(gains), list(broken)
        at, end, passes = 0, len(yard), 0
        move = first
        while True:
            hand = hands[turn]
            if hand & kernel.fits[place]:
                bit, to = move or self.choose(place, hand)
                move = None
                hands[turn] = hand ^ bit
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
            elif at < end and drawn < kernel.draw_limit:
                hands[turn] = hand | yard[at]
                at += 1
                drawn += 1
                continue
            else:
                lifts = kernel.lifts(place, hand, turn, tuple(breaks)) if kernel.breaks else []
                if lifts:
                    bit, place = max(lifts)  # the lightest tile
                    hands[turn] = hand | bit
                    breaks[turn] += 1
                    continue
                passes += 1
                if passes >= len(hands) and at == end:
                    return _with(kernel.stopped("block", last, hands), gained)
            drawn = 0
            turn = turn + 1 if turn + 1 < len(hands) else 0

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
    if rules.keeps_pips:
        return Weights(pip=-1, double=-3, follow=-3, varied=-2, out=-10_000)
    if rules.sides < rules.seats or rules.draws:
        return Weights(pip=1, double=6, follow=3, varied=8)
    return Weights(pip=1, double=3, follow=3, varied=2)
