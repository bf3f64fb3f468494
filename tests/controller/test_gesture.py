"""Drag, tap and keys, one by one (UX 4, 5, 21)."""

from __future__ import annotations

import pytest

from domino_desktop.controller.gesture import Gesture
from domino_desktop.controller.gesture_words import (
    Aim,
    Choose,
    Follow,
    Highlight,
    Intent,
    Lift,
    OnArm,
    OnTile,
    Output,
    Place,
    Refuse,
    Return,
    Snap,
    Unchoose,
)
from domino_desktop.model.actions import DRAW, PASS, Action, Play, play
from domino_desktop.model.tiles import Tile

SIX_FOUR, SIX_ONE, FIVE_FIVE, SIX_SIX = Tile(6, 4), Tile(6, 1), Tile(5, 5), Tile(6, 6)
NUMBERS = (6, 1)
LEGAL: tuple[Action, ...] = (play(SIX_FOUR, 0), play(SIX_ONE, 0), play(SIX_ONE, 1))
HAND = (FIVE_FIVE, SIX_FOUR, SIX_ONE)
DARK = Highlight(None, ())


def ready(*legal: Action, numbers: tuple[int, ...] = NUMBERS) -> Gesture:
    gesture = Gesture(10)
    assert gesture.update(legal, numbers) == []
    return gesture


def tap(gesture: Gesture, target: OnTile | OnArm | Place, arm_at: int | None = None) -> list[Output]:
    assert gesture.press(target, 100, 100) == []
    assert gesture.move(102, 103, arm_at) == []
    return gesture.release(102, 103, arm_at, target is not Place.NOWHERE and not isinstance(target, OnTile))


def double_tap(gesture: Gesture, tile: Tile, number: int | None = None) -> list[Output]:
    first = tap(gesture, OnTile(tile, number))
    gesture.press(OnTile(tile, number), 100, 100, double=True)
    return first + gesture.release(100, 100)


