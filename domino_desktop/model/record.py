"""The record of a match (RECORD.md): one line of JSON, written and read back."""

from __future__ import annotations

import json

from .faults import RecordError
from .match import Match
from .record_check import RulesOf, judge
from .record_json import parse_line
from .record_write import as_json


def dump(match: Match, app: str) -> str:
    """Return the record of a match as one line of JSON, without the line's end; `app` is our version."""
    return json.dumps(as_json(match, app), ensure_ascii=False, separators=(",", ":"))


def load(line: bytes, rules_of: RulesOf) -> Match:
    """Return the match of a record; raise RecordError with one sentence unless every word of it is right."""
    match, faults = judge(parse_line(line), rules_of)
    if match is None or faults:
        raise RecordError(str(faults[0]))
    return match
