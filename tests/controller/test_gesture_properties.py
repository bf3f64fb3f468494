"""Whatever a person does with mouse, finger and keys, the gesture machine keeps its promises."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from domino_desktop.controller.gesture import Gesture
from domino_desktop.controller.gesture_words import (
    REASONS,
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
    Target,
    Unchoose,
)
from domino_desktop.model.actions import DRAW, PASS, Action, play
from domino_desktop.model.tiles import Tile, full_set

tiles = st.sampled_from(full_set(3))
arms = st.integers(0, 3)
places = st.integers(-30, 30)
targets: st.SearchStrategy[Target] = st.one_of(
    st.builds(OnTile, tiles, st.none() | st.integers(0, 3)), st.builds(OnArm, arms), st.sampled_from(Place)
)


class Gestures(RuleBasedStateMachine):
    """Plays the table: follows every output and checks that it makes sense after those before it."""

    def __init__(self) -> None:
        super().__init__()
        self.gesture = Gesture(10)
        self.legal: tuple[Action, ...] = ()
        self.lifted: Tile | None = None
        self.snapped = False
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
                    assert self.lifted is not None
                case Snap(tile):
                    assert self.lifted is tile
                    assert isinstance(outputs[-1], Intent)
                    self.lifted = None
                case Return(tile):
                    assert self.lifted is tile
                    self.lifted = None
                case Choose(tile):
                    assert self.chosen is None
                    assert self.lifted is None
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

    @rule(arms=st.lists(st.integers(0, 3), max_size=4), hand=st.lists(tiles, max_size=7), at_turn=st.booleans())
    def game_goes_on(self, arms: list[int], hand: list[Tile], at_turn: bool) -> None:
        fits = tuple(play(tile, arm) for tile in hand for arm, number in enumerate(arms) if tile.mask >> number & 1)
        plays = fits if arms else tuple(play(tile) for tile in hand)
        self.legal = (plays or (DRAW if hand else PASS,)) if at_turn else ()
        self.follow(self.gesture.update(self.legal, tuple(arms)))

    @rule(at=targets, x=places, y=places, double=st.booleans())
    def press(self, at: Target, x: int, y: int, double: bool) -> None:
        self.follow(self.gesture.press(at, x, y, double))

    @rule(x=places, y=places, arm=st.none() | arms)
    def move(self, x: int, y: int, arm: int | None) -> None:
        self.follow(self.gesture.move(x, y, arm))

    @rule(x=places, y=places, arm=st.none() | arms, on_table=st.booleans())
    def release(self, x: int, y: int, arm: int | None, on_table: bool) -> None:
        self.follow(self.gesture.release(x, y, arm, on_table))
        assert self.lifted is None

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
        assert self.lifted is None
        assert self.chosen is None

    @invariant()
    def the_machine_knows_what_the_table_shows(self) -> None:
        assert self.gesture.held is self.lifted
        assert self.gesture.chosen is self.chosen
        assert self.light.tile is (self.lifted or self.chosen)
        assert self.light.arms == self.gesture.lit


TestGestures = Gestures.TestCase
TestGestures.settings = settings(max_examples=150, stateful_step_count=40)
