"""A set-up while it is being chosen: what was touched stays, the rest follows the games' declarations. No widgets."""

from __future__ import annotations

from ...controller.setup import HUMAN, Setup, youngest_first
from ...games import game
from ...model.match import Player
from ...model.options import Option, Value, declared
from ...model.rules import Rules
from ..texts import named

MOST_SEATS = 8
NEW_PLAYER = Player("", "bot:medium")


class Draft:
    """Always a set-up that can be played, whatever is chosen in whatever order."""

    def __init__(self, setup: Setup) -> None:
        self.game: type[Rules] = game(setup.game)
        self._touched: dict[str, dict[str, Value]] = {}
        self._players = list(setup.players) + [NEW_PLAYER] * (MOST_SEATS - len(setup.players))
        self._me = next((seat for seat, player in enumerate(setup.players) if player.player == HUMAN), None)
        chosen: dict[str, Value] = {}
        for key, option in self._declared:
            chosen[key] = setup.options[key]
            if chosen[key] != self._default(option, chosen):
                self._given[key] = chosen[key]

    @property
    def _declared(self) -> list[tuple[str, Option]]:
        """The game's options, each after those that it depends on."""
        return sorted(declared(self.game).items(), key=lambda item: item[1].late)

    def _default(self, option: Option, chosen: dict[str, Value]) -> Value:
        """Return an option's default; an order of the seats goes by who sits there."""
        if option.order:
            return youngest_first(tuple(self._players[: int(str(chosen["seats"]))]))
        return option.default(chosen)

    @property
    def _given(self) -> dict[str, Value]:
        return self._touched.setdefault(self.game.key, {})

    @property
    def options(self) -> dict[str, Value]:
        """Every option with its value: what was chosen where that is allowed now, else the default."""
        chosen: dict[str, Value] = {}
        for key, option in self._declared:
            value = self._given.get(key)
            allowed = value is not None and option.allows(chosen, value)
            chosen[key] = value if value is not None and allowed else self._default(option, chosen)
        return {key: chosen[key] for key in declared(self.game)}

    @property
    def players(self) -> tuple[Player, ...]:
        """The players of the seats that there are."""
        return tuple(self._players[: int(str(self.options["seats"]))])

    @property
    def names(self) -> tuple[str, ...]:
        """The names that players will have who are given none."""
        nameless = tuple(Player("", player.player) for player in self.players)
        return tuple(player.name for player in named(nameless))

    def setup(self) -> Setup:
        """Return the set-up as it stands."""
        return Setup(self.game.key, self.options, self.players)

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return self.game.make(self.options)

    def choose_game(self, key: str) -> None:
        """Change the game; what was chosen for another game waits until it is chosen again."""
        self.game = game(key)

    def choose(self, key: str, value: Value) -> None:
        """Choose a value of an option."""
        self._given[key] = value

    def forget(self) -> None:
        """Go back to the game's usual rules, with the same seats."""
        self._touched[self.game.key] = {key: value for key, value in self._given.items() if key == "seats"}

    def name(self, seat: int, name: str) -> None:
        """Give a player a name; "" is the usual one."""
        self._players[seat] = self._players[seat]._replace(name=name.strip())

    def seat(self, seat: int, player: str) -> None:
        """Say who sits at a seat: `human` or `bot:LEVEL`."""
        self._players[seat] = self._players[seat]._replace(player=player)

    def sit(self, seat: int) -> None:
        """Put the person who sets up at a seat; who sat there takes the seat that this leaves."""
        here = self.me
        if here is None:
            self.seat(seat, HUMAN)
        else:
            self._players[seat], self._players[here] = self._players[here], self._players[seat]
        self._me = seat

    @property
    def me(self) -> int | None:
        """The seat of the person who sets up: the one chosen, else the first person's, else none."""
        people = [seat for seat, player in enumerate(self.players) if player.player == HUMAN]
        return self._me if self._me in people else next(iter(people), None)

    def allowed(self, key: str) -> list[Value]:
        """Return the values that an option can have now."""
        return [value for value in self._option(key).values if self._option(key).allows(self._before(key), value)]

    def why_not(self, key: str, value: Value) -> str | None:
        """Return the key of what forbids a value now."""
        return self._option(key).why_not(self._before(key), value)

    def _option(self, key: str) -> Option:
        return declared(self.game)[key]

    def _before(self, key: str) -> dict[str, Value]:
        """Return the options that are resolved before one: only they can forbid its values."""
        keys = [one for one, _ in self._declared]
        return {earlier: value for earlier, value in self.options.items() if keys.index(earlier) < keys.index(key)}
