"""What the end of a round is worth to a side: in points, in rounds won, and for the match."""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache
from math import sqrt
from typing import Final, NamedTuple

from ..model.events import Result
from ..model.rules import Rules, added
from .bot import ENDLESS, Budget
from .kernel_ends import Ending
from .usual import mean_top, spread, usual_rounds

LEVELS: Final = 10
"""Scores per side between which the chance to win a match is interpolated."""
DEARER: Final = 3
"""How many times as much winning a round is worth between two sides that draw nothing."""
DECIDED: Final = 100
"""How many times as much as a round the match is worth, where it ends, to who plays for points."""
CRUMB: Final = 1e-6
"""What a point is worth besides: it decides between endings that are level, as all wins that end the match are."""
SWEEPS: Final = 3
"""Times that the chances are worked out from each other."""


class Value(NamedTuple):
    """The end of a round as one side sees it."""

    points: float
    """Its gain over the others' mean gain; penalties negative, a fall back to 0 included."""
    won: float
    """1 when it won the round, 0 when it did not."""
    match: float
    """Its chance to win the match from there; 0 where nobody asked for it."""
    aim: float
    """What is wanted: the points, or the chance to win the match, and something more for winning the round.

    Who wants points also wants the match where it ends with the round.
    """


class Worth:
    """Values the endings of one round for one side; `match` also for the match.

    The first value of a game takes rounds played out to learn from; it raises OutOfTimeError when the budget ends then.
    """

    def __init__(
        self,
        rules: Rules,
        side: int,
        scores: tuple[int, ...],
        results: tuple[Result, ...],
        match: bool,
        budget: Budget = ENDLESS,
        dearer: int = DEARER,
    ) -> None:
        self._dearer = dearer
        self._rules, self.side, self._results, self._match = rules, side, results, match
        self._scores, self._budget = scores, budget
        self._known: dict[Ending, Value] = {}
        self._named: dict[float, Value] = {}

    @property
    def counted(self) -> Worth:
        """The same for endings that are counted: to who plays for the match a won round is worth no more than it is."""
        if not self._match:
            return self
        return Worth(self._rules, self.side, self._scores, self._results, True, self._budget, dearer=1)

    def of(self, ending: Ending) -> Value:
        """Return the value of an ending."""
        found = self._known.get(ending)
        if found is None:
            found = self._known[ending] = self._value(ending)
        return found

    def aim(self, ending: Ending) -> float:
        """Return the one number that the side wants high."""
        value = self.of(ending)
        self._named.setdefault(value.aim, value)
        return value.aim

    def named(self, aim: float) -> Value:
        """Return the value of an ending that had this aim."""
        return self._named[aim]

    def _value(self, ending: Ending) -> Value:
        rules, side, prize = self._rules, self.side, self._prize
        after = rules.scores_after(self._scores, ending.points)
        gains = [new - old for new, old in zip(after, self._scores, strict=True)]
        points = gains[side] - (sum(gains) - gains[side]) / (len(gains) - 1)
        won = ending.chief is not None and rules.side(ending.chief) == side
        points = -points if rules.penalties else points
        share = self._share(ending, after)
        if not self._match:
            decided = 0.0 if share is None else DECIDED * prize * (share - self._so_far)
            return Value(points, float(won), 0.0, points + prize * won + decided + CRUMB * points)
        found = chance(rules, after, side, len(self._results) + 1) if share is None else share
        wins = won if share is None else share  # where the match is over, winning it is all that counts
        return Value(points, float(won), found, found + prize * wins + CRUMB * points)

    @cached_property
    def _so_far(self) -> float:
        """Return the chance to win the match before the round."""
        return chance(self._rules, self._scores, self.side, len(self._results))

    @cached_property
    def _prize(self) -> float:
        """Return what winning the round is worth besides its points: as much as the points that it usually brings.

        Points alone are too much a matter of the few deals in which they are many: measured, this wins more rounds and
        no fewer points. Between two sides that draw nothing more of it wins yet more rounds; elsewhere it costs points.
        """
        rules, usual = self._rules, mean_top(usual_rounds(self._rules, self._budget))
        times = self._dearer if rules.sides == 2 and not rules.has_boneyard else 1
        if not self._match:
            return times * usual
        gain = -usual if rules.penalties else usual
        gains = [round(gain) if side == self.side else 0 for side in range(rules.sides)]
        now, after = self._scores, tuple(gains)
        then = added(now, after) if rules.penalties else rules.scores_after(now, after)
        rounds = len(self._results)
        return times * max(0.0, chance(rules, then, self.side, rounds) - chance(rules, now, self.side, rounds))

    def _share(self, ending: Ending, after: tuple[int, ...]) -> float | None:
        """Return how much of the match the side has won if that is over then, else None."""
        rules, chief = self._rules, ending.chief
        winners = () if chief is None else rules.members(rules.side(chief))
        result = Result("", 0, "", winners, (), ending.points, after, "", chief)
        standing = rules.standing((*self._results, result))
        if standing is None:
            return None
        return 1 / len(standing.winners) if self.side in standing.winners else 0.0


