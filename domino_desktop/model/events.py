"""What happened in a round, as the record tells it; and what each seat may see of it."""

from __future__ import annotations

from typing import NamedTuple

from .tiles import Tile


class Played(NamedTuple):
    """A seat laid a tile; `points` are those that the play itself scored."""

    seat: int
    tile: Tile
    arm: int | None
    apart: bool = False
    points: int = 0


class Drew(NamedTuple):
    """A seat drew a tile; None where the reader may not see which."""

    seat: int
    tile: Tile | None


class Passed(NamedTuple):
    """A seat passed while the arms showed `numbers`."""

    seat: int
    numbers: tuple[int, ...]


class Broke(NamedTuple):
    """A seat lifted a tile from the line, which opened two arms."""

    seat: int
    tile: Tile
    arms: tuple[int, int]


class Ended(NamedTuple):
    """The round ended; all hands are open now."""

    result: Result
    hands: tuple[tuple[Tile, ...], ...]


class Result(NamedTuple):
    """How a round ended (RECORD.md, `result` of a round)."""

    end: str
    """`domino`, `block`, `all-kinds` or `target`."""
    seat: int
    """The seat that went out, or laid the last tile."""
    finish: str
    winners: tuple[int, ...]
    """Winning seats in ascending order, both seats of a team; empty for a tie."""
    totals: tuple[int, ...]
    """Pips left, by seat."""
    points: tuple[int, ...]
    """Points of this round, by side."""
    scores: tuple[int, ...]
    """The match scores after the round, by side."""
    rule: str
    """The key of the rule that decided who won, for the explanation; not in the record."""
    chief: int | None
    """The seat that won the round (one of `winners`), or None; who leads next may depend on it."""


Event = Played | Drew | Passed | Broke | Ended
"""Everything that is announced during a round, in order; all but `Ended` stand in the record's `events`."""


def masked(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` may see it (None: as a spectator sees it)."""
    if isinstance(event, Drew) and event.seat != seat:
        return event._replace(tile=None)
    return event
