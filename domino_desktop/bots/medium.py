"""One ply: what each play sheds, what it keeps playable, and whom it may block."""

from __future__ import annotations

import random

from ..model.actions import Play
from ..model.events import Passed, Played
from ..model.line import Line
from ..model.observation import Observation
from ..model.rules import Hand
from ..model.tiles import full_set
from .aim import burden
from .bot import Budget, Choice, Reason, only_choice, pick

SHED, DOUBLE, VARIED, REPLY, SCARCE = 1.0, 3.0, 2.5, 2.0, 4.0
"""Weights of a pip shed, a double shed, a number kept in hand, a tile that can follow, a number the next seat lacks."""


class Medium:
    """Sheds heavy tiles and doubles, keeps its numbers varied, counts the tiles and passes it has seen this round."""

    level = "medium"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        """Return the play with the best sum of simple merits; other actions only when nothing can be played."""
        forced = only_choice(observation)
        if forced:
            return forced
        plays = [action for action in observation.legal if isinstance(action, Play)]
        if not plays:
            return Choice(pick(observation.legal, rng), Reason("forced"))
        merits = [_merit(observation, play) for play in plays]
        totals = [round(sum(merit.values()), 6) for merit in merits]
        best = [at for at, value in enumerate(totals) if value == max(totals)]
        at = pick(best, rng)
        return Choice(plays[at], _reason(plays[at], merits[at]))


def _merit(observation: Observation, play: Play) -> dict[str, float]:
    rules = observation.rules
    rest = tuple([tile for tile in observation.hand if tile is not play.tile])
    line = rules.lay(observation.line, play.tile, play.arm)
    follow = _fitting(line, rest)
    sign = -1.0 if rules.keeps_pips else 1.0
    return {
        "sheds": SHED * burden(rules, play.tile) / 2 + (DOUBLE * sign if play.tile.is_double else 0.0),
        "varied": VARIED * len({number for tile in rest for number in tile.kind}),
        "follows": REPLY * sign * min(follow, 3),
        "blocks": SCARCE * _lacked(observation, line),
    }


def _reason(play: Play, merit: dict[str, float]) -> Reason:
    key = max(merit, key=lambda name: merit[name]) if merit["blocks"] <= 0 else "blocks"
    return Reason(key, {"tile": play.tile})


def _fitting(line: Line, hand: Hand) -> int:
    """Count the tiles of a hand that would fit somewhere."""
    mask = 0
    for number in line.numbers:
        mask |= 1 << number
    return sum([1 for tile in hand if tile.mask & mask])


def _lacked(observation: Observation, line: Line) -> float:
    """Return the share of open numbers that the next seat is known, or likely, to lack."""
    numbers = set(line.numbers)
    next_seat = (observation.turn + 1) % observation.rules.seats
    known = _passed_on(observation, next_seat)
    unseen = _unseen(observation)
    scarce = [1.0 if n in known else max(0.0, 1 - unseen.get(n, 0) / 3) for n in numbers]
    return sum(scarce) / max(1, len(numbers))


def _passed_on(observation: Observation, seat: int) -> set[int]:
    """Return the numbers on which a seat passed in this round; in games without drawing it still lacks them."""
    return {
        number
        for event in observation.events
        if isinstance(event, Passed) and event.seat == seat
        for number in event.numbers
    }


def _unseen(observation: Observation) -> dict[int, int]:
    """Return how many tiles with each number the seat has not seen."""
    seen = set(observation.hand) | {event.tile for event in observation.events if isinstance(event, Played)}
    count: dict[int, int] = {}
    for tile in full_set(observation.rules.set):
        if tile not in seen:
            for number in {tile.high, tile.low}:
                count[number] = count.get(number, 0) + 1
    return count
