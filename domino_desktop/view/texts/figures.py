"""Numbers in the manner of the language."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from .say import tr


def number(value: int) -> str:
    """Return a whole number."""
    return QLocale().toString(value)


def decimal(value: float, digits: int = 1) -> str:
    """Return a number without its sign."""
    return QLocale().toString(round(abs(float(value)), digits), "f", digits)


def signed(value: float, digits: int = 1) -> str:
    """Return a number with its sign; no sign for none."""
    size = round(float(value), digits)
    return f"{'' if size == 0 else '−' if size < 0 else '+'}{decimal(value, digits)}"


def percent(share: float) -> str:
    """Return a share in whole percent."""
    return tr("{number}%").format(number=number(round(100 * share)))
