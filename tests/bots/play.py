"""Rounds for the tests of the bots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from math import sqrt

from domino_desktop.bots.bot import Bot, Budget, Choice
from domino_desktop.games import game
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.options import OptionError, declared
from domino_desktop.model.round import Round
from domino_desktop.model.rules import Rules
from tests.dealt import new_match, rules

NO_LIMIT = Budget()


def every_mix(key: str) -> Iterator[Rules]:
    """Return the rules of a game for every mix of the options that change how a round is played or scored."""
    options = {
        name: one.values
        for name, one in declared(game(key)).items()
        if not one.order and name not in ("target", "rounds", "match")
    }
    for values in product(*options.values()):
        try:
            yield rules(key, **dict(zip(options, values, strict=True)))
        except OptionError:
            continue


def play_on(match: Match, bots: tuple[Bot, ...], rng: random.Random) -> Iterator[tuple[Match, Observation, Choice]]:
    """Let bots play the round; yield the match before each action, the seat's Observation and its choice."""
    while match.round.result is None:
        seen = observe(match, match.round.turn)
        choice = bots[match.round.turn].choose(seen, rng, NO_LIMIT)
        yield match, seen, choice
        match, _ = match.play(choice.action)


def finished(match: Match, bots: tuple[Bot, ...], rng: random.Random) -> Match:
    """Return the match at the end of its round."""
    for before, _, choice in play_on(match, bots, rng):
        match, _ = before.play(choice.action)
    return match


def seen_at(now: Round) -> Observation:
    """Return what the seat to act sees of a round."""
    return observe(new_match(now.rules)._replace(rounds=(now,)), now.turn)


def chosen(bot: Bot, now: Round, seed: int = 1) -> Choice:
    """Return what a bot chooses for the seat to act in a round."""
    return bot.choose(seen_at(now), random.Random(seed), NO_LIMIT)


def share_of_wins(of: Rules, one: Bot, others: Bot, deals: int) -> tuple[float, float]:
    """Return how many rounds a side of bots wins against sides of others, and half the 95 % interval over deals.

    Every deal is played once with each side in the place of the one; a tie counts as a fair share.
    """
    shares = []
    for deal in range(deals):
        won = 0.0
        for side in range(of.sides):
            bots = tuple(one if of.side(seat) == side else others for seat in range(of.seats))
            result = finished(new_match(of, f"{deal}"), bots, random.Random(deal)).round.result
            assert result
            sides = {of.side(seat) for seat in result.winners}
            won += int(side in sides) if sides else 1 / of.sides
        shares.append(won / of.sides)
    mean = sum(shares) / deals
    return mean, 1.96 * sqrt(sum((share - mean) ** 2 for share in shares) / (deals - 1) / deals)
