"""The form of the records of the other eight games, as RECORD.md describes it: keys, types, options in range."""

from __future__ import annotations

import re
from typing import Any

from . import form
from .form import Malformed

OPTIONS: dict[str, dict[str, Any]] = {
    "family": {"seats": range(2, 9), "set": (6, 9, 12), "leave": (0, 2), "youngest": None, "target": range(1, 21)},
    "sebastopol": {"seats": (3, 4), "set": (6,), "match": ("points", "rounds"), "target": range(50, 501)},
    "brazilian": {"seats": (4,), "set": (6,), "la_e_lo": ("both-halves", "either"), "target": range(4, 13)},
    "haitian-duel": {
        "seats": (2,), "set": (6,), "leave": (0, 2), "kabes": ("either", "both-halves"), "target": (100,),
    },
    "haitian": {
        "seats": (3, 4), "set": (6,), "leave": (0, 2), "kabes": ("either", "both-halves"), "rounds": range(1, 21),
    },
    "haitian-teams": {
        "seats": (4,), "set": (6,), "kabes": ("either", "both-halves"), "blok": ("pair", "single"), "target": (4,),
    },
    "abkhaz": {
        "seats": range(2, 5), "set": (6,), "leave": (0, 2), "youngest": None, "free_doubles": form.SWITCH,
        "novel": form.SWITCH, "target": range(1, 21),
    },
    "all-fives": {
        "seats": range(2, 5), "set": (6,), "leave": (0, 2), "teams": form.SWITCH, "target": range(50, 501),
    },
}  # fmt: skip
EVENT_FORMS = (
    {"seat", "play"},
    {"seat", "play", "arm"},
    {"seat", "play", "apart"},
    {"seat", "play", "points"},
    {"seat", "play", "arm", "points"},
    {"seat", "draw"},
    {"seat", "pass"},
    {"seat", "break", "arms"},
)


def check_form(record: dict[str, Any]) -> None:
    """Raise Malformed at the first thing whose form is wrong."""
    form._keys(record, form.RECORD, "the record")
    form._need(type(record["app"]) is str, "app is not a text")
    form._need(type(record["game"]) is str and record["game"] in OPTIONS, "unknown game")
    _check_options(record["game"], record["options"])
    form._check_seats(record["seats"], record["options"]["seats"])
    form._need(form._matches("[0-9a-f]{32}", record["secret"]), "secret is not 32 hexadecimal digits")
    form._need(form._matches("[0-9a-f]{64}", record["commitment"]), "commitment is not 64 hexadecimal digits")
    form._need(type(record["rounds"]) is list and len(record["rounds"]) > 0, "no list of rounds")
    for number, one_round in enumerate(record["rounds"], 1):
        try:
            _check_round(one_round, record["options"]["seats"], sides_of(record["game"], record["options"]))
        except Malformed as error:
            raise Malformed(error.fault.text, number, error.fault.event) from None
    form._check_match_result(record["result"])


def sides_of(game: str, options: dict[str, Any]) -> int:
    """Say how many sides score."""
    teams = game in ("brazilian", "haitian-teams") or options.get("teams") == "on"
    return 2 if teams else int(options["seats"])


def _check_options(game: str, options: Any) -> None:
    allowed = OPTIONS[game]
    form._keys(options, set(allowed), "options")
    for key, values in allowed.items():
        value = options[key]
        if key == "youngest":
            form._need(form._wholes(value), "youngest is no list of seats")
            form._need(sorted(value) == list(range(options["seats"])), "youngest does not name every seat once")
        else:
            form._need(type(value) is type(values[0]) and value in values, f"option {key} cannot be {value!r}")
    form._need(game != "family" or options["seats"] <= 4 or options["set"] == 6, "two double-six sets from 5 seats on")
    form._need(options.get("novel") != "on" or options["free_doubles"] == "on", "novel has free doubles")
    form._need(options.get("teams") != "on" or options["seats"] == 4, "teams need four seats")


def _check_round(one: Any, seats: int, sides: int) -> None:
    form._need(type(one) is dict, "a round is not an object")
    form._keys(one, form.ROUND | ({"result"} if "result" in one else set()), "the round")
    for key in ("round", "deal", "leader"):
        form._need(form._whole(one[key]), f"{key} is not a whole number")
    form._need(type(one["shown"]) is list, "shown is no list")
    form._need(all(tile is None or _tile(tile) for tile in one["shown"]), "shown is not a list of tiles and nulls")
    for key in ("table", "boneyard", "sleeping"):
        form._need(_tiles(one[key]), f"{key} is not a list of tiles")
    for key in ("lead_draws", "hands"):
        form._need(type(one[key]) is list and all(map(_tiles, one[key])), f"{key} is not a list of lists of tiles")
    form._need(type(one["events"]) is list, "events is not a list")
    for number, event in enumerate(one["events"], 1):
        form._need(_is_event(event), "this is no event", number)
    if "result" in one:
        _check_round_result(one["result"], seats, sides)


def _is_event(event: Any) -> bool:
    return (
        type(event) is dict
        and set(event) in EVENT_FORMS
        and all(form._whole(event.get(key, 0)) for key in ("seat", "arm", "points"))
        and all(_tile(event.get(key, "0-0")) for key in ("play", "draw", "break"))
        and all(form._wholes(event.get(key, [])) for key in ("pass", "arms"))
        and event.get("apart", True) is True
    )


def _check_round_result(result: Any, seats: int, sides: int) -> None:
    form._keys(result, form.RESULT, "the round's result")
    form._need(type(result["end"]) is str and type(result["finish"]) is str, "end or finish is not a text")
    form._need(form._whole(result["seat"]), "seat is not a whole number")
    for key in ("winners", "totals", "points", "scores"):
        form._need(form._wholes(result[key]), f"{key} is not a list of whole numbers")
    for key, count in (("totals", seats), ("points", sides), ("scores", sides)):
        form._need(len(result[key]) == count, f"{key} has not one number for each")


def _tile(value: Any) -> bool:
    if type(value) is not str or not re.fullmatch("[0-9]+-[0-9]+(#([2-9]|[1-9][0-9]))?", value, re.ASCII):
        return False
    return form._tile(value.split("#")[0])


def _tiles(value: Any) -> bool:
    return type(value) is list and all(map(_tile, value))
