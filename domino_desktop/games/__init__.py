"""The games room: one small declaration per game, listed in GAMES."""

from __future__ import annotations

from typing import Final

from ..model.rules import Rules
from .block import Block
from .draw import Draw

GAMES: Final[tuple[type[Rules], ...]] = (Draw, Block)


def game(key: str) -> type[Rules]:
    """Return the game of this key; raise KeyError when there is none."""
    for one in GAMES:
        if one.key == key:
            return one
    raise KeyError(key)
