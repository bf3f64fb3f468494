"""Les règles de famille (RULES.md 3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..model import blocks
from ..model.actions import DRAW, PASS, Action
from ..model.blocks import Decision
from ..model.events import Result
from ..model.openings import HIGHEST_DOUBLE_ELSE_REDEAL, Opening, shown_double
from ..model.options import Chosen, Value, choice, option, seat_order, whole
from ..model.rules import Hand, Position, Rules, Standing, first_to
from ..model.tiles import Tile, full_set

ONE_SET = 4
"""Seats for which one set is enough."""


def _six_for_many(chosen: Chosen, value: Value) -> str | None:
    seats = chosen["seats"]
    assert isinstance(seats, int)
    return "double-six-only" if seats > ONE_SET and value != 6 else None


class FamilyTable(Rules):
    """What the family game and the Abkhaz game share: doubles shown, fewest tiles, one point a round."""

    draws: ClassVar = True

    leave: int
    youngest: tuple[int, ...]
    target: int

    def hand_size(self) -> int:
        """Deal 7, 6, 5 for 2, 3, 4 and more seats."""
        return max(5, 9 - self.seats)

    @property
    def kept_back(self) -> int:
        """Tiles that stay in the boneyard."""
        return self.leave

    def next_opening(self, last: Result | None) -> Opening:
        """Every round: the highest double leads; nobody has one: deal again."""
        return HIGHEST_DOUBLE_ELSE_REDEAL

    def shown(self, hands: tuple[Hand, ...]) -> tuple[Tile | None, ...]:
        """Return each seat's highest double."""
        return tuple(shown_double(hand) for hand in hands)

    def block_winner(self, totals: tuple[int, ...], counts: tuple[int, ...], blocker: int) -> Decision:
        """Fewest tiles, then the lowest total, then the youngest."""
        return blocks.fewest_tiles(totals, counts, self.youngest)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """A round won is one point."""
        return tuple(int(side == winner) for side in range(self.sides))

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """First to win so many rounds."""
        return first_to(self.target, results)


@dataclass(frozen=True)
class Family(FamilyTable):
    """Up to eight seats with two sets; who can play one tile only may draw instead."""

    key: ClassVar = "family"

    seats: int = choice(2, 3, 4, 5, 6, 7, 8)
    set: int = option((6, 9, 12), 6, _six_for_many)
    leave: int = choice(0, 2)
    youngest: tuple[int, ...] = seat_order()
    target: int = whole(1, 20, 5)

    def tiles(self) -> tuple[Tile, ...]:
        """Five seats and more play with two sets."""
        return full_set(self.set, 2 if self.seats > ONE_SET else 1)

    def actions(self, at: Position, hand: Hand) -> tuple[Action, ...]:
        """Drawing stays legal while at most one tile of the hand can be played."""
        plays = self.plays(at, hand)
        if not plays:
            return (DRAW if at.drawable else PASS,)
        if at.drawable and at.bound is None:
            only = plays[0].tile
            return (*plays, DRAW) if all([one.tile is only for one in plays]) else plays
        return plays
