"""Laying out the line: nothing overlaps, halves match where tiles touch, and what lies stays where it is."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from domino_desktop.layout.geometry import Rect, hull, tile_rect
from domino_desktop.layout.plots import pack
from domino_desktop.layout.snake import Arrangement, Placement, Slot, arrange, ghost
from domino_desktop.model.line import CHAIN, HUB, Line
from domino_desktop.model.tiles import Tile
from tests.layout.lines import Story, chains, growths, played, spinners, stories, widths

UP = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}
"""Where the high half of a tile lies, by its angle."""


def line_of(*names: str) -> Line:
    """Return a chain; every tile after the first is laid on arm 1, or on arm 0 when a `<` precedes it."""
    line = Line().root(Tile.parse(names[0]))
    for name in names[1:]:
        line = line.grow(Tile.parse(name.removeprefix("<")), 0 if name.startswith("<") else 1)
    return line


def boxes(arrangement: Arrangement) -> list[tuple[float, float, float, float]]:
    """Return left, top, right, bottom of every tile."""
    found = []
    for _, x, y, angle in arrangement.placements:
        across, down = (1.0, 0.5) if UP[angle][0] else (0.5, 1.0)
        found.append((x - across, y - down, x + across, y + down))
    return found


def assert_apart(arrangement: Arrangement) -> None:
    """Assert that no two tiles share more than an edge."""
    tiles = boxes(arrangement)
    for i, (left, top, right, bottom) in enumerate(tiles):
        for other in tiles[:i]:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            assert across < 1e-6 or down < 1e-6


def face(line: Line, place: Placement, number: int) -> tuple[float, float, float, float]:
    """Return the middle and half the extents, x and y, of the half with this number; of a double the whole tile."""
    dx, dy = UP[place.angle]
    tile = line.laid[place.index].tile
    if tile.is_double:
        return place.x, place.y, 0.5 + abs(dx) / 2, 0.5 + abs(dy) / 2
    side = 0.5 if number == tile.high else -0.5
    return place.x + side * dx, place.y + side * dy, 0.5, 0.5


def assert_touching(line: Line, arrangement: Arrangement) -> None:
    """Assert that every tile touches its parent, edge on edge, with halves that show the same number."""
    places = {place.index: place for place in arrangement.placements}
    for index, place in places.items():
        parent = line.laid[index].parent
        if parent not in places:
            continue
        number, port = line.laid[index].inner, line.laid[index].port
        assert line.laid[parent].shows(port) == number
        x, y, across, down = face(line, place, number)
        at_x, at_y, at_across, at_down = face(line, places[parent], number)
        off_x, off_y = abs(x - at_x), abs(y - at_y)
        in_row = off_y < 1e-6 and abs(off_x - across - at_across) < 1e-6
        below = off_x < 1e-6 and abs(off_y - down - at_down) < 1e-6
        assert in_row or below
        if line.laid[index].tile.is_double:  # it lies crosswise: one of its long sides touches
            assert (across if in_row else down) == 0.5
        if line.laid[parent].tile.is_double and port >= 2:  # a side arm grows from a short side
            assert (at_across if in_row else at_down) == 1


def straight_through(line: Line, arrangement: Arrangement) -> bool:
    """Say whether every double with a tile on both long sides has them opposite to each other: it is at no bend."""
    places = {place.index: place for place in arrangement.placements}
    for index, (_, parent, _, inner) in enumerate(line.laid):
        children = [i for i, laid in enumerate(line.laid) if laid.parent == index and laid.port == 1 and i in places]
        if index in places and line.laid[index].tile.is_double and parent in places and children:
            before = face(line, places[parent], inner)
            after = face(line, places[children[0]], inner)
            at = places[index]
            if abs(before[0] + after[0] - 2 * at.x) > 1e-6 or abs(before[1] + after[1] - 2 * at.y) > 1e-6:
                return False
    return True


def neighbours_look_apart(line: Line, arrangement: Arrangement) -> bool:
    """Say whether only tiles near each other in the line share an edge: rows are then easily told apart."""
    tiles = boxes(arrangement)
    indexes = [place.index for place in arrangement.placements]
    for i, (left, top, right, bottom) in enumerate(tiles):
        for j, other in enumerate(tiles[:i]):
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            if across > -0.4 and down > -0.4 and distance(line, indexes[i], indexes[j]) > 3:
                return False
    return True


def distance(line: Line, one: int, other: int) -> int:
    """Return how many steps lie between two tiles of a line along the tree (99 when it is not one piece)."""
    way: dict[int, int] = {}
    for start, count in ((one, 0), (other, 0)):
        index, steps = start, count
        while index >= 0:
            if index in way and start == other:
                return way[index] + steps
            way.setdefault(index, steps)
            index, steps = line.laid[index].parent, steps + 1
    return 99


@given(stories, widths)
def test_no_two_tiles_overlap_and_each_touches_its_parent_on_matching_halves(story: Story, width: float) -> None:
    line = story[-1]
    arrangement = arrange(line, width)
    assert [place.index for place in arrangement.placements] == sorted(set(range(len(line.laid))) - line.lifted)
    assert_apart(arrangement)
    assert_touching(line, arrangement)


@given(stories, widths)
def test_the_bounds_are_those_of_the_tiles(story: Story, width: float) -> None:
    arrangement = arrange(story[-1], width)
    lefts, tops, rights, bottoms = zip(*boxes(arrangement), strict=True)
    assert arrangement.bounds == pytest.approx((min(lefts), min(tops), max(rights), max(bottoms)))


@given(st.one_of(chains(), played()), widths)
def test_a_line_with_two_arms_keeps_within_its_width(story: Story, width: float) -> None:
    assume(len(story[-1].arms) <= 2)
    arrangement = arrange(story[-1], width)
    assert arrangement.placements[0][1:3] == (0, 0)
    assert arrangement.bounds.width <= width + 1e-6


@given(chains(), widths)
def test_a_line_turns_only_where_its_first_row_fills_the_width(story: Story, width: float) -> None:
    arrangement = arrange(story[-1], width)
    row = [place for place in arrangement.placements if place.y == 0]
    if any(abs(place.y) > 0.01 for place in arrangement.placements):
        reach = hull([tile_rect(*place[1:]) for place in row])
        assert reach.width > width - 7, "a tile, its leg and the other arm's leg have no room"


@given(stories, widths)
def test_rows_are_told_apart(story: Story, width: float) -> None:
    assert neighbours_look_apart(story[-1], arrange(story[-1], width))


@given(stories, widths)
def test_no_double_lies_at_a_bend_unless_equal_ones_lie_in_a_row(story: Story, width: float) -> None:
    line = story[-1]
    if all(laid.tile.copy == 1 for laid in line.laid):
        assert straight_through(line, arrange(line, width))


@given(stories, widths)
@settings(max_examples=40)
def test_a_tile_lies_where_its_ghost_lay_and_moves_no_other_of_its_piece(story: Story, width: float) -> None:
    for before, after, tile, arm in growths(story):
        arrangement = arrange(after, width)
        old, new = arrange(before, width).placements, arrangement.placements[:-1]
        place, lit = arrangement.placements[-1], ghost(before, tile, arm, width)
        if arm is not None:
            end = before.arms[arm].end
            one, other = (next(p for p in there if p.index == end) for there in (old, new))
            lit = lit._replace(x=lit.x + other.x - one.x, y=lit.y + other.y - one.y)
        assert place == pytest.approx(lit)
        if one_piece(after):
            assert old == new
            continue
        parts: dict[frozenset[int], set[tuple[float, float]]] = {}
        for one, other in zip(old, new, strict=True):
            assert one.angle == other.angle
            parts.setdefault(before.piece(one.index), set()).add((other.x - one.x, other.y - one.y))
        assert all(max(xs) - min(xs) < 1e-6 for moves in parts.values() for xs in zip(*moves, strict=True))
        assert parts[before.piece(old[0].index)] == {(0, 0)}


def one_piece(line: Line) -> bool:
    """Say whether all tiles on the table hang together."""
    return sum(laid.parent < 0 for laid in line.laid) == 1 and not line.lifted


@given(stories, widths)
@settings(max_examples=40)
def test_the_next_tile_touches_its_slot(story: Story, width: float) -> None:
    for before, after, _, arm in growths(story):
        if arm is not None and one_piece(after):
            _, x, y, dx, dy = arrange(before, width).slots[arm]
            left, top, right, bottom = boxes(arrange(after, width))[-1]
            assert left - 1e-6 <= x + 0.1 * dx <= right + 1e-6
            assert top - 1e-6 <= y + 0.1 * dy <= bottom + 1e-6
            assert min(abs(x - left), abs(x - right)) < 1e-6 or min(abs(y - top), abs(y - bottom)) < 1e-6


@given(stories, widths)
def test_every_arm_has_its_slot_and_no_tile_lies_there(story: Story, width: float) -> None:
    line = story[-1]
    arrangement = arrange(line, width)
    assert [slot.arm for slot in arrangement.slots] == list(range(len(line.arms)))
    for _, x, y, dx, dy in arrangement.slots:
        assert abs(dx) + abs(dy) == 1
        ahead_x, ahead_y = x + 0.5 * dx, y + 0.5 * dy
        for left, top, right, bottom in boxes(arrangement):
            inside = left + 1e-6 < ahead_x < right - 1e-6 and top + 1e-6 < ahead_y < bottom - 1e-6
            assert not inside


@given(spinners(), widths)
def test_side_arms_that_arise_near_the_first_tile_move_nothing(story: Story, width: float) -> None:
    for before, after in pairwise(story):
        rows = arrange(before, width).bounds.height
        if len(after.arms) > len(before.arms) > 0 and width >= 40 and rows <= 2 and len(after.laid) <= 6:
            assert arrange(after, width).placements == arrange(before, width).placements


@given(stories, widths)
def test_lifting_a_tile_leaves_the_part_with_the_first_tile_where_it_is(story: Story, width: float) -> None:
    for before, after in pairwise(story):
        if after.lifted > before.lifted and 0 not in after.lifted:
            old = {place.index: place for place in arrange(before, width).placements}
            new = {place.index: place for place in arrange(after, width).placements}
            assert all(old[index] == new[index] for index in after.piece(0))


def test_an_empty_line_has_nothing_and_its_first_tile_lies_in_the_middle() -> None:
    assert arrange(Line(), 20) == Arrangement((), (), Rect(0, 0, 0, 0))
    assert ghost(Line(), Tile(6, 4), None, 20) == Placement(0, 0, 0, 270)  # the 6, of arm 0, on the left
    assert ghost(Line(), Tile(6, 6), None, 20) == Placement(0, 0, 0, 0)  # upright, crosswise to the row


def test_arm_0_grows_to_the_left_and_arm_1_to_the_right() -> None:
    arrangement = arrange(line_of("6-4", "4-4", "4-1", "<6-6", "<6-5"), 20)
    assert [place[1:] for place in arrangement.placements] == [
        (0, 0, 270),
        (1.5, 0, 0),
        (3, 0, 270),
        (-1.5, 0, 0),
        (-3, 0, 90),
    ]
    assert arrangement.slots == (Slot(0, -4, 0, -1, 0), Slot(1, 4, 0, 1, 0))
    assert arrangement.bounds == (-4, -1, 4, 1)


def test_a_row_turns_with_two_upright_tiles_and_runs_back_below() -> None:
    arrangement = arrange(line_of("6-5", "5-4", "4-3", "3-2", "2-1", "1-0", "6-0", "6-4"), 16)
    assert [place[1:] for place in arrangement.placements[4:]] == [
        (8, 0, 270),
        (9.5, 0.5, 0),
        (9.5, 2.5, 180),
        (8, 3, 90),
    ]


def test_the_arm_that_did_not_grow_turns_at_once_when_the_other_has_filled_the_row() -> None:
    grown = line_of("6-5", "5-4", "4-3", "3-2", "2-1", "1-0", "0-0", "<6-4", "<4-2", "<2-2")
    shown = {place.index: place[1:] for place in arrange(grown, 16).placements}
    assert [shown[index] for index in (7, 8, 9)] == [(-1.5, -0.5, 180), (-1.5, -2.5, 180), (-0.5, -3, 0)]


def test_a_double_never_lies_at_the_bend() -> None:
    at_the_end = arrange(line_of("6-5", "5-4", "4-3", "3-2", "2-1", "1-1", "1-0", "6-0"), 16).placements
    assert [place[1:] for place in at_the_end[5:]] == [(9.5, 0, 0), (10.5, 0.5, 0), (10.5, 2.5, 180)]
    in_the_leg = arrange(line_of("6-5", "5-4", "4-3", "3-2", "2-1", "1-0", "0-0", "6-0", "6-4"), 16)
    assert [place[1:] for place in in_the_leg.placements[5:]] == [
        (9.5, 0.5, 0), (9.5, 2, 90), (9.5, 3.5, 180), (8, 4, 90)
    ]  # fmt: skip
    after_it = arrange(line_of("6-5", "5-4", "4-3", "3-2", "2-1", "1-0", "6-0", "6-6", "6-4"), 16)
    assert [place[1:] for place in after_it.placements[5:]] == [
        (9.5, 0.5, 0), (9.5, 2.5, 180), (8.5, 3, 0), (7, 3, 90)
    ]  # fmt: skip


def test_the_four_arms_of_a_hub_go_north_east_south_and_west() -> None:
    line = Line().root(Tile(6, 6), HUB)
    assert [slot[1:] for slot in arrange(line, 30).slots] == [
        (0, -1, 0, -1),
        (0.5, 0, 1, 0),
        (0, 1, 0, 1),
        (-0.5, 0, -1, 0),
    ]
    for arm, low in enumerate((1, 2, 3, 4)):
        line = line.grow(Tile(6, low), arm)
    assert [place[1:] for place in arrange(line, 30).placements] == [
        (0, 0, 0),
        (0, -2, 180),
        (1.5, 0, 270),
        (0, 2, 0),
        (-1.5, 0, 90),
    ]


def test_the_north_arm_of_a_hub_turns_right_and_the_south_arm_left() -> None:
    line = Line().root(Tile(6, 6), HUB)
    for arm in (0, 2):
        line = line.grow(Tile(6, 5 - arm), arm).grow(Tile(5 - arm, 2 - arm), arm)
    assert [place[1:] for place in arrange(line, 30).placements[1:]] == [
        (0, -2, 180),
        (1.5, -2.5, 270),
        (0, 2, 0),
        (-1.5, 2.5, 90),
    ]


@pytest.mark.parametrize("double", range(20))
def test_the_east_arm_keeps_away_from_the_south_arm_at_every_width(double: int) -> None:
    line = Line().root(Tile(12, 12), HUB).grow(Tile(12, 11), 2).grow(Tile(11, 11), 2).grow(Tile(11, 10), 2)
    line = line.grow(Tile(12, 0), 1)
    for count in range(20):
        step = count % 18
        number = step if step < 9 else 18 - step
        if count == double:
            line = line.grow(Tile(number, number), 1)
        further = number + 1 if step < 9 else number - 1
        line = line.grow(Tile(max(number, further), min(number, further), 1 + count // 9), 1)
    for halves in range(48, 80):
        arrangement = arrange(line, halves / 2)
        assert_apart(arrangement)
        assert neighbours_look_apart(line, arrangement)


def test_pieces_lie_beside_the_main_one_where_there_is_room_else_above_and_below() -> None:
    apart = Line().root(Tile(6, 6), CHAIN).root(Tile(5, 5), CHAIN).root(Tile(4, 4), CHAIN)
    assert [place[1:] for place in arrange(apart, 40).placements] == [(0, 0, 0), (-9.5, 0, 0), (9.5, 0, 0)]
    assert [place[1:] for place in arrange(apart, 20).placements] == [(0, 0, 0), (-9.5, 0, 0), (0, -4, 0)]


@given(st.lists(st.tuples(st.integers(1, 16), st.integers(1, 9)), min_size=1, max_size=10), st.integers(16, 60))
def test_plots_never_overlap_and_keep_within_the_width(sizes: list[tuple[int, int]], width: int) -> None:
    plots = [Rect(-wide / 2, -tall / 2, wide / 2, tall / 2) for wide, tall in sizes]
    moves = pack(plots, width)
    assert len(plots) == 1 or pack(plots[:-1], width) == moves[:-1]
    laid = [
        Rect(box.left + x, box.top + y, box.right + x, box.bottom + y) for box, (x, y) in zip(plots, moves, strict=True)
    ]
    whole = hull(laid)
    assert whole.width <= width + 1e-6
    for at, box in enumerate(laid):
        assert not any(box.overlaps(other) for other in laid[:at])


@given(stories, widths)
@settings(max_examples=40)
def test_a_piece_outgrows_its_plot_seldom(story: Story, width: float) -> None:
    assume(width >= 24)
    moves = tiles = 0
    for before, after, _, _ in growths(story):
        if not one_piece(before):
            tiles += 1
            moves += arrange(after, width).placements[:-1] != arrange(before, width).placements
    assert moves <= tiles * 2 / 3 + 4


def test_two_tiles_with_side_arms_in_one_piece_are_refused() -> None:
    line = Line().root(Tile(6, 6), HUB).grow(Tile(6, 5), 1).grow(Tile(5, 5), 1).sprout(2, (2, 3))
    with pytest.raises(ValueError, match="side arms"):
        arrange(line, 30)


def test_a_tile_that_does_not_fit_has_no_ghost() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        ghost(Line().root(Tile(6, 6)), Tile(5, 4), 0, 30)