class TestDrag:
    def test_the_tile_follows_and_snaps_on_an_arm(self) -> None:
        gesture = ready(*LEGAL)
        assert gesture.press(OnTile(SIX_ONE, 6), 0, 0) == []
        assert gesture.move(4, 5) == []
        assert gesture.move(6, 5) == [Lift(SIX_ONE, 0, 0), Highlight(SIX_ONE, (0, 1)), Follow(6, 5)]
        assert (gesture.held, gesture.lit, gesture.is_idle) == (SIX_ONE, (0, 1), False)
        assert gesture.move(50, 5, 1) == [Follow(50, 5), Aim(1)]
        assert gesture.move(51, 5, 1) == [Follow(51, 5)]
        assert gesture.move(90, 5, 0) == [Follow(90, 5), Aim(0)]
        assert gesture.release(90, 5, 0, True) == [Snap(SIX_ONE, 0), DARK, Intent(play(SIX_ONE, 0))]
        assert gesture.is_idle

    def test_a_drop_away_from_every_arm_returns_the_tile_and_says_why(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_FOUR), 0, 0)
        gesture.move(50, 50, 0)
        assert gesture.move(300, 50) == [Follow(300, 50), Aim(None)]
        assert gesture.release(300, 50, None, True) == [Return(SIX_FOUR), DARK, Refuse("nowhere", SIX_FOUR)]
        assert gesture.is_idle

    def test_a_drop_on_an_arm_that_does_not_fit_returns_the_tile(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_FOUR), 0, 0)
        assert gesture.move(50, 50, 1)[-1] == Follow(50, 50)
        assert gesture.release(50, 50, 1, True) == [Return(SIX_FOUR), DARK, Refuse("no-fit-arm", SIX_FOUR, 1)]

    def test_a_release_far_away_without_a_move_is_a_drag(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_FOUR), 0, 0)
        outputs = gesture.release(200, 0, 0, True)
        assert [type(one) for one in outputs] == [Lift, Highlight, Follow, Aim, Snap, Highlight, Intent]

    def test_the_first_tile_goes_anywhere_on_the_table(self) -> None:
        gesture = ready(play(SIX_SIX), numbers=())
        gesture.press(OnTile(SIX_SIX), 0, 0)
        assert gesture.move(50, 0) == [Lift(SIX_SIX, 0, 0), Highlight(SIX_SIX, (), True), Follow(50, 0)]
        assert gesture.release(60, 0, None, True) == [Snap(SIX_SIX, None), DARK, Intent(Play(SIX_SIX))]

    def test_the_first_tile_dropped_on_the_hand_returns(self) -> None:
        gesture = ready(play(SIX_SIX), numbers=())
        gesture.press(OnTile(SIX_SIX), 0, 0)
        gesture.move(50, 0)
        assert gesture.release(20, 0) == [Return(SIX_SIX), DARK, Refuse("nowhere", SIX_SIX)]

    def test_an_unplayable_tile_can_be_moved_but_not_laid(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(FIVE_FIVE), 0, 0)
        assert gesture.move(50, 0) == [Lift(FIVE_FIVE, 0, 0), Follow(50, 0)]
        assert gesture.move(60, 0, 0) == [Follow(60, 0)], "no arm is aimed at"
        assert gesture.release(60, 0, 0, True) == [Return(FIVE_FIVE), DARK, Refuse("no-fit", FIVE_FIVE)]
        assert gesture.is_idle

    def test_lifting_lets_go_of_the_chosen_tile(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_FOUR))
        gesture.press(OnTile(SIX_ONE), 0, 0)
        assert gesture.move(50, 0)[:3] == [Unchoose(SIX_FOUR), DARK, Lift(SIX_ONE, 0, 0)]

    def test_dragging_the_table_is_no_tap(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE))
        gesture.press(OnArm(0), 0, 0)
        assert gesture.move(50, 0) == []
        assert gesture.release(0, 0, 0, True) == []
        assert gesture.chosen is SIX_ONE

    def test_letting_go_in_mid_drag_returns_the_tile_and_ends_the_drag(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_ONE), 0, 0)
        gesture.move(50, 0)
        assert gesture.let_go() == [Return(SIX_ONE), DARK]
        assert gesture.move(60, 0, 0) == []
        assert gesture.release(60, 0, 0, True) == []

    def test_a_lost_turn_returns_the_tile(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_ONE), 0, 0)
        gesture.move(50, 0)
        assert gesture.update(()) == [Return(SIX_ONE), DARK]
        assert gesture.release(60, 0, 0, True) == []

    def test_other_arms_are_lit_when_other_actions_become_legal(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_ONE), 0, 0)
        gesture.move(50, 0, 1)
        assert gesture.update((play(SIX_ONE, 0),), (6, 5)) == [Highlight(SIX_ONE, (0,))]
        assert gesture.update((play(SIX_ONE, 0),), (6, 5)) == []
        assert gesture.held is SIX_ONE

    def test_a_second_press_during_a_drag_returns_the_tile_first(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_ONE), 0, 0)
        gesture.move(50, 0)
        assert gesture.press(OnTile(SIX_FOUR), 0, 0) == [Return(SIX_ONE), DARK]
        assert gesture.release(0, 0) == [Choose(SIX_FOUR), Highlight(SIX_FOUR, (0,))]


