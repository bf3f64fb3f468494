"""Words of the statistics: their columns with definitions, and the groups of matches that they are about."""

from __future__ import annotations

from typing import Final

from ...controller.archive_row import MIXED
from ...controller.statistics import Figures, Group
from .figures import number, percent, signed
from .games import level_name
from .keys import known_finish, known_game, known_set
from .say import QT_TR_NOOP, capital, tr


def column_name(key: str) -> str:
    """Return the title of a column (one of COLUMNS)."""
    return tr(_COLUMNS[key][0])


def column_about(key: str) -> str:
    """Return what a column counts."""
    return tr(_COLUMNS[key][1])


def group_name(group: Group) -> str:
    """Return which matches are meant: all, those of a game, or its set and level."""
    if group.game is None:
        return tr("All games")
    if group.tiles is None or group.level is None:
        return known_game(group.game)
    level = tr("mixed levels") if group.level == MIXED else level_name(group.level)
    return f"{capital(level)} · {known_set(group.tiles)}"


def shown(key: str, found: Figures) -> str:
    """Return a figure as its column shows it."""
    if key == "rate":
        return percent(found.won / found.played) if found.played else ""
    if key == "unaided":
        won, played = number(found.unaided_won), number(found.unaided)
        return tr("{won} of {played}", "matches").format(won=won, played=played)
    if key == "difference":
        return signed(found.difference)
    return number(getattr(found, key))


def rounds_words(found: Figures) -> str:
    """Return how many rounds were won, and how they ended."""
    words = tr("Rounds won: {won} of {played}").format(won=number(found.rounds_won), played=number(found.rounds))
    parts = [f"{known_finish(key)} {number(count)}" for key, count in found.finishes]
    return " · ".join((words, *parts))


def plot_words(curve: str, found: Figures, last: float) -> str:
    """Return what a plot shows last, in a sentence (one of CURVES)."""
    if not found.played:
        return tr("No match has been counted yet.")
    if curve == "rate":
        return tr("After %n match(es): {rate} of the last ones were won.", "", found.played).format(rate=percent(last))
    return tr("After %n match(es): {points} points in all.", "", found.played).format(points=signed(last))


def curve_name(key: str, window: int) -> str:
    """Return what a plot shows (one of CURVES); the rate goes over `window` matches."""
    return tr("Share won of the last %n matches", "", window) if key == "rate" else tr("Points ahead, added up")


COLUMNS: Final = ("played", "won", "rate", "given_up", "unaided", "difference", "streak", "longest")
CURVES: Final = ("rate", "points")
_COLUMNS = {
    "played": (
        QT_TR_NOOP("Played"),
        QT_TR_NOOP("Matches that are over, with people on one side only. Each counts once, when it ends."),
    ),
    "won": (QT_TR_NOOP("Won"), QT_TR_NOOP("Matches won, alone or shared.")),
    "rate": (QT_TR_NOOP("Won, %"), QT_TR_NOOP("Matches won out of all that were played.")),
    "given_up": (QT_TR_NOOP("Given up"), QT_TR_NOOP("Matches ended by giving up; they are lost.")),
    "unaided": (
        QT_TR_NOOP("Without help"),
        QT_TR_NOOP("Matches won without a hint, an undo or a demo, of those that were played so to the end."),
    ),
    "difference": (
        QT_TR_NOOP("Points"),
        QT_TR_NOOP(
            "How many points a match ends ahead of the others’ mean, on average; with penalties, how many fewer."
        ),
    ),
    "streak": (QT_TR_NOOP("Streak"), QT_TR_NOOP("Matches won in a row up to now.")),
    "longest": (QT_TR_NOOP("Longest"), QT_TR_NOOP("The most matches that were ever won in a row.")),
}
