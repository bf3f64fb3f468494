"""Words that tell the table to somebody who does not look at it: tiles, ends, the line, what is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from ...controller.gesture_words import APART
from ...layout.snake import Slot
from ...model.line import Line
from ...model.tiles import Tile
from .say import QT_TR_NOOP, capital, listed, tile_words, tr


def place_words(place: int, slots: Sequence[Slot]) -> str:
    """Return a place by its number and side, inside a sentence: an arm, counted from 0, or APART."""
    if place == APART:
        return tr("the place apart")
    where = tr(_WHERE[slots[place].dx, slots[place].dy])
    return tr("end {arm} ({where})").format(arm=place + 1, where=where)


def end_words(arm: int, slots: Sequence[Slot], number: int) -> str:
    """Return an arm with its open number; arms count from 0."""
    return tr("{end}, open number {number}").format(end=capital(place_words(arm, slots)), number=number)


def lay_words(tile: Tile, end: str) -> str:
    """Return what pressing an end does while a tile is chosen; `end` is the end in words."""
    return tr("Play the {tile} here. {end}").format(tile=tile_words(tile), end=end)


def lay_apart_words(tile: Tile) -> str:
    """Return what pressing the place apart from the line does."""
    return tr("Lay the {tile} apart").format(tile=tile_words(tile))


def lift_words(tile: Tile) -> str:
    """Return what pressing a tile of the line does that may be lifted."""
    return tr("Lift the {tile} from the line").format(tile=tile_words(tile))


def own_tile_words(tile: Tile, playable: bool, chosen: bool) -> str:
    """Return a tile of the hand, and whether it can be played or is chosen."""
    if chosen:
        return tr("{tile}, chosen").format(tile=tile_words(tile))
    return tr("{tile}, playable").format(tile=tile_words(tile)) if playable else tile_words(tile)


def choice_words(tile: Tile, places: Sequence[str]) -> str:
    """Return that a tile was chosen, and where it can be played."""
    return f"{own_tile_words(tile, True, True)}. {fits_words(places)}"


def fits_words(places: Sequence[str]) -> str:
    """Return where a tile can be played: places in words, none where it opens the round."""
    return tr("It fits {places}.").format(places=listed(places)) if places else tr("It opens the round.")


def takes_words(tiles: Sequence[Tile]) -> str:
    """Return which tiles of the hand an end takes."""
    if not tiles:
        return tr("You have no tile for this end.")
    return tr("Of your tiles it takes {tiles}.").format(tiles=listed([tile_words(tile) for tile in tiles]))


def line_words(line: Line) -> str:
    """Return the tiles that lie on the table, in the order in which they were laid."""
    lying = [laid.tile for index, laid in enumerate(line.laid) if index not in line.lifted]
    if not lying:
        return tr("No tile is on the table yet")
    return tr("On the table, in the order of play: {tiles}").format(tiles=listed([tile_words(tile) for tile in lying]))


def hand_words(tiles: Sequence[Tile]) -> str:
    """Return one's own hand in a sentence, for who comes to the table by keys; nothing for an empty one."""
    return tr("In your hand: {tiles}.").format(tiles=listed([tile_words(tile) for tile in tiles])) if tiles else ""


def hand_title(tiles: int) -> str:
    """Return the title of one's own hand."""
    return tr("Your hand: %n tile(s)", "", tiles)


_WHERE = {
    (-1, 0): QT_TR_NOOP("left"),
    (1, 0): QT_TR_NOOP("right"),
    (0, -1): QT_TR_NOOP("top"),
    (0, 1): QT_TR_NOOP("bottom"),
}
