"""`replay`: check records; every fault is one line with its place."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ..games import game
from ..model.faults import UnreadableError, in_match
from ..model.record_check import judge
from ..model.record_json import parse_line
from .arguments import Progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one match a line")


def run(args: argparse.Namespace) -> int:
    """Check the files; return 0 when all is right, 1 with faults, 2 when something could not be read."""
    code = 0
    matches = 0
    progress = Progress("matches")
    for path in args.files:
        for severity, words in check_file(path):
            if severity:
                progress.end()
                print(f"{path}: {words}")
            else:
                matches += 1
                progress.step()
            code = max(code, severity)
    progress.end()
    if code == 0:
        print(f"{matches} {'match' if matches == 1 else 'matches'} checked, no fault found")
    return code


def check_file(path: str) -> Iterator[tuple[int, str]]:
    """Yield (0, "") for each match without a fault, (1, fault) for each fault, (2, why) for what cannot be read."""
    number = 0
    try:
        with open(path, "rb") as lines:
            for number, line in enumerate(lines, 1):
                yield from check_line(line, number)
    except OSError as error:
        yield 2, f"cannot be read: {error.strerror or error}"
        return
    except ValueError as error:  # a path with a NUL
        yield 2, f"cannot be read: {error}"
        return
    if number == 0:
        yield 2, "is empty"


def check_line(line: bytes, number: int) -> Iterator[tuple[int, str]]:
    """Yield what `check_file` does for one line, which is the match of this number."""
    try:
        record = parse_line(line)
    except UnreadableError as error:
        yield 2, f"match {number}: {error}"
        return
    faults = judge(record, game).faults
    for fault in faults:
        yield 1, in_match(number, fault)
    if not faults:
        yield 0, ""
