"""One deal of the arena, played once for every seat that the measured bot can take."""

from __future__ import annotations

import random
import time
from hashlib import sha256
from typing import Final, NamedTuple

from ..bots.bot import Bot, Budget
from ..bots.levels import bot
from ..model.actions import Action
from ..model.match import Match, Player
from ..model.observation import observe
from ..model.rules import Rules
from .yardstick import best_action

OMNISCIENT: Final = "omniscient"
"""The yardstick that sees every tile; it is no level and gets the match itself."""


class Played(NamedTuple):
    """What one deal gave the measured bot, as means over the seats it took."""

    won: float
    points: float
    """Gain over the others' mean, per round; of penalties the negative."""
    rounds: int
    times: tuple[tuple[float, ...], tuple[float, ...]]
    """Milliseconds of each decision, by bot."""


def contest(rules: Rules, bots: tuple[str, str], seed: int, whole_matches: bool, number: int) -> Played:
    """Play deal `number` (from 1) with the measured bot on every side in turn."""
    won, points, rounds = 0.0, 0.0, 0
    times: tuple[list[float], list[float]] = ([], [])
    for side in range(rules.sides):
        names = [bots[rules.side(seat) != side] for seat in range(rules.seats)]
        match = _play(rules, names, f"{seed}/{number}", side, whole_matches, times)
        winners = _winners(match, whole_matches)
        won += 1 / len(winners) if side in winners else 0 if winners else 1 / rules.sides
        gains = [result.points for result in match.results]
        sums = [sum(gain) for gain in zip(*gains, strict=True)]
        margin = sums[side] - (sum(sums) - sums[side]) / (len(sums) - 1)
        points += (-margin if rules.penalties else margin) / len(gains)
        rounds += len(gains)
    ended = (tuple(times[0]), tuple(times[1]))
    return Played(won / rules.sides, points / rules.sides, rounds, ended)


def _winners(match: Match, whole_matches: bool) -> tuple[int, ...]:
    """Return the sides that won the match, or the round; none for a tie."""
    if whole_matches and match.outcome:
        return match.outcome.winners
    return tuple(sorted({match.rules.side(seat) for seat in match.results[-1].winners}))


def _play(
    rules: Rules, names: list[str], seed: str, side: int, whole_match: bool, times: tuple[list[float], list[float]]
) -> Match:
    players = tuple(Player(name, f"bot:{name}") for name in names)
    bots: list[Bot | None] = [None if name == OMNISCIENT else bot(name) for name in names]
    numbers = [random.Random(_number(f"{seed}/{side}/bot {seat}")) for seat in range(rules.seats)]
    match = Match.begin(rules, players, sha256(f"{seed}/secret".encode()).hexdigest()[:32])
    while match.outcome is None:
        if match.between_rounds:
            if not whole_match:
                break
            match = match.next_round()
        seat = match.round.turn
        action, ms = _choose(match, bots[seat], numbers[seat])
        if len(match.round.legal) > 1:
            times[rules.side(seat) != side].append(ms)
        match, _ = match.play(action)
    return match


def _choose(match: Match, player: Bot | None, rng: random.Random) -> tuple[Action, float]:
    seen = observe(match, match.round.turn)
    begun = time.perf_counter()
    action = player.choose(seen, rng, Budget()).action if player else best_action(match)
    return action, 1000 * (time.perf_counter() - begun)


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
