"""The same past with other hidden tiles: what a bot must not be able to tell apart."""

from __future__ import annotations

import random

from domino_desktop.bots.history import NOBODY, Past
from domino_desktop.bots.kernel import Kernel
from domino_desktop.model.actions import DRAW, PASS, Action, Break, play, play_apart
from domino_desktop.model.events import Broke, Drew, Passed, Played
from domino_desktop.model.match import Match, Player
from domino_desktop.model.round import Round
from domino_desktop.model.rules import Rules
from domino_desktop.model.tiles import Tile
from tests.bots.test_kernel import some_rules
from tests.dealt import secret_of


def some_position(kind: type[Rules], numbers: random.Random, rules: Rules | None = None) -> Match:
    """Return a match somewhere in its first round, where a seat has a choice if chance gives one."""
    rules = rules or some_rules(kind, numbers)
    while True:
        players = tuple(Player(f"bot {seat}", "bot:hard") for seat in range(rules.seats))
        match = Match.begin(rules, players, secret_of(numbers.randrange(2**32)))
        steps = numbers.randrange(4, 12 * rules.seats)
        while match.round.result is None:
            if steps <= 0 and len(match.round.legal) > 1:
                return match
            steps -= 1
            plays = [one for one in match.round.legal if one is not DRAW] or match.round.legal
            match, _ = match.play(numbers.choice(plays))  # nobody draws that could play


def rebuilt(match: Match, kernel: Kernel, past: Past, groups: list[int], seat: int) -> Match:
    """Return the match as it would have come from a deal with these tiles in the groups of the past.

    Raises IllegalAction when the deal does not fit the past.
    """
    now = match.round
    deal = now.deal
    hands: list[tuple[Tile, ...]] = list(deal.hands)
    drawn: dict[int, Tile] = {}
    for group, mask in zip(past.groups, groups, strict=True):
        if group.seat == NOBODY:
            rest = kernel.hand(mask)
        elif group.since:
            drawn[group.since - 1] = kernel.hand(mask)[0]
        else:
            hands[group.seat] = kernel.hand(mask)
    order = []
    for at, event in enumerate(now.events):
        if isinstance(event, Drew):
            own = event.seat == seat
            assert event.tile is not None
            order.append(event.tile if own else drawn[at])
    draws = match.rules.draws
    changed = deal._replace(
        hands=tuple(hands), boneyard=(*order, *rest) if draws else (), sleeping=() if draws else rest
    )
    find = match.rules.next_opening(None).find
    assert match.rules.shown(changed.hands) == deal.shown
    assert find is None or find(changed.hands, deal.number) == (deal.leader, deal.bound)
    other = Round.begin(match.rules, changed, now.scores)
    for event in now.events:
        other, _ = other.play(action_of(event))
    return match._replace(rounds=(*match.rounds[:-1], other))


def action_of(event: object) -> Action:
    """Return the action that an event tells of."""
    if isinstance(event, Played):
        return play_apart(event.tile) if event.apart else play(event.tile, event.arm)
    if isinstance(event, Broke):
        return Break(event.tile)
    assert isinstance(event, Drew | Passed)
    return DRAW if isinstance(event, Drew) else PASS
