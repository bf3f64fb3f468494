"""The course of a round that is played or over: every moment of it follows from the deal and the actions."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import DRAW, PASS, Action, Break, Play
from .events import Broke, Drew, Event, Passed, Played
from .match import Match
from .round import Round


def actions_of(now: Round) -> tuple[Action, ...]:
    """Return the actions that were played in a round, in order."""
    return tuple([action for event in now.events if (action := _action(event)) is not None])


def course(match: Match) -> Iterator[Match]:
    """Give the match as it stood at the deal of its last round, and after each action of it."""
    now = match.round
    moment = match._replace(rounds=(*match.rounds[:-1], Round.begin(now.rules, now.deal, now.scores)), outcome=None)
    yield moment
    for action in actions_of(now):
        moment, _ = moment.play(action)
        yield moment


def _action(event: Event) -> Action | None:
    match event:
        case Played(_, tile, arm, apart, _):
            return Play(tile, arm, apart)
        case Drew():
            return DRAW
        case Passed():
            return PASS
        case Broke(_, tile):
            return Break(tile)
    return None
