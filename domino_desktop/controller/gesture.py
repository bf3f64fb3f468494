"""One machine for drag, tap and keys: it turns what a person does into Intents, and says what the table shows of it.

No Qt. Every input returns its outputs in order; an Intent comes last, and after it nothing is legal until `update`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..model.actions import Action
from ..model.tiles import Tile
from .gesture_legal import Legal
from .gesture_states import Chosen, Dragging, Pointed, Pressed, Pulling
from .gesture_steps import Steps
from .gesture_words import Follow, Lift, OnArm, OnLine, OnTile, Output, Place, Pull, Refuse, Target


class Gesture(Steps):
    """The machine: Idle, then Pressed, then Dragging, Pulling, Chosen or Pointed.

    `arm_at` of an input is the arm whose snap zone holds the pointer, the nearest when several do; APART where a
    double would be laid apart.
    """

    def __init__(self, drag_distance: float) -> None:
        """Take the system's drag distance, in the unit of the coordinates of the inputs."""
        super().__init__()
        self._drag_distance = drag_distance

    def update(
        self, legal: tuple[Action, ...], numbers: tuple[int, ...] = (), broken: Tile | None = None
    ) -> list[Output]:
        """Take what is legal now (nothing when it is not this person's turn) and the open number of every arm.

        `broken`: the tile that this person has just lifted from the line.
        """
        before, tile = self.lit, self.held or self.chosen
        moved_only = tile is not None and not self._legal.plays(tile)
        self._legal = Legal(legal, numbers, broken)
        lifting = self.pulled or self.pointed
        if lifting is not None:
            return [] if lifting in self._legal.lifts else self._drop_all()
        if tile is None:
            return []
        if not self._legal.plays(tile):
            return self._drop_all()
        if self.lit == before and not moved_only:
            return []
        if isinstance(self._state, Pressed):
            self._state = replace(self._state, before=Chosen(tile))
        else:
            self._state = Dragging(tile) if self.held else Chosen(tile)
        return [self._light(tile)]

    # the pointer

    def press(self, target: Target, x: float, y: float, double: bool = False) -> list[Output]:
        """The left button or a finger goes down; `double`: for the second time within the double-click time."""
        outputs = self.let_go() if self.held or self.pulled else []
        self._state = Pressed(self._rest, target, x, y, double)
        return outputs

    def move(self, x: float, y: float, arm_at: int | None = None) -> list[Output]:
        """The pointer moves, pressed or not."""
        state = self._state
        if isinstance(state, Dragging):
            return [Follow(x, y), *self._aim_at(state.tile, state.aim, arm_at)]
        if isinstance(state, Pulling):
            return [Follow(x, y)]
        if not isinstance(state, Pressed) or abs(x - state.x) + abs(y - state.y) < self._drag_distance:
            return []
        self._state = state.before
        match state.target:
            case OnTile(tile):  # one that cannot be played too: it may be put elsewhere in the hand
                outputs = [*self._drop_all(), Lift(tile, state.x, state.y)]
                self._state = Dragging(tile)
                light = [self._light(tile)] if self._legal.plays(tile) else []
                return [*outputs, *light, *self.move(x, y, arm_at)]
            case OnLine(tile) if tile in self._legal.lifts:
                outputs = self._drop_all()
                self._state = Pulling(tile)
                return [*outputs, Pull(tile, state.x, state.y), Follow(x, y)]
        return []

    def release(
        self, x: float, y: float, arm_at: int | None = None, on_table: bool = False, at_home: bool = False
    ) -> list[Output]:
        """The button goes up.

        `on_table`: the pointer is over the line's area; `at_home`: over the place from which a tile is pulled.
        """
        outputs = self.move(x, y, arm_at) if isinstance(self._state, Pressed) else []
        state = self._state
        if isinstance(state, Dragging):
            return outputs + self._dropped(state.tile, arm_at, on_table)
        if isinstance(state, Pulling):
            return outputs + (self.let_go() if at_home else self._break(state.tile))
        if isinstance(state, Pressed):
            self._state = state.before
            return outputs + self._tapped(state, arm_at)
        return outputs

    # keys

    def choose(self, tile: Tile) -> list[Output]:
        """Choose a tile by its key; the chosen one: let it go."""
        if self._button_down:
            return []
        return self.let_go() if tile is self.chosen else self._choose(tile)

    def next_tile(self, hand: Sequence[Tile], step: int) -> list[Output]:
        """Go to the next (+1) or previous (-1) playable tile of the hand as it is shown, or tile that can be lifted."""
        if self._button_down:
            return []
        playable = [tile for tile in hand if self._legal.plays(tile)]
        ring = [*playable, *self._legal.lifts]
        if not ring:
            return [self._legal.why_nothing()]
        now = self.chosen or self.pointed
        at = ring.index(now) + step if now in ring else min(step, 0)
        tile = ring[at % len(ring)]
        if tile is now:
            return []
        return self._choose(tile) if tile in playable else self._point(tile)

    def next_arm(self, step: int) -> list[Output]:
        """Aim at the next (+1) or previous (-1) place that takes the chosen tile."""
        if not isinstance(self._state, Chosen) or not self.lit:
            return []
        return self._aim_next(self._state, self.lit, step)

    def enter(self) -> list[Output]:
        """Play the chosen tile at the place aimed at, or where it fits when that is one; lift the one pointed at."""
        if self._button_down:
            return []
        if isinstance(self._state, Pointed):
            return self._break(self._state.tile)
        if not isinstance(self._state, Chosen):
            return [Refuse("choose-tile") if self._legal.any_play else self._legal.why_nothing()]
        tile, aim = self._state.tile, self._state.aim
        plays = self._legal.plays(tile)
        if len(plays) == 1:
            return self._play(plays[0])
        return [Refuse("several-places", tile)] if aim is None else self._play_at(tile, aim)

    # drops and taps

    def _dropped(self, tile: Tile, place: int | None, on_table: bool) -> list[Output]:
        if not self._legal.plays(tile):
            return [*self.let_go(), self._legal.why_not(tile)]
        first = self._legal.first(tile)
        if first is not None and (on_table or place is not None):
            return self._play(first)
        if place in self._legal.places(tile):
            return self._play_at(tile, place)
        why = self._legal.why_not_there(tile, place) if place is not None and place >= 0 else Refuse("nowhere", tile)
        return [*self.let_go(), why]

    def _tapped(self, press: Pressed, arm_at: int | None) -> list[Output]:
        target, chosen = press.target, self.chosen
        if isinstance(target, OnTile):
            return self._tapped_tile(target, press.double)
        if isinstance(target, OnLine) and self._legal.lifts:
            return self._break(target.tile)
        if target is Place.BONEYARD:
            return self._draw()
        if chosen is None:
            return [self._legal.why_not_arm(target.arm)] if isinstance(target, OnArm) else self.let_go()
        first = self._legal.first(chosen)
        if first is not None and target is not Place.NOWHERE:
            return self._play(first)
        place = target.arm if isinstance(target, OnArm) else arm_at
        if place in self._legal.places(chosen):
            return self._play_at(chosen, place)
        return self.let_go() if place is None or place < 0 else [self._legal.why_not_there(chosen, place)]

    def _tapped_tile(self, target: OnTile, double: bool) -> list[Output]:
        tile = target.tile
        if double:
            outputs = [] if tile is self.chosen else self._choose(tile)
            return outputs + self.enter() if tile is self.chosen else outputs
        if tile is not self.chosen:
            return self._choose(tile)
        places = self._legal.places(tile, target.number)
        if len(places) == 1:
            return self._play_at(tile, places[0])
        assert isinstance(self._state, Chosen)
        return self._aim_next(self._state, places, 1) if places else self.let_go()
