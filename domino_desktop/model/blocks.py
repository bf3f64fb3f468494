"""Who wins a blocked round, as pieces that games name."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """The seat that won, or None for a tie, and the key of the rule that decided."""

    seat: int | None
    rule: str


def lowest_total(totals: tuple[int, ...]) -> Decision:
    """The lowest total wins; a tie for it: nobody."""
    low = min(totals)
    if totals.count(low) > 1:
        return Decision(None, "lowest-tied")
    return Decision(totals.index(low), "lowest-total")


def greatest_total(totals: tuple[int, ...]) -> Decision:
    """The greatest total wins; a tie for it: nobody (misère, RULES.md 3.3)."""
    top = max(totals)
    if totals.count(top) > 1:
        return Decision(None, "greatest-tied")
    return Decision(totals.index(top), "greatest-total")
