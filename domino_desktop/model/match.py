"""A match: rounds until the game's target, with the players and the secret of the shuffle."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Action
from .dealing import begin_round
from .events import Event, Result
from .round import Round
from .rules import Rules, added


class Player(NamedTuple):
    """Who sits at a seat: a name, and `human` or `bot:LEVEL`."""

    name: str
    player: str

    @property
    def level(self) -> str | None:
        """The level of a bot, None for a person."""
        return self.player.removeprefix("bot:") if self.player.startswith("bot:") else None


class Outcome(NamedTuple):
    """How a match ended: the winning sides, why, and the side that gave up, if one did."""

    winners: tuple[int, ...]
    why: str
    by: int | None = None


class Match(NamedTuple):
    """A match at one moment: immutable, a function of rules, players, secret and the actions played."""

    rules: Rules
    players: tuple[Player, ...]
    secret: str
    rounds: tuple[Round, ...]
    """Never empty; all but the last are over."""
    outcome: Outcome | None = None

    @staticmethod
    def begin(rules: Rules, players: tuple[Player, ...], secret: str) -> Match:
        """Return a match with its first round dealt; raise ValueError unless there is a player for each seat."""
        if len(players) != rules.seats:
            raise ValueError(f"{rules.seats} seats need {rules.seats} players, not {len(players)}")
        return Match(rules, players, secret, (begin_round(rules, secret, 1, None, (0,) * rules.sides),))

    @property
    def round(self) -> Round:
        """The round being played, or the last one."""
        return self.rounds[-1]

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the rounds that are over."""
        return tuple([one.result for one in self.rounds if one.result])

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by side, with the points that plays of this round have scored."""
        now = self.round
        if now.result:
            return now.result.scores
        return added(now.scores, now.gained)

    @property
    def between_rounds(self) -> bool:
        """Whether the last round is over and the next one can be dealt."""
        return self.outcome is None and self.round.result is not None

    def play(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        """Play an action of the seat whose turn it is; raise IllegalAction unless it is legal.

        A match that is over by the rules gets its outcome with the round's last event.
        """
        now, events = self.round.play(action)
        after = self._replace(rounds=(*self.rounds[:-1], now))
        if now.result is not None:
            standing = self.rules.standing(after.results)
            if standing is not None:
                after = after._replace(outcome=Outcome(standing.winners, standing.why))
        return after, events

    def next_round(self) -> Match:
        """Deal the next round; raise ValueError unless the last one is over and the match is not."""
        if not self.between_rounds:
            raise ValueError("there is no next round to deal now")
        last = self.round.result
        number = len(self.rounds) + 1
        return self._replace(rounds=(*self.rounds, begin_round(self.rules, self.secret, number, last, self.scores)))

    def give_up(self, side: int) -> Match:
        """End the match: all sides but this one win; raise ValueError when it is over already."""
        if self.outcome is not None:
            raise ValueError("the match is over")
        others = tuple(other for other in range(self.rules.sides) if other != side)
        return self._replace(outcome=Outcome(others, "given-up", side))
