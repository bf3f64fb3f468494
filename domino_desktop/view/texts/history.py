"""The line of a round as it was just before its last tile, found again from the events."""

from __future__ import annotations

from collections.abc import Sequence

from ...model.events import Broke, Event, Played
from ...model.line import Line
from ...model.rules import Rules
from ...model.tiles import Tile


def before_last(rules: Rules, events: Sequence[Event]) -> tuple[Line, Tile | None]:
    """Return the line before the last play of a round and the tile that was played, None without a play."""
    line = Line()
    for tile in rules.table():
        line = line.root(tile, rules.first_ports(tile))
    before, last = line, None
    for event in events:
        if isinstance(event, Played):
            before, last = line, event.tile
            line = rules.lay(line, event.tile, event.arm)
        elif isinstance(event, Broke):
            index = line.find(event.tile)
            if index is not None:
                line = line.lift(index)
    return before, last


def play_points(rules: Rules, events: Sequence[Event], side: int) -> tuple[int, ...]:
    """Return what each scoring play of a side has brought, in order."""
    plays = [event for event in events if isinstance(event, Played) and event.points]
    return tuple(play.points for play in plays if rules.side(play.seat) == side)
