"""Writing a match as its record (RECORD.md)."""

from __future__ import annotations

from typing import Any

from .events import Broke, Drew, Ended, Event, Passed, Played, Result
from .match import Match, Outcome
from .record_json import FORMAT, VERSION
from .round import Deal, Round
from .shuffle import commitment
from .tiles import Tile


def as_json(match: Match, app: str) -> dict[str, Any]:
    """Return the record of a match as the object that the file holds."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "app": app,
        "game": match.rules.key,
        "options": match.rules.options(),
        "seats": [player._asdict() for player in match.players],
        "secret": match.secret,
        "commitment": commitment(match.secret),
        "rounds": [_round(one) for one in match.rounds],
        "result": None if match.outcome is None else outcome_json(match.outcome),
    }


def _names(tiles: tuple[Tile, ...]) -> list[str]:
    return [tile.name for tile in tiles]


def deal_json(deal: Deal) -> dict[str, Any]:
    """Return the beginning of a round as the record writes it."""
    return {
        "round": deal.number,
        "deal": deal.deal,
        "lead_draws": [_names(turned) for turned in deal.lead_draws],
        "shown": [tile and tile.name for tile in deal.shown],
        "table": _names(deal.table),
        "hands": [_names(hand) for hand in deal.hands],
        "boneyard": _names(deal.boneyard),
        "sleeping": _names(deal.sleeping),
        "leader": deal.leader,
    }


def _round(one: Round) -> dict[str, Any]:
    events = [event_json(event) for event in one.events if not isinstance(event, Ended)]
    found = deal_json(one.deal) | {"events": events}
    if one.result is not None:
        found["result"] = result_json(one.result)
    return found


def event_json(event: Event) -> dict[str, Any]:
    """Return an event as the record writes it; raise TypeError for the end of a round, which is no event there."""
    match event:
        case Played(seat, tile, arm, apart, points):
            found: dict[str, Any] = {"seat": seat, "play": tile.name}
            if arm is not None:
                found["arm"] = arm
            if apart:
                found["apart"] = True
            if points:
                found["points"] = points
            return found
        case Drew(seat, Tile() as tile):
            return {"seat": seat, "draw": tile.name}
        case Passed(seat, numbers):
            return {"seat": seat, "pass": list(numbers)}
        case Broke(seat, tile, arms):
            return {"seat": seat, "break": tile.name, "arms": list(arms)}
        case _:
            raise TypeError(f"{event!r} is not written as an event")


def result_json(result: Result) -> dict[str, Any]:
    """Return a round's result as the record writes it."""
    return {
        "end": result.end,
        "seat": result.seat,
        "finish": result.finish,
        "winners": list(result.winners),
        "totals": list(result.totals),
        "points": list(result.points),
        "scores": list(result.scores),
    }


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """Return a match's result as the record writes it."""
    found: dict[str, Any] = {"winners": list(outcome.winners), "why": outcome.why}
    if outcome.by is not None:
        found["by"] = outcome.by
    return found
