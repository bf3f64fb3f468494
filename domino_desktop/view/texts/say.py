"""The words' common tools: the translation of a sentence, lists, tiles and players in words."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final
from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication

from ...model.match import Player
from ...model.tiles import Tile

_LINE: Final = 64
"""Letters in a line of words under a pointer, which do not break by themselves."""


def tr(source: str, comment: str = "", n: int = -1) -> str:
    """Return a sentence in the interface's language; `n` chooses the plural form and replaces `%n`."""
    return QCoreApplication.translate("", source, comment, n)


def QT_TR_NOOP(source: str) -> str:
    """Mark a sentence for lupdate, which knows this name, and return it untranslated."""
    return source


def listed(parts: Sequence[str]) -> str:
    """Write a list with the word for "and" before its last part."""
    if len(parts) < 2:
        return "".join(parts)
    return tr("{some} and {last}").format(some=", ".join(parts[:-1]), last=parts[-1])


def in_lines(words: str) -> str:
    """Return long words in lines short enough to be read under a pointer."""
    return "\n".join(fill(part, _LINE, break_long_words=False, break_on_hyphens=False) for part in words.split("\n"))


def capital(words: str) -> str:
    """Write words with a capital first letter, as a list of choices shows them."""
    return words[:1].upper() + words[1:]


def titled(title: str, words: str) -> str:
    """Write words after their title and a colon."""
    return tr("{title}: {words}").format(title=title, words=words)


def player_name(player: Player, mine: bool = False) -> str:
    """Return the name of a player; without one "You" for the person at this seat, else what plays there."""
    if player.name:
        return _isolated(player.name)
    if player.level is not None:
        return tr("Bot")
    return tr("You") if mine else tr("Player")


def _isolated(name: str) -> str:
    """Keep a name that is written from right to left from turning the sentence around it."""
    if any(bidirectional(letter) in ("R", "AL") for letter in name):
        return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    return name


def number_word(number: int) -> str:
    """Return a number of pips as it is said: `blank`, `one`, … `twelve`."""
    return tr(_NUMBERS[number])


def tile_words(tile: Tile) -> str:
    """Return the name of a tile as it is written, a double with its word: `6-4`, `double-six`."""
    return tr("double-{number}").format(number=number_word(tile.high)) if tile.is_double else f"{tile.high}-{tile.low}"


_NUMBERS = (
    QT_TR_NOOP("blank"),
    QT_TR_NOOP("one"),
    QT_TR_NOOP("two"),
    QT_TR_NOOP("three"),
    QT_TR_NOOP("four"),
    QT_TR_NOOP("five"),
    QT_TR_NOOP("six"),
    QT_TR_NOOP("seven"),
    QT_TR_NOOP("eight"),
    QT_TR_NOOP("nine"),
    QT_TR_NOOP("ten"),
    QT_TR_NOOP("eleven"),
    QT_TR_NOOP("twelve"),
)
