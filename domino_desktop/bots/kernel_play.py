"""Play-outs: every seat plays by the policy, from any position to the end of the round."""

from __future__ import annotations

from itertools import cycle

from .kernel_ends import Ending
from .kernel_play_full import play_out_fully
from .kernel_state import State
from .policy import NEVER, Look, Policy


def play_out(policy: Policy, state: State, first: tuple[int, int] | None = None) -> Ending:
    """Play a round to its end; `first` is the play of the seat whose turn it is, if it is decided.

    Most of the time of a search is spent here, so `Policy.merits` is written out, and nothing is looked up that one
    step can hand to the next.
    """
    kernel = policy.kernel
    if kernel.breaks or kernel.scores_in_play or kernel.draw_limit < len(kernel.tiles):
        return play_out_fully(policy, state, first)
    _, _, follow, varied, deny, _, _ = policy.weights
    simple, heaviest, find = state.simple, policy.simple, policy.look
    place, looks, fits = state.place, policy.looks(state.place), kernel.fits[state.place]
    decided: Look | None = policy.play(place, *first) if first else None
    hands, lacks, yard, away = list(state.hands), list(state.lacks), list(state.yard[::-1]), policy.every ^ state.laid
    afters, last, closing = kernel.after, state.last, kernel.before[state.turn]
    for turn in cycle(kernel.order[state.turn]):
        hand = hands[turn]
        can = hand & fits
        if not can:
            lacks[turn] = fits if yard else lacks[turn] | fits  # a tile just drawn may have any other number
            while yard and not can:
                bit = yard.pop()
                hand |= bit
                can = bit & fits
            if not can:
                hands[turn] = hand
                if turn == closing:  # once around since the last play
                    return kernel.stopped("block", last, hands)
                continue
        try:
            plays = looks[can]
        except KeyError:
            plays = find(place, can)
        if decided:
            _, bit, to, after, fits, _, _ = decided
            decided = None
        elif len(plays) == 1:
            _, bit, to, after, fits, _, _ = plays[0]
        elif simple[turn]:
            _, bit, to, after, fits, _, _ = plays[heaviest]
        else:
            others, most = away & ~(hand | lacks[afters[turn]]), NEVER
            for merit, one, there, then, follows, high, low in plays:
                value = merit + follow * (hand & follows).bit_count() - deny * (others & follows).bit_count()
                if not hand & high:
                    value -= varied
                if not hand & low:
                    value -= varied
                if value > most:
                    most, bit, to, after, fits = value, one, there, then, follows
        hand ^= bit
        hands[turn] = hand
        if not hand:
            return kernel.went_out(place, bit, turn, hands)
        away ^= bit
        place, looks = to, after
        last = closing = turn
    raise AssertionError("a round ends")
