"""True records of the eight games, each with one fault put in, and the place where the fault shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from .happenings import Moment, happenings, moment, moments
from .random_matches import play
from .rounds import Round

Record = dict[str, Any]


class Faulty(NamedTuple):
    """A record with one fault; event None: in the round as a whole; round None too: in the match."""

    name: str
    record: Record
    round: int | None
    event: int | None


@cache
def _played(game: str, options: tuple[tuple[str, Any], ...], seed: int) -> tuple[str, set[str]]:
    record = play(game, seed, **dict(options))
    return json.dumps(record), happenings(record)


def true(game: str, wanted: str = "", **options: Any) -> Record:
    """Give the first random match in which all this happens (several happenings joined by " + ")."""
    names = {f"{game}: {one}" for one in wanted.split(" + ") if one}
    for seed in range(2000):
        text, found = _played(game, tuple(sorted(options.items())), seed)
        if names <= found:
            record: Record = json.loads(text)
            return record
    raise AssertionError(f"{game} {options}: never {wanted}")


def tables(record: Record) -> list[Round]:
    """Give the table at the end of every round."""
    ended: list[Round] = []
    for _ in moments(record, ended):
        pass
    return ended


class Spoiler:
    """Collects faulty records of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.faults: list[Faulty] = []

    def event(
        self,
        name: str,
        record: Record,
        wanted: Callable[[Moment], object],
        instead: Callable[[Moment], list[dict[str, Any]]],
        later: int = 0,
    ) -> None:
        """Put other events in place of the first one wanted; the one `later` is at fault."""
        at = moment(record, wanted)
        assert at is not None, f"{self.game}: nowhere to put {name}"
        record["rounds"][at.round - 1]["events"][at.event - 1 : at.event] = instead(at)
        self.faults.append(Faulty(f"{self.game}: {name}", record, at.round, at.event + later))

    def round(self, name: str, record: Record, number: int, **values: Any) -> None:
        """Put other values into round `number`."""
        one = record["rounds"][number - 1]
        changed = {key: value for key, value in values.items() if one[key] != value}
        assert changed, f"{self.game}: {name} changes nothing"
        one |= changed
        self.faults.append(Faulty(f"{self.game}: {name}", record, number, None))

    def result(self, name: str, record: Record, which: Callable[[Round], object], **values: Any) -> None:
        """Put other values (or what a function makes of the result) into the first round's result that is wanted."""
        number = next(number for number, table in enumerate(tables(record), 1) if table.end and which(table))
        result = record["rounds"][number - 1]["result"]
        for key, value in values.items():
            new = value(result) if callable(value) else value
            assert result[key] != new, f"{self.game}: {name} changes nothing"
            result[key] = new
        self.faults.append(Faulty(f"{self.game}: {name}", record, number, None))

    def match(self, name: str, record: Record, result: Any) -> None:
        """Put another result of the match."""
        assert record["result"] != result, name
        record["result"] = result
        self.faults.append(Faulty(f"{self.game}: {name}", record, None, None))

    def options(self, name: str, record: Record, **options: Any) -> None:
        """Put options that cannot be."""
        record["options"] |= options
        self.faults.append(Faulty(f"{self.game}: {name}", record, None, None))


def shifted(key: str) -> Callable[[Record], list[int]]:
    """Give another number for the first entry of a list of a result."""
    return lambda result: [result[key][0] + 1, *result[key][1:]]


def turned(key: str) -> Callable[[Record], list[int]]:
    """Give a list of a result rotated until it differs."""

    def of(result: Record) -> list[int]:
        values: list[int] = result[key]
        return next(other for other in (values[n:] + values[:n] for n in range(1, len(values))) if other != values)

    return of


