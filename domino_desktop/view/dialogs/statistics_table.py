"""The rows of the statistics: their order, and the same table as a file for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale

from ...controller.setup import PLAYERS
from ...controller.statistics import Group, Tally, figures
from ...games import GAMES
from ..texts import tr
from ..texts.keys import known_game, known_set
from ..texts.statistics import column_name, group_name

_ORDER = [game.key for game in GAMES]
_LEVELS = [player.removeprefix("bot:") for player in PLAYERS]
_PLAIN = ("played", "won", "given_up", "unaided", "unaided_won", "difference", "streak", "longest")


def ordered(groups: Mapping[Group, object]) -> list[Group]:
    """Return groups as they are listed: all, then each game followed by its sets and levels."""
    return sorted(groups, key=_place)


def _place(group: Group) -> tuple[int, str, int, int, str]:
    game, level = group.game or "", group.level or ""
    return _rank(_ORDER, game), game, group.tiles or 0, _rank(_LEVELS, level), level


def _rank(known: list[str], key: str) -> int:
    return known.index(key) if key in known else len(known) if key else -1


def as_csv(groups: Mapping[Group, Sequence[Tally]]) -> bytes:
    """Return a table with a row for each game, set and level, as spreadsheets of this language read it."""
    locale = QLocale()
    comma = locale.decimalPoint() == ","
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if comma else ",", lineterminator="\r\n")
    names = {"unaided": tr("Played without help"), "unaided_won": tr("Won without help")}
    writer.writerow([tr("Game"), tr("Set"), tr("Level"), *(names.get(key) or column_name(key) for key in _PLAIN)])
    for group in ordered(groups):
        if group.game is None or group.tiles is None:
            continue
        found = figures(groups[group])
        values = [getattr(found, key) for key in _PLAIN]
        cells = [f"{value:.2f}" if isinstance(value, float) else str(value) for value in values]
        level = group_name(group).partition(" · ")[0]
        row = [known_game(group.game), known_set(group.tiles), level]
        writer.writerow([*row, *(cell.replace(".", ",") if comma else cell for cell in cells)])
    return out.getvalue().encode("utf-8-sig")
