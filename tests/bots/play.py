"""Positions and rounds for the tests of the bots, and two bots to measure the others by."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from domino_desktop.bots.bot import Bot, Budget, Choice, Reason, pick
from domino_desktop.games import game
from domino_desktop.model import actions
from domino_desktop.model.actions import Action, Play
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.options import declared
from domino_desktop.model.round import Deal, Round
from domino_desktop.model.rules import Hand, Rules
from domino_desktop.model.tiles import Tile, full_set

NO_LIMIT = Budget()


class Random:
    """Plays anything."""

    level = "random"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        return Choice(pick(observation.legal, rng), Reason("whim"))


class Heaviest:
    """Plays the tile with the most pips, in misère with the fewest."""

    level = "heaviest"

    def choose(self, observation: Observation, rng: random.Random, budget: Budget) -> Choice:
        sign = -1 if observation.rules.keeps_pips else 1
        plays = [one for one in observation.legal if isinstance(one, Play)]
        if not plays:
            return Choice(observation.legal[0], Reason("forced"))
        most = max(sign * one.tile.pips for one in plays)
        return Choice(pick([one for one in plays if sign * one.tile.pips == most], rng), Reason("sheds"))


def rules_of(key: str, **options: Any) -> Rules:
    """Return a game's rules with these options."""
    return game(key).make(options)


def every_mix(key: str) -> Iterator[Rules]:
    """Return the rules of a game for every mix of its options, but for the targets."""
    options = {name: tuple(one.values) for name, one in declared(game(key)).items() if name != "target"}
    for values in product(*options.values()):
        mix = dict(zip(options, values, strict=True))
        if all(one.allows(mix, mix[name]) for name, one in declared(game(key)).items() if name in mix):
            yield rules_of(key, **mix)


def begin(rules: Rules, secret: str) -> Match:
    """Return a match of nobody in particular."""
    return Match.begin(rules, tuple(Player(f"{seat}", "human") for seat in range(rules.seats)), secret)


def play_on(match: Match, bots: tuple[Bot, ...], rng: random.Random) -> Iterator[tuple[Observation, Choice, Match]]:
    """Let bots play the round, yield each Observation and choice, and the match before it."""
    while match.round.result is None:
        seat = match.round.turn
        seen = observe(match, seat)
        choice = bots[seat].choose(seen, rng, NO_LIMIT)
        yield seen, choice, match
        match, _ = match.play(choice.action)


def finished(match: Match, bots: tuple[Bot, ...], rng: random.Random) -> Match:
    """Return the match at the end of its round."""
    while match.round.result is None:
        seat = match.round.turn
        match, _ = match.play(bots[seat].choose(observe(match, seat), rng, NO_LIMIT).action)
    return match


def tiles(names: str) -> Hand:
    """Return the tiles of these names, separated by blanks."""
    return tuple(Tile.parse(name) for name in names.split())


def position(rules: Rules, hands: tuple[str, ...], play: str, boneyard: str = "", leader: int = 0) -> Match:
    """Return a match in which the seats held these tiles and played: `6-4` leads, `6-4@1` on arm 1, `draw`, `pass`.

    Tiles that nobody holds sleep, or follow those of the boneyard that are named.
    """
    held = tuple(tiles(hand) for hand in hands)
    first = tiles(boneyard)
    rest = tuple(tile for tile in full_set(rules.set) if tile not in first + sum(held, ()))
    stock = (first + rest, ()) if rules.draws else ((), rest)
    now = Round.begin(rules, Deal(1, 1, (), (), (), held, *stock, leader, None), (0,) * rules.sides)
    for word in play.split():
        now, _ = now.play(_action(word))
    return begin(rules, "")._replace(rounds=(now,))


def _action(word: str) -> Action:
    if word == "draw":
        return actions.DRAW
    if word == "pass":
        return actions.PASS
    tile, _, arm = word.partition("@")
    return actions.play(Tile.parse(tile), int(arm) if arm else None)


def chosen(bot: Bot, match: Match, seed: int = 1) -> Choice:
    """Return what a bot chooses for the seat whose turn it is."""
    return bot.choose(observe(match, match.round.turn), random.Random(seed), NO_LIMIT)
