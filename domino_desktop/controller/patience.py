"""Long thoughts in the thread, when there is no process for them, without holding up the picture."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from ..bots.bot import Budget

REST: Final = 0.0003
"""Seconds of sleep, in which the interpreter is free for the picture."""
EVERY: Final = 0.002
"""Seconds between two rests."""


@dataclass(frozen=True, slots=True)
class Patient(Budget):
    """A budget whose holder rests a little when it looks at the clock."""

    rested: list[float] = field(default_factory=lambda: [0.0])
    """When it rested last."""

    def expired(self) -> bool:
        """Say whether the bot must answer now, after a rest if one is due."""
        if time.monotonic() - self.rested[0] > EVERY:
            time.sleep(REST)
            self.rested[0] = time.monotonic()
        return Budget.expired(self)
