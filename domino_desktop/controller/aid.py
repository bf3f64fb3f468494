"""The help that a person used in a match, kept with its result."""

from __future__ import annotations

from typing import NamedTuple


class Aid(NamedTuple):
    """How often each kind of help was used in a match."""

    hints: int = 0
    undos: int = 0
    demos: int = 0
