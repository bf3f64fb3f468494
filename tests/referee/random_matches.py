"""Matches that nobody sensible would play: random legal actions through the engine, so that rare things happen.

The seats prefer what bots hardly ever do: they withhold, lay doubles apart and break the line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from domino_desktop.games import game
from domino_desktop.model.actions import Action, Draw, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.record import dump

Mood = Callable[[Match, Random], Action]


def play(
    key: str,
    seed: int,
    at_most: int = 1000,
    moods: Sequence[Mood] | None = None,
    secret: str | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Play a match of at most so many rounds through the engine and give its record, parsed."""
    chance = Random(f"{seed} {key} {sorted(options.items())}")
    rules = game(key).make(options)
    players = tuple(Player(f"Zoé {seat}", "bot:random") for seat in range(rules.seats))
    moods = MOODS if moods is None else moods
    match = Match.begin(rules, players, secret or f"{chance.getrandbits(128):032x}")
    while match.outcome is None:
        mood = chance.choice(moods)
        while match.round.result is None:
            match, _ = match.play(mood(match, chance))
        if match.outcome is None:
            if len(match.rounds) >= at_most:
                break
            match = match.next_round()
    record: dict[str, Any] = json.loads(dump(match, "1.0.0"))
    return record


def gladly(draws: float, apart: float, doubles: float) -> Mood:
    """Draw rather than play, lay doubles apart, and play doubles as gladly as these weights say; 1 is a plain play."""

    def weight(action: Action) -> float:
        if isinstance(action, Draw):
            return draws
        if isinstance(action, Play):
            return apart if action.apart else doubles if action.tile.is_double else 1.0
        return 1.0

    def choose(match: Match, chance: Random) -> Action:
        legal = match.round.legal
        return chance.choices(legal, [weight(one) for one in legal])[0]

    return choose


def closing(match: Match, chance: Random) -> Action:
    """Look into all hands and leave as few tiles playable as possible."""

    def playable(action: Action) -> tuple[int, float]:
        after = match.play(action)[0].round
        tiles = [tile for hand in after.hands for tile in hand]
        return sum(len({tile.high, tile.low} & set(after.line.numbers)) for tile in tiles), chance.random()

    return min(match.round.legal, key=playable)


def collecting(match: Match, chance: Random) -> Action:
    """Lay kinds that do not lie on the table yet, and make the others draw."""

    def worth(action: Action) -> tuple[int, int, float]:
        after = match.play(action)[0].round
        kinds = {one.tile.kind for index, one in enumerate(after.line.laid) if index not in after.line.lifted}
        stuck = sum(not any({tile.high, tile.low} & set(after.line.numbers) for tile in hand) for hand in after.hands)
        return len(kinds), stuck, chance.random()

    return max(match.round.legal, key=worth)


MOODS: tuple[Mood, ...] = tuple(
    gladly(draws, apart, doubles) for draws, apart, doubles in product((0.02, 0.4, 9.0), (0.1, 9.0), (0.2, 1.0, 5.0))
)


def set_ups() -> Iterator[tuple[str, dict[str, Any]]]:
    """List set-ups of the eight games: every combination of the options but the targets, and some of these."""
    for seats, leave, top in product((2, 3, 4), (0, 2), (6, 9, 12)):
        yield "family", {"seats": seats, "leave": leave, "set": top, "target": 3}
    for seats, leave in product((5, 6, 7, 8), (0, 2)):
        yield "family", {"seats": seats, "leave": leave, "youngest": tuple(range(seats))[::-1], "target": 4}
    for seats, match in product((3, 4), ("points", "rounds")):
        yield "sebastopol", {"seats": seats, "match": match}
    for la_e_lo, target in product(("both-halves", "either"), (4, 12)):
        yield "brazilian", {"la_e_lo": la_e_lo, "target": target}
    for kabes, leave in product(("either", "both-halves"), (0, 2)):
        yield "haitian-duel", {"kabes": kabes, "leave": leave}
        for seats in (3, 4):
            yield "haitian", {"seats": seats, "kabes": kabes, "leave": leave, "rounds": 6 - seats + leave}
    for kabes, blok in product(("either", "both-halves"), ("pair", "single")):
        yield "haitian-teams", {"kabes": kabes, "blok": blok}
    for seats, leave, more in product((2, 3, 4), (0, 2), ({}, {"free_doubles": "on"}, {"novel": "on"})):
        yield "abkhaz", {"seats": seats, "leave": leave, "youngest": (*range(1, seats), 0), **more}
    for seats, leave, target in product((2, 3, 4), (0, 2), (50, 200)):
        yield "all-fives", {"seats": seats, "leave": leave, "target": target}
        if seats == 4:
            yield "all-fives", {"seats": seats, "leave": leave, "target": target, "teams": "on"}
