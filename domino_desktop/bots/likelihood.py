"""How likely the past choices of the others are, if they hold what a sampled deal gives them.

Each of them is taken to play in one of two manners, the same all the round: roughly by the policy, or always the tile
of which it wants most to be rid. What a seat has played tells which fits it better. Who does not read choices takes
them to be made by chance; then a play is still likelier of a hand that could play little else.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..model.rules import Rules
from .history import NOBODY, Past
from .policy import Policy


class Habits(NamedTuple):
    """How the others are taken to choose."""

    plain: float
    """How likely one is taken at first to play by weight alone."""
    careless: float
    """How often who plays by the policy is taken to play anything."""
    slips: float
    """How often who plays by weight is taken to play anything else."""


READ: Final = Habits(0.25, 0.2, 0.05)
"""More by weight costs more against good players than it wins from plain ones, who have little to get wrong."""
READ_BETWEEN_TWO: Final = Habits(0.25, 0.4, 0.05)
"""Between two seats that draw nothing: it wins more from players by chance, and loses nothing to others."""
READ_IN_TEAMS: Final = Habits(0.25, 0.4, 0.4)
"""Who is too sure of hands hurts its partner."""
UNREAD: Final = Habits(0.5, 1.0, 1.0)
"""Choices made by chance: they tell how little a hand could play, not what its seat wants.

To play on by weight in every other deal wins more from plain players, and loses nothing against good ones.
"""


def habits_of(rules: Rules, reads: bool) -> Habits | None:
    """Return how who reads choices or not takes the others to choose; None: any deal that fits is as likely.

    Measured: between two seats that draw nothing it wins much to know how little a hand could play, with draws and each
    for itself nothing; in teams who does not read choices would be as good as who does.
    """
    alone = rules.seats == 2 and not rules.has_boneyard
    if not reads:
        return UNREAD if alone else None
    return READ_IN_TEAMS if rules.sides < rules.seats else READ_BETWEEN_TWO if alone else READ


class Likelihood:
    """Reads sampled deals: the hands now, and the likelihood of what was played."""

    def __init__(self, policy: Policy, past: Past, hand: int, seat: int, habits: Habits | None) -> None:
        self._policy, self._past, self._habits = policy, past, habits
        self._hand, self._seat = hand, seat
        self._fades = [10**6]  # whole numbers: their sums are the same on every machine
        while self._fades[-1]:
            self._fades.append(self._fades[-1] * policy.weights.fade // 100)
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}
        self.tells = habits is not None and any([act.place >= 0 for act in past.acts])
        """Whether some deals may be likelier than others: somebody else has chosen a play so far."""
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
        if not self._habits:
            return 1.0, (0.0,) * len(hands)
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
        found, chances, plain = 1.0, [], self._habits.plain
        for by_policy, by_weight in manners:
            likely = (1 - plain) * by_policy + plain * by_weight
            chances.append(plain * by_weight / likely)
            found *= likely
        chances[self._seat] = 0.0
        return found, tuple(chances)

    def _chances(self, hand: int, place: int, bit: int, to: int, others: int) -> tuple[float, float]:
        """Return how likely a play of a hand is in each manner; by the policy it is a softmax of its merits."""
        assert self._habits
        key = (hand, place, bit, to, others)
        found = self._known.get(key)
        if found is None:
            kernel, (_, careless, slips) = self._policy.kernel, self._habits
            options = kernel.options(place, hand)
            if min(careless, slips) == 1:
                found = self._known[key] = 1 / len(options), 1 / len(options)
                return found
            merits = self._policy.merits(place, hand, others)
            best, last = max(merits), len(self._fades) - 1
            chances = [self._fades[min(last, best - merit)] for merit in merits]
            chosen = [chance for option, chance in zip(options, chances, strict=True) if option == (bit, to)]
            burdens = [self._sign * kernel.pips[one.bit_length() - 1] for one, _ in options]
            most = max(burdens)
            heaviest = self._sign * kernel.pips[bit.bit_length() - 1] == most
            found = self._known[key] = (
                careless / len(options) + (1 - careless) * chosen[0] / sum(chances),
                slips / len(options) + (1 - slips) * heaviest / burdens.count(most),
            )
        return found
