"""The games room: one small declaration per game, listed in GAMES."""

from __future__ import annotations

from typing import Final

from ..model.rules import Rules
from .abkhaz import Abkhaz
from .all_fives import AllFives
from .block import Block
from .brazilian import Brazilian
from .draw import Draw
from .family import Family
from .haitian import Haitian, HaitianDuel, HaitianTeams
from .sebastopol import Sebastopol

GAMES: Final[tuple[type[Rules], ...]] = (
    Draw,
    Block,
    Family,
    Sebastopol,
    Brazilian,
    HaitianDuel,
    Haitian,
    HaitianTeams,
    Abkhaz,
    AllFives,
)


def game(key: str) -> type[Rules]:
    """Return the game of this key; raise KeyError when there is none."""
    for one in GAMES:
        if one.key == key:
            return one
    raise KeyError(key)
