"""How a round comes about: the leader drawn or found, tiles shuffled, hands dealt (RULES.md 2.10, 4)."""

from __future__ import annotations

from itertools import count

from .events import Result
from .openings import Lead, turned_up
from .round import Deal, Round
from .rules import Rules
from .shuffle import shuffled
from .tiles import Tile


def begin_round(rules: Rules, secret: str, number: int, last: Result | None, scores: tuple[int, ...]) -> Round:
    """Return round `number` (from 1) of the match with this secret; `last` is the result of the round before."""
    return Round.begin(rules, dealt(rules, secret, number, last), scores)


def dealt(rules: Rules, secret: str, number: int, last: Result | None) -> Deal:
    """Return the deal of a round: shuffle and deal until the opening finds a leader."""
    opening = rules.next_opening(last)
    turned: tuple[tuple[Tile, ...], ...] = ()
    drawn: Lead | None = None
    if opening.find is None:
        turned, drawn = _draw_lead(rules, secret, number)
    size, seats = rules.hand_size(), rules.seats
    for deal in count(1):
        tiles = tuple(shuffled(rules.tiles(), secret, number, deal))
        hands = tuple([tiles[at : at + size] for at in range(0, seats * size, size)])
        rest = tiles[seats * size :]
        lead = drawn or (opening.find(hands, number) if opening.find else None)
        if lead is not None:
            boneyard, sleeping = (rest, ()) if rules.draws else ((), rest)
            return Deal(
                number, deal, turned, rules.shown(hands), rules.table(), hands, boneyard, sleeping, lead.seat, lead.tile
            )
    raise AssertionError("unreachable")


def _draw_lead(rules: Rules, secret: str, number: int) -> tuple[tuple[tuple[Tile, ...], ...], Lead]:
    turned: list[tuple[Tile, ...]] = []
    for turn in count(1):
        turned.append(tuple(shuffled(rules.tiles(), secret, number, f"lead {turn}")[: rules.seats]))
        seat = turned_up(turned[-1])
        if seat is not None:
            return tuple(turned), Lead(seat)
    raise AssertionError("unreachable")
