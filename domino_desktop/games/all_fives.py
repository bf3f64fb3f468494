"""Les cinq partout, all fives or Muggins (RULES.md 3.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..model import blocks
from ..model.blocks import Decision
from ..model.events import Result
from ..model.line import Line
from ..model.options import Chosen, Value, choice, option, whole
from ..model.rules import Hand, Rules, Standing, first_to
from ..model.tiles import Tile

SHORT_SIDES = (2, 3)


def _teams_need_four(chosen: Chosen, value: Value) -> str | None:
    return "four-seats-only" if value == "on" and chosen["seats"] != 4 else None


@dataclass(frozen=True)
class AllFives(Rules):
    """Open numbers that add up to a multiple of five score at once; the first double is a spinner."""

    key: ClassVar = "all-fives"
    draws: ClassVar = True

    seats: int = choice(2, 3, 4)
    set: int = choice(6)
    leave: int = choice(0, 2)
    teams: str = option(("off", "on"), "off", _teams_need_four)
    target: int = whole(50, 500, 150)

    @property
    def teams_of_two(self) -> bool:
        """Whether partners sit opposite each other."""
        return self.teams == "on"

    def hand_size(self) -> int:
        """Deal 7 for two seats, else 5."""
        return 7 if self.seats == 2 else 5

    @property
    def kept_back(self) -> int:
        """Tiles that stay in the boneyard."""
        return self.leave

    def lay(self, line: Line, tile: Tile, arm: int | None) -> Line:
        """Let the spinner's side arms arise once a tile lies on each of its long sides."""
        line = Rules.lay(self, line, tile, arm)
        if len(line.arms) > 2:
            return line
        spinner = self.spinner(line)
        ends = [arm.end for arm in line.arms]  # a long side is covered, or an arm goes on from it
        return line if spinner is None or spinner in ends else line.sprout(spinner, SHORT_SIDES)

    def spinner(self, line: Line) -> int | None:
        """Return the index of the first double played."""
        for index, laid in enumerate(line.laid):
            if laid.tile.is_double:
                return index
        return None

    def open_sum(self, line: Line) -> int:
        """Return the sum of the open numbers: doubles at an end count both halves, bare side arms nothing."""
        found = 0
        counted = None
        for end, port, number in line.arms:
            tile = line.laid[end].tile
            if not tile.is_double:
                found += number
            elif end != counted and port not in SHORT_SIDES:
                found += tile.pips
                counted = end
        return found

    def play_points(self, line: Line) -> int:
        """Return the open sum when it is a multiple of five."""
        found = self.open_sum(line)
        return found if found % 5 == 0 else 0

    def end_of_round(self, line: Line, hand: Hand, scores: tuple[int, ...]) -> str | None:
        """A play that reaches the target ends the match at once."""
        return "target" if max(scores) >= self.target else super().end_of_round(line, hand, scores)

    def block_winner(self, totals: tuple[int, ...], counts: tuple[int, ...], blocker: int) -> Decision:
        """Return the lowest total, in teams the team of the lowest hand; a tie between sides: nobody."""
        return blocks.single_team(totals, blocker) if self.teams_of_two else blocks.lowest_total(totals)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the others' hands for the winning side, rounded to the nearest five; after `target` nothing."""
        if winner is None or finish == "target":
            return (0,) * self.sides
        won = self.side(winner)
        others = sum(total for seat, total in enumerate(totals) if self.side(seat) != won)
        return tuple((others + 2) // 5 * 5 if side == won else 0 for side in range(self.sides))

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """First to the target."""
        return first_to(self.target, results)
