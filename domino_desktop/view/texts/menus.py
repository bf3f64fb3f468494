"""Words of the menus; `&` stands before the letter that opens a menu by Alt."""

from __future__ import annotations

from .say import QT_TR_NOOP, tr


def menu_name(key: str) -> str:
    """Return the title of a menu."""
    return tr(_MENUS[key])


def action_name(key: str) -> str:
    """Return the words of an action."""
    return tr(_ACTIONS[key])


_MENUS = {
    "game": QT_TR_NOOP("&Game"),
    "move": QT_TR_NOOP("&Move"),
    "view": QT_TR_NOOP("&View"),
    "help": QT_TR_NOOP("&Help"),
}
_ACTIONS = {
    "new": QT_TR_NOOP("&New match"),
    "setup": QT_TR_NOOP("&Set up a match…"),
    "earlier": QT_TR_NOOP("&Earlier matches"),
    "open": QT_TR_NOOP("&Open a match…"),
    "save": QT_TR_NOOP("Save the match &as…"),
    "review": QT_TR_NOOP("Re&view…"),
    "archive": QT_TR_NOOP("&Matches played…"),
    "statistics": QT_TR_NOOP("S&tatistics…"),
    "same_deal": QT_TR_NOOP("Same &deal again"),
    "deal_number": QT_TR_NOOP("Deal by n&umber…"),
    "give_up": QT_TR_NOOP("&Give up…"),
    "preferences": QT_TR_NOOP("&Preferences…"),
    "quit": QT_TR_NOOP("&Quit"),
    "undo": QT_TR_NOOP("&Undo"),
    "redo": QT_TR_NOOP("&Redo"),
    "hint": QT_TR_NOOP("&Hint"),
    "demo": QT_TR_NOOP("&Let a bot play for me"),
    "draw": QT_TR_NOOP("&Draw a tile"),
    "finish": QT_TR_NOOP("&Finish the round quickly"),
    "passing": QT_TR_NOOP("&Pass the turn"),
    "zoom_in": QT_TR_NOOP("Zoom &in"),
    "zoom_out": QT_TR_NOOP("Zoom &out"),
    "zoom_reset": QT_TR_NOOP("&Whole line"),
    "sort_number": QT_TR_NOOP("Sort the hand by &number"),
    "sort_total": QT_TR_NOOP("Sort the hand by &total"),
    "sort_dealt": QT_TR_NOOP("Sort the hand by &yourself"),
    "mute": QT_TR_NOOP("&Mute"),
    "result": QT_TR_NOOP("&Result of the round"),
    "words": QT_TR_NOOP("Table in wor&ds"),
    "full_screen": QT_TR_NOOP("&Full screen"),
    "first_game": QT_TR_NOOP("First &game: learn by playing"),
    "rules": QT_TR_NOOP("&Rules"),
    "problem": QT_TR_NOOP("Report a &problem…"),
    "about": QT_TR_NOOP("&About Domino Desktop"),
}
