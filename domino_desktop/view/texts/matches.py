"""Words of a whole match: what is offered to be continued, and what a set-up will play."""

from __future__ import annotations

from typing import Final

from ...model.match import Match, Player
from ...model.rules import Rules
from .games import game_name, points_counted, set_name
from .options import option_now, option_value
from .say import player_name, tr
from .sides import side_title
from .table import seat_level

BOT_NAMES: Final = ("Zoé", "Léo", "Inès", "Hugo", "Jade", "Malik", "Rose", "Ti Jo")
"""Given to bots without a name, by seat; the same in every language."""


_ELSEWHERE: Final = ("seats", "set", "target", "match", "rounds", "youngest")
"""Options that are said otherwise, or need not be said during a match."""
SHORT: Final = 20
"""The longest name in a sentence."""


def named(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players with names for those that have none; a single person is "You" and stays without."""
    people = sum(player.level is None for player in players)
    taken = {player.name for player in players}
    found = []
    for seat, player in enumerate(players):
        name = player.name
        if not name and player.level is None and people > 1:
            name = tr("Player {number}").format(number=seat + 1)
        elif not name and player.level is not None:
            names = (*BOT_NAMES[seat:], *BOT_NAMES[:seat])
            name = next((free for free in names if free not in taken), names[0])
        taken.add(name)
        found.append(player._replace(name=name))
    return tuple(found)


def shortened(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players with names that a sentence in a panel has room for."""
    return tuple(
        player if len(player.name) <= SHORT else player._replace(name=player.name[: SHORT - 1].rstrip() + "…")
        for player in players
    )


def match_words(match: Match) -> str:
    """Return a match that can be continued in one line: game, round, scores."""
    rules, players = match.rules, shortened(match.players)
    scores = [f"{side_title(rules, players, side, person(players))} {score}" for side, score in enumerate(match.scores)]
    number = tr("round {number}").format(number=match.round.deal.number)
    return " · ".join((game_name(rules.key), number, ", ".join(scores)))


def setup_words(rules: Rules, players: tuple[Player, ...]) -> str:
    """Return what a set-up will play in two lines: game and house rules, players."""
    who = []
    for seat, player in enumerate(shortened(named(players))):
        name = player_name(player, seat == person(players))
        who.append(name if player.level is None else f"{name} ({seat_level(player)})")
    return f"{game_name(rules.key)} · {rules_words(rules)}\n{', '.join(who)}"


def rules_words(rules: Rules) -> str:
    """Return the house rules that matter during a match, in one line."""
    return " · ".join((set_name(rules.set), goal_words(rules), *_unusual(rules)))


def goal_words(rules: Rules) -> str:
    """Return what a match is played to."""
    options = rules.options()
    if "rounds" in options:
        return option_value("rounds", options["rounds"])
    if options.get("match") == "rounds":
        return option_value("match", "rounds")
    return tr("target: {points}").format(points=points_counted(int(str(options["target"]))))


def house_words(rules: Rules) -> str:
    """Return the house rules beside what the match is played to, in one line."""
    return " · ".join((set_name(rules.set), *_unusual(rules)))


def _unusual(rules: Rules) -> list[str]:
    options, usual = rules.options(), type(rules).make({"seats": rules.seats}).options()
    penalties = [tr("the fewest penalties win")] if rules.penalties else []
    unusual = [key for key, value in options.items() if key not in _ELSEWHERE and value != usual[key]]
    return penalties + [option_now(key, options[key]) for key in unusual]


def person(players: tuple[Player, ...]) -> int | None:
    """Return the seat of the only person, or None when there are none or several."""
    seats = [seat for seat, player in enumerate(players) if player.level is None]
    return seats[0] if len(seats) == 1 else None
