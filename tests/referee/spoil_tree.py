"""Spoil every value and every key of a record in turn."""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from .bases import Record

Path = tuple[str | int, ...]


class Spoiled(NamedTuple):
    """A line that is one fault away from a true record, and what was done."""

    name: str
    path: Path
    data: bytes


def raw(text: str) -> str:
    """Stand for JSON that Python's own values cannot express."""
    return f"<<{text}>>"


def written(record: Any) -> bytes:
    """Write JSON; what `raw` gave stands in it without quotes."""
    text = json.dumps(record, ensure_ascii=False)
    return re.sub(r'"<<(.*?)>>"', lambda found: found.group(1), text).encode() + b"\n"


def nodes(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """List every value of a tree with its path, the whole first."""
    yield path, value
    if type(value) is dict:
        for key in value:
            yield from nodes(value[key], (*path, key))
    elif type(value) is list:
        for index, one in enumerate(value):
            yield from nodes(one, (*path, index))


def kind(path: Path, value: Any = None) -> str:
    """Name a path without its indices; events are told apart by their keys."""
    text = ".".join("*" if isinstance(part, int) else part for part in path)
    return f"{text} {sorted(value)}" if text.endswith("events.*") else text


def examples(record: Record) -> dict[str, list[tuple[Path, Any]]]:
    """Choose for every kind of value the first and the last one of the record."""
    groups: dict[str, list[tuple[Path, Any]]] = {}
    for path, value in nodes(record):
        groups.setdefault(kind(path, value), []).append((path, value))
    return {name: [group[0], group[-1]] if len(group) > 1 else group for name, group in groups.items()}


def changed(record: Record, path: Path, value: Any) -> Record:
    """Give a copy of the record with another value at a path."""
    if not path:
        return value  # type: ignore[no-any-return]
    copy = json.loads(json.dumps(record))
    parent = copy
    for part in path[:-1]:
        parent = parent[part]
    parent[path[-1]] = value
    return copy  # type: ignore[no-any-return]


WRONG_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 99, 10**30, raw("1.5"), raw("1e0"), raw("NaN"), raw("-Infinity"), "", "1", "é\n6-6", [], [1],
    [[]], {}, {"seat": 0},
)  # fmt: skip


def wrong_values(record: Record, paths: list[tuple[Path, Any]]) -> Iterator[Spoiled]:
    """Put wrong values in place of a right one."""
    for path, value in paths:
        # True == 1 and 1.0 == 1 in Python, so exactly these must be tried.
        twins: list[Any] = [raw(f"{value}.0"), str(value), [value], value == 1] if type(value) is int else [[value]]
        for wrong in [*twins, *WRONG_VALUES]:
            if type(wrong) is type(value) and wrong == value:
                continue
            name = f"{'.'.join(map(str, path))} = {wrong!r}"
            yield Spoiled(name, path, written(changed(record, path, wrong)))


def missing_keys(record: Record, paths: list[tuple[Path, Any]]) -> Iterator[Spoiled]:
    """Leave out each key of an object."""
    for path, value in paths:
        for key in value:
            fewer = {other: value[other] for other in value if other != key}
            yield Spoiled(f"{path} without {key}", path, written(changed(record, path, fewer)))


def doubled_keys(record: Record, paths: list[tuple[Path, Any]]) -> Iterator[Spoiled]:
    """Write each key of an object twice, with the same value and with another one."""
    for path, value in paths:
        for key in value:
            for again in (value[key], None):
                data = written(changed(record, path, value | {f"{key}<<again>>": again}))
                yield Spoiled(f"{path} with {key} twice", path, data.replace(b"<<again>>", b""))


EXTRA: dict[str, Any] = {
    "surplus": 0, "Seat": 0, "": None, "arm": 0, "apart": True, "points": 5, "arms": [2, 3], "by": 0, "draw": "6-6",
    "pass": [6, 6], "result": None, "comment": "", "a\nb": 1, "\ud800": 1, "é": 1, "x" * 5000: 1,
}  # fmt: skip


def extra_keys(record: Record, paths: list[tuple[Path, Any]]) -> Iterator[Spoiled]:
    """Add a key that does not belong to an object."""
    for path, value in paths:
        for key, something in EXTRA.items():
            if key not in value:
                text = json.dumps(changed(record, path, value | {key: something}))
                yield Spoiled(f"{path} with {key[:20]!a}", path, text.encode() + b"\n")
