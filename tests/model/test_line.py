"""The line as a tree: arms, hubs, spinners, several lines, lifted tiles."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.model.line import HUB, Line
from domino_desktop.model.tiles import Tile, full_set
from tests.dealt import covered


def line_of(*plays: tuple[str, int | None]) -> Line:
    line = Line()
    for name, arm in plays:
        tile = Tile.parse(name)
        line = line.root(tile) if arm is None else line.grow(tile, arm)
    return line


def test_the_first_tile_shows_its_higher_number_on_arm_0():
    assert line_of(("6-4", None)).numbers == (6, 4)
    assert line_of(("5-5", None)).numbers == (5, 5)


def test_a_tile_becomes_the_end_of_its_arm():
    line = line_of(("6-4", None), ("6-1", 0), ("4-4", 1), ("4-0", 1))
    assert line.numbers == (1, 0)
    assert [(laid.parent, laid.port, laid.inner) for laid in line.laid] == [
        (-1, -1, 6),
        (0, 0, 6),
        (0, 1, 4),
        (2, 1, 4),
    ]


def test_a_tile_that_does_not_fit_is_refused():
    with pytest.raises(ValueError, match="does not fit"):
        line_of(("6-4", None), ("5-1", 0))


def test_a_hub_has_four_arms_that_keep_their_numbers():
    line = Line().root(Tile(6, 6), HUB)
    assert line.numbers == (6, 6, 6, 6)
    line = line.grow(Tile(6, 2), 2).grow(Tile(6, 1), 0)
    assert line.numbers == (1, 6, 2, 6)
    assert covered(line, 0) == {2, 3}


def test_a_spinner_sprouts_two_more_arms():
    line = line_of(("5-5", None), ("5-1", 0), ("5-2", 1)).sprout(0, (2, 3))
    assert line.numbers == (1, 2, 5, 5)
    assert line.grow(Tile(5, 3), 3).numbers == (1, 2, 5, 3)


def test_a_lifted_tile_leaves_two_pieces_and_two_arms():
    line = line_of(("6-4", None), ("6-1", 0), ("1-0", 0), ("4-2", 1))
    broken = line.lift(1)
    assert broken.numbers == (0, 2, 6, 1)
    assert broken.piece(0) == {0, 3}
    assert broken.piece(2) == {2}
    assert broken.find(Tile(6, 1)) is None
    # the piece of the later tile goes on from its inner half
    grown = broken.grow(Tile(5, 1), 3)
    assert grown.numbers == (0, 2, 6, 5)
    assert covered(grown, 2) == {0}
    # the lifted tile may be laid again, and counts as laid anew
    again = grown.grow(Tile(6, 1), 2)
    assert again.find(Tile(6, 1)) == 5


def test_the_lower_arm_of_a_break_is_on_the_piece_with_the_earliest_tile():
    line = line_of(("6-4", None), ("6-1", 0), ("1-0", 0), ("4-2", 1), ("2-2", 1))
    broken = line.lift(0)  # the root: the piece of 6-1 (laid second) comes before that of 4-2
    assert broken.numbers == (0, 2, 6, 4)
    assert broken.arms[2].end == 1
    assert broken.arms[3].end == 3


@pytest.mark.parametrize("index", [2, 3])
def test_an_end_cannot_be_lifted(index):
    with pytest.raises(ValueError, match="not interior"):
        line_of(("6-4", None), ("6-1", 0), ("1-0", 0), ("4-2", 1)).lift(index)


@given(st.integers(0, 10**6), st.sampled_from([6, 9, 12]))
def test_halves_match_in_every_line(seed, highest):
    numbers = random.Random(seed)
    left = list(full_set(highest))
    numbers.shuffle(left)
    line = Line().root(left.pop())
    for tile in left:
        fits = [arm for arm, number in enumerate(line.numbers) if number in tile.kind]
        if fits:
            before = line
            line = line.grow(tile, numbers.choice(fits))
            assert line.laid[:-1] == before.laid
    for laid in line.laid[1:]:
        assert line.laid[laid.parent].shows(laid.port) == laid.inner
        assert laid.inner in laid.tile.kind
    for arm in line.arms:
        assert line.laid[arm.end].shows(arm.port) == arm.number
        assert arm.port not in covered(line, arm.end)
