"""Words of the end of a round: how it ended and why the finish is what it is; and of the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from ...model.events import Event, Result
from ...model.line import Line
from ...model.match import Outcome, Player
from ...model.rules import Rules
from ...model.tiles import Tile
from ..rules.probe import breaks_allowed
from .games import points_counted, score_counted
from .history import before_last
from .say import listed, player_name, tile_words, tr
from .sides import side_name

FITS_BOTH = ("la-e-lo", "cruzada", "2-kabes")
"""The finishes whose last tile fitted both ends."""


def result_title(result: Result, players: tuple[Player, ...], viewer: int | None) -> str:
    """Return who went out, blocked the round or ended it otherwise."""
    mine = result.seat == viewer
    if result.end == "domino":
        words = tr("You went out.") if mine else tr("{name} went out.")
    elif result.end == "block":
        words = tr("You blocked the round.") if mine else tr("{name} blocked the round.")
    elif result.end == "target":
        words = tr("You reached the target.") if mine else tr("{name} reached the target.")
    else:
        words = tr("You laid the last kind of tile.") if mine else tr("{name} laid the last kind of tile.")
    return words.format(name=player_name(players[result.seat]))


def finish_why(rules: Rules, result: Result, line: Line, events: Sequence[Event]) -> str:
    """Return in one line why the finish is what it is, where a game tells several; `line` lies at the end."""
    before, tile = before_last(rules, events)
    if result.end == "block":
        numbers = listed([str(number) for number in sorted({arm.number for _, arm in rules.open_arms(line)})])
        if breaks_allowed(rules):
            words = tr("Nobody could play or break the line. Open numbers: {numbers}.")
        else:
            words = tr("Nobody could go on. Open numbers: {numbers}.")
        words = words.format(numbers=numbers)
        undealt = len(rules.tiles()) - rules.seats * rules.hand_size()
        return words + " " + tr("Nothing more could be drawn.") if rules.draws and undealt else words
    if tile is None or result.end != "domino":
        return ""
    if result.finish == "domino" or not before.arms:
        return ""
    return fit_words(before.numbers, tile, result.finish)


def fit_words(numbers: tuple[int, ...], tile: Tile, finish: str) -> str:
    """Return which ends a last tile fitted, and whether that counted."""
    fitting = [number for number in numbers if tile.mask >> number & 1]
    if len(fitting) < len(numbers):
        words = tr("The {tile} fitted one end only, the {number}; the other end showed {other}.")
        other = next(number for number in numbers if number not in fitting)
        return words.format(tile=tile_words(tile), number=fitting[0], other=other)
    if finish in FITS_BOTH:
        words = tr("The {tile} fitted both ends, {one} and {other}.")
    elif tile.is_double:
        words = tr("The {tile} fitted both ends, {one} and {other}, but by the house rules a double does not count.")
    else:
        words = tr("The {tile} fitted both ends, {one} and {other}, but only with one of its halves.")
    high, low = sorted(numbers, reverse=True)[:2]
    return words.format(tile=tile_words(tile), one=high, other=low)


def match_title(rules: Rules, players: tuple[Player, ...], outcome: Outcome, viewer: int | None) -> str:
    """Return who won the match, or is King."""
    mine = None if viewer is None else rules.side(viewer)
    several = len(outcome.winners)
    names = listed([side_name(rules, players, side, viewer) for side in outcome.winners])
    if rules.penalties and outcome.by is None:
        if outcome.winners == (mine,):
            return tr("You are King (Wa)!")
        return tr("{names} is King (Wa)!", "one or several", several).format(names=names)
    if outcome.winners == (mine,):
        if not rules.teams_of_two:
            return tr("You win the match!")
        partner = next(player_name(players[seat]) for seat in rules.members(outcome.winners[0]) if seat != viewer)
        return tr("You win the match with {partner}!").format(partner=partner)
    if several > 1 and outcome.by is None:
        return tr("{names} share the win.").format(names=names)
    count = several * len(rules.members(0))
    return tr("{names} wins the match.", "one or several", count).format(names=names)


def match_why(rules: Rules, players: tuple[Player, ...], outcome: Outcome, results: Sequence[Result],
              viewer: int | None) -> str:  # fmt: skip
    """Return why the match ended, and what decided it."""
    if outcome.by is not None:
        if viewer is not None and rules.side(viewer) == outcome.by:
            return tr("You gave up.")
        return tr("{name} gave up.", "one or several", len(rules.members(outcome.by))).format(
            name=side_name(rules, players, outcome.by))  # fmt: skip
    if outcome.why == "rounds":
        words = tr("The match went over %n round(s).", "", len(results))
        return f"{words} {_king_why(rules, players, outcome, results, viewer)}" if rules.penalties else words
    target = rules.options().get("target", 0)
    return tr("The target of {points} is reached.").format(points=points_counted(int(str(target))))


def _king_why(rules: Rules, players: tuple[Player, ...], outcome: Outcome, results: Sequence[Result],
              viewer: int | None) -> str:  # fmt: skip
    """Return how the fewest penalties, and then the rounds won, made the King."""
    scores = results[-1].scores
    least = min(scores)
    level = [side for side in range(rules.sides) if scores[side] == least]
    fewest = tr("The fewest penalty points make the King: {points}.").format(points=score_counted(least, True))
    if len(level) == 1:
        return fewest
    rounds = {side: sum(side in result.winners for result in results) for side in level}
    level.sort(key=lambda side: -rounds[side])
    if len(outcome.winners) == len(level):
        words = tr("Level in rounds won as well ({won}): they are Kings together.")
    elif len(outcome.winners) == 1:
        words = tr("Level: {names}. The most rounds won decide: {won}.")
    else:
        words = tr("Level: {names}. The most rounds won decide: {won}. Those still level are Kings together.")
    names = listed([side_name(rules, players, side, viewer) for side in level])
    return f"{fewest} {words.format(names=names, won=' : '.join(str(rounds[side]) for side in level))}"
