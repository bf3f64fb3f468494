"""The line of a round as it was after each of its events, and the round told from its beginning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...model.events import Broke, Event, Played
from ...model.line import Line
from ...model.rules import Rules
from ...model.tiles import Tile


def lines_after(rules: Rules, events: Sequence[Event]) -> Iterator[Line]:
    """Yield the line as it was before the first event of a round, then after each event."""
    line = Line()
    for tile in rules.table():
        line = line.root(tile, rules.first_ports(tile))
    yield line
    for event in events:
        if isinstance(event, Played):
            line = rules.lay(line, event.tile, event.arm)
        elif isinstance(event, Broke):
            index = line.find(event.tile)
            line = line if index is None else line.lift(index)
        yield line


def before_last(rules: Rules, events: Sequence[Event]) -> tuple[Line, Tile | None]:
    """Return the line before the last play of a round and the tile that was played, None without a play."""
    lines = list(lines_after(rules, events))
    for before, event in zip(reversed(lines[:-1]), reversed(events), strict=True):
        if isinstance(event, Played):
            return before, event.tile
    return lines[-1], None


def play_points(rules: Rules, events: Sequence[Event], side: int) -> tuple[int, ...]:
    """Return what each scoring play of a side has brought, in order."""
    plays = [event for event in events if isinstance(event, Played) and event.points]
    return tuple(play.points for play in plays if rules.side(play.seat) == side)
