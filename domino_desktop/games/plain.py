"""What la pioche and le blocage share: openings, misère, scoring and the end of the match (RULES.md 3.1-3.3)."""

from __future__ import annotations

from ..model import blocks, openings
from ..model.blocks import Decision
from ..model.events import Result
from ..model.openings import Opening
from ..model.rules import Rules, Standing, after_rounds, first_to

ROUNDS = 5
"""Rounds of a match that is not played to a target."""


class Plain(Rules):
    """Every seat for itself; the winner scores what the others hold, or in misère each seat what it holds."""

    opening: str
    match: str
    target: int
    misere: str

    @property
    def keeps_pips(self) -> bool:
        """In misère they are."""
        return self.misere == "on"

    def first_opening(self) -> Opening:
        """Highest double else heaviest, or drawn."""
        return openings.DRAWN if self.opening == "drawn" else openings.HIGHEST_DOUBLE_ELSE_HEAVIEST

    def decide(self, end: str, totals: tuple[int, ...], counts: tuple[int, ...], last: int) -> Decision:
        """In misère the greatest total wins, however the round ended."""
        return blocks.greatest_total(totals) if self.misere == "on" else super().decide(end, totals, counts, last)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the others' pips for the winner, in misère each seat's own pips."""
        return totals if self.misere == "on" else super().round_points(winner, finish, totals)

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """First to the target, or the most points after five rounds."""
        return after_rounds(ROUNDS, results) if self.match == "rounds" else first_to(self.target, results)
