"""Between the columns of the archive's file and values: what is written of a match, what lists and statistics read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from ..model.match import Match, Player
from .aid import Aid
from .archive_file import COLUMNS
from .archive_row import Row
from .statistics import Tally

HEAD: Final = "id, ended, game, tiles, players, scores, winners, why, side, outcome"
TALLY: Final = "ended, game, tiles, level, outcome, difference, rounds, rounds_won, finishes, hints, undos, demos"


class Head(NamedTuple):
    """A match as the list shows it; what is seldom looked at is read when it is asked for."""

    id: int
    ended: int
    """When it was over, or was brought in: milliseconds since 1970."""
    game: str
    tiles: int
    players_json: str
    scores_json: str
    winners_json: str
    why: str
    side: int | None
    outcome: str

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sat at each seat."""
        return tuple([Player(*one) for one in _listed(self.players_json)])

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores at the end, by side."""
        return tuple(_listed(self.scores_json))

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that won."""
        return tuple(_listed(self.winners_json))


def head_of(number: int, match: Match, row: Row | None) -> Head:
    """Return what a list shows of a match that is not in the archive; without a row it is not over."""
    rules, outcome = match.rules, match.outcome
    players, scores = json.dumps(match.players), json.dumps(match.scores)
    winners = json.dumps(outcome.winners if outcome else ())
    why, side, result = (row.why, row.side, row.outcome) if row else ("", None, "")
    return Head(number, 0, rules.key, rules.set, players, scores, winners, why, side, result)


def _listed(text: str) -> list[Any]:
    """Return a list from its text; a damaged text lists nothing."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError):
        return []
    return found if isinstance(found, list) else []


def insert(
    opened: sqlite3.Connection, row: Row, line: str, ended: int, aid: Aid | None, *, again: bool = False
) -> bool:
    """Add a row unless it is there; `again`: add it beside those that are there."""
    key = row.digest
    if again:
        same = opened.execute("SELECT count(*) FROM match WHERE key GLOB ?", (f"{key}*",)).fetchone()[0]
        key = f"{key}-{same + 1}" if same else key
    values = (
        key, ended, row.game, row.tiles, json.dumps(row.players), json.dumps(row.scores), json.dumps(row.winners),
        row.why, row.side, row.level, row.outcome, row.difference, row.rounds, row.rounds_won,
        json.dumps(row.finishes), *(aid or (None, None, None)), 1, line,
    )  # fmt: skip
    marks = ", ".join("?" * len(COLUMNS))
    made = opened.execute(f"INSERT OR IGNORE INTO match ({', '.join(COLUMNS)}) VALUES ({marks})", values)
    return made.rowcount == 1


def tallies_of(found: Iterable[tuple[Any, ...]]) -> Iterator[Tally]:
    """Yield what the statistics count of each row, whose columns are those of TALLY."""
    read: dict[str, dict[str, int]] = {}  # the same few texts again and again
    for ended, game, tiles, level, outcome, difference, rounds, rounds_won, finishes, *used in found:
        if finishes not in read:
            read[finishes] = json.loads(finishes)
        unaided = None if None in used else not any(used)
        yield Tally(ended, game, tiles, level, outcome, difference, rounds, rounds_won, read[finishes], unaided)
