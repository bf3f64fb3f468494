"""`simulate`: bots play matches without a screen, one record a line."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

from .. import __version__
from ..bots.bot import Budget
from ..bots.levels import bot
from ..model.match import Match, Player
from ..model.observation import observe
from ..model.record import dump
from ..model.rules import Rules
from ..model.shuffle import numbered_secret
from .arguments import Progress, UsageError, add_game_arguments, cores, levels_from, positive, rules_from, whole
from .workers import each, workers

WORTH_A_PROCESS = 64
"""Matches below which starting further processes costs more than it saves."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add_game_arguments(parser)
    parser.add_argument(
        "--bots", required=True, metavar="L[,L...]", help="the level of each seat; a shorter list is repeated"
    )
    parser.add_argument("--matches", type=positive, default=1, metavar="N")
    parser.add_argument("--rounds", type=positive, metavar="N", help="stop a match after so many rounds")
    parser.add_argument("--seed", type=whole, required=True, metavar="S")
    parser.add_argument("--out", metavar="FILE", help="where to write; standard output without it")


def run(args: argparse.Namespace) -> int:
    """Play the matches and write their records; return the exit code."""
    rules = rules_from(args.game, args.option, args.seats)
    levels = levels_from(args.bots, rules.seats)
    one = partial(record_line, rules, levels, args.seed, args.rounds)
    if args.out is None:
        if sys.stdout is None:
            raise UsageError("there is no standard output; name a file with --out")
        _write(sys.stdout.buffer, one, args.matches)
        return 0
    try:
        _write_file(Path(args.out), one, args.matches)
    except OSError as error:
        raise UsageError(f"cannot write {args.out}: {error.strerror or error}") from None
    return 0


def _write_file(out: Path, one: partial[bytes], matches: int) -> None:
    """Write the records; a file that is there stays until all are written."""
    if out.exists() and not out.is_file():  # a device or a pipe
        with out.open("wb") as opened:
            _write(opened, one, matches)
        return
    file = out.resolve()
    fresh = file.with_name(file.name + ".new")
    try:
        with fresh.open("wb") as opened:
            _write(opened, one, matches)
        fresh.replace(file)
    except KeyboardInterrupt:
        if fresh.exists() and fresh.stat().st_size:
            print(f"what was played until then is in {fresh}", file=sys.stderr)
        else:
            fresh.unlink(missing_ok=True)
        raise
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def _write(out: BinaryIO, one: partial[bytes], matches: int) -> None:
    progress = Progress("matches", matches)
    try:
        for line in _lines(one, matches):
            out.write(line)
            progress.step()
        out.flush()
    finally:
        progress.end()


def _lines(one: partial[bytes], matches: int) -> Iterator[bytes]:
    if matches < WORTH_A_PROCESS or cores() < 2:
        yield from map(one, range(1, matches + 1))
        return
    with workers(cores()) as pool:
        yield from each(pool, one, matches, at_once=8)


def record_line(rules: Rules, levels: tuple[str, ...], seed: int, rounds: int | None, number: int) -> bytes:
    """Return the record of match `number` (from 1) as one line; the same arguments give the same bytes."""
    return (dump(play_match(rules, levels, seed, rounds, number), __version__) + "\n").encode()


def play_match(rules: Rules, levels: tuple[str, ...], seed: int, rounds: int | None, number: int) -> Match:
    """Return a match played by bots to its end, or to the end of round `rounds`."""
    secret = numbered_secret(seed, number)
    players = tuple(Player(f"{level} {seat + 1}", f"bot:{level}") for seat, level in enumerate(levels))
    bots = [bot(level) for level in levels]
    numbers = [random.Random(_bot_seed(seed, number, seat)) for seat in range(rules.seats)]
    budget = Budget()
    match = Match.begin(rules, players, secret)
    while match.outcome is None:
        if match.between_rounds:
            if rounds is not None and len(match.rounds) >= rounds:
                break
            match = match.next_round()
        seat = match.round.turn
        choice = bots[seat].choose(observe(match, seat), numbers[seat], budget)
        match, _ = match.play(choice.action)
    return match


def _bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(sha256(f"{seed}/{number}/bot {seat}".encode()).digest()[:8], "big")
