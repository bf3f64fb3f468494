"""Haitian dominoes: TONBE, 2 KABÈS, BLÒK, Wa (RULES.md 3.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..model import blocks
from ..model.blocks import Decision
from ..model.events import Result
from ..model.finishes import fits_both, uses_both_halves
from ..model.line import Line
from ..model.options import choice, whole
from ..model.rules import Rules, Standing, best, first_to
from ..model.tiles import Tile


class HaitianTable(Rules):
    """Seven tiles each, three kinds of finish, and a winner after every blok."""

    counter_clockwise: ClassVar = True
    draws: ClassVar = True

    kabes: str
    leave: int

    def hand_size(self) -> int:
        """Deal seven."""
        return 7

    @property
    def kept_back(self) -> int:
        """Tiles that stay in the boneyard."""
        return self.leave

    def finish(self, line: Line, tile: Tile | None, end: str) -> str:
        """Class a finish by whether its last tile could have gone on both arms."""
        if end == "block" or tile is None:
            return "blok"
        both_ways = uses_both_halves(line, tile) if self.kabes == "both-halves" else fits_both(line, tile)
        return "2-kabes" if both_ways else "tonbe"

    def block_winner(self, totals: tuple[int, ...], counts: tuple[int, ...], blocker: int) -> Decision:
        """Return the lowest total; a tie: the first from the blocker on."""
        return blocks.lowest_else_blocker(totals, blocker)


@dataclass(frozen=True)
class HaitianDuel(HaitianTable):
    """Two seats: 10 points a round, 15 for 2 kabès."""

    key: ClassVar = "haitian-duel"

    seats: int = choice(2)
    set: int = choice(6)
    leave: int = choice(0, 2)
    kabes: str = choice("either", "both-halves")
    target: int = choice(100)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return 10 for the winner, 15 for 2 kabès."""
        return tuple((15 if finish == "2-kabes" else 10) if side == winner else 0 for side in range(self.sides))

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """First to the target."""
        return first_to(self.target, results)


@dataclass(frozen=True)
class Haitian(HaitianTable):
    """Three or four seats: the greatest total takes a penalty; the fewest make the King."""

    key: ClassVar = "haitian"
    penalties: ClassVar = True

    seats: int = choice(3, 4)
    set: int = choice(6)
    leave: int = choice(0, 2)
    kabes: str = choice("either", "both-halves")
    rounds: int = whole(1, 20, 5)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the penalty: for the greatest total; a tie: the first in play order after the winner."""
        assert winner is not None  # there is one after every finish
        order = blocks.after(winner, self.seats)
        loser = max(order, key=lambda seat: totals[seat])  # the first of several
        penalty = {"tonbe": 2, "blok": 4, "2-kabes": 8}[finish]
        return tuple(penalty if side == loser else 0 for side in range(self.sides))

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """After the rounds the lowest penalty is King; level: the most rounds won among them; then together."""
        if len(results) < self.rounds:
            return None
        scores = results[-1].scores
        level = [side for side in range(self.sides) if scores[side] == min(scores)]
        won = [sum(side in result.winners for result in results) for side in level]
        return Standing(tuple(level[at] for at in best(tuple(won))), "rounds")


@dataclass(frozen=True)
class HaitianTeams(HaitianTable):
    """Four seats in two teams (sosye): the losing team falls back to 0."""

    key: ClassVar = "haitian-teams"
    leave = 0

    seats: int = choice(4)
    set: int = choice(6)
    kabes: str = choice("either", "both-halves")
    blok: str = choice("pair", "single")
    target: int = choice(4)

    @property
    def teams_of_two(self) -> bool:
        """Partners sit opposite each other."""
        return True

    def block_winner(self, totals: tuple[int, ...], counts: tuple[int, ...], blocker: int) -> Decision:
        """Return the lower pair, or the team of the lowest hand; level: the blocker's team."""
        decide = blocks.single_else_blocker if self.blok == "single" else blocks.pair_else_blocker
        return decide(totals, blocker)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return 1, for 2 kabès 2."""
        assert winner is not None
        return tuple(
            (2 if finish == "2-kabes" else 1) if side == self.side(winner) else 0 for side in range(self.sides)
        )

    def scores_after(self, scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
        """Let the losing team fall back to 0."""
        return tuple(score + gain if gain else 0 for score, gain in zip(scores, points, strict=True))

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """First team to the target."""
        return first_to(self.target, results)
