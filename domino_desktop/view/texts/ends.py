"""Words of the end of a round and of a match."""

from __future__ import annotations

from ...model.events import Result
from ...model.match import Outcome, Player
from ...model.rules import Rules
from .games import points_counted
from .say import QT_TR_NOOP, listed, player_name, tr


def finish_name(key: str) -> str:
    """Return the name of the way in which a round ended."""
    return tr(_FINISHES[key])


def result_title(result: Result, players: tuple[Player, ...], viewer: int | None) -> str:
    """Return who went out or blocked the round, after the name of the finish."""
    mine = result.seat == viewer
    if result.end == "domino":
        words = tr("You went out.") if mine else tr("{name} went out.")
    else:
        words = tr("You blocked the round.") if mine else tr("{name} blocked the round.")
    return f"{finish_name(result.finish)} " + words.format(name=player_name(players[result.seat]))


def decision(result: Result, players: tuple[Player, ...], viewer: int | None) -> str:
    """Return which rule decided who won the round, and who did."""
    rule = rule_words(result.rule)
    if not result.winners:
        return rule
    return f"{rule} {_round_winner(result, players, viewer)}"


def rule_words(key: str) -> str:
    """Return the rule that decides who wins a round (the keys of `blocks.Decision`)."""
    return tr(_RULES[key])


def _round_winner(result: Result, players: tuple[Player, ...], viewer: int | None) -> str:
    if result.winners == (viewer,):
        return tr("You win the round.")
    names = listed([player_name(players[seat], seat == viewer) for seat in result.winners])
    return tr("{names} wins the round.", "one or several", len(result.winners)).format(names=names)


def points_words(rules: Rules, result: Result, side: int) -> str:
    """Return how the points of a side came about, such as `12 + 7 = 19`."""
    points = result.points[side]
    others = [str(total) for seat, total in enumerate(result.totals) if rules.side(seat) != side]
    if rules.keeps_pips or not points:
        return str(points)
    earned = sum(int(other) for other in others)
    return f"{' + '.join(others)} = {points}" if len(others) > 1 and earned == points else str(points)


def scoring(rules: Rules, result: Result) -> str:
    """Return by which rule the points of this round were given."""
    if rules.keeps_pips:
        return tr("Losing wins: all score what is left in their own hands.")
    if not result.winners:
        return tr("Nobody scores.")
    return tr("The winner scores what the others hold.")


def side_name(rules: Rules, players: tuple[Player, ...], side: int, viewer: int | None = None) -> str:
    """Return the players of a side."""
    return listed([player_name(players[seat], seat == viewer) for seat in rules.members(side)])


def match_title(rules: Rules, players: tuple[Player, ...], outcome: Outcome, viewer: int | None) -> str:
    """Return who won the match."""
    mine = None if viewer is None else rules.side(viewer)
    if outcome.winners == (mine,):
        return tr("You win the match!")
    names = listed([side_name(rules, players, side, viewer) for side in outcome.winners])
    several = len(outcome.winners)
    if several > 1 and outcome.by is None:
        return tr("{names} share the win.").format(names=names)
    return tr("{names} wins the match.", "one or several", several).format(names=names)


def match_why(rules: Rules, players: tuple[Player, ...], outcome: Outcome, rounds: int, viewer: int | None) -> str:
    """Return why the match ended."""
    if outcome.by is not None:
        if viewer is not None and rules.side(viewer) == outcome.by:
            return tr("You gave up.")
        return tr("{name} gave up.").format(name=side_name(rules, players, outcome.by))
    if outcome.why == "rounds":
        return tr("The match went over %n round(s).", "", rounds)
    target = rules.options().get("target", 0)
    return tr("The target of {points} is reached.").format(points=points_counted(int(str(target))))


_FINISHES = {
    "domino": QT_TR_NOOP("Domino!"),
    "block": QT_TR_NOOP("Blocked!"),
}
_RULES = {
    "domino": QT_TR_NOOP("Going out wins the round, whatever the others hold."),
    "lowest-total": QT_TR_NOOP("The lowest total wins a blocked round."),
    "lowest-tied": QT_TR_NOOP("Several share the lowest total: nobody wins the round."),
    "greatest-total": QT_TR_NOOP("Losing wins: the greatest total takes the round."),
    "greatest-tied": QT_TR_NOOP("Several share the greatest total: nobody takes the round."),
}
