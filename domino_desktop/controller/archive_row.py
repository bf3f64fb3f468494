"""What the archive knows of a match without replaying it: columns taken from its record."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from typing import Any, Final, NamedTuple

from ..games import game
from ..model.match import Player
from ..model.rules import Rules

MIXED: Final = "mixed"
"""The level of opponents that are not all of one level."""
OUTCOMES: Final = ("won", "shared", "lost", "given-up")


class Row(NamedTuple):
    """A finished match in columns. Everything is a key or a number: no word of a language."""

    digest: str
    """SHA-256 of the record without the version that wrote it: two records of one match have one digest."""
    game: str
    tiles: int
    """The set: 6, 9 or 12."""
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    """By side."""
    winners: tuple[int, ...]
    """Sides."""
    why: str
    side: int | None
    """The side whose result it is: the only one with people; None when there are none, or several."""
    level: str
    """The level of the other side's bots, or MIXED; "" without a side."""
    outcome: str
    """One of OUTCOMES as the side sees it; "" without a side."""
    difference: float
    """Points of the side minus the mean of the others; negated where points are penalties."""
    rounds: int
    """Rounds that were played to their end."""
    rounds_won: int
    finishes: dict[str, int]
    """How often the side won a round by each finish."""


def row_of(record: dict[str, Any]) -> Row:
    """Return the columns of a finished match; raise ValueError, KeyError or TypeError when the record is no such."""
    rules = game(record["game"]).make(
        {key: tuple(value) if isinstance(value, list) else value for key, value in record["options"].items()}
    )
    players = tuple(Player(seat["name"], seat["player"]) for seat in record["seats"])
    result = record["result"]
    if result is None or len(players) != rules.seats:
        raise ValueError("the match is not over, or its seats are not those of the game")
    winners = tuple(result["winners"])
    scores = _scores(rules, record["rounds"])
    over = [one["result"] for one in record["rounds"] if "result" in one]
    side = _side(rules, players)
    won = [one["finish"] for one in over if side is not None and set(rules.members(side)) & set(one["winners"])]
    return Row(
        digest=_digest(record),
        game=rules.key,
        tiles=rules.set,
        players=players,
        scores=scores,
        winners=winners,
        why=result["why"],
        side=side,
        level="" if side is None else _level(rules, players, side),
        outcome="" if side is None else _outcome(winners, side, result.get("by")),
        difference=0.0 if side is None else _difference(rules, scores, side),
        rounds=len(over),
        rounds_won=len(won),
        finishes=dict(Counter(won)),
    )


def _digest(record: dict[str, Any]) -> str:
    rest = {key: value for key, value in record.items() if key != "app"}
    return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _scores(rules: Rules, rounds: list[dict[str, Any]]) -> tuple[int, ...]:
    """Return the scores at the end; in a round that was left they include what its plays scored."""
    scores = [0] * rules.sides
    for one in rounds:
        if "result" in one:
            scores = list(one["result"]["scores"])
        else:
            for event in one["events"]:
                scores[rules.side(event["seat"])] += event.get("points", 0)
    return tuple(scores)


def _side(rules: Rules, players: tuple[Player, ...]) -> int | None:
    sides = {rules.side(seat) for seat, player in enumerate(players) if player.level is None}
    return sides.pop() if len(sides) == 1 else None


def _level(rules: Rules, players: tuple[Player, ...], side: int) -> str:
    levels = {player.level or "" for seat, player in enumerate(players) if rules.side(seat) != side}
    return levels.pop() if len(levels) == 1 else MIXED


def _outcome(winners: tuple[int, ...], side: int, by: int | None) -> str:
    if side in winners:
        return "won" if len(winners) == 1 or by is not None else "shared"
    return "given-up" if by == side else "lost"


def _difference(rules: Rules, scores: tuple[int, ...], side: int) -> float:
    others = [score for one, score in enumerate(scores) if one != side]
    ahead = scores[side] - sum(others) / len(others)
    return -ahead if rules.penalties else ahead
