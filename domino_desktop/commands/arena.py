"""`arena`: how strong one bot is against another, on the same deals with the seats swapped."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from ..bots.levels import LEVELS, MEASURES
from ..model.rules import Rules
from .arguments import Progress, UsageError, add_game_arguments, cores, positive, rules_from, whole
from .contest import OMNISCIENT, Played, contest
from .figures import interval, middle, percentile
from .workers import each, workers


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add_game_arguments(parser)
    parser.add_argument("--bots", required=True, metavar="A,B", help="the bot to be measured, and its opponents")
    parser.add_argument("--deals", type=positive, default=200, metavar="N", help="deals, each played from every seat")
    parser.add_argument("--matches", action="store_true", help="play whole matches instead of single rounds")
    parser.add_argument("--seed", type=whole, required=True, metavar="S")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the deals and print the figures; return the exit code."""
    rules = rules_from(args.game, args.option, args.seats)
    bots = bots_from(args.bots)
    one = partial(contest, rules, bots, args.seed, args.matches)
    progress = Progress("deals", args.deals)
    played = []
    try:
        for found in _results(one, args.deals):
            played.append(found)
            progress.step()
    finally:
        progress.end()
    figures = summary(rules, bots, played)
    print(json.dumps(figures) if args.json else words(figures))
    return 0


def bots_from(text: str) -> tuple[str, str]:
    """Return the two bots that are to meet; raise UsageError."""
    names = text.split(",")
    known = (*LEVELS, *MEASURES, OMNISCIENT)
    for name in names:
        if name not in known:
            raise UsageError(f"there is no bot {name!r}; the bots are {', '.join(known)}")
    if len(names) != 2:
        raise UsageError(f"two bots are to be named, not {len(names)}")
    return names[0], names[1]


def _results(one: partial[Played], deals: int) -> Iterator[Played]:
    processes = min(cores(), deals)
    if processes < 2:
        yield from map(one, range(1, deals + 1))
        return
    with workers(processes) as pool:
        yield from each(pool, one, deals)


def summary(rules: Rules, bots: tuple[str, str], played: list[Played]) -> dict[str, Any]:
    """Return the figures of RECORD.md: intervals are 95 %, over deals; of one deal they say that nothing is known."""
    others, several = rules.sides - 1, len(played) > 1
    sides = {}
    for at, name in enumerate(bots):
        share = -1 / others if at else 1.0  # what one side gains the others lose, each its part
        fair = 1 / rules.sides
        wins = [fair + share * (one.won - fair) for one in played]
        points = [share * one.points for one in played]
        times = sorted([ms for one in played for ms in one.times[at]])
        sides["ab"[at]] = {
            "bot": name,
            "win_rate": round(middle(wins), 4),
            "win_ci": [min(1.0, max(0.0, round(bound, 4))) for bound in interval(wins)] if several else [0.0, 1.0],
            "points": round(middle(points), 3),
            "points_ci": [round(bound, 3) for bound in interval(points)] if several else [None, None],
            "ms_median": round(percentile(times, 0.5), 2),
            "ms_p99": round(percentile(times, 0.99), 2),
            "ms_max": round(percentile(times, 1), 2),
        }
    return {
        "game": rules.key,
        "seats": rules.seats,
        "deals": len(played),
        "rounds": sum(one.rounds for one in played),
        "fair": round(1 / rules.sides, 4),
        **sides,
    }


def words(figures: dict[str, Any]) -> str:
    """Write the figures for a person."""
    deals = "1 deal" if figures["deals"] == 1 else f"{figures['deals']} deals"
    lines = [f"{figures['game']}, {figures['seats']} seats: {deals}, {figures['rounds']} rounds"]
    for one in (figures["a"], figures["b"]):
        low, high = one["win_ci"]
        least, most = ["unknown" if bound is None else f"{bound:+.2f}" for bound in one["points_ci"]]
        lines.append(
            f"{one['bot']:>10}: wins {100 * one['win_rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f}; "
            f"fair {100 * figures['fair']:.1f}), points {one['points']:+.2f} ({least} to {most}), "
            f"{one['ms_median']:.1f} ms a move (99 %: {one['ms_p99']:.1f}, most {one['ms_max']:.1f})"
        )
    return "\n".join(lines)
