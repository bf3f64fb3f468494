"""Rules: the house rules of a game as fields, and short hooks that answer for the block game by default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import ClassVar, NamedTuple, Self

from . import blocks, openings
from .actions import DRAW, PASS, PLAYS, Action, Play, play
from .blocks import Decision
from .events import Result
from .line import CHAIN, Arm, Line
from .openings import Opening
from .options import Value, declared, resolve
from .tiles import Tile, full_set, total

Hand = tuple[Tile, ...]


class Position(NamedTuple):
    """What decides whose actions are legal, hands apart; all of it is public."""

    line: Line
    turn: int
    bound: Tile | None
    """The tile that the leader must play first."""
    drawable: int
    """How many tiles can still be drawn."""
    drawn: int
    """How many tiles were drawn in this turn."""
    broken: Tile | None = None
    """The tile lifted from the line in this turn; its play must follow on the last two arms."""
    breaks: tuple[int, ...] = ()
    """How often each seat has broken the line in this round; empty while nobody has."""

    def breaks_of(self, seat: int) -> int:
        """Return how often a seat has broken the line in this round."""
        return self.breaks[seat] if self.breaks else 0


class Standing(NamedTuple):
    """How a match ended: the winning sides in ascending order, and why (`target` or `rounds`)."""

    winners: tuple[int, ...]
    why: str


@dataclass(frozen=True)
class Rules:
    """The block game for 2 to 4 seats; a game is one subclass that overrides what it plays differently."""

    key: ClassVar[str]
    draws: ClassVar[bool] = False
    """Undealt tiles are a boneyard; otherwise they sleep."""
    counter_clockwise: ClassVar[bool] = False
    penalties: ClassVar[bool] = False
    """The points are penalties: the fewest win."""

    seats: int
    set: int

    @property
    def keeps_pips(self) -> bool:
        """Whether pips left in a seat's own hand are worth having."""
        return False

    @classmethod
    def make(cls, given: Mapping[str, object]) -> Self:
        """Return the rules with these options, the others at their defaults; raise OptionError."""
        return cls(**resolve(cls, given))  # type: ignore[arg-type]

    def options(self) -> dict[str, Value]:
        """Return every option with its value, in the order of the game's table."""
        return {key: getattr(self, key) for key in declared(self)}

    # sides

    @property
    def teams_of_two(self) -> bool:
        """Whether seats 0 and 2 play together against 1 and 3."""
        return False

    @property
    def sides(self) -> int:
        """How many sides score."""
        return 2 if self.teams_of_two else self.seats

    def side(self, seat: int) -> int:
        """Return the side of a seat."""
        return seat % 2 if self.teams_of_two else seat

    def members(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side in ascending order."""
        return tuple(range(side, self.seats, self.sides))

    def walk(self, first: int) -> tuple[int, ...]:
        """Return all seats in play order, starting at `first`."""
        return blocks.walk(first, self.seats)

    # the deal

    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles that are shuffled."""
        return full_set(self.set)

    def table(self) -> tuple[Tile, ...]:
        """Return the tiles laid on the table before the deal."""
        return ()

    def hand_size(self) -> int:
        """Return how many tiles each seat is dealt."""
        raise NotImplementedError

    @property
    def kept_back(self) -> int:
        """How many tiles at the boneyard's end are never drawn."""
        return 0

    @property
    def has_boneyard(self) -> bool:
        """Whether a tile can ever be drawn."""
        return self.draws and len(self.tiles()) - self.seats * self.hand_size() > self.kept_back

    def first_opening(self) -> Opening:
        """Return how the leader is found in the first round, and after a round without a winner (RULES.md 2.8)."""
        return openings.HIGHEST_DOUBLE_ELSE_HEAVIEST

    def next_opening(self, last: Result | None) -> Opening:
        """Return how the leader is found after a round with this result."""
        if last is None or last.chief is None:
            return self.first_opening()
        return openings.led_by(last.chief)

    def shown(self, hands: tuple[Hand, ...]) -> tuple[Tile | None, ...]:
        """Return the tile that each seat shows before the lead; empty in games without showing."""
        return ()

    # the turn

    def first_ports(self, tile: Tile) -> tuple[int, ...]:
        """Return the ports of the first tile that become arms."""
        return CHAIN

    def open_arms(self, line: Line) -> Iterable[tuple[int, Arm]]:
        """Return the numbered arms on which a tile may be played now."""
        return enumerate(line.arms)

    def lay(self, line: Line, tile: Tile, arm: int | None) -> Line:
        """Return the line after a legal play, with the arms to which it gave rise."""
        return line.root(tile, self.first_ports(tile)) if arm is None else line.grow(tile, arm)

    def plays(self, at: Position, hand: Hand) -> tuple[Play, ...]:
        """Return the legal plays of the seat whose turn it is."""
        plays = []
        for arm, end in self.open_arms(at.line):
            number, on = end.number, PLAYS[arm]
            for tile in hand:
                if tile.high == number or tile.low == number:  # noqa: PLR1714 - twice as fast as `in`
                    plays.append(on[tile])
        if not plays and not at.line.arms:
            return tuple([play(tile) for tile in hand]) if at.bound is None else (play(at.bound),)
        return tuple(plays)

    def actions(self, at: Position, hand: Hand) -> tuple[Action, ...]:
        """Return all legal actions of the seat whose turn it is; there is always one."""
        return self.plays(at, hand) or (DRAW if at.drawable else PASS,)

    def can_go_on(self, at: Position, seat: int, hand: Hand) -> bool:
        """Say whether a seat could act here if it were its turn, drawing and passing apart."""
        line = at.line
        if not line.arms:
            return bool(hand)
        for _, end in self.open_arms(line):
            number = end.number
            for tile in hand:
                if tile.high == number or tile.low == number:  # noqa: PLR1714 - as above
                    return True
        return False

    def open_sum(self, line: Line) -> int | None:
        """Return what the open numbers add up to, in games where that counts; the table shows it."""
        return None

    def play_points(self, line: Line) -> int:
        """Return what the last play on this line scores at once."""
        return 0

    # the end of a round

    def end_of_round(self, line: Line, hand: Hand, scores: tuple[int, ...]) -> str | None:
        """Return how the last play ended the round, blocks apart, or None.

        `hand` is what the seat that played has left, `scores` the match scores with the points of all plays.
        """
        return None if hand else "domino"

    def finish(self, line: Line, tile: Tile | None, end: str) -> str:
        """Return the class of a finish by `tile` on `line` as it was before (None: a draw ended the round)."""
        return end

    def decide(self, end: str, totals: tuple[int, ...], counts: tuple[int, ...], last: int) -> Decision:
        """Return who wins a round that ended so; totals and counts of the hands by seat, `last` laid the last tile."""
        if end in ("domino", "target"):
            return Decision(last, end)
        return self.block_winner(totals, counts, last)

    def block_winner(self, totals: tuple[int, ...], counts: tuple[int, ...], blocker: int) -> Decision:
        """Return who wins a blocked round."""
        return blocks.lowest_total(totals)

    def round_points(self, winner: int | None, finish: str, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the points of a round by side, those scored during play apart."""
        points = [0] * self.sides
        if winner is not None:
            points[winner] = sum(totals) - totals[winner]
        return tuple(points)

    def scores_after(self, scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
        """Return the match scores after a round."""
        return added(scores, points)

    # the end of the match

    def standing(self, results: tuple[Result, ...]) -> Standing | None:
        """Return who has won the match after these rounds, or None while it goes on."""
        raise NotImplementedError


def first_to(target: int, results: tuple[Result, ...]) -> Standing | None:
    """The match ends when a side reaches the target; the most points win."""
    return Standing(best(results[-1].scores), "target") if max(results[-1].scores) >= target else None


def after_rounds(rounds: int, results: tuple[Result, ...]) -> Standing | None:
    """The match ends after a number of rounds; the most points win."""
    return Standing(best(results[-1].scores), "rounds") if len(results) >= rounds else None


def best(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sides with the most points."""
    return tuple(side for side, score in enumerate(scores) if score == max(scores))


def totals_of(hands: tuple[Hand, ...]) -> tuple[int, ...]:
    """Return the pips left, by seat."""
    return tuple([total(hand) for hand in hands])


def added(scores: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Return the scores with the points added, side by side."""
    return tuple(map(add, scores, points))
