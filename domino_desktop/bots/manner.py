"""How thoroughly a level searches."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """How thoroughly a level searches."""

    deals: int
    """Deals tried at most, but for the end of a batch."""
    effort: int
    """Turns of play-outs at most, over all actions and deals, but for a few deals that are always tried.

    A third of them where plays score, draws are limited or lines break, and half with more tiles than one set has.
    """
    seconds: float
    """Time it takes at most where there is a deadline at all."""
    reads: bool = False
    """Whether it reads the others' past choices."""
    match: bool = False
    """Whether it plays for the match instead of the points of the round."""
    solve: int = 0
    """Tiles in all hands up to which an end of two sides without draws is solved, however many deals fit."""
    solved: int = 500
    """Deals at most where they are solved, which takes longer and varies less."""
