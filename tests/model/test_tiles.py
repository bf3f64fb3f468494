"""Tiles: interned, immutable, with one name each."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.model.tiles import Tile, full_set, total
from tests.dealt import tiles


def test_equal_tiles_are_the_same_object_also_after_pickling_and_copying():
    tile = Tile(6, 4, 2)
    assert pickle.loads(pickle.dumps(tile)) is tile
    assert copy.deepcopy(tile) is tile
    assert copy.copy(tile) is tile


def test_a_tile_cannot_change():
    with pytest.raises(AttributeError):
        Tile(6, 4).high = 5


@pytest.mark.parametrize("halves", [(4, 6), (-1, -1), (3, -1), (6, 4, 0)])
def test_there_is_no_other_tile(halves):
    with pytest.raises(ValueError, match="no such tile"):
        Tile(*halves)


@pytest.mark.parametrize(
    "text", ["", "6", "4-6", "06-4", "6-04", "6-4#1", "6-4#0", "6-4#02", "6-4 ", " 6-4", "6-4\n", "6–4", "٦-٤", "-1-0"]
)
def test_what_is_not_a_name(text):
    with pytest.raises(ValueError, match="is not a tile"):
        Tile.parse(text)


@given(st.integers(0, 12), st.integers(0, 12), st.integers(1, 9))
def test_the_name_reads_back(one, other, number):
    tile = Tile(max(one, other), min(one, other), number)
    assert Tile.parse(tile.name) is tile
    assert tile.other(tile.high) == tile.low
    assert tile.other(tile.low) == tile.high
    assert tile.is_double == (one == other)


def test_sets_and_totals():
    assert [len(full_set(highest)) for highest in (6, 9, 12)] == [28, 55, 91]
    assert len(set(full_set(6, 3))) == 84
    assert total(full_set(6)) == 168
    assert total(tiles("6-6 0-0 5-4")) == 21
    assert sorted(tiles("5-4 6-0 5-4#2 6-6")) == list(tiles("5-4 5-4#2 6-0 6-6"))
