"""Example positions for the special things of a game, played by its own hooks; the dialog draws them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...model.line import HUB, Line
from ...model.rules import Rules
from ...model.tiles import Tile
from .. import texts
from ..texts import FITS_BOTH, listed, tr
from . import probe
from .finishes import finishes


class Example(NamedTuple):
    """A position to be drawn, and what it shows in words."""

    words: str
    line: Line
    marks: tuple[int, ...] = ()
    """Indexes of tiles with a frame: the last one, or those that may be lifted."""
    open: tuple[int, ...] = ()
    """Arms that are lit as places where a tile may go."""


def examples(rules: Rules) -> Iterator[Example]:
    """Yield the special things of a game, in the order of its rules."""
    if probe.fills_all_arms(rules):
        yield _cross(rules)
    elif probe.branches(rules)[1]:
        yield _hub(rules)
    if probe.breaks_allowed(rules):
        yield from _break(rules)
    if probe.arms_apart(rules):
        yield _apart(rules)
    if probe.has_spinner(rules):
        yield from _spinner(rules)
    found = finishes(rules)
    if len(found) > 1:
        for key, lasts in found.items():
            for last in lasts:
                line = last.line.grow(last.tile, 0)
                words = f"{texts.finish_name(key)} {texts.fit_words(last.line.numbers, last.tile, key)}"
                yield Example(words, line, (len(line.laid) - 1,), (1,) if key in FITS_BOTH else ())


def emblem(rules: Rules) -> Example:
    """Return a position that shows at a glance what a game is like."""
    found = list(examples(rules))
    if not found:
        return Example("", probe.long_chain())
    return found[0] if any(probe.branches(rules)) else found[-1]


def _cross(rules: Rules) -> Example:
    line = rules.lay(probe.cross(rules), Tile(6, 1), 2)
    bare = tuple(arm for arm, _ in rules.open_arms(line))
    words = tr("Two arms of the {tile} have their first tile. Only a six can be played now, on one of the lit arms.")
    return Example(words.format(tile=texts.tile_words(probe.SIX)), line, (), bare)


def _hub(rules: Rules) -> Example:
    line = rules.lay(Line(), Tile(5, 5), None)
    for tile, arm in ((Tile(5, 2), 1), (Tile(5, 0), 3), (Tile(2, 2), 1)):
        line = rules.lay(line, tile, arm)
    words = tr("The {hub} is the hub. The {later} came later and does not branch. The lit arms show {numbers}.").format(
        hub=texts.tile_words(Tile(5, 5)), later=texts.tile_words(Tile(2, 2)),
        numbers=listed([str(number) for number in line.numbers]),
    )  # fmt: skip
    return Example(words, line, (), tuple(range(len(line.arms))))


def _break(rules: Rules) -> Iterator[Example]:
    line = Line().root(Tile(3, 3), HUB)
    for tile, arm in ((Tile(3, 1), 1), (Tile(4, 1), 1), (Tile(4, 2), 1), (Tile(3, 2), 3)):
        line = rules.lay(line, tile, arm)
    index = line.find(Tile(4, 1))
    if index is None:
        return
    held = Tile(6, 4)
    words = tr("The player holds the {held}, which fits none of the ends, and may lift the marked {lifted}.")
    yield Example(words.format(held=texts.tile_words(held), lifted=texts.tile_words(Tile(4, 1))), line, (index,))
    broken = line.lift(index)
    numbers = [str(arm.number) for arm in broken.arms[-2:]]
    broken = broken.grow(held, len(broken.arms) - 1)
    words = tr("The line is broken: the new arms show {numbers}, and the {held} finishes the turn.")
    yield Example(
        words.format(numbers=listed(numbers), held=texts.tile_words(held)), broken, (len(broken.laid) - 1,)
    )  # fmt: skip


def _apart(rules: Rules) -> Example:
    line = rules.lay(Line(), Tile(5, 5), None)
    for tile, arm in ((Tile(5, 2), 1), (Tile(5, 0), 3)):
        line = rules.lay(line, tile, arm)
    line = rules.lay(line, Tile(4, 4), None)
    words = tr("The {tile} was laid apart: two new arms, both open.").format(tile=texts.tile_words(Tile(4, 4)))
    return Example(words, line, (len(line.laid) - 1,), tuple(range(len(line.arms)))[-2:])


def _spinner(rules: Rules) -> Iterator[Example]:
    """Yield a spinner's count, play after play."""
    line = Line()
    for tile, arm, words in (
        (Tile(5, 5), None, tr("The spinner alone counts both its halves, 5 + 5.")),
        (Tile(5, 0), 0, tr("The open 0 and both halves of the spinner: 0 + 10.")),
        (Tile(5, 4), 1, tr("Its long sides are covered, so the spinner counts no more: 0 + 4. Two arms arise.")),
        (Tile(5, 1), 2, tr("A short side counts once a tile lies on it: 0 + 4 + 1.")),
    ):
        line = rules.lay(line, tile, arm)
        scored = rules.play_points(line)
        said = tr("After the {tile}: {points}.").format(
            tile=texts.tile_words(tile), points=texts.points_counted(scored)
        )
        yield Example(f"{said} {words}", line, (len(line.laid) - 1,))
