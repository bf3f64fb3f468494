"""Make true records without the program under test: random seats play by the referee's own table."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from .table import Deal, Table, commitment, match_result


def options_of(game: str, **changes: Any) -> dict[str, Any]:
    """Resolve all options of a game, `changes` in place of the defaults."""
    options: dict[str, Any] = {"seats": 2, "set": 6, "opening": "highest-double"}
    if game == "draw":
        options["leave"] = 0
    else:
        options["hand"] = 6 if changes.get("seats") == 4 else 7
    return options | {"match": "points", "target": 100, "misere": "off"} | changes


def make(seed: int, game: str, rounds: int = 1000, events: int | None = None, **changes: Any) -> dict[str, Any]:
    """Play a match of at most `rounds` rounds; with `events` stop the last one after so many events, unfinished."""
    chance = Random(f"{seed} {game} {changes}")
    options = options_of(game, **changes)
    secret = f"{chance.getrandbits(128):032x}"
    players = ["human", "bot:easy", "bot:hard_2", "bot:9-lives"]
    record: dict[str, Any] = {
        "format": "domino-record",
        "version": 1,
        "app": "1.0.0",
        "game": game,
        "options": options,
        "seats": [{"name": f"Zoé {seat}", "player": players[seat]} for seat in range(options["seats"])],
        "secret": secret,
        "commitment": commitment(secret),
        "rounds": [],
        "result": None,
    }
    scores = [0] * options["seats"]
    last = None
    while record["result"] is None and len(record["rounds"]) < rounds:
        number = len(record["rounds"]) + 1
        limit = events if number == rounds else None
        last = _play_round(record, number, last, scores, limit, chance)
        if last is not None:
            scores = last["scores"]
            record["result"] = match_result(options, number, scores)
    return record


def _play_round(
    record: dict[str, Any],
    number: int,
    last: dict[str, Any] | None,
    scores: list[int],
    limit: int | None,
    chance: Random,
) -> dict[str, Any] | None:
    deal = Deal(record, number, last)
    table = Table(record["game"], record["options"], deal)
    events: list[dict[str, Any]] = []
    one_round = {
        "round": number,
        "deal": 1,
        "lead_draws": deal.lead_draws,
        "shown": [],
        "table": [],
        "hands": deal.hands,
        "boneyard": deal.boneyard,
        "sleeping": deal.sleeping,
        "leader": deal.leader,
        "events": events,
    }
    record["rounds"].append(one_round)
    while table.end is None and (limit is None or len(events) < limit):
        event = chance.choice(table.legal())
        table.happen(event)
        events.append(event)
    if table.end is None:
        return None
    one_round["result"] = table.result(scores)
    return table.result(scores)


def set_ups() -> Iterator[tuple[str, dict[str, Any]]]:
    """List every set-up of `draw` and `block` but for the targets and the larger hands that do not fit."""
    common = product((2, 3, 4), (6, 9, 12), ("highest-double", "drawn"), ("points", "rounds"), ("off", "on"))
    for seats, top, opening, match, misere in common:
        shared = {"seats": seats, "set": top, "opening": opening, "match": match, "misere": misere}
        for leave in (0, 2):
            yield "draw", shared | {"leave": leave}
        for hand in range(5, 10):
            if seats * hand <= (top + 1) * (top + 2) // 2:
                yield "block", shared | {"hand": hand}


def line(record: dict[str, Any]) -> bytes:
    """Write a record as one line of a file."""
    return json.dumps(record, ensure_ascii=False).encode() + b"\n"
