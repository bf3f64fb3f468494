"""Faults of a record, with the place where each was found."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A round and an event of a match, counted from 1; None where a fault concerns the whole."""

    round: int | None = None
    event: int | None = None


class Fault(NamedTuple):
    """One thing that is wrong with a record."""

    place: Place
    text: str

    def __str__(self) -> str:
        where = [f"{name} {number}" for name, number in zip(("round", "event"), self.place, strict=True) if number]
        return f"{', '.join(where)}: {self.text}" if where else self.text


def in_match(number: int, fault: Fault) -> str:
    """Return a fault with its whole place in a file of several matches, counted from 1."""
    return f"match {number}{', ' if fault.place.round else ': '}{fault}"


class RecordError(ValueError):
    """A record that is not what it should be, in one sentence."""


class UnreadableError(RecordError):
    """A line that is not one JSON object, or not of this format and version."""