def common(spoil: Spoiler, **options: Any) -> None:
    """Put in the faults that every game can have."""
    record = true(spoil.game, "pass + end domino", **options)
    seats = record["options"]["seats"]
    any_round = lambda table: True  # noqa: E731
    domino = lambda table: table.end == "domino"  # noqa: E731

    def fresh() -> Record:
        return true(spoil.game, "pass + end domino", **options)

    def on_an_arm(at: Moment) -> bool:
        return "arm" in at.happens

    def passes(at: Moment) -> bool:
        return "pass" in at.happens

    spoil.event("plays on an arm that is not there", fresh(), on_an_arm, lambda at: [at.happens | {"arm": 50}])
    spoil.event(
        "plays without an arm", fresh(), on_an_arm, lambda at: [{"seat": at.table.turn, "play": at.happens["play"]}]
    )
    spoil.event("plays twice", fresh(), on_an_arm, lambda at: [at.happens, at.happens], later=1)
    spoil.event(
        "plays for the next seat", fresh(), on_an_arm, lambda at: [at.happens | {"seat": (at.table.turn + 1) % seats}]
    )
    spoil.event("passes though it can play", fresh(), on_an_arm, lambda at: [at.table.passing(), at.happens])
    spoil.event("draws from nothing", fresh(), passes, lambda at: [{"seat": at.table.turn, "draw": "6-6"}])
    spoil.event(
        "a pass names too many arms", fresh(), passes, lambda at: [at.happens | {"pass": [*at.happens["pass"], 6]}]
    )
    spoil.event(
        "a pass names too few arms", fresh(), passes, lambda at: [at.happens | {"pass": at.happens["pass"][:-1]}]
    )
    spoil.event(
        "breaks where none can", fresh(), passes, lambda at: [{"seat": at.table.turn, "break": "6-6", "arms": [2, 3]}]
    )
    spoil.event("not every fitting tile is a first tile", fresh(), lambda at: at.event == 1, _another_lead)
    if spoil.game != "all-fives":
        spoil.event("points in play", fresh(), on_an_arm, lambda at: [at.happens | {"points": 5}])
    if record["options"].get("free_doubles") != "on":
        spoil.event(
            "lays a tile apart",
            fresh(),
            on_an_arm,
            lambda at: [{"seat": at.table.turn, "play": at.happens["play"], "apart": True}],
        )
    spoil.result("wrong end", fresh(), domino, end="block")
    spoil.result("wrong finish", fresh(), domino, finish="plain")
    spoil.result("no winner", fresh(), domino, winners=[])
    spoil.result("all seats win", fresh(), domino, winners=list(range(seats)))
    spoil.result("another seat went out", fresh(), domino, seat=lambda result: (result["seat"] + 1) % seats)
    spoil.result("totals off by one", fresh(), domino, totals=shifted("totals"))
    spoil.result("totals of other seats", fresh(), domino, totals=turned("totals"))
    spoil.result("points off by one", fresh(), domino, points=shifted("points"))
    spoil.result("points of another side", fresh(), domino, points=turned("points"))
    spoil.result("scores off by one", fresh(), any_round, scores=shifted("scores"))
    spoil.round("another leader", fresh(), 1, leader=(record["rounds"][0]["leader"] + 1) % seats)
    spoil.round("hands exchanged", fresh(), 1, hands=record["rounds"][0]["hands"][::-1])
    spoil.round("another deal", fresh(), 1, deal=record["rounds"][0]["deal"] + 1)
    spoil.match("nobody wins the match", fresh(), {"winners": [], "why": record["result"]["why"]})
    spoil.match("the match is not over", fresh(), None)
    spoil.options("an option of another game", fresh(), misere="off")
    spoil.options("too many seats", fresh(), seats=9)
    missing = fresh()
    missing["options"].popitem()
    spoil.options("an option is missing", missing)


def _another_lead(at: Moment) -> list[dict[str, Any]]:
    """Lead with a tile that may not be led: any other where it is bound, else one of another seat."""
    hands = at.table.hands
    holder = at.table.turn if at.table.deal.bound is not None else (at.table.turn + 1) % len(hands)
    tile = next(tile for tile in hands[holder] if tile != at.table.deal.bound)
    return [{key: value for key, value in at.happens.items() if key == "arm"} | {"seat": at.table.turn, "play": tile}]
