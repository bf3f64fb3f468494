"""Words of the preferences."""

from __future__ import annotations

from .say import QT_TR_NOOP, capital, tr


def setting_name(key: str) -> str:
    """Return the name of a setting."""
    return tr(_NAMES[key])


def setting_about(key: str) -> str:
    """Return what a switch does."""
    return tr(_ABOUTS[key])


def page_name(key: str) -> str:
    """Return the title of a page of the preferences."""
    return tr(_PAGES[key])


def choice_name(key: str, value: str) -> str:
    """Return a value that a setting can have."""
    return capital(tr(_CHOICES[key, value]))


_NAMES = {
    "language": QT_TR_NOOP("Language / Langue"),
    "setup": QT_TR_NOOP("The set-up of the next match"),
    "geometry": QT_TR_NOOP("Size and place of the window"),
    "theme": QT_TR_NOOP("Colours"),
    "tiles": QT_TR_NOOP("Tiles"),
    "cloth": QT_TR_NOOP("Table"),
    "pips": QT_TR_NOOP("Pips"),
    "motion": QT_TR_NOOP("Tiles glide"),
    "volume": QT_TR_NOOP("Volume"),
    "speed": QT_TR_NOOP("Speed"),
    "marking": QT_TR_NOOP("Tiles that can be played"),
    "digits": QT_TR_NOOP("Digits on the tiles"),
    "order": QT_TR_NOOP("Order of the hand"),
    "auto_draw": QT_TR_NOOP("Draw by itself"),
    "auto_pass": QT_TR_NOOP("Pass by itself"),
    "letters": QT_TR_NOOP("Single letters as shortcuts"),
    "sound": QT_TR_NOOP("Sounds"),
}
_PAGES = {
    "look": QT_TR_NOOP("Look"),
    "play": QT_TR_NOOP("Playing"),
    "sound": QT_TR_NOOP("Sounds"),
    "program": QT_TR_NOOP("Language and keys"),
}
_ABOUTS = {
    "auto_draw": QT_TR_NOOP("When you cannot play and have to draw."),
    "auto_pass": QT_TR_NOOP("When you can neither play nor draw."),
    "letters": QT_TR_NOOP("H for a hint, D to let a bot play for you, M for silence."),
    "sound": QT_TR_NOOP("When a tile is laid or drawn, at a pass and at the end."),
}
_CHOICES = {
    ("language", ""): QT_TR_NOOP("as the system"),
    ("theme", "system"): QT_TR_NOOP("as the system"),
    ("theme", "light"): QT_TR_NOOP("light"),
    ("theme", "dark"): QT_TR_NOOP("dark"),
    ("theme", "contrast"): QT_TR_NOOP("high contrast"),
    ("tiles", "ivory"): QT_TR_NOOP("ivory"),
    ("tiles", "ebony"): QT_TR_NOOP("ebony"),
    ("tiles", "plain"): QT_TR_NOOP("plain white"),
    ("cloth", "felt"): QT_TR_NOOP("green felt"),
    ("cloth", "night"): QT_TR_NOOP("blue cloth"),
    ("cloth", "wood"): QT_TR_NOOP("wood"),
    ("pips", "coloured"): QT_TR_NOOP("a colour for each number"),
    ("pips", "plain"): QT_TR_NOOP("all of one colour"),
    ("motion", "system"): QT_TR_NOOP("as the system"),
    ("motion", "on"): QT_TR_NOOP("always"),
    ("motion", "off"): QT_TR_NOOP("never"),
    ("speed", "slow"): QT_TR_NOOP("slow"),
    ("speed", "normal"): QT_TR_NOOP("normal"),
    ("speed", "fast"): QT_TR_NOOP("fast"),
    ("speed", "instant"): QT_TR_NOOP("instant, without movement"),
    ("marking", "raise"): QT_TR_NOOP("stand out"),
    ("marking", "dim"): QT_TR_NOOP("the others are dimmed"),
    ("marking", "none"): QT_TR_NOOP("are not marked"),
    ("order", "dealt"): QT_TR_NOOP("by yourself"),
    ("order", "number"): QT_TR_NOOP("by number"),
    ("order", "total"): QT_TR_NOOP("by total"),
    ("digits", "auto"): QT_TR_NOOP("with double-nine and double-twelve"),
    ("digits", "on"): QT_TR_NOOP("always"),
    ("digits", "off"): QT_TR_NOOP("never"),
}
