"""Points that are expected, as hints and the review write them."""

from __future__ import annotations

from ...model.line import Line
from ...model.rules import Rules
from . import figures
from .points import pips_score


def points(value: float, rules: Rules) -> str:
    """Return expected points without a sign."""
    return figures.decimal(value, _digits(rules))


def signed(value: float, rules: Rules) -> str:
    """Return expected points with their sign; no sign for none."""
    return figures.signed(value, _digits(rules))


def is_none(value: float, rules: Rules) -> bool:
    """Say whether expected points are written as none."""
    return round(float(value), _digits(rules)) == 0


def _digits(rules: Rules) -> int:
    """Return how many digits tell plays apart: a round brings many points where pips score, else a few."""
    return 1 if pips_score(rules, rules.finish(Line(), None, "block")) else 2
