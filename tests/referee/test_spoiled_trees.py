"""Every value and key of true records spoiled in turn: referee and `replay` see it, in the same place."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from . import spoil_tree
from .bases import BASES, Record, block3, drawn4, given_up, misere3
from .commands import Place, fault_lines, place, replay_here
from .form import Unreadable, read
from .referee import judge
from .spoil_tree import Spoiled

TREES = BASES if os.environ.get("DOMINO_THOROUGH") == "1" else (drawn4, block3, misere3, given_up)


def first_place(data: bytes, number: int) -> tuple[Place | None, bool]:
    """Say where the referee sees the first fault, and whether the line is no record at all."""
    try:
        faults = judge(read(data.removesuffix(b"\n")))
    except Unreadable:
        return Place(number, None, None), True
    return (Place(number, faults[0].round, faults[0].event), False) if faults else (None, False)


def place_of(path: spoil_tree.Path, number: int) -> Place:
    """Say to which place of a match a path belongs."""
    in_round = len(path) > 1 and path[0] == "rounds"
    in_event = in_round and len(path) > 3 and path[2] == "events"
    round_, event = (path[1] if in_round else None), (path[3] if in_event else None)
    return Place(number, round_ + 1 if type(round_) is int else None, event + 1 if type(event) is int else None)


def compare(spoiled: Iterable[Spoiled], tmp_path: Path, capsys: object) -> None:
    """Put all lines in one file and hold what `replay` says of each against the referee."""
    all_spoiled = list(spoiled)
    file = tmp_path / "spoiled.jsonl"
    file.write_bytes(b"".join(one.data for one in all_spoiled))
    expected = [first_place(one.data, number) for number, one in enumerate(all_spoiled, 1)]
    said = replay_here(capsys, file)
    found: dict[int, list[Place]] = {}
    if any(where for where, _ in expected):
        for seen in map(place, fault_lines(said, file)):
            found.setdefault(seen.match, []).append(seen)
    differences = []
    for number, (one, (where, unreadable)) in enumerate(zip(all_spoiled, expected, strict=True), 1):
        # What other options, rounds and events bring about shows in a place of its own.
        elsewhere = unreadable or "options" in one.path or one.path[-1:] in {("rounds",), ("events",)}
        if where is not None and not elsewhere:
            assert where == place_of(one.path, number), (one.name, "the referee itself is wrong about the place")
        if found.get(number, [None])[0] != where:
            differences.append((one.name, "expected", where, "found", found.get(number)))
    assert not differences, "\n".join(map(str, differences))
    assert said.code == max(2 if unreadable else 1 if where else 0 for where, unreadable in expected)


@pytest.mark.parametrize("base", TREES, ids=lambda base: base.__name__)
@pytest.mark.parametrize(
    "way",
    [spoil_tree.wrong_values, spoil_tree.missing_keys, spoil_tree.doubled_keys, spoil_tree.extra_keys],
    ids=lambda way: way.__name__,
)
def test_spoiled(
    base: Callable[[], Record],
    way: Callable[..., Iterable[Spoiled]],
    tmp_path: Path,
    capsys: object,
) -> None:
    record = base()
    problems = []
    for name, paths in spoil_tree.examples(record).items():
        if way is spoil_tree.wrong_values or type(paths[0][1]) is dict:
            try:
                compare(way(record, paths), tmp_path, capsys)
            except AssertionError as error:
                problems.append(f"{name}: {error}")
    assert not problems, "\n".join(problems)
