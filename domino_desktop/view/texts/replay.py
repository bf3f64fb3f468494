"""Words of a match that is watched again."""

from __future__ import annotations

from typing import Final

from ...controller.playback import Eye, Playback
from ...model.events import Ended
from ...model.match import Player
from .ends import finish_why, match_title, match_why, result_title
from .glossary import finish_name
from .matches import person, shortened
from .points import points_lines
from .say import QT_TR_NOOP, player_name, tr
from .sides import side_title
from .turns import event_words


def happened(playback: Playback, at: int, eye: Eye) -> str:
    """Return what led to a moment, in a sentence or more; "you" is the person who played, from wherever one looks."""
    moment, seen = playback.moments[at], playback.seen(at, eye)
    match, players, you = moment.match, shortened(moment.match.players), person(moment.match.players)
    said = []
    for event in playback.step(at, eye).events:
        if not isinstance(event, Ended):
            said.append(event_words(event, players, you))
            continue
        before = seen.results[-2].scores if len(seen.results) > 1 else (0,) * match.rules.sides
        said += [
            finish_name(event.result.finish),
            result_title(event.result, players, you),
            finish_why(match.rules, event.result, seen.line, seen.events),
            *points_lines(match.rules, event.result, seen.events, players, before, you),
        ]
    if moment.is_deal:
        leader = match.round.deal.leader
        mine = leader == you
        words = tr("Round {number} is dealt. You open.") if mine else tr("Round {number} is dealt. {name} opens.")
        said.append(words.format(number=match.round.deal.number, name=player_name(players[leader])))
    if match.outcome is not None:
        said.append(match_title(match.rules, players, match.outcome, you))
        said.append(match_why(match.rules, players, match.outcome, match.results, you))
    return " ".join(part if part[-1] in _STOPS else f"{part}." for part in said if part)


def standing(playback: Playback, at: int) -> str:
    """Return the round, the place in it, and the scores."""
    match = playback.moments[at].match
    number = playback.round_at(at)
    span = playback.span(number)
    round_words = tr("Round {number} of {all}").format(number=number, all=len(playback.deals))
    step = tr("step {number} of {all}").format(number=at - span.start, all=len(span) - 1)
    players, you = shortened(match.players), person(match.players)
    scores = [f"{side_title(match.rules, players, side, you)} {score}" for side, score in enumerate(match.scores)]
    return " · ".join((f"{round_words}, {step}", ", ".join(scores)))


def seat_choice(players: tuple[Player, ...], seat: int) -> str:
    """Return the name of a seat among those that the match can be watched from."""
    player = shortened(players)[seat]
    only = sum(one.level is None for one in players) == 1
    return player_name(player, player.level is None and only)


def button_about(key: str) -> str:
    """Return what a button does, and its key."""
    return tr(_BUTTONS[key])


_STOPS: Final = ".!?…"
_BUTTONS: Final = {
    "round_back": QT_TR_NOOP("To the round before (Page up)"),
    "back": QT_TR_NOOP("One step back (Left)"),
    "play": QT_TR_NOOP("Play (Space)"),
    "pause": QT_TR_NOOP("Pause (Space)"),
    "forward": QT_TR_NOOP("One step on (Right)"),
    "round_forward": QT_TR_NOOP("To the next round (Page down)"),
}
