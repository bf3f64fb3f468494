"""The form of a record (RECORD.md, Fields): its keys and the types of their values, whatever the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from .faults import Fault, Place
from .record_json import short
from .tiles import Tile

Check = Callable[[object], bool]

_HEX32: Final = re.compile(r"[0-9a-f]{32}")
_HEX64: Final = re.compile(r"[0-9a-f]{64}")
_PLAYER: Final = re.compile(r"human|bot:[a-z0-9_-]+")
_KINDS: Final = ("play", "draw", "pass", "break")


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not any("\ud800" <= char <= "\udfff" for char in value)


def _matches(pattern: re.Pattern[str]) -> Check:
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def is_tile(value: object) -> bool:
    """Say whether a value is the name of a tile."""
    try:
        return isinstance(value, str) and bool(Tile.parse(value))
    except ValueError:
        return False


def _list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(check(part) for part in value)


_tiles = _list_of(is_tile)
_RECORD: Final[dict[str, tuple[Check, str]]] = {
    "format": (_is_text, "a text"),
    "version": (_is_count, "a whole number from 0"),
    "app": (_is_text, "a text"),
    "game": (_is_text, "a text"),
    "options": (lambda value: isinstance(value, dict), "an object"),
    "seats": (lambda value: isinstance(value, list), "a list"),
    "secret": (_matches(_HEX32), "32 lower-case hexadecimal digits"),
    "commitment": (_matches(_HEX64), "64 lower-case hexadecimal digits"),
    "rounds": (lambda value: isinstance(value, list) and bool(value), "a list with at least one round"),
    "result": (lambda value: value is None or isinstance(value, dict), "null or an object"),
}
_SEAT: Final[dict[str, tuple[Check, str]]] = {
    "name": (_is_text, "a text"),
    "player": (_matches(_PLAYER), "human or bot:LEVEL"),
}
_ROUND: Final[dict[str, tuple[Check, str]]] = {
    "round": (_is_count, "a whole number from 0"),
    "deal": (_is_count, "a whole number from 0"),
    "lead_draws": (_list_of(_tiles), "lists of tiles"),
    "shown": (_list_of(lambda value: value is None or is_tile(value)), "a list of tiles or null"),
    "table": (_tiles, "a list of tiles"),
    "hands": (_list_of(_tiles), "lists of tiles"),
    "boneyard": (_tiles, "a list of tiles"),
    "sleeping": (_tiles, "a list of tiles"),
    "leader": (_is_count, "a whole number from 0"),
    "events": (lambda value: isinstance(value, list), "a list"),
}
_ROUND_RESULT: Final[dict[str, tuple[Check, str]]] = {
    "end": (_is_text, "a text"),
    "seat": (_is_count, "a whole number from 0"),
    "finish": (_is_text, "a text"),
    "winners": (_list_of(_is_count), "a list of seats"),
    "totals": (_list_of(_is_count), "a list of whole numbers"),
    "points": (_list_of(_is_whole), "a list of whole numbers"),
    "scores": (_list_of(_is_whole), "a list of whole numbers"),
}
_RESULT: Final[dict[str, tuple[Check, str]]] = {
    "winners": (_list_of(_is_count), "a list of sides"),
    "why": (_is_text, "a text"),
}
_EVENT: Final[dict[str, dict[str, tuple[Check, str]]]] = {
    "play": {"seat": (_is_count, "a whole number from 0"), "play": (is_tile, "a tile")},
    "draw": {"seat": (_is_count, "a whole number from 0"), "draw": (is_tile, "a tile")},
    "pass": {"seat": (_is_count, "a whole number from 0"), "pass": (_list_of(_is_count), "a list of numbers")},
    "break": {
        "seat": (_is_count, "a whole number from 0"),
        "break": (is_tile, "a tile"),
        "arms": (lambda value: _list_of(_is_count)(value) and len(value) == 2, "a list of two arms"),  # type: ignore[arg-type]
    },
}
_EVENT_EXTRA: Final[dict[str, dict[str, tuple[Check, str]]]] = {
    "play": {
        "arm": (_is_count, "a whole number from 0"),
        "apart": (lambda value: value is True, "true"),
        "points": (lambda value: _is_count(value) and value != 0, "a whole number from 1"),
    },
}


def check_form(record: dict[str, Any]) -> list[Fault]:
    """Return every fault of form of a record; an empty list means that every field has its type."""
    faults = _fields(record, _RECORD, {}, Place(), "the record")
    if faults:
        return faults
    for number, seat in enumerate(record["seats"]):
        faults += _fields(seat, _SEAT, {}, Place(), f"seat {number}")
    for number, one in enumerate(record["rounds"], 1):
        faults += _check_round(one, number)
    if record["result"] is not None:
        faults += _fields(record["result"], _RESULT, {"by": (_is_count, "a side")}, Place(), "result")
    return faults


def _check_round(one: object, number: int) -> list[Fault]:
    place = Place(number)
    result = {"result": (lambda value: isinstance(value, dict), "an object")}
    faults = _fields(one, _ROUND, result, place, "the round")
    if faults or not isinstance(one, dict):
        return faults
    for at, event in enumerate(one["events"], 1):
        faults += _check_event(event, Place(number, at))
    if "result" in one:
        faults += _fields(one["result"], _ROUND_RESULT, {}, place, "result")
    return faults


def _check_event(event: object, place: Place) -> list[Fault]:
    if not isinstance(event, dict):
        return [Fault(place, f"the event is {short(event)}, not an object")]
    kinds = [kind for kind in _KINDS if kind in event]
    if len(kinds) != 1:
        return [Fault(place, "the event is not one of play, draw, pass and break")]
    return _fields(event, _EVENT[kinds[0]], _EVENT_EXTRA.get(kinds[0], {}), place, "the event")


def _fields(
    value: object,
    wanted: dict[str, tuple[Check, str]],
    extra: dict[str, tuple[Check, str]],
    place: Place,
    name: str,
) -> list[Fault]:
    if not isinstance(value, dict):
        return [Fault(place, f"{name} is {short(value)}, not an object")]
    faults = [Fault(place, f"{name} has no {key}") for key in wanted if key not in value]
    for key, found in value.items():
        known = wanted.get(key) or extra.get(key)
        if known is None:
            faults.append(Fault(place, f"{name} has an unknown key {short(key)}"))
        elif not known[0](found):
            faults.append(Fault(place, f"{key} of {name} is {short(found)}, not {known[1]}"))
    return faults
