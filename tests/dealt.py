"""Rounds and matches for the tests: dealt by hand, or by chance from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from domino_desktop.games import game
from domino_desktop.model.actions import DRAW, PASS, Action, Break, Play
from domino_desktop.model.events import Result
from domino_desktop.model.line import Line
from domino_desktop.model.match import Match, Player
from domino_desktop.model.round import Deal, Round
from domino_desktop.model.rules import Rules
from domino_desktop.model.tiles import Tile


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text such as "6-6 5-4"."""
    return tuple(Tile.parse(name) for name in text.split())


def rules(key: str, **options: object) -> Rules:
    """Return the rules of a game with these options."""
    return game(key).make(options)


def by_hand(
    of: Rules,
    *hands: str,
    boneyard: str = "",
    sleeping: str = "",
    leader: int = 0,
    bound: str | None = None,
    table: str = "",
    scores: tuple[int, ...] | None = None,
) -> Round:
    """Return a round dealt by hand; the hands may be of any size."""
    deal = Deal(
        number=1,
        deal=1,
        lead_draws=(),
        shown=(),
        table=tiles(table),
        hands=tuple(tiles(hand) for hand in hands),
        boneyard=tiles(boneyard),
        sleeping=tiles(sleeping),
        leader=leader,
        bound=None if bound is None else Tile.parse(bound),
    )
    return Round.begin(of, deal, scores or (0,) * of.sides)


def action(text: str) -> Action:
    """Return the action of a text: "draw", "pass", "6-4" (first), "6-4@1" (on arm 1), "3-3@apart", "!6-4" (break)."""
    if text in ("draw", "pass"):
        return DRAW if text == "draw" else PASS
    if text.startswith("!"):
        return Break(Tile.parse(text[1:]))
    if text.endswith("@apart"):
        return Play(Tile.parse(text.removesuffix("@apart")), None, True)
    name, at, arm = text.partition("@")
    return Play(Tile.parse(name), int(arm) if at else None)


def played(now: Round, text: str) -> Round:
    """Return the round after the actions of a text, separated by spaces."""
    for one in text.split():
        now, _ = now.play(action(one))
    return now


def new_match(of: Rules, secret: str = "0" * 32) -> Match:
    """Return a match of bots with this secret."""
    return Match.begin(of, tuple(Player(f"bot {seat}", "bot:easy") for seat in range(of.seats)), secret)


def secret_of(seed: int) -> str:
    """Return a secret that depends on the seed alone."""
    return f"{random.Random(seed).getrandbits(128):032x}"


def play_out(match: Match, choose: Callable[[tuple[Action, ...]], Action], rounds: int = 1000) -> Iterator[Match]:
    """Yield the match at every step until it ends, or until a number of rounds is over."""
    yield match
    while match.outcome is None:
        if match.between_rounds:
            if len(match.rounds) >= rounds:
                return
            match = match.next_round()
        else:
            match, _ = match.play(choose(match.round.legal))
        yield match


def result_of(now: Round) -> Result:
    """Return the result of a round that is over."""
    assert now.result is not None
    return now.result


def covered(line: Line, index: int) -> set[int]:
    """Return the ports of a laid tile at which another tile touches it."""
    laid = line.laid[index]
    up = {0} if laid.parent >= 0 and laid.parent not in line.lifted else set()
    return up | {o.port for i, o in enumerate(line.laid) if o.parent == index and i not in line.lifted}


def legal(now: Round) -> set[str]:
    """Return the legal actions of a round, written as `action` reads them."""
    return {words(one) for one in now.legal}


def words(one: Action) -> str:
    """Write an action as `action` reads it."""
    if isinstance(one, Play):
        place = "@apart" if one.apart else "" if one.arm is None else f"@{one.arm}"
        return f"{one.tile}{place}"
    return f"!{one.tile}" if isinstance(one, Break) else type(one).__name__.lower()
