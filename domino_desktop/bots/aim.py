"""What a game asks of a hand, as far as quick bots heed it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..model.actions import Play
from ..model.rules import Rules
from ..model.tiles import Tile


class Weights(NamedTuple):
    """What one unit of each fact about a play (`facts.Facts`) is worth, in thousandths of a common unit.

    Tuned on paired deals of two to four seats and several sets, by points as well as by rounds won.
    """

    pips: int
    double: int
    points: int
    follows: int
    going_on: int
    stuck: int
    partner_stuck: int
    closing: int


SHEDDING: Final = Weights(
    pips=1000, double=8000, points=2000, follows=2000, going_on=25, stuck=80, partner_stuck=-20, closing=100
)
"""Pips in hand are lost: be rid of them, go on, and let the next seat be stuck."""
KEEPING: Final = Weights(
    pips=-2000, double=-3000, points=2000, follows=-1000, going_on=-24, stuck=-50, partner_stuck=20, closing=50
)
"""Pips in hand score: keep them, be stuck oneself, let the next seat go on and shed. A block won is good here too."""
RACING: Final = SHEDDING._replace(pips=200)
"""A line that can be broken is hardly ever blocked: who goes out first wins, and pips in hand hardly count."""
FREE: Final = RACING._replace(double=0)
"""A double that can lie apart is never stuck: being rid of it is no merit."""


def weights(rules: Rules, apart: bool) -> Weights:
    """Return what counts in this game; `apart` says that doubles can always be played."""
    if hasattr(rules, "breaks"):
        return FREE if apart else RACING
    return KEEPING if rules.keeps_pips else SHEDDING


def burden(rules: Rules, tile: Tile) -> int:
    """Return how much a seat gains by being rid of a tile: its pips, negative where pips in hand score."""
    return -tile.pips if rules.keeps_pips else tile.pips


def heaviest(rules: Rules, plays: Sequence[Play]) -> list[Play]:
    """Return the plays that shed the greatest burden; raise ValueError when there are none."""
    most = max([burden(rules, play.tile) for play in plays])
    return [play for play in plays if burden(rules, play.tile) == most]


def block(rules: Rules, seat: int, totals: tuple[int, ...], counts: tuple[int, ...]) -> int:
    """Return 1 when a block by this seat would be won by its side, -1 when lost, 0 when tied; values by seat."""
    winner = rules.decide("block", totals, counts, seat).seat
    if winner is None:
        return 0
    return 1 if rules.side(winner) == rules.side(seat) else -1
