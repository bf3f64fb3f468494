"""Words at the table: seats, tiles, arms, the boneyard, and the table as a whole."""

from __future__ import annotations

from ...model.match import Player
from ...model.tiles import Tile
from .games import level_name, score_counted, tiles_counted
from .say import capital, listed, player_name, tile_words, tr
from .sides import side_sign, team_name


def seat_title(player: Player, mine: bool) -> str:
    """Return the name on a seat's plate."""
    return player_name(player, mine)


def seat_level(player: Player, brief: bool = False) -> str:
    """Return what plays at a seat, for the line under its name; of a bot only its level where that must be brief."""
    if player.level is None:
        return tr("person")
    if brief:
        return level_name(player.level).lower()
    return tr("bot, {level}").format(level=level_name(player.level).lower())


def seat_count(tiles: int) -> str:
    """Return the number of tiles in a hand."""
    return tiles_counted(tiles)


def seat_score(points: int, penalties: bool = False) -> str:
    """Return a seat's score."""
    return score_counted(points, penalties)


def seat_side(side: int, own: int | None = None) -> str:
    """Return the sign and name of a team, `own` being the side of the person who looks; sides count from 0."""
    return f"{side_sign(side)} {team_name(side, own)}"


def seat_words(
    player: Player, mine: bool, tiles: int, score: int, turn: bool, side: str = "", penalties: bool = False
) -> str:
    """Return a seat's whole plate as a sentence; `side` names its team, if it has one."""
    kind = f"{side}, {seat_level(player)}" if side else seat_level(player)
    words = tr("{name} ({kind}): {tiles}, {points}").format(
        name=player_name(player, mine), kind=kind, tiles=seat_count(tiles), points=seat_score(score, penalties)
    )
    return tr("{words}. On turn.").format(words=words) if turn else words


def boneyard_title() -> str:
    """Return the name of the undealt tiles that may be drawn."""
    return tr("Boneyard")


def boneyard_words(count: int, drawable: int, can_draw: bool, must_play: bool) -> str:
    """Return how many tiles the boneyard has, and whether one may be drawn now."""
    held = tr("Boneyard: %n tile(s)", "", count)
    if can_draw and must_play:
        return tr("{boneyard}. Click to keep your tile and draw instead.").format(boneyard=held)
    if can_draw:
        return tr("{boneyard}. Click to draw.").format(boneyard=held)
    if not drawable:
        return tr("{boneyard}. Nothing more can be drawn.").format(boneyard=held)
    if must_play:
        return tr("{boneyard}. You can play, so you may not draw.").format(boneyard=held)
    return held


def sleeping_title() -> str:
    """Return the name of the undealt tiles that are out of play."""
    return tr("Asleep")


def sleeping_words(count: int) -> str:
    """Return how many tiles are out of play."""
    return tr("%n undealt tile(s) sleep: out of play in this round", "", count)


def pass_said() -> str:
    """Return what a seat says that passes."""
    return tr("Pass", "said by a player")


def draw_said() -> str:
    """Return what a seat says that draws."""
    return tr("Draws", "said of a player")


def play_points_said(points: int) -> str:
    """Return what is said over a play that scores."""
    return f"+{points}"


def open_sum_words(total: int) -> str:
    """Return what the open numbers add up to, in a word or two."""
    return tr("Sum {total}").format(total=total)


def break_said() -> str:
    """Return what a seat says that breaks the line."""
    return tr("Breaks!", "said by a player who breaks the line")


def apart_title() -> str:
    """Return the name of the place where a double may be laid apart."""
    return tr("Apart")


def shown_said(tile: Tile | None) -> str:
    """Return what a seat says that shows its highest double, or that it has none."""
    return tr("No double") if tile is None else capital(tile_words(tile))


def known_words(tiles: tuple[Tile, ...]) -> str:
    """Return which tiles of a hand everybody knows."""
    return tr("Known to everybody in this hand: {tiles}").format(tiles=listed([tile_words(tile) for tile in tiles]))


def domino_said() -> str:
    """Return what a seat says that goes out."""
    return tr("Domino!")


def block_said() -> str:
    """Return what a seat says that blocks the round."""
    return tr("Blocked!")


def compass_words(numbers: tuple[int, ...], last_arm: int | None, open_sum: int | None = None) -> str:
    """Return the open numbers of all arms, the one played last, and what they count where that scores."""
    if not numbers:
        return tr("No tile is on the table yet")
    words = tr("Open numbers: {numbers}").format(numbers=_numbers(numbers))
    if last_arm is not None:
        words = tr("{open}; last played: {number}").format(open=words, number=numbers[last_arm])
    return words if open_sum is None else tr("{open}; they count {sum}").format(open=words, sum=open_sum)


def table_name() -> str:
    """Return the name of the table for assistive technology."""
    return tr("Table")


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)
