"""The table: nothing overlaps, the line has the most room, and seats follow each other in play order."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.layout.geometry import Rect
from domino_desktop.layout.table import Table, lay_table

widths = st.one_of(st.floats(780, 3840), st.sampled_from([780.0, 1099.0, 1100.0, 1900.0, 3840.0]))
heights = st.one_of(st.floats(480, 2050), st.sampled_from([480.0, 970.0, 2050.0]))
tables = st.integers(2, 8).flatmap(
    lambda seats: st.tuples(
        widths, heights, st.just(seats), st.one_of(st.none(), st.integers(0, seats - 1)), st.booleans()
    )
)


def rects(table: Table) -> list[Rect]:
    """Return every place of a table."""
    found = [table.line, table.boneyard, table.compass, *[plate.rect for plate in table.plates]]
    return found if table.hand is None else [*found, table.hand]


@given(tables)
def test_nothing_overlaps_and_all_is_on_the_table(given_: tuple[float, float, int, int | None, bool]) -> None:
    table = lay_table(*given_)
    for one, other in combinations(rects(table), 2):
        assert not one.overlaps(other)
    assert all(Rect(0, 0, *given_[:2]).contains(rect) for rect in rects(table))
    assert all(rect.width > 0 < rect.height for rect in rects(table))


@given(tables)
def test_the_line_has_the_most_room(given_: tuple[float, float, int, int | None, bool]) -> None:
    table = lay_table(*given_)
    area = table.line.width * table.line.height
    assert all(rect.width * rect.height <= area for rect in rects(table))
    assert area >= 0.3 * given_[0] * given_[1]


@given(tables)
def test_plates_have_room_for_a_name_and_twenty_tiles(given_: tuple[float, float, int, int | None, bool]) -> None:
    for plate in lay_table(*given_).plates:
        assert plate.rect.width > 140 - 1e-6
        assert plate.rect.height > 64 - 1e-6


@given(tables)
def test_seats_follow_round_the_table_in_play_order(given_: tuple[float, float, int, int | None, bool]) -> None:
    width, _, seats, viewer, clockwise = given_
    table = lay_table(*given_)
    assert [plate.seat for plate in table.plates] == list(range(seats))
    first = viewer or 0
    order = [table.plates[(first + step) % seats] for step in range(seats)]
    assert order[0].side == "bottom"
    around = order[1:] if clockwise else order[:0:-1]
    sides = [plate.side for plate in around]
    assert sides == sorted(sides, key=["left", "top", "right"].index)
    for one, other in pairwise(around):
        if one.side == other.side == "left":
            assert one.rect.top > other.rect.top
        elif one.side == other.side == "right":
            assert one.rect.top < other.rect.top
        else:
            assert one.rect.left < other.rect.left
    for plate in around:
        x = plate.rect.centre[0]
        assert plate.side != "left" or x < width / 2
        assert plate.side != "right" or x > width / 2


@given(tables)
def test_the_own_hand_is_at_the_bottom(given_: tuple[float, float, int, int | None, bool]) -> None:
    table = lay_table(*given_)
    assert (table.hand is None) == (given_[3] is None)
    if table.hand:
        assert table.hand.width > 480 - 1e-6
        assert table.hand.top > table.line.bottom - 1e-6


@pytest.mark.parametrize("width", [780, 1900])
def test_the_next_seat_sits_on_the_left_when_play_goes_clockwise_and_on_the_right_otherwise(width: float) -> None:
    assert [plate.side for plate in lay_table(width, 900, 4, 1).plates] == ["right", "bottom", "left", "top"]
    assert [plate.side for plate in lay_table(width, 900, 4, 1, False).plates] == ["left", "bottom", "right", "top"]
    assert [plate.side for plate in lay_table(width, 900, 2).plates] == ["bottom", "top"]
