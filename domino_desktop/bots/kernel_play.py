"""Play-outs: every seat plays by the policy, from any position to the end of the round."""

from __future__ import annotations

from .kernel import Ending
from .kernel_play_full import play_out_fully
from .kernel_state import State
from .policy import NEVER, Policy


def play_out(policy: Policy, state: State, first: tuple[int, int] | None = None) -> Ending:
    """Play a round to its end; `first` is the play of the seat whose turn it is, if it is decided."""
    kernel = policy.kernel
    if kernel.breaks or kernel.scores_in_play or kernel.draw_limit < len(kernel.tiles):
        return play_out_fully(policy, state, first)
    fits, looks, afters = kernel.fits, policy.looks, kernel.after
    simple, heaviest = state.simple, policy.simple
    _, _, follow, varied, deny, _ = policy.weights
    place, turn, last, yard = state.place, state.turn, state.last, list(state.yard[::-1])
    hands, lacks, away = list(state.hands), list(state.lacks), policy.every ^ state.laid
    seats, passes = len(hands), 0
    while True:
        hand = hands[turn]
        can = hand & fits[place]
        if can:
            if first:
                bit, to = first
                first = None
            else:
                found = looks[place].get(can) or policy.look(place, can)
                if simple[turn] or len(found) == 1:
                    _, bit, to, _, _, _ = found[heaviest]
                else:  # as in `merits`, written out for speed
                    others, most = away & ~(hand | lacks[afters[turn]]), NEVER
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
            if not hand:
                return kernel.went_out(place, bit, turn, hands)
            away ^= bit
            place, last, passes = to, turn, 0
        else:
            lacks[turn] |= fits[place]
            if yard:
                hands[turn] = hand | yard.pop()
                continue
            passes += 1
            if passes == seats:
                return kernel.stopped("block", last, hands)
        turn = afters[turn]
