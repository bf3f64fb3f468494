"""Words of a round's points: what each side got, and for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...model.events import Event, Result
from ...model.match import Player
from ...model.rules import Rules
from .games import points_counted, score_counted
from .glossary import word
from .history import play_points
from .say import listed, player_name, titled, tr
from .sides import side_title

_PLAIN: Final = ("domino", "block", "all-kinds")
"""Finishes that earn no word of their own."""


def points_words(result: Result, side: int, before: int) -> str:
    """Return what a round has added to a side's score, or taken from it; `before` was the score."""
    change = result.scores[side] - before
    return f"{change:+}".replace("-", "−") if change else "0"


def pips_score(rules: Rules, finish: str) -> bool:
    """Say whether what the others hold decides how much a finish is worth."""
    few, many = ((0, *(pips for _ in range(rules.seats - 1))) for pips in (10, 20))
    return rules.round_points(0, finish, few) != rules.round_points(0, finish, many)


def points_lines(
    rules: Rules,
    result: Result,
    events: Sequence[Event],
    players: tuple[Player, ...],
    before: Sequence[int],
    viewer: int | None,
) -> list[str]:
    """Return a line for each side whose score changed: what it got, and for what.

    `events` are those of the round, `before` the scores when it began.
    """
    if rules.keeps_pips:
        return [tr("Losing wins: all score what is left in their own hands.")]
    lines = []
    given = rules.round_points(result.chief, result.finish, result.totals)
    counted = [bool(points) or _counts_hands(rules, result, side) for side, points in enumerate(given)]
    for side in range(rules.sides):
        parts = []
        plays = play_points(rules, events, side)
        if plays:
            parts.append(tr("{sum} for plays").format(sum=_sum(plays)))
        if counted[side]:
            parts.append(_given(rules, result, side, given[side], players, viewer))
        if plays and counted[side]:
            parts.append(tr("{points} in all").format(points=result.points[side]))
        if result.scores[side] < before[side] and not result.points[side]:
            parts.append(tr("lost the round, so back from {before} to {after}").format(
                before=before[side], after=result.scores[side]))  # fmt: skip
        if parts:
            lines.append(titled(side_title(rules, players, side, viewer), ", ".join(parts)))
    if result.end == "target":
        lines.append(tr("The target is reached by a play: the hands are not counted any more."))
    elif not any(counted):
        lines.append(tr("Nobody scores what is left in the hands.") if any(result.points) else tr("Nobody scores."))
    return lines


def _counts_hands(rules: Rules, result: Result, side: int) -> bool:
    """Say whether a side scores what others hold, be it nothing."""
    won = any(rules.side(seat) == side for seat in result.winners)
    return won and result.end != "target" and not rules.penalties and pips_score(rules, result.finish)


def _given(
    rules: Rules, result: Result, side: int, points: int, players: tuple[Player, ...], viewer: int | None
) -> str:
    """Return what the round's end brought a side."""
    if rules.penalties:
        return _penalty(rules, result, side, points, players, viewer)
    if not pips_score(rules, result.finish):
        if result.finish in _PLAIN:
            return tr("{points} for the round").format(points=points_counted(points))
        return tr("{points} for {finish}").format(points=points_counted(points), finish=_for(result.finish))
    others = [total for seat, total in enumerate(result.totals) if rules.side(seat) != side]
    words = tr("{sum} from the opponents’ hands") if rules.teams_of_two else tr("{sum} from the others’ hands")
    words = words.format(sum=_sum(others))
    if sum(others) == points:
        return words
    return tr("{words}, rounded to {points}").format(words=words, points=points)


def _penalty(
    rules: Rules, result: Result, side: int, points: int, players: tuple[Player, ...], viewer: int | None
) -> str:
    """Return who held the most, and that the first of several takes the penalty."""
    most = max(result.totals)
    level = [player_name(players[seat], seat == viewer) for seat in range(rules.seats) if result.totals[seat] == most]
    taken = score_counted(points, True)
    if len(level) == 1:
        return tr("{penalty} after {finish}, for the heaviest hand ({total})").format(
            penalty=taken, finish=_for(result.finish), total=most
        )
    return tr("{penalty} after {finish}; level at the heaviest hand ({total}): {names}; "
              "the first in play order after the winner takes them").format(
        penalty=taken, finish=_for(result.finish), total=most, names=listed(level))  # fmt: skip


def _for(finish: str) -> str:
    return tr("the round") if finish in _PLAIN else word(finish)


def _sum(parts: Sequence[int]) -> str:
    """Write a sum with its parts, `12 + 7 = 19`."""
    return f"{' + '.join(str(part) for part in parts)} = {sum(parts)}" if len(parts) > 1 else str(sum(parts))