def chance(rules: Rules, scores: tuple[int, ...], side: int, rounds: int) -> float:
    """Return a side's chance to win a match that goes on after so many rounds with these scores.

    Exact for two sides and a target, up to the rounds it was learnt from and interpolation; else from the leads.
    """
    if rules.sides == 2 and last_round(rules) is None:
        mine, other = scores[side], scores[1 - side]
        return _read(_race(rules), _target(rules), mine, other)
    usual = usual_rounds(rules)
    variance = spread(usual)
    last = last_round(rules)
    left = last - rounds if last else max(1.0, (_target(rules) - max(scores)) / max(1.0, mean_top(usual)))
    scale = 1 / sqrt(variance * left)
    sign = -1 if rules.penalties else 1
    shares = [1.0] * rules.sides
    for one in range(rules.sides):
        for other in range(rules.sides):
            if other != one:
                shares[one] *= _ahead(sign * (scores[one] - scores[other]) * scale)
    total = 0.0
    for share in shares:
        total += share
    return shares[side] / total


def _ahead(lead: float) -> float:
    """Return the chance that a lead, in standard deviations, holds: the normal distribution, by a rational function."""
    size = abs(lead)
    root = 1 + size * (0.196854 + size * (0.115194 + size * (0.000344 + size * 0.019527)))
    tail = 1 / (2 * root * root * root * root)
    return 1 - tail if lead >= 0 else tail


@lru_cache(maxsize=4)
def last_round(rules: Rules) -> int | None:
    """Return after how many rounds a match ends whatever the scores, or None."""
    level = (0,) * rules.sides
    blank = Result("", 0, "", (), (), level, level, "", None)
    return next((n for n in range(1, 21) if rules.standing((blank,) * n)), None)


def _target(rules: Rules) -> int:
    return int(str(rules.options()["target"]))


@lru_cache(maxsize=4)
def _race(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """Return the first side's chance to win the race to the target, by both scores on a grid: value iteration."""
    target = _target(rules)
    levels = min(LEVELS, target)
    usual = usual_rounds(rules)
    rounds = Counter([points for points in (*usual, *[one[::-1] for one in usual]) if any(points)])
    table = [[0.5] * levels for _ in range(levels)]
    for _ in range(SWEEPS * (1 + (target <= LEVELS))):
        for mine in reversed(range(levels)):
            for other in reversed(range(levels)):
                scores = (mine * target // levels, other * target // levels)
                total = 0.0
                for points, times in rounds.items():
                    total += times * _read(table, target, *rules.scores_after(scores, points))
                table[mine][other] = total / rounds.total()
    return tuple([tuple(row) for row in table])


def _read(table: object, target: int, mine: int, other: int) -> float:
    """Return the chance at any scores, between those of the grid."""
    if max(mine, other) >= target:
        return 0.5 if mine == other else float(mine > other)
    rows: list[list[float]] = table  # type: ignore[assignment]
    levels = len(rows)
    at, to = mine * levels // target, other * levels // target
    step = mine * levels / target - at
    sidestep = other * levels / target - to

    def cell(row: int, column: int) -> float:
        if max(row, column) < levels:
            return rows[row][column]
        return 0.5 if row == column else float(row > column)

    low = cell(at, to) * (1 - sidestep) + cell(at, to + 1) * sidestep
    high = cell(at + 1, to) * (1 - sidestep) + cell(at + 1, to + 1) * sidestep
    return low * (1 - step) + high * step


def scores_now(scores: tuple[int, ...], gained: tuple[int, ...]) -> tuple[int, ...]:
    """Return the scores before the round, from those with its plays' points."""
    return added(scores, tuple([-gain for gain in gained]))
