"""Words of those who score: players alone, or two partners as « us » and « them » with a sign."""

from __future__ import annotations

from typing import Final

from ...model.match import Player
from ...model.rules import Rules
from .say import listed, player_name, tr

SIGNS: Final = ("●", "◆")
"""The sign of each team, so that teams are not told apart by colour alone."""


def side_sign(side: int) -> str:
    """Return the sign of a team; sides count from 0."""
    return SIGNS[side]


def team_name(side: int, own: int | None) -> str:
    """Return what a player of side `own` calls a team, a spectator (None) its number; sides count from 0."""
    if own is None:
        return tr("Team {number}").format(number=side + 1)
    return tr("Us") if side == own else tr("Them")


def own_side(rules: Rules, viewer: int | None) -> int | None:
    """Return the side of the person who looks, None for a spectator."""
    return None if viewer is None else rules.side(viewer)


def side_name(rules: Rules, players: tuple[Player, ...], side: int, viewer: int | None = None) -> str:
    """Return the players of a side."""
    return listed([player_name(players[seat], seat == viewer) for seat in rules.members(side)])


def side_title(rules: Rules, players: tuple[Player, ...], side: int, viewer: int | None = None) -> str:
    """Return a side in the shortest way: a player's name, or a team's sign and name."""
    if rules.teams_of_two:
        return f"{side_sign(side)} {team_name(side, own_side(rules, viewer))}"
    return side_name(rules, players, side, viewer)


def side_words(rules: Rules, players: tuple[Player, ...], side: int, viewer: int | None = None) -> str:
    """Return a side in full: a player's name, or a team's sign, name and players."""
    names = side_name(rules, players, side, viewer)
    if not rules.teams_of_two:
        return names
    return tr("{team} ({names})").format(team=side_title(rules, players, side, viewer), names=names)
