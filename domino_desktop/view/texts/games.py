"""Words of games, options, values and levels; the keys are those of the games' own declarations."""

from __future__ import annotations

from ...games.plain import ROUNDS
from ...model.options import Value
from ...model.tiles import full_set
from .say import QT_TR_NOOP, number_word, tr


def game_name(key: str) -> str:
    """Return the name of a game."""
    return tr(_GAMES[key][0])


def game_about(key: str) -> str:
    """Return two lines about a game."""
    return tr(_GAMES[key][1])


def option_name(key: str) -> str:
    """Return the name of an option."""
    return tr(_OPTIONS[key][0])


def option_about(key: str) -> str:
    """Return what an option does, in a sentence."""
    return tr(_OPTIONS[key][1])


def option_value(key: str, value: Value) -> str:
    """Return a value of an option in words."""
    match key, value:
        case "seats", int():
            return tr("%n player(s)", "", value)
        case "set", int():
            return f"{set_name(value)} ({tiles_counted(len(full_set(value)))})"
        case "hand", int():
            return tiles_counted(value)
        case "target", int():
            return points_counted(value)
    return tr(_VALUES[key, value]).format(rounds=ROUNDS)


def set_name(highest: int) -> str:
    """Return the name of a set of tiles by its highest number."""
    return tr("double-{number}").format(number=number_word(highest))


def why_not(key: str) -> str:
    """Return why a value of an option cannot be chosen now (the keys of `options.OptionError`)."""
    return tr(_WHY_NOT[key])


def level_name(key: str) -> str:
    """Return the name of a bot's level."""
    return tr(_LEVELS[key][0])


def level_about(key: str) -> str:
    """Return how a level plays and what it may use."""
    return tr(_LEVELS[key][1])


def tiles_counted(count: int) -> str:
    """Return a number of tiles."""
    return tr("%n tile(s)", "", count)


def points_counted(points: int) -> str:
    """Return a number of points."""
    return tr("%n point(s)", "", points)


_GAMES = {
    "draw": (
        QT_TR_NOOP("Draw dominoes"),
        QT_TR_NOOP("Who cannot play draws until a tile fits.\nThe family classic: luck turns quickly."),
    ),
    "block": (
        QT_TR_NOOP("Block dominoes"),
        QT_TR_NOOP("No drawing: who cannot play passes.\nA pass tells what a hand lacks; blocking is an art."),
    ),
}
_OPTIONS = {
    "seats": (QT_TR_NOOP("Players"), QT_TR_NOOP("How many sit at the table, each for themselves.")),
    "set": (QT_TR_NOOP("Set"), QT_TR_NOOP("The tiles that are shuffled, from double-blank to the double named.")),
    "opening": (
        QT_TR_NOOP("First lead"),
        QT_TR_NOOP("Who opens the first round, and a round after a tie. Otherwise the last round’s winner leads."),
    ),
    "leave": (QT_TR_NOOP("Left in the boneyard"), QT_TR_NOOP("Tiles at the boneyard’s end that are never drawn.")),
    "hand": (QT_TR_NOOP("Tiles dealt"), QT_TR_NOOP("How many tiles each player gets; the others sleep.")),
    "match": (QT_TR_NOOP("The match ends"), QT_TR_NOOP("At a number of points, or after a number of rounds.")),
    "target": (
        QT_TR_NOOP("Target"),
        QT_TR_NOOP("The points that end the match. Not used when it ends after a number of rounds."),
    ),
    "misere": (
        QT_TR_NOOP("Losing wins (misère)"),
        QT_TR_NOOP("Each player scores the pips left in their own hand, and the most points win."),
    ),
}
_VALUES = {
    ("opening", "highest-double"): QT_TR_NOOP("highest double"),
    ("opening", "drawn"): QT_TR_NOOP("drawn by lot"),
    ("leave", 0): QT_TR_NOOP("nothing"),
    ("leave", 2): QT_TR_NOOP("the last two tiles"),
    ("match", "points"): QT_TR_NOOP("at the target"),
    ("match", "rounds"): QT_TR_NOOP("after {rounds} rounds"),
    ("misere", "off"): QT_TR_NOOP("no"),
    ("misere", "on"): QT_TR_NOOP("yes"),
}
_WHY_NOT = {
    "too-many-tiles": QT_TR_NOOP("There are not enough tiles for all players."),
    "double-six-only": QT_TR_NOOP("Five players and more play with two double-six sets."),
    "four-seats-only": QT_TR_NOOP("Teams need four players."),
    "novel-needs": QT_TR_NOOP("The rules of the novel include it."),
}
_LEVELS = {
    "easy": (
        QT_TR_NOOP("Easy"),
        QT_TR_NOOP("A beginner: gets rid of heavy tiles, but often plays whatever comes to hand. "
                   "Remembers nothing, and never sees a hidden tile."),
    ),
    "medium": (
        QT_TR_NOOP("Medium"),
        QT_TR_NOOP("Gets rid of heavy tiles and doubles, keeps its numbers varied, "
                   "counts the tiles and passes of the round. Never sees a hidden tile."),
    ),
}  # fmt: skip
