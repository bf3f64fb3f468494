"""The table in words as rows under headings, for the panel that shows them. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...layout.snake import Slot
from ...model.actions import DRAW, PASS, Action
from ...model.observation import Observation
from ...model.tiles import Tile
from .. import texts
from ..texts import telling
from ..texts.chronicle import chronicle, match_told, scores_told
from ..texts.say import tr
from .told import Key, Told, ends_told, hand_told, seats_told, table_told

Wanted = Key | Action | None
"""What a row stands for: a thing that can be pressed or read, an action, or nothing but its words."""


class Row(NamedTuple):
    """One row."""

    words: str
    wanted: Wanted = None
    heading: bool = False


def rows(seen: Observation, order: Sequence[Tile], chosen: Tile | None, slots: Sequence[Slot]) -> list[Row]:
    """Return the table in words: what to do, one's hand, the ends, the players, the boneyard, the round's history."""
    found = [_heading(match_told(seen)), Row(texts.status(seen)), Row(scores_told(seen))]
    if seen.my_turn:
        found += [
            Row(texts.titled(tr("Draw"), texts.draw_words(seen)), DRAW),
            Row(texts.titled(tr("Pass"), texts.pass_words(seen)), PASS),
        ]
    if seen.seat is not None:
        found.append(_heading(telling.hand_title(len(order))))
        found += _rows(hand_told(seen, order, chosen, slots))
    ends = ends_told(seen, chosen, slots)
    if ends:
        found += [_heading(tr("Open ends")), *_rows(ends)]
    found += [_heading(tr("Players")), *_rows(seats_told(seen))]
    found += [_heading(texts.table_name()), *_rows(table_told(seen))]
    found.append(_heading(tr("This round, the latest first")))
    return found + [Row(words) for words in reversed(chronicle(seen))]


def _heading(words: str) -> Row:
    return Row(words, heading=True)


def _rows(things: Iterable[Told]) -> list[Row]:
    return [Row(f"{one.name}. {one.about}" if one.about else one.name, one.key) for one in things]
