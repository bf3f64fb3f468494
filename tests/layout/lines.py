"""Lines of every kind for the tests of the layout: each as the story of how it grew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import strategies as st

from domino_desktop.games import GAMES
from domino_desktop.model.actions import Play
from domino_desktop.model.dealing import begin_round
from domino_desktop.model.line import CHAIN, HUB, Line
from domino_desktop.model.options import OptionError
from domino_desktop.model.tiles import Tile, full_set
from tests.dealt import covered


class Story(list[Line]):
    """One line after another; each has one tile more than the one before, or one tile lifted, or arms added."""

    def __repr__(self) -> str:
        last = self[-1]
        return f"Line(laid={[tuple(laid) for laid in last.laid]}, lifted={set(last.lifted)}, arms={len(last.arms)})"


class Grower:
    """Lays tiles of a set at random, as the games of the rule sheet may."""

    def __init__(self, seed: int, highest: int = 6, copies: int = 1) -> None:
        """Shuffle a set."""
        self.random = random.Random(seed)
        self.tiles = list(full_set(highest, copies))
        self.random.shuffle(self.tiles)
        self.story = Story([Line()])

    @property
    def line(self) -> Line:
        """The line as it is now."""
        return self.story[-1]

    def root(self, ports: tuple[int, ...] = CHAIN, double: bool = False) -> None:
        """Lay a tile apart."""
        fitting = [tile for tile in self.tiles if tile.is_double or not double]
        if fitting:
            self._lay(fitting[0], self.line.root(fitting[0], ports))

    def grow(self, arms: range | None = None, doubles_first: bool = False) -> bool:
        """Lay a tile on one of these arms, or on any; say whether one fitted."""
        line = self.line
        places = [
            (tile, arm)
            for tile in self.tiles
            for arm in (arms if arms is not None else range(len(line.arms)))
            if tile.mask >> line.arms[arm].number & 1
        ]
        if not places:
            return False
        doubles = [place for place in places if place[0].is_double]
        tile, arm = self.random.choice(doubles if doubles and doubles_first else places)
        self._lay(tile, line.grow(tile, arm))
        return True

    def break_line(self) -> None:
        """Lift an interior tile and play on one of the two new arms, if there are such tiles."""
        indexes = list(range(len(self.line.laid)))
        self.random.shuffle(indexes)
        for index in indexes:
            try:
                lifted = self.line.lift(index)
            except ValueError:
                continue
            if any(arm.end == index for arm in self.line.arms):  # the hub is never lifted
                continue
            arms = range(len(lifted.arms) - 2, len(lifted.arms))
            if any(tile.mask >> lifted.arms[arm].number & 1 for tile in self.tiles for arm in arms):
                self.story.append(lifted)
                self.grow(arms)
                self.tiles.append(self.line.laid[index].tile)
                return

    def _lay(self, tile: Tile, line: Line) -> None:
        self.tiles.remove(tile)
        self.story.append(line)


@st.composite
def chains(draw: st.DrawFn) -> Story:
    """Return a line with two arms, with one to three sets, sometimes full of doubles or all on one arm."""
    highest, copies = draw(st.sampled_from([(6, 1), (9, 1), (12, 1), (6, 2), (6, 3)]))
    grower = Grower(draw(st.integers(0, 2**32)), highest, copies)
    doubles_first, one_arm = draw(st.booleans()), draw(st.booleans())
    grower.root()
    for _ in range(draw(st.sampled_from([7, 14, 28, 91]))):
        if not grower.grow(range(1) if one_arm else None, doubles_first):
            break
    return grower.story


@st.composite
def crosses(draw: st.DrawFn) -> Story:
    """Return a line with a hub of four arms."""
    highest, copies = draw(st.sampled_from([(6, 1), (12, 1), (6, 3)]))
    grower = Grower(draw(st.integers(0, 2**32)), highest, copies)
    doubles_first, arms = draw(st.booleans()), draw(st.sampled_from([range(4), range(1, 3), range(2), range(1)]))
    grower.root(HUB, double=True)
    for _ in range(draw(st.sampled_from([4, 12, 28, 91]))):
        grower.grow(arms, doubles_first)
    return grower.story


@st.composite
def spinners(draw: st.DrawFn) -> Story:
    """Return a line in which a double gets side arms once both its long sides are covered."""
    grower = Grower(draw(st.integers(0, 2**32)), draw(st.sampled_from([6, 9, 12])))
    early = draw(st.booleans())
    grower.root(double=draw(st.booleans()))
    side_arms = False
    for count in range(draw(st.sampled_from([6, 14, 28, 91]))):
        grower.grow(None, early)
        line = grower.line
        for index, laid in enumerate(line.laid):
            if laid.tile.is_double and not side_arms and {0, 1} <= covered(line, index) and (early or count > 6):
                grower.story.append(line.sprout(index, (2, 3)))
                side_arms = True
    return grower.story


@st.composite
def broken(draw: st.DrawFn) -> Story:
    """Return a line of up to ten pieces: broken up to eight times, with doubles laid apart."""
    copies = draw(st.integers(1, 3))
    grower = Grower(draw(st.integers(0, 2**32)), 6, copies)
    grower.root(HUB if draw(st.booleans()) else CHAIN, double=True)
    steps = [*["break"] * draw(st.integers(0, 8)), *["apart"] * draw(st.integers(0, 5)), *["grow"] * 12 * copies]
    grower.random.shuffle(steps)
    for step in ["grow"] * 6 + steps:
        if step == "break":
            grower.break_line()
        elif step == "apart":
            grower.root(double=True)
        else:
            grower.grow()
    return grower.story


@st.composite
def played(draw: st.DrawFn) -> Story:
    """Return the lines of a round of a real game, played at random."""
    kind = draw(st.sampled_from(GAMES))
    try:
        rules = kind.make({"seats": draw(st.integers(2, 4)), "set": draw(st.sampled_from([6, 9, 12]))})
    except OptionError:  # not every game has all of these
        rules = kind.make({})
    chance = random.Random(draw(st.integers(0, 2**32)))
    round_ = begin_round(rules, f"{chance.getrandbits(128):032x}", 1, None, (0,) * rules.sides)
    story = Story([Line()])
    if round_.line.laid:
        story.append(round_.line)
    while round_.result is None:
        action = chance.choice(round_.legal)
        if isinstance(action, Play) and action.arm is not None:
            story.append(round_.line.grow(action.tile, action.arm))
        round_, _ = round_.play(action)
        if round_.line != story[-1]:
            story.append(round_.line)
    return story


stories = st.one_of(chains(), crosses(), spinners(), broken(), played())
widths = st.one_of(st.floats(16, 120), st.sampled_from([16.0, 20.0, 24.0, 30.0, 40.0]))


def growths(story: Story) -> Iterator[tuple[Line, Line, Tile, int | None]]:
    """Yield (before, after, tile, arm) for every tile laid in a story; no arm for one laid apart."""
    for before, after in pairwise(story):
        if len(after.laid) > len(before.laid):
            laid = after.laid[-1]
            places = [(arm.end, arm.port) for arm in before.arms]
            yield before, after, laid.tile, places.index((laid.parent, laid.port)) if laid.parent >= 0 else None
