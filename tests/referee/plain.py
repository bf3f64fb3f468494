"""Rounds of `draw` and `block` by RULES.md 3.1 to 3.3, in the manner of the other games' tables."""

from __future__ import annotations

from .rounds import Round


class Plain(Round):
    """Dealt by hand only: the judge of these two games is in `referee.py`."""

    def winning_side(self) -> int | None:
        totals = self.totals()
        if self.options["misere"] == "on":
            best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        elif self.end == "domino":
            best = [self.last_to_play]
        else:
            best = self.lowest()
        return best[0] if len(best) == 1 else None

    def points(self) -> list[int]:
        totals = self.totals()
        if self.options["misere"] == "on":
            return totals
        return [sum(totals) - totals[side] if side == self.winning_side() else 0 for side in range(self.seats)]
