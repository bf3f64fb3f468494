"""The view room: what a position says beyond its tiles: what everybody knows of hands, what is marked on the line."""

from __future__ import annotations

from typing import NamedTuple

from ..controller.gesture_legal import Legal
from ..layout.snake import Arrangement
from ..model.actions import Break
from ..model.events import Broke, Played
from ..model.line import Line
from ..model.observation import Observation
from ..model.tiles import Tile


def known_tiles(seen: Observation) -> tuple[tuple[Tile, ...], ...]:
    """Return the tiles in each hand that everybody has seen: shown before the lead, or lifted from the line."""
    known = [[] if tile is None else [tile] for tile in seen.shown or (None,) * seen.rules.seats]
    for event in seen.events:
        if isinstance(event, Broke):
            known[event.seat].append(event.tile)
        elif isinstance(event, Played) and event.tile in known[event.seat]:
            known[event.seat].remove(event.tile)
    return tuple(tuple(tiles) for tiles in known)


def just_broken(seen: Observation) -> Broke | None:
    """Return the break that wants its play, whoever broke the line."""
    last = seen.events[-1] if seen.events else None
    return last if isinstance(last, Broke) else None


def last_played(seen: Observation) -> Played | None:
    """Return the last play of the round."""
    return next((event for event in reversed(seen.events) if isinstance(event, Played)), None)


def last_arm(seen: Observation) -> int | None:
    """Return the arm that was played last."""
    last = last_played(seen)
    if last is None:
        return None
    return len(seen.line.arms) - 2 if last.apart else last.arm


def legal_in(seen: Observation) -> Legal:
    """Return what the viewer may do in a position."""
    broken = just_broken(seen) if seen.legal else None
    return Legal(seen.legal, seen.line.numbers, broken.tile if broken else None)


def open_sum(seen: Observation) -> int | None:
    """Return what the open numbers count together, in games where that is told."""
    return seen.rules.open_sum(seen.line) if seen.line.arms else None


class Marked(NamedTuple):
    """What is marked on the line."""

    lifts: tuple[Tile, ...] = ()
    """The tiles that the viewer may lift."""
    bare: tuple[int, ...] = ()
    """Arms of a cross that have no tile yet, where one may be laid."""
    must: tuple[int, ...] = ()
    """The two new arms of a broken line, on one of which a tile must be played now."""


def marked(seen: Observation) -> Marked:
    """Return what to mark on the line in a position."""
    if seen.result is not None or seen.outcome is not None:
        return Marked()
    line, broken = seen.line, just_broken(seen)
    if broken is not None:
        return Marked(must=broken.arms)
    crossed = _middles(line)
    bare = tuple(number for number, arm in seen.rules.open_arms(line) if arm.end in crossed)
    return Marked(tuple(action.tile for action in seen.legal if isinstance(action, Break)), bare)


def cross_of(line: Line, arrangement: Arrangement) -> tuple[tuple[int, int], ...]:
    """Return where each of four arms leaves the cross: (-1, 0) for left, (0, 1) for down; empty for other lines.

    An arm is told by the tile next to the middle one; before there is one, by its place.
    """
    middles = _middles(line)
    if len(line.arms) != 4 or len(middles) != 1:
        return ()
    middle = middles.pop()
    at = {place.index: place for place in arrangement.placements}
    found = []
    for arm, slot in zip(line.arms, arrangement.slots, strict=True):
        index = arm.end
        while index not in (middle, -1) and line.laid[index].parent != middle:
            index = line.laid[index].parent
        if index == middle:
            found.append((slot.dx, slot.dy))
            continue
        near = at.get(line.laid[middle].parent if index < 0 else index)
        if near is None:
            return ()
        x, y = near.x - at[middle].x, near.y - at[middle].y
        found.append((int(x > 0) - int(x < 0), 0) if abs(x) > abs(y) else (0, int(y > 0) - int(y < 0)))
    return tuple(found) if len(set(found)) == 4 else ()


def _middles(line: Line) -> set[int]:
    """Return the indexes of the tiles with side arms."""
    covered = {laid.parent for index, laid in enumerate(line.laid) if laid.port >= 2 and index not in line.lifted}
    return covered | {arm.end for arm in line.arms if arm.port >= 2}
