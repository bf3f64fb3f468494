"""Dominos abkhazes (RULES.md 3.8), after the game sketched in Hervé Le Tellier's novel « Assez parlé d'amour »."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ..model import blocks
from ..model.actions import DRAW, PASS, Action, Break, Play, play, play_apart
from ..model.blocks import Decision
from ..model.line import CHAIN, HUB, Line
from ..model.options import Chosen, Value, choice, option, seat_order, switch, whole
from ..model.rules import Hand, Position, Rules
from ..model.tiles import Tile, full_set
from .family import FamilyTable

BREAKS: Final = 2
"""Breaks per seat and round."""
DRAWS_IN_A_TURN: Final = 2
"""Draws per turn by the rules of the novel."""


def _needed_by_novel(chosen: Chosen, value: Value) -> str | None:
    return "novel-needs" if chosen["novel"] == "on" and value == "off" else None


@dataclass(frozen=True)
class Abkhaz(FamilyTable):
    """The first double is a hub with four arms; who cannot play may break the line."""

    key: ClassVar = "abkhaz"

    seats: int = choice(2, 3, 4)
    set: int = choice(6)
    leave: int = choice(0, 2)
    youngest: tuple[int, ...] = seat_order()
    free_doubles: str = option(("off", "on"), lambda chosen: chosen["novel"], _needed_by_novel, late=True)
    novel: str = switch()
    target: int = whole(1, 20, 5)

    def tiles(self) -> tuple[Tile, ...]:
        """One set; in the novel one for each seat but one."""
        return full_set(6, self.seats - 1 if self.novel == "on" else 1)

    def hand_size(self) -> int:
        """Deal seven in the novel."""
        return 7 if self.novel == "on" else super().hand_size()

    def first_ports(self, tile: Tile) -> tuple[int, ...]:
        """The opening double is a hub."""
        return HUB

    def lay(self, line: Line, tile: Tile, arm: int | None) -> Line:
        """A double laid apart is no hub: it makes two arms."""
        return line.root(tile, CHAIN) if arm is None and line.laid else super().lay(line, tile, arm)

    def plays(self, at: Position, hand: Hand) -> tuple[Play, ...]:
        """After a break only its two arms are open, and not to the lifted tile; a double may lie apart."""
        if at.broken is not None:
            arms = list(enumerate(at.line.arms))[-2:]
            return tuple(
                play(tile, arm)
                for arm, end in arms
                for tile in hand
                if tile.mask >> end.number & 1 and tile is not at.broken
            )
        plays = Rules.plays(self, at, hand)
        if self.free_doubles == "on" and at.line.arms:
            plays += tuple(play_apart(tile) for tile in hand if tile.is_double)
        return plays

    def actions(self, at: Position, hand: Hand) -> tuple[Action, ...]:
        """A seat that cannot play may draw or break; it passes only if it can do neither."""
        plays = self.plays(at, hand)
        if plays:
            return plays
        if self.novel == "on":
            may_draw = at.drawable > 0 and at.drawn < DRAWS_IN_A_TURN
            return (DRAW,) if may_draw else self.breaks(at, at.turn, hand) or (PASS,)
        draws = (DRAW,) if at.drawable else ()
        return (*draws, *self.breaks(at, at.turn, hand)) or (PASS,)

    def breaks(self, at: Position, seat: int, hand: Hand) -> tuple[Break, ...]:
        """Return the breaks of a seat that cannot play: what it lifts must lay bare a number that it holds."""
        if at.breaks_of(seat) >= BREAKS:
            return ()
        held = 0
        for tile in hand:
            held |= tile.mask
        laid = at.line.laid
        return tuple([Break(laid[index].tile) for index in _interior(at.line) if laid[index].tile.mask & held])

    def can_go_on(self, at: Position, seat: int, hand: Hand) -> bool:
        """A possible break counts as a play, and a double can always lie apart."""
        if self.free_doubles == "on" and any(tile.is_double for tile in hand):
            return True
        return super().can_go_on(at, seat, hand) or bool(self.breaks(at, seat, hand))

    def end_of_round(self, line: Line, hand: Hand, scores: tuple[int, ...]) -> str | None:
        """In the novel the round also ends when every kind of tile lies on the table."""
        end = super().end_of_round(line, hand, scores)
        if end is None and self.novel == "on" and len(line.laid) - len(line.lifted) >= len(full_set(6)):
            kinds = {laid.tile.kind for index, laid in enumerate(line.laid) if index not in line.lifted}
            return "all-kinds" if len(kinds) == len(full_set(6)) else None
        return end

    def decide(self, end: str, totals: tuple[int, ...], counts: tuple[int, ...], last: int) -> Decision:
        """When all kinds lie on the table, the lowest total wins, then the fewest tiles, then the youngest."""
        if end == "all-kinds":
            return blocks.lowest_then_fewest(totals, counts, self.youngest)
        return super().decide(end, totals, counts, last)


def _interior(line: Line) -> list[int]:
    """Return the indexes of the tiles with a neighbour on both sides, but not the hub's."""
    touched = [0] * len(line.laid)
    for index, (_, parent, _, _) in enumerate(line.laid):
        if parent >= 0 and parent not in line.lifted and index not in line.lifted:
            touched[index] += 1
            touched[parent] += 1
    return [index for index, count in enumerate(touched) if count == 2 and index]
