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


def single_team(totals: tuple[int, ...], blocker: int) -> Decision:
    """The team of the single lowest hand wins; seats of both teams sharing it: nobody (RULES.md 3.6, 3.9).

    Of two partners who share it the first in play order after the blocker stands for the team.
    """
    low = [seat for seat in after(blocker, len(totals)) if totals[seat] == min(totals)]
    if len({seat % 2 for seat in low}) > 1:
        return Decision(None, "lowest-tied")
    return Decision(low[0], "lowest-hand-of-team" if len(low) == 1 else "lowest-shared-by-partners")


def lowest_else_blocker(totals: tuple[int, ...], blocker: int) -> Decision:
    """The lowest total wins; a tie: the first tied seat in play order starting at the blocker (RULES.md 3.7)."""
    low = [seat for seat in walk(blocker, len(totals)) if totals[seat] == min(totals)]
    return Decision(low[0], "lowest-total" if len(low) == 1 else "lowest-tied-from-blocker")


def pair_else_blocker(totals: tuple[int, ...], blocker: int) -> Decision:
    """The team with the lower sum of its two hands wins; level: the blocker's team (RULES.md 3.7)."""
    sums = (totals[0] + totals[2], totals[1] + totals[3])
    side = blocker % 2 if sums[0] == sums[1] else sums.index(min(sums))
    return Decision(lower_partner(totals, side, blocker), "pairs-level-blocker" if sums[0] == sums[1] else "lower-pair")


def single_else_blocker(totals: tuple[int, ...], blocker: int) -> Decision:
    """The team of the lowest single hand wins; level between the teams: the blocker's team (RULES.md 3.7)."""
    won = single_team(totals, blocker)
    if won.seat is not None:
        return won
    return Decision(lower_partner(totals, blocker % 2, blocker), "lowest-tied-blocker")


def lower_partner(totals: tuple[int, ...], side: int, blocker: int) -> int:
    """Return the team's seat with the lower total; equal: the first in play order after the blocker."""
    return min((seat for seat in after(blocker, len(totals)) if seat % 2 == side), key=lambda seat: totals[seat])


def fewest_tiles(totals: tuple[int, ...], counts: tuple[int, ...], youngest: tuple[int, ...]) -> Decision:
    """Fewest tiles, then lowest total, then the youngest (RULES.md 3.4); `youngest` lists all seats."""
    return _least(youngest, (counts, "fewest-tiles"), (totals, "lowest-total"))


def lowest_then_fewest(totals: tuple[int, ...], counts: tuple[int, ...], youngest: tuple[int, ...]) -> Decision:
    """Lowest total, then fewest tiles, then the youngest (RULES.md 3.8)."""
    return _least(youngest, (totals, "lowest-total"), (counts, "fewest-tiles"))


def _least(youngest: tuple[int, ...], *measures: tuple[tuple[int, ...], str]) -> Decision:
    level = list(youngest)
    for values, rule in measures:
        low = min(values[seat] for seat in level)
        level = [seat for seat in level if values[seat] == low]
        if len(level) == 1:
            return Decision(level[0], rule)
    return Decision(level[0], "youngest")


def walk(first: int, seats: int) -> tuple[int, ...]:
    """Return all seats in play order, starting at `first`."""
    return tuple((first + step) % seats for step in range(seats))


def after(seat: int, seats: int) -> tuple[int, ...]:
    """Return all seats in play order after `seat`, which comes last."""
    return walk(seat + 1, seats)


def greatest_total(totals: tuple[int, ...]) -> Decision:
    """The greatest total wins; a tie for it: nobody (misère, RULES.md 3.3)."""
    top = max(totals)
    if totals.count(top) > 1:
        return Decision(None, "greatest-tied")
    return Decision(totals.index(top), "greatest-total")