class TestTap:
    def test_a_tile_then_an_arm(self) -> None:
        gesture = ready(*LEGAL)
        assert tap(gesture, OnTile(SIX_ONE)) == [Choose(SIX_ONE), Highlight(SIX_ONE, (0, 1))]
        assert gesture.chosen is SIX_ONE
        assert tap(gesture, OnArm(1)) == [Unchoose(SIX_ONE), DARK, Intent(play(SIX_ONE, 1))]
        assert gesture.is_idle

    def test_a_tile_then_the_table_near_an_arm(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE))
        assert tap(gesture, Place.TABLE, 0)[-1] == Intent(play(SIX_ONE, 0))

    def test_a_tile_then_an_arm_that_does_not_fit(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_FOUR))
        assert tap(gesture, OnArm(1)) == [Refuse("no-fit-arm", SIX_FOUR, 1)]
        assert gesture.chosen is SIX_FOUR

    def test_another_tile(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE))
        expected = [Unchoose(SIX_ONE), DARK, Choose(SIX_FOUR), Highlight(SIX_FOUR, (0,))]
        assert tap(gesture, OnTile(SIX_FOUR)) == expected

    def test_an_unplayable_tile_leaves_the_chosen_one(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE))
        assert tap(gesture, OnTile(FIVE_FIVE)) == [Refuse("no-fit", FIVE_FIVE)]
        assert gesture.chosen is SIX_ONE

    @pytest.mark.parametrize("place", [Place.TABLE, Place.NOWHERE])
    def test_nothing_lets_go(self, place: Place) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE))
        assert tap(gesture, place) == [Unchoose(SIX_ONE), DARK]
        assert tap(gesture, place) == []

    def test_right_button_and_escape_let_go(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE))
        gesture.press(OnArm(0), 0, 0)
        assert gesture.let_go() == [Unchoose(SIX_ONE), DARK]
        assert gesture.release(0, 0, 0, True) == []
        assert gesture.let_go() == []

    def test_the_first_tile_then_the_table(self) -> None:
        gesture = ready(play(SIX_SIX), play(SIX_ONE), numbers=())
        assert tap(gesture, OnTile(SIX_SIX)) == [Choose(SIX_SIX), Highlight(SIX_SIX, (), True)]
        assert tap(gesture, Place.TABLE)[-1] == Intent(play(SIX_SIX))

    def test_the_first_tile_then_nowhere(self) -> None:
        gesture = ready(play(SIX_SIX), numbers=())
        tap(gesture, OnTile(SIX_SIX, 6))
        assert tap(gesture, Place.NOWHERE) == [Unchoose(SIX_SIX), DARK]

    def test_a_half_of_the_chosen_tile_plays_on_the_arm_with_its_number(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_ONE, 6))
        assert tap(gesture, OnTile(SIX_ONE, 1))[-1] == Intent(play(SIX_ONE, 1))

    def test_a_half_that_fits_nothing_lets_go(self) -> None:
        gesture = ready(*LEGAL)
        tap(gesture, OnTile(SIX_FOUR, 6))
        assert tap(gesture, OnTile(SIX_FOUR, 4)) == [Unchoose(SIX_FOUR), DARK]

    def test_a_half_that_fits_two_arms_aims_at_one_after_the_other(self) -> None:
        gesture = ready(play(SIX_FOUR, 0), play(SIX_FOUR, 1), numbers=(6, 6))
        tap(gesture, OnTile(SIX_FOUR, 6))
        assert tap(gesture, OnTile(SIX_FOUR, 6)) == [Aim(0)]
        assert tap(gesture, OnTile(SIX_FOUR, 6)) == [Aim(1)]
        assert gesture.enter()[-1] == Intent(play(SIX_FOUR, 1))

    def test_an_arm_without_a_chosen_tile(self) -> None:
        gesture = ready(play(SIX_FOUR, 0))
        assert tap(gesture, OnArm(0)) == [Refuse("choose-tile", arm=0)]
        assert tap(gesture, OnArm(1)) == [Refuse("dead-arm", arm=1)]

    def test_the_boneyard(self) -> None:
        gesture = ready(DRAW)
        assert tap(gesture, Place.BONEYARD) == [Intent(DRAW)]
        assert tap(gesture, Place.BONEYARD) == [Refuse("not-your-turn")]
        gesture.update(LEGAL, NUMBERS)
        assert tap(gesture, Place.BONEYARD) == [Refuse("cannot-draw")]

    def test_the_boneyard_while_a_tile_is_chosen(self) -> None:
        gesture = ready(play(SIX_FOUR, 0), DRAW)  # withholding is allowed
        tap(gesture, OnTile(SIX_FOUR))
        assert tap(gesture, Place.BONEYARD) == [Unchoose(SIX_FOUR), DARK, Intent(DRAW)]


class TestDoubleClick:
    def test_it_plays_a_tile_that_fits_one_place(self) -> None:
        gesture = ready(*LEGAL)
        outputs = double_tap(gesture, SIX_FOUR, 4)
        assert outputs == [
            Choose(SIX_FOUR), Highlight(SIX_FOUR, (0,)), Unchoose(SIX_FOUR), DARK, Intent(play(SIX_FOUR, 0)),
        ]  # fmt: skip

    def test_it_plays_the_first_tile(self) -> None:
        assert double_tap(ready(play(SIX_SIX), numbers=()), SIX_SIX, 6)[-1] == Intent(play(SIX_SIX))

    def test_it_asks_where_several_places_fit(self) -> None:
        gesture = ready(*LEGAL)
        assert double_tap(gesture, SIX_ONE, 1)[-1] == Refuse("several-places", SIX_ONE)
        assert gesture.chosen is SIX_ONE

    def test_it_refuses_an_unplayable_tile(self) -> None:
        assert double_tap(ready(*LEGAL), FIVE_FIVE) == [Refuse("no-fit", FIVE_FIVE)] * 2


