"""Words of the lists of matches, of files of records, and of the check of a deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from ...controller.archive_columns import Head
from ...controller.record_file import Found
from ...model.deal_check import DealCheck
from .keys import known_game
from .matches import person, shortened
from .say import QT_TR_NOOP, listed, player_name, tr
from .table import seat_level
from .troubles import why_words

COLUMNS: Final = ("date", "game", "players", "result", "scores")


def column_name(key: str) -> str:
    """Return the title of a column (one of COLUMNS)."""
    return tr(_COLUMNS[key])


def cell(key: str, head: Head) -> str:
    """Return what a column tells of a match."""
    if key == "date":
        when = QDateTime.fromMSecsSinceEpoch(head.ended)
        return QLocale().toString(when, QLocale.FormatType.ShortFormat) if head.ended else ""
    if key == "game":
        return known_game(head.game)
    if key == "players":
        return _players(head)
    if key == "scores":
        return " : ".join(QLocale().toString(score) for score in head.scores)
    return _result(head)


def _players(head: Head) -> str:
    mine = person(head.players)
    names = []
    for seat, player in enumerate(shortened(head.players)):
        name = player_name(player, seat == mine)
        names.append(name if player.level is None else f"{name} ({seat_level(player)})")
    return ", ".join(names)


def _result(head: Head) -> str:
    if head.outcome in _OUTCOMES:
        return tr(_OUTCOMES[head.outcome])
    if not head.why:
        return tr("not over")
    teams = len(head.scores) < len(head.players)
    seats = [seat for seat in range(len(head.players)) if (seat % 2 if teams else seat) in head.winners]
    return tr("won by {names}").format(names=listed([player_name(head.players[seat]) for seat in seats]))


def matches_counted(count: int) -> str:
    """Return a number of matches."""
    return tr("%n match(es)", "", count)


def deleted_words(count: int) -> str:
    """Return that matches were deleted."""
    return tr("%n match(es) deleted.", "", count)


def brought_in(new: int, known: int, unfinished: int) -> str:
    """Return what became of the matches of a file that was brought in."""
    parts = [tr("%n match(es) brought into the archive.", "", new)]
    if known:
        parts.append(tr("%n match(es) were there already.", "", known))
    if unfinished:
        parts.append(tr("%n match(es) are not over and were left out.", "", unfinished))
    return " ".join(parts)


def faults_words(found: Found) -> str:
    """Return in a sentence or two what is wrong with a file of records; "" when nothing is."""
    name = found.path.name
    if found.why:
        return tr("{file} cannot be read: {why}.").format(file=name, why=why_words(found.why))
    if not found.kept and not found.faults:
        return tr("{file} is empty.").format(file=name)
    if not found.faults:
        return ""
    words = tr("{file}, {fault}.").format(file=name, fault=found.faults[0])
    others = len(found.faults) - 1
    return words + " " + tr("%n more match(es) in it are not right either.", "", others) if others else words


def saved_words(name: str, count: int) -> str:
    """Return that matches were saved in a file."""
    return tr("%n match(es) saved in {file}.", "", count).format(file=name)


def unsaved_words(name: str, why: str) -> str:
    """Return that matches could not be saved in a file."""
    return tr("{file} cannot be written: {why}.").format(file=name, why=why_words(why))


def check_words(check: DealCheck) -> str:
    """Return what the check of a match's deals came to."""
    if check.is_right:
        return tr("The secret has the fingerprint that was shown, and %n round(s) were dealt as it says.", "",
                  len(check.rounds))  # fmt: skip
    if not check.is_committed:
        return tr("The secret does not have the fingerprint that was shown before the match.")
    wrong = [QLocale().toString(number) for number, right in enumerate(check.rounds, 1) if not right]
    return tr("These rounds were not dealt as the secret says: {rounds}.").format(rounds=listed(wrong))


_COLUMNS = {
    "date": QT_TR_NOOP("Date"),
    "game": QT_TR_NOOP("Game"),
    "players": QT_TR_NOOP("Players"),
    "result": QT_TR_NOOP("Result"),
    "scores": QT_TR_NOOP("Scores"),
}
_OUTCOMES = {
    "won": QT_TR_NOOP("won"),
    "shared": QT_TR_NOOP("shared"),
    "lost": QT_TR_NOOP("lost"),
    "given-up": QT_TR_NOOP("given up"),
}
