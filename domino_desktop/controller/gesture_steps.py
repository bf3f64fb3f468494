"""What the gesture machine does from state to state, whichever way it was asked. No Qt."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..model.actions import DRAW, Action, Break, Play
from ..model.tiles import Tile
from .gesture_legal import Legal
from .gesture_states import Chosen, Dragging, Idle, Pointed, Pressed, Pulling, Resting, State
from .gesture_words import (
    Aim,
    Choose,
    Highlight,
    Intent,
    Keep,
    Output,
    Point,
    PutBack,
    Refuse,
    Return,
    Snap,
    Unchoose,
)

_DARK: Final = Highlight(None, ())


class Steps:
    """The state, what is legal, and the steps that inputs are made of."""

    def __init__(self) -> None:
        self._legal = Legal()
        self._state: State = Idle()

    # what it is doing now

    @property
    def held(self) -> Tile | None:
        """The tile of the hand that follows the pointer."""
        return self._state.tile if isinstance(self._state, Dragging) else None

    @property
    def pulled(self) -> Tile | None:
        """The tile of the line that follows the pointer."""
        return self._state.tile if isinstance(self._state, Pulling) else None

    @property
    def chosen(self) -> Tile | None:
        """The tile that is chosen."""
        rest = self._rest
        return rest.tile if isinstance(rest, Chosen) else None

    @property
    def pointed(self) -> Tile | None:
        """The tile of the line that Enter lifts."""
        rest = self._rest
        return rest.tile if isinstance(rest, Pointed) else None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is pressed, held or chosen."""
        return isinstance(self._state, Idle)

    @property
    def lit(self) -> tuple[int, ...]:
        """The arms that take the held or chosen tile, in ascending order; APART last."""
        tile = self.held or self.chosen
        return self._legal.places(tile) if tile else ()

    @property
    def _rest(self) -> Resting:
        state = self._state
        if isinstance(state, Pressed):
            return state.before
        return Idle() if isinstance(state, Dragging | Pulling) else state

    @property
    def _button_down(self) -> bool:
        return isinstance(self._state, Pressed | Dragging | Pulling)

    # choosing

    def _choose(self, tile: Tile) -> list[Output]:
        if not self._legal.plays(tile):
            return [self._legal.why_not(tile)]
        outputs = self._drop_all()
        self._state = Chosen(tile)
        return [*outputs, Choose(tile), self._light(tile)]

    def _point(self, tile: Tile) -> list[Output]:
        outputs = self._drop_all()
        self._state = Pointed(tile)
        return [*outputs, Point(tile)]

    def _aim_next(self, state: Chosen, places: tuple[int, ...], step: int) -> list[Output]:
        at = places.index(state.aim) + step if state.aim in places else min(step, 0)
        aim = places[at % len(places)]
        self._state = Chosen(state.tile, aim)
        return [Aim(aim)] if aim != state.aim else []

    def _aim_at(self, tile: Tile, before: int | None, place: int | None) -> list[Output]:
        aim = place if place in self._legal.places(tile) else None
        self._state = Dragging(tile, aim)
        return [Aim(aim)] if aim != before else []

    def _light(self, tile: Tile) -> Highlight:
        return Highlight(tile, self._legal.places(tile), self._legal.first(tile) is not None)

    # acting: after an intent nothing is legal until the next update

    def _play_at(self, tile: Tile, place: int) -> list[Output]:
        return self._play(self._legal.play_at(tile, place))

    def _play(self, play: Play) -> list[Output]:
        end: Output = Snap(play.tile, play.arm) if self.held else Unchoose(play.tile)
        return [end, _DARK, *self._want(play)]

    def _break(self, tile: Tile) -> list[Output]:
        if tile not in self._legal.lifts:
            return [*self.let_go(), Refuse("cannot-lift", tile)]
        outputs: list[Output] = [Keep(tile)] if self.pulled else self._drop_all()
        return [*outputs, *self._want(Break(tile))]

    def _draw(self) -> list[Output]:
        if DRAW not in self._legal.actions:
            return [self._legal.why_not_draw()]
        return [*self.let_go(), *self._want(DRAW)]

    def _want(self, action: Action) -> list[Output]:
        self._state, self._legal = Idle(), Legal()
        return [Intent(action)]

    # letting go

    def let_go(self) -> list[Output]:
        """Return everything to its place: right button, Esc, the focus lost, the picture rebuilt."""
        outputs = self._drop_all()
        self._state = Idle()
        return outputs

    def _drop_all(self) -> list[Output]:
        """Put the held, pulled or chosen tile back; the button may stay pressed."""
        held, pulled, chosen, pointed = self.held, self.pulled, self.chosen, self.pointed
        if isinstance(self._state, Pressed):
            self._state = replace(self._state, before=Idle())
        else:
            self._state = Idle()
        if held:
            return [Return(held), _DARK]
        if pulled:
            return [PutBack(pulled)]
        if pointed:
            return [Point(None)]
        return [Unchoose(chosen), _DARK] if chosen else []
