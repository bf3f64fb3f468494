"""Whatever a person does with mouse, finger and keys, the gesture machine keeps its promises."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from domino_desktop.controller.gesture import Gesture
from domino_desktop.controller.gesture_words import (
    APART,
    REASONS,
    Aim,
    Choose,
    Follow,
    Highlight,
    Intent,
    Keep,
    Lift,
    OnArm,
    OnLine,
    OnTile,
    Output,
    Place,
    Point,
    Pull,
    PutBack,
    Refuse,
    Return,
    Snap,
    Target,
    Unchoose,
)
from domino_desktop.model.actions import DRAW, PASS, Action, Break, Play, play, play_apart
from domino_desktop.model.tiles import Tile, full_set

tiles = st.sampled_from(full_set(3))
arms = st.integers(0, 5)
zones = st.none() | st.integers(APART, 5)
places = st.integers(-30, 30)
targets: st.SearchStrategy[Target] = st.one_of(
    st.builds(OnTile, tiles, st.none() | st.integers(0, 3)),
    st.builds(OnLine, tiles),
    st.builds(OnArm, st.integers(APART, 5)),
    st.sampled_from(Place),
)


class Gestures(RuleBasedStateMachine):
    """Plays the table: follows every output and checks that it makes sense after those before it."""

    def __init__(self) -> None:
        super().__init__()
        self.gesture = Gesture(10)
        self.legal: tuple[Action, ...] = ()
        self.lifted: Tile | None = None
        self.pulled: Tile | None = None
        self.pointed: Tile | None = None
        self.chosen: Tile | None = None
        self.light = Highlight(None, ())

    def follow(self, outputs: list[Output]) -> None:
        for at, output in enumerate(outputs):
            match output:
                case Lift(tile):
                    assert self.lifted is None
                    assert self.chosen is None
                    self.lifted = tile
                case Follow():
                    assert self.lifted is not None or self.pulled is not None
                case Snap(tile):
                    assert self.lifted is tile
                    assert isinstance(outputs[-1], Intent)
                    self.lifted = None
                case Return(tile):
                    assert self.lifted is tile
                    self.lifted = None
                case Pull(tile):
                    assert self.lifted is self.pulled is self.chosen is self.pointed is None
                    self.pulled = tile
                case PutBack(tile):
                    assert self.pulled is tile
                    self.pulled = None
                case Keep(tile):
                    assert self.pulled is tile
                    assert outputs[-1] == Intent(Break(tile))
                    self.pulled = None
                case Point(tile):
                    assert tile is None or Break(tile) in self.legal
                    self.pointed = tile
                case Choose(tile):
                    assert self.chosen is None
                    assert self.lifted is None
                    assert self.pointed is None
                    self.chosen = tile
                case Unchoose(tile):
                    assert self.chosen is tile
                    self.chosen = None
                case Highlight():
                    self.light = output
                case Aim(arm):
                    assert arm is None or arm in self.light.arms
                case Refuse(why):
                    assert why in REASONS
                case Intent(action):
                    assert action in self.legal
                    assert at == len(outputs) - 1
                    self.legal = ()

    @rule(
        arms=st.lists(st.integers(0, 3), max_size=6),
        hand=st.lists(tiles, max_size=7),
        line=st.lists(tiles, max_size=4, unique=True),
        free=st.booleans(),
        broken=st.none() | tiles,
    )
    def game_goes_on(
        self, arms: list[int], hand: list[Tile], line: list[Tile], free: bool, broken: Tile | None
    ) -> None:
        open_arms = list(enumerate(arms))[-2 if broken else 0 :]
        fits = tuple(play(tile, arm) for tile in hand for arm, number in open_arms if tile.mask >> number & 1)
        apart = tuple(play_apart(tile) for tile in hand if tile.is_double) if free and not broken else ()
        plays = fits + apart if arms else tuple(play(tile) for tile in hand)
        breaks = tuple(Break(tile) for tile in line)
        self.legal = plays or ((DRAW,) if free else ()) + breaks or (PASS,)
        self.follow(self.gesture.update(self.legal, tuple(arms), broken))

    @rule(at=targets, x=places, y=places, double=st.booleans())
    def press(self, at: Target, x: int, y: int, double: bool) -> None:
        self.follow(self.gesture.press(at, x, y, double))

    @rule(x=places, y=places, arm=zones)
    def move(self, x: int, y: int, arm: int | None) -> None:
        self.follow(self.gesture.move(x, y, arm))

    @rule(x=places, y=places, arm=zones, on_table=st.booleans(), home=st.booleans())
    def release(self, x: int, y: int, arm: int | None, on_table: bool, home: bool) -> None:
        self.follow(self.gesture.release(x, y, arm, on_table, home))
        assert self.lifted is self.pulled is None

    @rule(tile=tiles)
    def choose(self, tile: Tile) -> None:
        self.follow(self.gesture.choose(tile))

    @rule(hand=st.lists(tiles, unique=True), step=st.sampled_from((-1, 1)))
    def next_tile(self, hand: list[Tile], step: int) -> None:
        self.follow(self.gesture.next_tile(hand, step))

    @rule(step=st.sampled_from((-1, 1)))
    def next_arm(self, step: int) -> None:
        self.follow(self.gesture.next_arm(step))

    @rule()
    def enter(self) -> None:
        self.follow(self.gesture.enter())

    @rule()
    def let_go(self) -> None:
        self.follow(self.gesture.let_go())
        assert self.gesture.is_idle

    @rule()
    def lose_the_turn(self) -> None:
        self.legal = ()
        self.follow(self.gesture.update(()))
        assert self.lifted is self.pulled is self.chosen is self.pointed is None

    @invariant()
    def the_machine_knows_what_the_table_shows(self) -> None:
        assert self.gesture.held is self.lifted
        assert self.gesture.chosen is self.chosen
        assert self.gesture.pulled is self.pulled
        assert self.gesture.pointed is self.pointed
        lit = self.lifted or self.chosen
        playable = any(isinstance(one, Play) and one.tile is lit for one in self.legal)
        assert self.light.tile is (lit if playable else None)
        assert self.light.arms == self.gesture.lit


TestGestures = Gestures.TestCase
TestGestures.settings = settings(max_examples=150, stateful_step_count=40)
