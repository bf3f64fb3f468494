"""The levels that a seat can be given, and those that only measure the others."""

from __future__ import annotations

from typing import Final

from . import expert, hard
from .baseline import Anything, Heaviest
from .bot import Bot
from .easy import Easy
from .expert import Expert
from .hard import Hard
from .manner import Manner
from .medium import Medium

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""
MEASURES: Final = ("random", "heaviest")
"""Players to measure the levels by."""
LONG: Final[dict[str, Manner]] = {Hard.level: hard.MANNER, Expert.level: expert.MANNER}
"""The levels that think for long enough to have a process of their own, and how."""
STRONGEST: Final = Expert.level
"""The level that says what actions are worth."""
KINDS: Final[tuple[type[Bot], ...]] = (Easy, Medium, Hard, Expert, Anything, Heaviest)


def bot(level: str) -> Bot:
    """Return a bot of this level; raise KeyError when there is none."""
    for kind in KINDS:
        if kind.level == level:
            return kind()
    raise KeyError(level)
