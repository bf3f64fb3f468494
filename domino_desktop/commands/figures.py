"""Means, their 95 % intervals, and percentiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

NORMAL = 1.96
"""Standard errors on either side of the mean that hold 95 %."""


def middle(values: Sequence[float]) -> float:
    """Return the mean."""
    return fsum(values) / len(values)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of independent values."""
    mean = middle(values)
    if len(values) < 2:
        return mean, mean
    variance = fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    half = NORMAL * sqrt(variance / len(values))
    return mean - half, mean + half


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which this share of ascending values lies; 0 when there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
