"""Other deals that the seat whose turn it is cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from domino_desktop.model.actions import DRAW, PASS, Action, Break, Play
from domino_desktop.model.events import Broke, Event, Passed, Played, masked
from domino_desktop.model.match import Match
from domino_desktop.model.openings import Lead
from domino_desktop.model.round import Deal, Round
from domino_desktop.model.rules import Rules
from domino_desktop.model.tiles import Tile


def altered(match: Match, exchanges: Iterable[tuple[int, int]]) -> Match:
    """Return the match with hidden tiles of this round exchanged, wherever the whole public history stays as it is.

    Each pair of numbers names two places that the seat cannot look into: in a hand as it was dealt, in the boneyard
    or among the sleeping tiles. Every pair may be tried, so a tile that was drawn and played may have been dealt.
    """
    deal = match.round.deal
    hidden = [place for place, tile in enumerate(_tiles(deal)) if tile not in deal.hands[match.round.turn]]
    for one, other in exchanges:
        places = list(_tiles(deal))
        here, there = hidden[one % len(hidden)], hidden[other % len(hidden)]
        places[here], places[there] = places[there], places[here]
        changed = _dealt(match.rules, deal, tuple(places))
        if _replayed(match, changed):
            deal = changed
    now = _replayed(match, deal)
    assert now
    return match._replace(rounds=(*match.rounds[:-1], now))


def _tiles(deal: Deal) -> tuple[Tile, ...]:
    return tuple(chain(*deal.hands, deal.boneyard, deal.sleeping))


def _dealt(rules: Rules, deal: Deal, places: tuple[Tile, ...]) -> Deal:
    """Return the deal with other tiles in the same places, and what the seats then show."""
    size, seats = len(deal.hands[0]), len(deal.hands)
    hands = tuple(places[seat * size : (seat + 1) * size] for seat in range(seats))
    rest = places[seats * size :]
    boneyard, sleeping = (rest, ()) if deal.boneyard else ((), rest)
    return deal._replace(hands=hands, boneyard=boneyard, sleeping=sleeping, shown=rules.shown(hands))


def _replayed(match: Match, deal: Deal) -> Round | None:
    """Return the round so far as it goes with this deal, or None unless it looks the same to the seat to act."""
    now, rules = match.round, match.rules
    opening = rules.next_opening(match.results[-1] if match.results else None)
    if opening.find and opening.find(deal.hands, deal.number) != Lead(deal.leader, deal.bound):
        return None
    if deal.shown != now.deal.shown:
        return None
    again = Round.begin(rules, deal, now.scores)
    for event in now.events:
        action = _action(event)
        if action not in again.legal:
            return None
        again, events = again.play(action)
        if [masked(one, now.turn) for one in events] != [masked(event, now.turn)]:
            return None
    return again


def _action(event: Event) -> Action:
    if isinstance(event, Played):
        return Play(event.tile, event.arm, event.apart)
    if isinstance(event, Broke):
        return Break(event.tile)
    return PASS if isinstance(event, Passed) else DRAW
