"""Words of keys that come out of a file: one that this version does not know is shown as it is."""

from __future__ import annotations

from contextlib import suppress

from .games import game_name, set_name
from .glossary import finish_name


def known_game(key: str) -> str:
    """Return the name of a game."""
    with suppress(KeyError):
        return game_name(key)
    return str(key)


def known_set(highest: int) -> str:
    """Return the name of a set of tiles."""
    with suppress(IndexError, TypeError):
        return set_name(highest)
    return str(highest)


def known_finish(key: str) -> str:
    """Return what is called out at a finish."""
    with suppress(KeyError):
        return finish_name(key)
    return str(key)
