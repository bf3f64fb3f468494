"""One machine for drag, tap and keys: it turns what a person does into Intents, and says what the table shows of it.

No Qt. Every input returns its outputs in order; an Intent comes last, and after it nothing is legal until `update`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..model.actions import DRAW, Action, Play
from ..model.tiles import Tile
from .gesture_legal import Legal
from .gesture_words import (
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

_DARK: Final = Highlight(None, ())


@dataclass(frozen=True, slots=True)
class _Idle:
    """Nothing is held or chosen."""


@dataclass(frozen=True, slots=True)
class _Chosen:
    """A tile waits for its arm."""

    tile: Tile
    aim: int | None = None


@dataclass(frozen=True, slots=True)
class _Pressed:
    """The button is down and has not moved far enough for a drag."""

    before: _Idle | _Chosen
    target: Target
    x: float
    y: float
    double: bool


@dataclass(frozen=True, slots=True)
class _Dragging:
    """A tile follows the pointer."""

    tile: Tile
    aim: int | None = None


class Gesture:
    """The machine: Idle, then Pressed, then Dragging or Chosen.

    `arm_at` of an input is the arm whose snap zone holds the pointer, the nearest when several do.
    """

    def __init__(self, drag_distance: float) -> None:
        """Take the system's drag distance, in the unit of the coordinates of the inputs."""
        self._drag_distance = drag_distance
        self._legal = Legal()
        self._state: _Idle | _Chosen | _Pressed | _Dragging = _Idle()

    # what it is doing now

    @property
    def held(self) -> Tile | None:
        """The tile that follows the pointer."""
        return self._state.tile if isinstance(self._state, _Dragging) else None

    @property
    def chosen(self) -> Tile | None:
        """The tile that is chosen."""
        chosen = self._state.before if isinstance(self._state, _Pressed) else self._state
        return chosen.tile if isinstance(chosen, _Chosen) else None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is pressed, held or chosen."""
        return isinstance(self._state, _Idle)

    @property
    def _button_down(self) -> bool:
        return isinstance(self._state, _Pressed | _Dragging)

    @property
    def lit(self) -> tuple[int, ...]:
        """The arms that take the held or chosen tile, in ascending order."""
        tile = self.held or self.chosen
        return self._legal.arms(tile) if tile else ()

    # what the game does

    def update(self, legal: tuple[Action, ...], numbers: tuple[int, ...] = ()) -> list[Output]:
        """Take what is legal now (nothing when it is not this person's turn) and the open number of every arm."""
        before = self.lit
        self._legal = Legal(legal, numbers)
        tile = self.held or self.chosen
        if tile is None:
            return []
        if not self._legal.plays(tile):
            return self._drop_all()
        if self.lit == before:
            return []
        if isinstance(self._state, _Pressed):
            self._state = replace(self._state, before=_Chosen(tile))
        else:
            self._state = _Dragging(tile) if self.held else _Chosen(tile)
        return [self._light(tile)]

    # the pointer

    def press(self, target: Target, x: float, y: float, double: bool = False) -> list[Output]:
        """The left button or a finger goes down; `double`: for the second time within the double-click time."""
        outputs = self.let_go() if self.held else []
        before = self._state.before if isinstance(self._state, _Pressed) else self._state
        assert not isinstance(before, _Dragging)
        self._state = _Pressed(before, target, x, y, double)
        return outputs

    def move(self, x: float, y: float, arm_at: int | None = None) -> list[Output]:
        """The pointer moves, pressed or not."""
        state = self._state
        if isinstance(state, _Dragging):
            return [Follow(x, y), *self._aim_at(state.tile, state.aim, arm_at)]
        if not isinstance(state, _Pressed) or abs(x - state.x) + abs(y - state.y) < self._drag_distance:
            return []
        self._state = state.before
        if not isinstance(state.target, OnTile):
            return []
        tile = state.target.tile
        if not self._legal.plays(tile):
            return [self._legal.why_not(tile)]
        outputs = self._drop_all()
        self._state = _Dragging(tile)
        return [*outputs, Lift(tile, state.x, state.y), self._light(tile), *self.move(x, y, arm_at)]

    def release(self, x: float, y: float, arm_at: int | None = None, on_table: bool = False) -> list[Output]:
        """The button goes up; `on_table`: the pointer is over the line's area."""
        outputs = self.move(x, y, arm_at) if isinstance(self._state, _Pressed) else []
        state = self._state
        if isinstance(state, _Dragging):
            return outputs + self._dropped(state.tile, arm_at, on_table)
        if isinstance(state, _Pressed):
            self._state = state.before
            return outputs + self._tapped(state, arm_at)
        return outputs

    def let_go(self) -> list[Output]:
        """Return everything to the hand: right button, Esc, the focus lost, the picture rebuilt."""
        outputs = self._drop_all()
        self._state = _Idle()
        return outputs

    # keys

    def choose(self, tile: Tile) -> list[Output]:
        """Choose a tile by its key; the chosen one: let it go."""
        if self._button_down:
            return []
        return self.let_go() if tile is self.chosen else self._choose(tile)

    def next_tile(self, hand: Sequence[Tile], step: int) -> list[Output]:
        """Choose the next (+1) or previous (-1) playable tile of the hand as it is shown."""
        if self._button_down:
            return []
        playable = [tile for tile in hand if self._legal.plays(tile)]
        if not playable:
            return [self._legal.why_nothing()]
        if self.chosen in playable:
            tile = playable[(playable.index(self.chosen) + step) % len(playable)]
            return [] if tile is self.chosen else self._choose(tile)
        return self._choose(playable[0 if step > 0 else -1])

    def next_arm(self, step: int) -> list[Output]:
        """Aim at the next (+1) or previous (-1) arm that takes the chosen tile."""
        if not isinstance(self._state, _Chosen) or not self.lit:
            return []
        return self._aim_next(self._state, self.lit, step)

    def enter(self) -> list[Output]:
        """Play the chosen tile on the arm aimed at, or where it fits when that is one place only."""
        if self._button_down:
            return []
        if not isinstance(self._state, _Chosen):
            return [Refuse("choose-tile") if self._legal.any_play else self._legal.why_nothing()]
        tile, aim = self._state.tile, self._state.aim
        plays = self._legal.plays(tile)
        if len(plays) == 1:
            return self._play(plays[0])
        return [Refuse("several-places", tile)] if aim is None else self._play_on(tile, aim)

    # drops and taps

    def _dropped(self, tile: Tile, arm: int | None, on_table: bool) -> list[Output]:
        first = self._legal.first(tile)
        if first is not None and (on_table or arm is not None):
            return self._play(first)
        if arm in self._legal.arms(tile):
            return self._play_on(tile, arm)
        why = Refuse("nowhere", tile) if arm is None else Refuse("no-fit-arm", tile, arm)
        return [*self.let_go(), why]

    def _tapped(self, press: _Pressed, arm_at: int | None) -> list[Output]:
        target, chosen = press.target, self.chosen
        if isinstance(target, OnTile):
            return self._tapped_tile(target, press.double)
        if target is Place.BONEYARD:
            return self._tapped_boneyard()
        if chosen is None:
            return [self._legal.why_not_arm(target.arm)] if isinstance(target, OnArm) else []
        first = self._legal.first(chosen)
        if first is not None and target is not Place.NOWHERE:
            return self._play(first)
        arm = target.arm if isinstance(target, OnArm) else arm_at
        if arm is None:
            return self.let_go()
        return self._play_on(chosen, arm) if arm in self._legal.arms(chosen) else [Refuse("no-fit-arm", chosen, arm)]

    def _tapped_tile(self, target: OnTile, double: bool) -> list[Output]:
        tile = target.tile
        if double:
            outputs = [] if tile is self.chosen else self._choose(tile)
            return outputs + self.enter() if tile is self.chosen else outputs
        if tile is not self.chosen:
            return self._choose(tile)
        arms = self._legal.arms(tile, target.number)
        if len(arms) == 1:
            return self._play_on(tile, arms[0])
        assert isinstance(self._state, _Chosen)
        return self._aim_next(self._state, arms, 1) if arms else self.let_go()

    def _tapped_boneyard(self) -> list[Output]:
        if DRAW not in self._legal.actions:
            return [self._legal.why_not_draw()]
        outputs = self.let_go()
        self._legal = Legal()
        return [*outputs, Intent(DRAW)]

    # steps

    def _choose(self, tile: Tile) -> list[Output]:
        if not self._legal.plays(tile):
            return [self._legal.why_not(tile)]
        outputs = self._drop_all()
        self._state = _Chosen(tile)
        return [*outputs, Choose(tile), self._light(tile)]

    def _aim_next(self, state: _Chosen, arms: tuple[int, ...], step: int) -> list[Output]:
        at = arms.index(state.aim) + step if state.aim in arms else min(step, 0)
        aim = arms[at % len(arms)]
        self._state = _Chosen(state.tile, aim)
        return [Aim(aim)] if aim != state.aim else []

    def _aim_at(self, tile: Tile, before: int | None, arm: int | None) -> list[Output]:
        aim = arm if arm in self._legal.arms(tile) else None
        self._state = _Dragging(tile, aim)
        return [Aim(aim)] if aim != before else []

    def _play_on(self, tile: Tile, arm: int) -> list[Output]:
        return self._play(next(play for play in self._legal.plays(tile) if play.arm == arm))

    def _play(self, play: Play) -> list[Output]:
        end: Output = Snap(play.tile, play.arm) if self.held else Unchoose(play.tile)
        self._state = _Idle()
        self._legal = Legal()
        return [end, _DARK, Intent(play)]

    def _drop_all(self) -> list[Output]:
        """Put the held or chosen tile back; the button may stay pressed."""
        held, chosen = self.held, self.chosen
        if isinstance(self._state, _Pressed):
            self._state = replace(self._state, before=_Idle())
        else:
            self._state = _Idle()
        if held:
            return [Return(held), _DARK]
        return [Unchoose(chosen), _DARK] if chosen else []

    def _light(self, tile: Tile) -> Highlight:
        return Highlight(tile, self._legal.arms(tile), self._legal.first(tile) is not None)
