"""What a match is begun with: the game, its options and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..bots.levels import LEVELS
from ..games import game
from ..model.match import Player
from ..model.options import Value, declared, resolve
from ..model.rules import Rules

HUMAN: Final = "human"
PLAYERS: Final = (HUMAN, *(f"bot:{level}" for level in LEVELS))
"""What can sit at a seat, as the record says it."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up from which a match can begin; a player named "" gets a name in the interface's words."""

    game: str
    options: dict[str, Value]
    """Every option of the game, resolved."""
    players: tuple[Player, ...]
    """One for each seat."""

    def rules(self) -> Rules:
        """Return the rules; raise KeyError for an unknown game, OptionError for an option it does not allow."""
        return game(self.game).make(self.options)

    def to_json(self) -> dict[str, object]:
        """Return the set-up as JSON can hold it."""
        options = {key: list(value) if isinstance(value, tuple) else value for key, value in self.options.items()}
        return {"game": self.game, "options": options, "players": [player._asdict() for player in self.players]}

    @staticmethod
    def from_json(data: object) -> Setup:
        """Return the set-up that `to_json` gave; whatever else it is given, the default one."""
        try:
            return _read(data)
        except (KeyError, TypeError, ValueError):
            return default_setup()


def is_setup(data: object) -> bool:
    """Say whether `Setup.from_json` reads this as it was written."""
    try:
        _read(data)
    except (KeyError, TypeError, ValueError):
        return False
    return True


def default_setup() -> Setup:
    """Return la pioche between a person and a bot."""
    return Setup("draw", resolve(game("draw"), {}), (Player("", HUMAN), Player("", "bot:medium")))


def youngest_first(players: tuple[Player, ...]) -> tuple[int, ...]:
    """Return the usual order of the seats by age: people before bots, then seat order (RULES.md 3.4)."""
    return tuple(sorted(range(len(players)), key=lambda seat: (players[seat].player != HUMAN, seat)))


def _read(data: Any) -> Setup:
    given = {key: tuple(value) if isinstance(value, list) else value for key, value in dict(data["options"]).items()}
    if not all(isinstance(one["name"], str) and one["player"] in PLAYERS for one in data["players"]):
        raise ValueError("no such players")
    players = tuple(Player(one["name"], one["player"]) for one in data["players"])
    orders = {key: youngest_first(players) for key, option in declared(game(data["game"])).items() if option.order}
    rules = game(data["game"]).make(orders | given)
    if len(players) != rules.seats:
        raise ValueError("the players do not fit the game")
    return Setup(rules.key, rules.options(), players)
