"""The levels that a seat can be given."""

from __future__ import annotations

from typing import Final

from .bot import Bot
from .easy import Easy
from .medium import Medium

LEVELS: Final = ("easy", "medium")


def bot(level: str) -> Bot:
    """Return a bot of this level; raise KeyError when there is none."""
    kinds: dict[str, type[Easy] | type[Medium]] = {"easy": Easy, "medium": Medium}
    return kinds[level]()
