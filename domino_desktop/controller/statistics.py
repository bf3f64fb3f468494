"""Figures over finished matches, computed from what the archive has counted; everything is keyed by ids."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

WON: Final = ("won", "shared")
WINDOW: Final = 20
"""Over how many matches the running win rate goes."""


class Tally(NamedTuple):
    """A match as it counts, as the people's side sees it."""

    ended: int
    """Milliseconds since 1970."""
    game: str
    tiles: int
    level: str
    outcome: str
    difference: float
    rounds: int
    rounds_won: int
    finishes: dict[str, int]
    unaided: bool | None
    """Whether it was played without help; None where nobody knows."""


class Group(NamedTuple):
    """Which matches are meant; None: any."""

    game: str | None = None
    tiles: int | None = None
    level: str | None = None


class Figures(NamedTuple):
    """The statistics of a group of matches."""

    played: int
    won: int
    """Matches that the side won, alone or shared; never more than `played`."""
    given_up: int
    unaided: int
    """Matches played without help."""
    unaided_won: int
    difference: float
    """The mean difference of points in a match."""
    streak: int
    """Matches won in a row up to now."""
    longest: int
    rounds: int
    rounds_won: int
    finishes: tuple[tuple[str, int], ...]
    """How the won rounds ended, the most frequent first."""


def grouped(tallies: Iterable[Tally]) -> dict[Group, list[Tally]]:
    """Return the matches of every group there is: all, each game, each game with its set and level."""
    found: defaultdict[Group, list[Tally]] = defaultdict(list)
    for one in tallies:
        found[Group()].append(one)
        found[Group(one.game)].append(one)
        found[Group(one.game, one.tiles, one.level)].append(one)
    return dict(found)


def figures(tallies: Sequence[Tally]) -> Figures:
    """Return the figures of matches, which are given in the order in which they were played."""
    won = given_up = unaided = unaided_won = streak = longest = rounds = rounds_won = 0
    difference = 0.0
    finishes: dict[str, int] = {}
    for _, _, _, _, outcome, ahead, all_rounds, won_rounds, won_by, was_unaided in tallies:
        if outcome in WON:
            won += 1
            streak += 1
            longest = max(longest, streak)
            unaided_won += was_unaided is True
        else:
            streak = 0
            given_up += outcome == "given-up"
        unaided += was_unaided is True
        difference += ahead
        rounds += all_rounds
        rounds_won += won_rounds
        for finish, count in won_by.items():
            finishes[finish] = finishes.get(finish, 0) + count
    played = len(tallies)
    return Figures(
        played, won, given_up, unaided, unaided_won, difference / played if played else 0.0, streak, longest,
        rounds, rounds_won, tuple(sorted(finishes.items(), key=lambda pair: (-pair[1], pair[0]))),
    )  # fmt: skip


def running_rate(tallies: Sequence[Tally], window: int = WINDOW) -> tuple[float, ...]:
    """Return after each match the share won of the last `window` ones, from 0 to 1."""
    found, won = [], 0
    for at, one in enumerate(tallies):
        won += one.outcome in WON
        if at >= window:
            won -= tallies[at - window].outcome in WON
        found.append(won / min(at + 1, window))
    return tuple(found)


def running_points(tallies: Sequence[Tally]) -> tuple[float, ...]:
    """Return after each match the sum of the differences of points up to then."""
    found, total = [], 0.0
    for one in tallies:
        total += one.difference
        found.append(total)
    return tuple(found)
