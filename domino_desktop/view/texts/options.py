"""Words of the house rules, their values, and why a value cannot be chosen now."""

from __future__ import annotations

from ...games.plain import ROUNDS
from ...model.options import Value, declared
from ...model.rules import Rules
from ...model.tiles import full_set
from .games import points_counted, rounds_counted, set_name, tiles_counted
from .say import QT_TR_NOOP, titled, tr


def option_name(key: str) -> str:
    """Return the name of an option."""
    return tr(_OPTIONS[key][0])


def option_about(key: str, game: type[Rules] | None = None) -> str:
    """Return what an option does, in a sentence or two; some depend on the game's other options."""
    words = tr(_OPTIONS[key][1])
    if key == "target" and game is not None and "match" in declared(game):
        return words + " " + tr("Not used when it ends after a number of rounds.")
    return words


def option_value(key: str, value: Value) -> str:
    """Return a value of an option in words; seats count from 1."""
    match key, value:
        case "seats", int():
            return tr("%n player(s)", "", value)
        case "set", int():
            return f"{set_name(value)} ({tiles_counted(len(full_set(value)))})"
        case "hand", int():
            return tiles_counted(value)
        case "target", int():
            return points_counted(value)
        case "rounds", int():
            return rounds_counted(value)
        case _, tuple():
            return ", ".join(tr("seat {number}").format(number=seat + 1) for seat in value)
    return tr(_VALUES[key, value]).format(rounds=ROUNDS)


def option_now(key: str, value: Value) -> str:
    """Return an option with its value as one mentions it in passing: `Losing wins`, `Left in the boneyard: 2 tiles`."""
    if value == "on":
        return option_name(key)
    return titled(option_name(key), option_value(key, value))


def why_not(key: str) -> str:
    """Return why a value of an option cannot be chosen now (the keys of `options.OptionError`)."""
    return tr(_WHY_NOT[key])


_OPTIONS = {
    "seats": (QT_TR_NOOP("Players"), QT_TR_NOOP("How many sit at the table.")),
    "set": (QT_TR_NOOP("Set"), QT_TR_NOOP("The tiles that are shuffled, from double-blank to the double named.")),
    "opening": (
        QT_TR_NOOP("First lead"),
        QT_TR_NOOP("Who opens the first round, and a round after a tie. Otherwise the last round’s winner leads."),
    ),
    "leave": (QT_TR_NOOP("Left in the boneyard"), QT_TR_NOOP("Tiles at the boneyard’s end that are never drawn.")),
    "hand": (QT_TR_NOOP("Tiles dealt"), QT_TR_NOOP("How many tiles each player gets; the others sleep.")),
    "match": (QT_TR_NOOP("The match ends"), QT_TR_NOOP("At a number of points, or after a number of rounds.")),
    "target": (QT_TR_NOOP("Target"), QT_TR_NOOP("The points that end the match.")),
    "misere": (
        QT_TR_NOOP("Losing wins (misère)"),
        QT_TR_NOOP("Each player scores the pips left in their own hand, and the most points win."),
    ),
    "youngest": (
        QT_TR_NOOP("The youngest first"),
        QT_TR_NOOP("From the youngest to the oldest: when a block leaves several level in tiles and pips, "
                   "the youngest of them wins. Usually people come before bots."),
    ),
    "la_e_lo": (
        QT_TR_NOOP("Lá-e-lô"),
        QT_TR_NOOP("When the last tile is a lá-e-lô, worth 3 points. Both halves: its two numbers are the two open "
                   "ones. Either end: any tile but a double that fits both ends, as the 5-3 on 3 and 3."),
    ),
    "kabes": (
        QT_TR_NOOP("2 KABÈS"),
        QT_TR_NOOP("When the last tile makes 2 KABÈS. Either end: any tile that fits both ends, as the 5-3 on 3 and 3. "
                   "Both halves: its two numbers are the two open ones; never a double."),
    ),
    "blok": (
        QT_TR_NOOP("BLÒK is won by"),
        QT_TR_NOOP("Compared after a BLÒK: the two hands of each pair together, or the single lowest hand."),
    ),
    "rounds": (QT_TR_NOOP("Rounds"), QT_TR_NOOP("How many rounds the match has.")),
    "teams": (
        QT_TR_NOOP("Teams of two"),
        QT_TR_NOOP("Partners sit opposite each other, score together and play against the other two."),
    ),
    "free_doubles": (
        QT_TR_NOOP("Doubles may lie apart"),
        QT_TR_NOOP("Any double may also be laid beside the line, where it opens two new arms."),
    ),
    "novel": (
        QT_TR_NOOP("As in the novel"),
        QT_TR_NOOP("One set for each player but one; seven tiles each; at most two draws in a turn, then a break. "
                   "The round also ends when every kind of tile lies on the table."),
    ),
}  # fmt: skip
_VALUES: dict[tuple[str, Value], str] = {
    ("opening", "highest-double"): QT_TR_NOOP("highest double"),
    ("opening", "drawn"): QT_TR_NOOP("drawn by lot"),
    ("leave", 0): QT_TR_NOOP("nothing"),
    ("leave", 2): QT_TR_NOOP("the last two tiles"),
    ("match", "points"): QT_TR_NOOP("at the target"),
    ("match", "rounds"): QT_TR_NOOP("after {rounds} rounds"),
    ("la_e_lo", "both-halves"): QT_TR_NOOP("both halves"),
    ("la_e_lo", "either"): QT_TR_NOOP("either end"),
    ("kabes", "both-halves"): QT_TR_NOOP("both halves"),
    ("kabes", "either"): QT_TR_NOOP("either end"),
    ("blok", "pair"): QT_TR_NOOP("the lower pair of hands"),
    ("blok", "single"): QT_TR_NOOP("the lowest single hand"),
    **{(key, "off"): QT_TR_NOOP("no") for key in ("misere", "teams", "free_doubles", "novel")},
    **{(key, "on"): QT_TR_NOOP("yes") for key in ("misere", "teams", "free_doubles", "novel")},
}
_WHY_NOT = {
    "too-many-tiles": QT_TR_NOOP("There are not enough tiles for all players."),
    "double-six-only": QT_TR_NOOP("Five players and more play with two double-six sets."),
    "four-seats-only": QT_TR_NOOP("Teams need four players."),
    "novel-needs": QT_TR_NOOP("The rules of the novel include it."),
}
