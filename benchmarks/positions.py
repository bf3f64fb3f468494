"""Positions that the benchmarks share."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import bot
from domino_desktop.games import game
from domino_desktop.model.line import Line
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.tiles import Tile


def decisions(kind: str, options: Mapping[str, object], rounds: int = 1) -> Iterator[Observation]:
    """Yield the positions with a choice of some rounds that medium bots play."""
    rules, quick = game(kind).make(options), bot("medium")
    for number in range(rounds):
        numbers = random.Random(number)
        players = tuple(Player(f"player {seat}", "bot:expert") for seat in range(rules.seats))
        match = Match.begin(rules, players, f"{numbers.getrandbits(128):032x}")
        while match.round.result is None:
            seen = observe(match, match.round.turn)
            if len(seen.legal) > 1:
                yield seen
            match, _ = match.play(quick.choose(seen, numbers, Budget()).action)


def with_a_choice(kind: str, options: Mapping[str, object]) -> Observation:
    """Return the position of a round in which most can be done, an early one."""
    return max(decisions(kind, options), key=lambda seen: len(seen.legal))


def ninety_one() -> Observation:
    """Return a position of a double-twelve round in which all 91 tiles lie on the table."""
    rules = game("draw").make({"set": 12, "seats": 4})
    players = tuple(Player(f"player {seat}", "bot:easy" if seat else "human") for seat in range(4))
    match, _ = (begun := Match.begin(rules, players, "0" * 32)).play(begun.round.legal[0])
    line, last = Line(), 0
    for number in circuit(13):
        for tile in (Tile(max(last, number), min(last, number)), Tile(number, number)):
            if tile in [laid.tile for laid in line.laid]:
                continue
            line = line.grow(tile, 1) if line.laid else line.root(tile)
        last = number
    return replace(observe(match, 0), line=line)


def circuit(count: int) -> list[int]:
    """Return numbers below an odd `count`, from and to 0, in which each two are neighbours once."""
    left = {one: set(range(count)) - {one} for one in range(count)}
    way, found = [0], []
    while way:
        now = way[-1]
        if left[now]:
            after = left[now].pop()
            left[after].discard(now)
            way.append(after)
        else:
            found.append(way.pop())
    return found
