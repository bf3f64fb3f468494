"""How likely the past choices of the others are, if they hold what a sampled deal gives them.

Each of them is taken to play in one of two manners, the same all the round: roughly by the policy, or always the tile
of which it wants most to be rid. What a seat has played tells which fits it better.
"""

from __future__ import annotations

from typing import Final

from .history import NOBODY, Past
from .policy import Policy

PLAIN: Final = 0.25
"""How likely a player is taken at first to play by weight alone; more than that costs more against good players than
it wins from plain ones."""
CARELESS: Final = 0.2
"""How often who plays by the policy is taken to play anything."""
UNSURE: Final = 0.4
"""The same, and of who plays by weight, in teams: who is too sure of hands hurts its partner."""
SLIPS: Final = 0.05
"""How often who plays by weight is taken to play anything else: there is little to get wrong."""


class Likelihood:
    """Reads sampled deals: the hands now, and the likelihood of what was played."""

    def __init__(self, policy: Policy, past: Past, hand: int, seat: int) -> None:
        self._policy, self._past = policy, past
        self._hand, self._seat = hand, seat
        self._fades = [10**6]  # whole numbers: their sums are the same on every machine
        while self._fades[-1]:
            self._fades.append(self._fades[-1] * policy.weights.fade // 100)
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}
        self.tells = any([act.place >= 0 for act in past.acts])
        """Whether anybody else has chosen a play so far."""
        teams = policy.kernel.rules.sides < policy.kernel.seats
        self._careless, self._slips = (UNSURE, UNSURE) if teams else (CARELESS, SLIPS)
        self._sign = -1 if policy.kernel.rules.keeps_pips else 1

    def hands(self, groups: list[int]) -> list[int]:
        """Return the hands now by seat, when the groups hold these tiles."""
        hands = [0] * self._policy.kernel.seats
        hands[self._seat] = self._hand
        for group, mask in zip(self._past.groups, groups, strict=True):
            if not group.since and group.seat != NOBODY:
                hands[group.seat] = mask
        for seat, took, bit, _, _, _ in self._past.acts:
            hands[seat] ^= groups[took] if took >= 0 else bit  # a lifted tile comes, a played one goes
        return hands

    def of(self, groups: list[int]) -> tuple[float, tuple[float, ...]]:
        """Return how likely the plays of the others were with these tiles, and by seat how likely it goes by weight."""
        hands = [0] * self._policy.kernel.seats
        for group, mask in zip(self._past.groups, groups, strict=True):
            if not group.since and group.seat != NOBODY:
                hands[group.seat] = mask
        manners = [(1.0, 1.0)] * len(hands)
        for seat, took, bit, place, to, others in self._past.acts:
            if place >= 0:
                one, other = manners[seat]
                by_policy, by_weight = self._chances(hands[seat], place, bit, to, others)
                manners[seat] = one * by_policy, other * by_weight
            hands[seat] ^= groups[took] if took >= 0 else bit
        found, chances = 1.0, []
        for by_policy, by_weight in manners:
            likely = (1 - PLAIN) * by_policy + PLAIN * by_weight
            chances.append(PLAIN * by_weight / likely)
            found *= likely
        chances[self._seat] = 0.0
        return found, tuple(chances)

    def _chances(self, hand: int, place: int, bit: int, to: int, others: int) -> tuple[float, float]:
        """Return how likely a play of a hand is in each manner."""
        key = (hand, place, bit, to, others)
        found = self._known.get(key)
        if found is None:
            kernel = self._policy.kernel
            options = kernel.options(place, hand)
            merits = self._policy.merits(place, hand, others)
            best, last = max(merits), len(self._fades) - 1
            chances = [self._fades[min(last, best - merit)] for merit in merits]
            chosen = [chance for option, chance in zip(options, chances, strict=True) if option == (bit, to)]
            burdens = [self._sign * kernel.pips[one.bit_length() - 1] for one, _ in options]
            most = max(burdens)
            careless, slips = self._careless, self._slips
            heaviest = self._sign * kernel.pips[bit.bit_length() - 1] == most
            found = self._known[key] = (
                careless / len(options) + (1 - careless) * chosen[0] / sum(chances),
                slips / len(options) + (1 - slips) * heaviest / burdens.count(most),
            )
        return found
