"""The size of the line on the screen: all of it is seen, as large as may be, and it seldom changes."""

from __future__ import annotations

from itertools import pairwise
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.layout.fit import Fit, fit
from domino_desktop.layout.snake import arrange, needed_width
from domino_desktop.model.line import Line
from domino_desktop.model.tiles import Tile
from tests.layout.lines import Grower, Story, stories

places = st.tuples(st.floats(320, 4000), st.floats(200, 2000))
"""Width and height of a rectangle in pixels."""


def long_line(highest: int, count: int) -> Story:
    """Return the story of a chain of at least so many tiles."""
    for seed in range(1000):
        grower = Grower(seed, highest)
        grower.root()
        while grower.grow():
            if len(grower.line.laid) == count:
                return grower.story
    raise AssertionError("no such line")


def assert_all_seen(line: Line, shown: Fit, width: float, height: float) -> None:
    """Assert that every tile lies in the rectangle."""
    left, top, right, bottom = arrange(line, shown.width).bounds
    assert (right - shown.x) * shown.unit <= width / 2 + 1e-6
    assert (shown.x - left) * shown.unit <= width / 2 + 1e-6
    assert (bottom - shown.y) * shown.unit <= height / 2 + 1e-6
    assert (shown.y - top) * shown.unit <= height / 2 + 1e-6


@given(stories, places, st.floats(10, 120))
def test_the_whole_line_is_seen(story: Story, place: tuple[float, float], largest: float) -> None:
    shown = fit(story[-1], *place, largest)
    assert 0 < shown.unit <= largest
    assert_all_seen(story[-1], shown, *place)


@given(stories, places)
def test_the_next_larger_size_would_be_too_high(story: Story, place: tuple[float, float]) -> None:
    line = story[-1]
    least = needed_width(line)
    unit = fit(line, *place, 60).unit / 0.88
    if unit <= min(60, place[0] / least):
        width = max(least, 2 * floor(place[0] / unit / 2))
        with_the_next_tiles = arrange(line, width).bounds.height + 4
        assert with_the_next_tiles * unit > place[1]


@given(stories, places)
def test_a_growing_line_never_gets_larger_and_keeps_its_width_while_it_keeps_its_size(
    story: Story, place: tuple[float, float]
) -> None:
    shown = [(len(line.arms), len(line.lifted), fit(line, *place, 60)) for line in story]
    for (arms, lifted, before), (arms_after, lifted_after, after) in pairwise(shown):
        if arms == arms_after <= 4 and lifted == lifted_after == 0:
            assert after.unit <= before.unit
            assert after.unit < before.unit or after.width == before.width


@pytest.mark.parametrize(("highest", "count", "changes"), [(6, 26, 2), (9, 50, 4), (12, 85, 6)])
@pytest.mark.parametrize("place", [(760, 260), (1100, 500), (1357, 615), (2600, 1200)])
def test_the_size_changes_a_few_times_only(highest: int, count: int, changes: int, place: tuple[float, float]) -> None:
    story = long_line(highest, count)
    largest = place[1] / 11  # then a short line has tiles of 2/11 of the height
    units = [fit(line, *place, largest).unit for line in story]
    assert len(set(units)) - 1 <= changes
    middles = [fit(line, *place, largest)[2:] for line in story]
    moves = sum(one != other for one, other in pairwise(middles))
    assert moves <= count / 3


@pytest.mark.parametrize(("highest", "count", "pixels"), [(6, 26, 36), (9, 50, 30), (12, 85, 23)])
def test_tiles_are_large_enough_to_read_on_a_screen_of_1366_pixels(highest: int, count: int, pixels: int) -> None:
    assert fit(long_line(highest, count)[-1], 1000, 420, 40).unit >= pixels


def test_an_empty_line_and_a_single_tile_have_the_largest_size() -> None:
    assert fit(Line(), 800, 400, 50) == Fit(16, 50, 0, 0)
    assert fit(Line().root(Tile(6, 4)), 1000, 400, 50) == Fit(20, 50, 0, 0)
