"""Breaking the line and laying doubles apart, as the gesture machine does it."""

from __future__ import annotations

import pytest

from domino_desktop.controller.gesture import Gesture
from domino_desktop.controller.gesture_words import (
    APART,
    Aim,
    Choose,
    Follow,
    Highlight,
    Intent,
    Keep,
    OnArm,
    OnLine,
    OnTile,
    Place,
    Point,
    Pull,
    PutBack,
    Refuse,
    Snap,
    Unchoose,
)
from domino_desktop.model.actions import DRAW, Break, play, play_apart
from domino_desktop.model.tiles import Tile

A, B, D = Tile(4, 1), Tile(3, 2), Tile(2, 2)
DARK = Highlight(None, ())


@pytest.fixture
def breaking():
    """A and B may be lifted, or a tile drawn."""
    gesture = Gesture(10)
    gesture.update((DRAW, Break(A), Break(B)), (5, 5))
    return gesture


@pytest.fixture
def apart():
    """D goes on arm 1 or apart."""
    gesture = Gesture(10)
    gesture.update((play(D, 1), play_apart(D)), (5, 2))
    return gesture


def tap(gesture, target):
    return gesture.press(target, 0, 0) + gesture.release(0, 0)


def test_a_tap_lifts(breaking):
    assert tap(breaking, OnLine(A)) == [Intent(Break(A))]
    assert tap(breaking, OnLine(B)) == []  # nothing is legal until the next update


def test_a_drag_lifts_and_a_drop_at_home_does_not(breaking):
    breaking.press(OnLine(A), 0, 0)
    assert breaking.move(20, 0) == [Pull(A, 0, 0), Follow(20, 0)]
    assert breaking.pulled is A
    assert breaking.release(1, 0, at_home=True) == [PutBack(A)]
    breaking.press(OnLine(A), 0, 0)
    breaking.move(20, 0)
    assert breaking.release(20, 0) == [Keep(A), Intent(Break(A))]


def test_keys_go_round_the_tiles_and_enter_lifts(breaking):
    assert breaking.next_tile([D], 1) == [Point(A)]
    assert breaking.next_tile([D], 1) == [Point(None), Point(B)]
    assert breaking.next_tile([D], 1) == [Point(None), Point(A)]
    assert breaking.enter() == [Point(None), Intent(Break(A))]


def test_another_tile_of_the_line_says_why(breaking):
    assert tap(breaking, OnLine(D)) == [Refuse("cannot-lift", D)]
    assert tap(breaking, OnTile(D)) == [Refuse("draw-or-break")]
    breaking.update((Break(A),), (5, 5))
    assert breaking.enter() == [Refuse("must-break")]
    assert tap(breaking, Place.BONEYARD) == [Refuse("must-break")]


def test_the_boneyard_lets_go_of_what_is_pointed_at(breaking):
    breaking.next_tile([], 1)
    assert tap(breaking, Place.BONEYARD) == [Point(None), Intent(DRAW)]


def test_a_lost_turn_puts_everything_back(breaking):
    breaking.press(OnLine(A), 0, 0)
    breaking.move(20, 0)
    assert breaking.update(()) == [PutBack(A)]
    assert breaking.release(20, 0) == []


def test_after_a_break_the_reasons_speak_of_the_two_new_arms():
    gesture = Gesture(10)
    gesture.update((play(B, 3),), (5, 5, 1, 3), broken=A)
    assert tap(gesture, OnTile(A)) == [Refuse("lifted-waits", A)]
    assert tap(gesture, OnTile(D)) == [Refuse("finish-break-tile", D)]
    assert tap(gesture, OnArm(0)) == [Refuse("finish-break", arm=0)]
    assert tap(gesture, OnArm(3)) == [Refuse("choose-tile", arm=3)]
    assert tap(gesture, Place.BONEYARD) == [Refuse("finish-break")]
    tap(gesture, OnTile(B))
    assert tap(gesture, OnArm(1)) == [Refuse("finish-break", arm=1)]
    assert tap(gesture, OnArm(2)) == [Refuse("no-fit-arm", B, 2)]


def test_a_double_is_laid_apart_by_drag(apart):
    apart.press(OnTile(D), 0, 0)
    assert apart.move(20, 0, APART)[1:] == [Highlight(D, (1, APART)), Follow(20, 0), Aim(APART)]
    assert apart.release(20, 0, APART, on_table=True) == [Snap(D, None), DARK, Intent(play_apart(D))]


def test_a_double_is_laid_apart_by_taps(apart):
    assert tap(apart, OnTile(D)) == [Choose(D), Highlight(D, (1, APART))]
    assert tap(apart, OnArm(APART)) == [Unchoose(D), DARK, Intent(play_apart(D))]


def test_a_double_is_laid_apart_by_keys(apart):
    apart.choose(D)
    assert apart.enter() == [Refuse("several-places", D)]
    assert apart.next_arm(-1) == [Aim(APART)]
    assert apart.enter() == [Unchoose(D), DARK, Intent(play_apart(D))]


@pytest.mark.parametrize("double_click", [True, False])
def test_a_double_that_goes_nowhere_else_is_laid_apart_by_enter_or_a_double_click(double_click):
    gesture = Gesture(10)
    gesture.update((play_apart(D),), (5, 5))
    tap(gesture, OnTile(D))
    if double_click:
        gesture.press(OnTile(D), 0, 0, double=True)
    outputs = gesture.release(0, 0) if double_click else gesture.enter()
    assert outputs[-1] == Intent(play_apart(D))


def test_the_place_apart_is_nowhere_for_other_tiles(apart):
    apart.update((play(A, 1),), (5, 4))
    apart.press(OnTile(A), 0, 0)
    apart.move(20, 0, APART)
    assert apart.release(20, 0, APART, on_table=True)[-1] == Refuse("nowhere", A)