class TestKeys:
    def test_a_whole_play(self) -> None:
        gesture = ready(*LEGAL)
        assert gesture.next_tile(HAND, 1) == [Choose(SIX_FOUR), Highlight(SIX_FOUR, (0,))]
        assert gesture.next_tile(HAND, 1)[-2:] == [Choose(SIX_ONE), Highlight(SIX_ONE, (0, 1))]
        assert gesture.enter() == [Refuse("several-places", SIX_ONE)]
        assert gesture.next_arm(1) == [Aim(0)]
        assert gesture.next_arm(1) == [Aim(1)]
        assert gesture.next_arm(1) == [Aim(0)]
        assert gesture.next_arm(-1) == [Aim(1)]
        assert gesture.enter() == [Unchoose(SIX_ONE), DARK, Intent(play(SIX_ONE, 1))]

    def test_backwards(self) -> None:
        gesture = ready(*LEGAL)
        assert gesture.next_tile(HAND, -1)[0] == Choose(SIX_ONE)
        assert gesture.next_arm(-1) == [Aim(1)]
        assert gesture.next_tile(HAND, -1)[2] == Choose(SIX_FOUR)
        assert gesture.next_tile(HAND, -1)[2] == Choose(SIX_ONE)

    def test_enter_plays_what_fits_one_place(self) -> None:
        gesture = ready(*LEGAL)
        assert gesture.choose(SIX_FOUR)[0] == Choose(SIX_FOUR)
        assert gesture.enter()[-1] == Intent(play(SIX_FOUR, 0))

    def test_the_key_of_the_chosen_tile_lets_go(self) -> None:
        gesture = ready(*LEGAL)
        gesture.choose(SIX_FOUR)
        assert gesture.choose(SIX_FOUR) == [Unchoose(SIX_FOUR), DARK]

    def test_the_only_playable_tile_stays_chosen(self) -> None:
        gesture = ready(play(SIX_FOUR, 0))
        gesture.next_tile(HAND, 1)
        assert gesture.next_tile(HAND, 1) == []
        assert gesture.next_arm(1) == [Aim(0)]
        assert gesture.next_arm(1) == []

    def test_nothing_to_aim_at(self) -> None:
        gesture = ready(play(SIX_SIX), numbers=())
        assert gesture.next_arm(1) == []
        gesture.choose(SIX_SIX)
        assert gesture.next_arm(1) == []

    def test_keys_wait_while_the_button_is_down(self) -> None:
        gesture = ready(*LEGAL)
        gesture.press(OnTile(SIX_ONE), 0, 0)
        gesture.move(50, 0)
        assert gesture.choose(SIX_FOUR) + gesture.next_tile(HAND, 1) + gesture.next_arm(1) + gesture.enter() == []
        assert gesture.held is SIX_ONE

    @pytest.mark.parametrize(("legal", "why"), [((), "not-your-turn"), ((DRAW,), "must-draw"), ((PASS,), "must-pass")])
    def test_why_nothing_can_be_played(self, legal: tuple[Action, ...], why: str) -> None:
        gesture = ready(*legal)
        assert gesture.enter() == gesture.choose(SIX_ONE) == gesture.next_tile(HAND, 1) == [Refuse(why)]
        assert tap(gesture, OnArm(0)) == tap(gesture, OnTile(SIX_ONE)) == [Refuse(why)]

    def test_enter_without_a_tile(self) -> None:
        assert ready(*LEGAL).enter() == [Refuse("choose-tile")]

    def test_the_bound_tile_is_named(self) -> None:
        assert ready(play(SIX_SIX), numbers=()).choose(SIX_ONE) == [Refuse("bound", SIX_SIX)]


def test_nothing_is_legal_after_an_intent_until_the_game_says_so() -> None:
    gesture = ready(*LEGAL)
    gesture.choose(SIX_FOUR)
    gesture.enter()
    assert gesture.choose(SIX_ONE) == [Refuse("not-your-turn")]
    gesture.update(LEGAL, NUMBERS)
    assert gesture.choose(SIX_ONE)[0] == Choose(SIX_ONE)


def test_a_lost_turn_lets_go_of_the_chosen_tile_also_while_something_is_pressed() -> None:
    gesture = ready(*LEGAL)
    gesture.choose(SIX_ONE)
    gesture.press(OnArm(0), 0, 0)
    assert gesture.update(()) == [Unchoose(SIX_ONE), DARK]
    assert gesture.release(0, 0, 0, True) == [Refuse("not-your-turn")]
    assert gesture.is_idle


def test_aims_are_forgotten_when_other_arms_are_lit() -> None:
    gesture = ready(*LEGAL)
    gesture.choose(SIX_ONE)
    gesture.next_arm(-1)
    gesture.press(OnArm(1), 0, 0)
    assert gesture.update((play(SIX_ONE, 0),), NUMBERS) == [Highlight(SIX_ONE, (0,))]
    assert gesture.release(0, 0, 1, True) == [Refuse("no-fit-arm", SIX_ONE, 1)]
    assert gesture.enter()[-1] == Intent(play(SIX_ONE, 0))
