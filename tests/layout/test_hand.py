"""The own hand: every tile stands inside its box, in order, and can be reached."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.layout.geometry import Rect
from domino_desktop.layout.hand import RAISE, lay_hand
from domino_desktop.layout.table import lay_table

boxes = st.tuples(st.floats(300, 3000), st.floats(80, 320))


def rows_of(tiles: tuple[Rect, ...]) -> list[list[Rect]]:
    """Return the tiles by row."""
    tops = sorted({tile.top for tile in tiles})
    return [[tile for tile in tiles if tile.top == top] for top in tops]


@given(st.integers(0, 91), boxes, st.floats(20, 120))
def test_tiles_are_twice_as_tall_as_wide_and_inside_the_box(
    count: int, box: tuple[float, float], largest: float
) -> None:
    tiles = lay_hand(count, *box, largest)
    assert len(tiles) == count
    assert len({round(tile.width, 6) for tile in tiles}) <= 1
    for tile in tiles:
        assert tile.height == pytest.approx(2 * tile.width)
        assert tile.width <= largest + 1e-6
        assert Rect(0, 0, *box).contains(tile)
        assert tile.top - RAISE * tile.width >= -1e-6  # it may be raised


@given(st.integers(1, 91), boxes, st.floats(20, 120))
def test_tiles_follow_each_other_and_rows_never_overlap(count: int, box: tuple[float, float], largest: float) -> None:
    tiles = lay_hand(count, *box, largest)
    assert list(tiles) == sorted(tiles, key=lambda tile: (tile.top, tile.left))
    rows = rows_of(tiles)
    for upper, lower in pairwise(rows):
        assert upper[0].bottom <= lower[0].top - RAISE * lower[0].width + 1e-6
    for row in rows:
        assert all(one.left < other.left for one, other in pairwise(row))


@given(st.integers(1, 40), st.floats(780, 3840), st.floats(480, 2050), st.integers(2, 8))
def test_forty_tiles_show_24_pixels_each_on_the_smallest_table(
    count: int, width: float, height: float, seats: int
) -> None:
    box = lay_table(width, height, seats).hand
    assert box is not None
    for row in rows_of(lay_hand(count, box.width, box.height, 60)):
        assert row[-1].width > 24 - 1e-6
        assert all(other.left - one.left > 24 - 1e-6 for one, other in pairwise(row))


@given(st.integers(1, 20), boxes)
def test_tiles_that_are_wide_enough_do_not_overlap(count: int, box: tuple[float, float]) -> None:
    tiles = lay_hand(count, *box, 100)
    if tiles[0].width > 24 + 1e-6:
        assert not any(one.overlaps(other) for one, other in combinations(tiles, 2))


def test_seven_tiles_stand_in_one_row_as_large_as_the_box_allows() -> None:
    tiles = lay_hand(7, 600, 132, 100)
    assert len(rows_of(tiles)) == 1
    assert tiles[0].width == pytest.approx(60)
    assert tiles[0].left == pytest.approx(600 - tiles[-1].right)


def test_many_tiles_stand_in_two_rows() -> None:
    assert [len(row) for row in rows_of(lay_hand(27, 500, 116, 60))] == [14, 13]


def test_the_largest_size_is_kept() -> None:
    assert {tile.width for tile in lay_hand(7, 3000, 300, 80)} == {80}
