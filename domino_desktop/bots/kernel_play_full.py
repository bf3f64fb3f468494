"""Play-outs of games in which plays score, lines break, or draws are limited."""

from __future__ import annotations

from .kernel_ends import Ending
from .kernel_state import State
from .policy import Policy


def play_out_fully(policy: Policy, state: State, first: tuple[int, int] | None) -> Ending:
    """Do what `kernel_play.play_out` does, with every rule heeded."""
    kernel, scores = policy.kernel, state.scores
    place, turn, last, yard, drawn = state.place, state.turn, state.last, state.yard, state.drawn
    hands, lacks, away = list(state.hands), list(state.lacks), policy.every ^ state.laid
    gained, breaks = list(state.gained), list(state.breaks)
    at, end, passes = 0, len(yard), 0
    while True:
        hand = hands[turn]
        after = kernel.after[turn]
        if hand & kernel.fits[place]:
            if first:
                bit, to = first
            elif state.simple[turn]:
                bit, to = kernel.options(place, hand)[policy.simple]
            else:
                bit, to = policy.choose(place, hand, away & ~lacks[after])
            first = None
            hands[turn] = hand ^ bit
            away ^= bit
            last, passes = turn, 0
            gained[kernel.side[turn]] += kernel.points[to]
            ending = kernel.ended(place, (bit, to), turn, hands, scores, gained)
            if ending:
                return ending
            place = to
        else:
            lacks[turn] |= kernel.fits[place]
            draws, breaking, lifts = at < end and drawn < kernel.draw_limit, kernel.breaks, []
            if breaking and not (draws and breaking.draws_first):
                lifts = breaking.lifts(place, hand, turn, tuple(breaks), policy.every & ~away)
            if breaking and lifts:
                bit = policy.lift(place, hand, lifts, away & ~lacks[after])
                place = breaking.lifted(place, bit)
                hands[turn] = hand | bit
                lacks[turn] &= ~bit
                away |= bit
                breaks[turn] += 1
                continue
            if draws:
                lacks[turn] = kernel.fits[place]  # the tile drawn may have any other number
                hands[turn] = hand | yard[at]
                at += 1
                drawn += 1
                continue
            passes += 1
            if passes >= len(hands) and at == end:
                return kernel.stopped("block", last, hands).with_plays(gained)
        drawn = 0
        turn = after
