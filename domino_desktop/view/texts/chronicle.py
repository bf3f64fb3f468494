"""A round told from its beginning, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.events import Broke, Ended, Played
from ...model.observation import Observation
from .ends import result_title
from .games import game_name, score_counted
from .history import lines_after
from .matches import rules_words, shortened
from .say import listed, player_name, tile_words, titled, tr
from .sides import side_title
from .table import compass_words, shown_said
from .turns import event_words


def chronicle(seen: Observation) -> list[str]:
    """Return what has happened in the round as its viewer saw it, one sentence or two each, the oldest first."""
    players = shortened(seen.players)
    names = [player_name(player, seat == seen.seat) for seat, player in enumerate(players)]
    told = [titled(tr("Turned up for the lead"), _each(names, map(tile_words, drawn))) for drawn in seen.lead_draws]
    if any(seen.shown):
        told.append(titled(tr("Shown"), _each(names, map(shown_said, seen.shown))))
    lines = lines_after(seen.rules, seen.events)
    next(lines)
    for number, (event, line) in enumerate(zip(seen.events, lines, strict=True), 1):
        words = event_words(event, players, seen.seat)
        if isinstance(event, Played | Broke):
            words = f"{words} {compass_words(line.numbers, None)}."
        elif isinstance(event, Ended):
            words = result_title(event.result, players, seen.seat)
        told.append(f"{number}. {words}")
    return told


def match_told(seen: Observation) -> str:
    """Return what is played, and which round it is."""
    played = tr("Round {number}").format(number=seen.number)
    return f"{game_name(seen.rules.key)}, {rules_words(seen.rules)}. {played}."


def scores_told(seen: Observation) -> str:
    """Return the score of every side."""
    rules, players = seen.rules, shortened(seen.players)
    sides = [
        f"{side_title(rules, players, side, seen.seat)} {score_counted(seen.scores[side], rules.penalties)}"
        for side in range(rules.sides)
    ]
    return titled(tr("Score"), ", ".join(sides)) + "."


def _each(names: list[str], said: Iterator[str]) -> str:
    return listed([f"{name} {words}" for name, words in zip(names, said, strict=True)])
