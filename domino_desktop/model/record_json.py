"""Strict reading of one line of a record file: JSON in UTF-8, no key twice, whole numbers kept apart from others."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from .faults import UnreadableError

FORMAT: Final = "domino-record"
VERSION: Final = 1
_LONGEST_NUMBER: Final = 15


class NotWhole:
    """A number with a point or an exponent, or too long to mean anything here."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text if len(self.text) <= _LONGEST_NUMBER else f"{self.text[:_LONGEST_NUMBER]}…"


def parse_line(line: bytes) -> dict[str, Any]:
    """Return the object on a line; raise UnreadableError when it is not one, or of another format or version."""
    try:
        text = line.decode("utf-8")
        found = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_float=NotWhole,
            parse_int=_whole,
        )
    except UnicodeDecodeError:
        raise UnreadableError("it is not text in UTF-8") from None
    except RecursionError:
        raise UnreadableError("it is nested too deeply to be a record") from None
    except UnreadableError:
        raise
    except ValueError:
        raise UnreadableError("it is not one JSON object") from None
    if not isinstance(found, dict):
        raise UnreadableError("it is not one JSON object")
    if found.get("format") != FORMAT:
        raise UnreadableError(f"its format is not {FORMAT}")
    if type(found.get("version")) is not int or found["version"] != VERSION:
        raise UnreadableError(f"its version is not {VERSION}")
    return found


def _whole(digits: str) -> int | NotWhole:
    return NotWhole(digits) if len(digits) > _LONGEST_NUMBER or digits == "-0" else int(digits)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise UnreadableError(f"it has the key {_short(json.dumps(twice))} twice")
    return found


def _no_constant(name: str) -> NoReturn:
    raise UnreadableError(f"it holds {name}, which is not a number of JSON")


def _short(text: str, longest: int = 80) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def short(value: object) -> str:
    """Write a value of a record on one short line, whatever it is."""
    if isinstance(value, NotWhole):
        return repr(value)
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else f"a list of {len(value)}"
    return _short(json.dumps(value))
