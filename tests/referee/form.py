"""Read one record as RECORD.md sections 1 and 2 describe it: strict JSON, known keys, types, options in range."""

import json
import re
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """Something wrong with a record: the round and the event count from 1, None means the whole match or round."""

    round: int | None
    event: int | None
    text: str


class Unreadable(Exception):
    """A line that is no record at all (exit code 2)."""


class Malformed(Exception):
    """A record whose form is wrong (exit code 1)."""

    def __init__(self, text: str, round: int | None = None, event: int | None = None) -> None:
        super().__init__(text)
        self.fault = Fault(round, event, text)


def read(line: bytes) -> dict[str, Any]:
    """Parse one line of a file; raise Unreadable for what makes `replay` end with 2."""
    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=_each_key_once, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None
    if type(value) is not dict:
        raise Unreadable("not an object")
    if value.get("format") != "domino-record":
        raise Unreadable("another format")
    if type(value.get("version")) is not int or value["version"] != 1:
        raise Unreadable("another version")
    return value


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise Unreadable("a key twice")
    return dict(pairs)


def _no_constant(name: str) -> None:
    raise Unreadable(f"{name} is not JSON")


RECORD = {"format", "version", "app", "game", "options", "seats", "secret", "commitment", "rounds", "result"}
ROUND = {"round", "deal", "lead_draws", "shown", "table", "hands", "boneyard", "sleeping", "leader", "events"}
RESULT = {"end", "seat", "finish", "winners", "totals", "points", "scores"}
SWITCH = ("off", "on")
OPTIONS: dict[str, dict[str, Any]] = {
    "draw": {
        "seats": range(2, 5),
        "set": (6, 9, 12),
        "opening": ("highest-double", "drawn"),
        "leave": (0, 2),
        "match": ("points", "rounds"),
        "target": range(50, 501),
        "misere": SWITCH,
    },
    "block": {
        "seats": range(2, 5),
        "set": (6, 9, 12),
        "opening": ("highest-double", "drawn"),
        "hand": range(5, 10),
        "match": ("points", "rounds"),
        "target": range(50, 501),
        "misere": SWITCH,
    },
}


def check_form(record: dict[str, Any]) -> None:
    """Raise Malformed at the first thing whose form is wrong."""
    _keys(record, RECORD, "the record")
    _need(type(record["app"]) is str, "app is not a text")
    _need(type(record["game"]) is str and record["game"] in OPTIONS, "unknown game")
    _check_options(record["game"], record["options"])
    _check_seats(record["seats"], record["options"]["seats"])
    _need(_matches("[0-9a-f]{32}", record["secret"]), "secret is not 32 hexadecimal digits")
    _need(_matches("[0-9a-f]{64}", record["commitment"]), "commitment is not 64 hexadecimal digits")
    _need(type(record["rounds"]) is list and len(record["rounds"]) > 0, "no list of rounds")
    for number, one_round in enumerate(record["rounds"], 1):
        try:
            _check_round(one_round, record["options"]["seats"])
        except Malformed as error:
            raise Malformed(error.fault.text, number, error.fault.event) from None
    _check_match_result(record["result"])


def _check_options(game: str, options: Any) -> None:
    allowed = OPTIONS[game]
    _keys(options, set(allowed), "options")
    for key, values in allowed.items():
        value = options[key]
        _need(type(value) is type(values[0]) and value in values, f"option {key} cannot be {value!r}")
    if game == "block":
        tiles = (options["set"] + 1) * (options["set"] + 2) // 2
        _need(options["seats"] * options["hand"] <= tiles, "too few tiles for these hands")


def _check_seats(seats: Any, count: int) -> None:
    _need(type(seats) is list and len(seats) == count, "seats and options.seats differ")
    for seat in seats:
        _keys(seat, {"name", "player"}, "a seat")
        _need(type(seat["name"]) is str, "a name is not a text")
        _need(_matches("human|bot:[a-z0-9_-]+", seat["player"]), "a player is neither human nor bot:LEVEL")


def _check_round(one: Any, seats: int) -> None:
    _need(type(one) is dict, "a round is not an object")
    _keys(one, ROUND | ({"result"} if "result" in one else set()), "the round")
    for key in ("round", "deal", "leader"):
        _need(_whole(one[key]), f"{key} is not a whole number")
    for key in ("shown", "table", "boneyard", "sleeping"):
        _need(_tiles(one[key]), f"{key} is not a list of tiles")
    for key in ("lead_draws", "hands"):
        _need(type(one[key]) is list and all(map(_tiles, one[key])), f"{key} is not a list of lists of tiles")
    _need(type(one["events"]) is list, "events is not a list")
    for number, event in enumerate(one["events"], 1):
        _need(_is_event(event), "this is no event of this game", number)
    if "result" in one:
        _check_round_result(one["result"], seats)


def _is_event(event: Any) -> bool:
    if type(event) is not dict or not _whole(event.get("seat")):
        return False
    keys = set(event)
    if keys == {"seat", "play"}:
        return _tile(event["play"])
    if keys == {"seat", "play", "arm"}:
        return _tile(event["play"]) and _whole(event["arm"])
    if keys == {"seat", "draw"}:
        return _tile(event["draw"])
    return keys == {"seat", "pass"} and _wholes(event["pass"])


def _check_round_result(result: Any, seats: int) -> None:
    _keys(result, RESULT, "the round's result")
    _need(type(result["end"]) is str and type(result["finish"]) is str, "end or finish is not a text")
    _need(_whole(result["seat"]), "seat is not a whole number")
    for key in ("winners", "totals", "points", "scores"):
        _need(_wholes(result[key]), f"{key} is not a list of whole numbers")
        _need(key == "winners" or len(result[key]) == seats, f"{key} has not one number for each")


def _check_match_result(result: Any) -> None:
    if result is None:
        return
    _need(type(result) is dict, "result is neither null nor an object")
    _keys(result, {"winners", "why"} | ({"by"} if result.get("why") == "given-up" else set()), "the match's result")
    _need(_wholes(result["winners"]), "winners is not a list of whole numbers")
    _need(result["why"] in ("target", "rounds", "given-up"), "unknown why")
    _need(_whole(result.get("by", 0)), "by is not a side")


def _need(true: bool, text: str, event: int | None = None) -> None:
    if not true:
        raise Malformed(text, None, event)


def _keys(value: Any, keys: set[str], where: str) -> None:
    _need(type(value) is dict, f"{where} is not an object")
    _need(set(value) == keys, f"{where} has not exactly its keys: {sorted(set(value) ^ keys)!r}")


def _matches(pattern: str, value: Any) -> bool:
    return type(value) is str and re.fullmatch(pattern, value) is not None


def _whole(value: Any) -> bool:
    return type(value) is int and value >= 0


def _wholes(value: Any) -> bool:
    return type(value) is list and all(map(_whole, value))


def _tile(value: Any) -> bool:
    """Tell whether this is a tile's name: the higher number first, no leading zero, one set only in these games."""
    if not _matches("(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", value):
        return False
    high, low = map(int, value.split("-"))
    return high >= low


def _tiles(value: Any) -> bool:
    return type(value) is list and all(map(_tile, value))
