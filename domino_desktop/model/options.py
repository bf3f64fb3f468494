"""House rules as data: each option of a game with its values, its default and what forbids a value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import Any

Value = int | str | tuple[int, ...]
Chosen = Mapping[str, Value]
"""Options already resolved, in the order of the game's table."""


class OptionError(ValueError):
    """An option that a game does not have, or a value it does not allow.

    `key` names the reason for the texts, `args` hold what they mention.
    """

    def __init__(self, key: str, message: str, **about: object) -> None:
        super().__init__(message)
        self.key = key
        self.about = about


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: `values` are all it can ever have; `why_not` gives the key of what forbids a value now."""

    values: Sequence[Value]
    default: Callable[[Chosen], Value]
    why_not: Callable[[Chosen, Value], str | None] = lambda chosen, value: None
    order: bool = False
    """The value is an order of all seats instead of one of `values`."""
    late: bool = False
    """It depends on options that the table lists after it, so it is resolved after them."""

    @property
    def is_number(self) -> bool:
        """Say whether the values are a range of whole numbers."""
        return isinstance(self.values, range)

    @property
    def is_switch(self) -> bool:
        """Say whether the option is off or on."""
        return tuple(self.values) == ("off", "on")

    def allows(self, chosen: Chosen, value: object) -> bool:
        """Say whether `value` is one of this option's values and nothing chosen before forbids it."""
        return self._is_value(chosen, value) and self.why_not(chosen, value) is None  # type: ignore[arg-type]

    def _is_value(self, chosen: Chosen, value: object) -> bool:
        if self.order:
            seats = chosen["seats"]
            return isinstance(value, tuple) and isinstance(seats, int) and sorted(value) == list(range(seats))
        return any(type(value) is type(known) and value == known for known in self.values)

    def check(self, key: str, chosen: Chosen, value: object) -> Value:
        """Return the value, or raise OptionError."""
        if not self._is_value(chosen, value):
            raise OptionError("value", f"option {key} cannot be {shown(value)}; {self.wanted(chosen)}", option=key)
        why = self.why_not(chosen, value)  # type: ignore[arg-type]
        if why is not None:
            raise OptionError(why, f"option {key} cannot be {shown(value)}: {_WHY[why]}", option=key)
        return value  # type: ignore[return-value]

    def wanted(self, chosen: Chosen) -> str:
        """Say in words which values the option takes."""
        if self.order:
            return f"it lists all seats, such as {','.join(str(s) for s in range(int(str(chosen['seats']))))}"
        if self.is_number:
            return f"it takes {self.values[0]} to {self.values[-1]}"
        return "it takes " + " or ".join(str(value) for value in self.values)


_WHY = {
    "too-many-tiles": "there are not enough tiles for all seats",
    "double-six-only": "five seats and more play with two double-six sets",
    "four-seats-only": "teams need four seats",
    "novel-needs": "the rules of the novel include it",
}


def choice(*values: Value) -> Any:
    """Declare an option with a few values; the first is the default."""
    return option(values, values[0])


def switch() -> Any:
    """Declare an option that is off or on."""
    return choice("off", "on")


def whole(low: int, high: int, default: int) -> Any:
    """Declare an option that takes any whole number from low to high."""
    return option(range(low, high + 1), default)


def option(
    values: Sequence[Value],
    default: Value | Callable[[Chosen], Value],
    why_not: Callable[[Chosen, Value], str | None] = lambda chosen, value: None,
    late: bool = False,
) -> Any:
    """Declare an option whose default or allowed values depend on others: those before it, or with `late` all."""
    get = default if callable(default) else lambda chosen: default
    return field(metadata={"option": Option(values, get, why_not, late=late)})


def seat_order() -> Any:
    """Declare an option that lists all seats; by default in ascending order."""
    return field(metadata={"option": Option((), lambda chosen: tuple(range(_whole(chosen["seats"]))), order=True)})


def _whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def declared(rules: Any) -> dict[str, Option]:
    """Return the options of a game (its class or an instance) in the order of their table."""
    found: tuple[Field[Any], ...] = fields(rules)
    return {f.name: f.metadata["option"] for f in found if "option" in f.metadata}


def resolve(rules: Any, given: Mapping[str, object]) -> dict[str, Value]:
    """Return every option of a game, those not given with their defaults; raise OptionError."""
    options = declared(rules)
    for key in given:
        if key not in options:
            raise OptionError("unknown", f"{rules.key} has no option {key}; it has {', '.join(options)}", option=key)
    chosen: dict[str, Value] = {}
    for key, one in sorted(options.items(), key=lambda item: item[1].late):
        value = given[key] if key in given else one.default(chosen)
        chosen[key] = one.check(key, chosen, value)
    return {key: chosen[key] for key in options}


def parse(rules: Any, text: str) -> tuple[str, Value]:
    """Read one `KEY=VALUE` of the command line; raise OptionError when it has no such form."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise OptionError("form", f"{text!r} is not of the form KEY=VALUE", option=key)
    one = declared(rules).get(key)
    if one is None:
        return key, value
    if one.order:
        parts = value.split(",")
        return key, tuple(int(part) for part in parts) if all(_is_whole(part) for part in parts) else value
    return key, int(value) if _is_whole(value) and not isinstance(one.values[0], str) else value


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def shown(value: object) -> str:
    """Write a value as the command line takes it."""
    return ",".join(str(part) for part in value) if isinstance(value, tuple) else str(value)
