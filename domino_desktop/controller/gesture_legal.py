"""What a person may do now, as the gesture machine asks it: where a tile goes, and why it does not. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.actions import DRAW, PASS, Action, Play
from ..model.tiles import Tile
from .gesture_words import Refuse


@dataclass(frozen=True, slots=True)
class Legal:
    """The legal actions, none when it is not this person's turn, and the open number of every arm."""

    actions: tuple[Action, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def any_play(self) -> bool:
        """Whether any tile can be played."""
        return any(isinstance(action, Play) for action in self.actions)

    def plays(self, tile: Tile) -> tuple[Play, ...]:
        """Return the plays of a tile, those apart from the line left out."""
        return tuple(one for one in self.actions if isinstance(one, Play) and one.tile is tile and not one.apart)

    def arms(self, tile: Tile, number: int | None = None) -> tuple[int, ...]:
        """Return the arms that take a tile, in ascending order; with a number only those that show it."""
        arms = sorted(play.arm for play in self.plays(tile) if play.arm is not None)
        return tuple(arm for arm in arms if number is None or self.numbers[arm : arm + 1] == (number,))

    def first(self, tile: Tile) -> Play | None:
        """Return the play of a tile as the first one on the table, which names no arm."""
        return next((play for play in self.plays(tile) if play.arm is None), None)

    def why_nothing(self) -> Refuse:
        """Say why no tile at all can be played."""
        if DRAW in self.actions:
            return Refuse("must-draw")
        return Refuse("must-pass" if PASS in self.actions else "not-your-turn")

    def why_not(self, tile: Tile) -> Refuse:
        """Say why a tile cannot be played."""
        plays = [action for action in self.actions if isinstance(action, Play)]
        if not plays:
            return self.why_nothing()
        return Refuse("bound", plays[0].tile) if plays[0].arm is None else Refuse("no-fit", tile)

    def why_not_arm(self, arm: int) -> Refuse:
        """Say why a press on an arm does nothing while no tile is chosen."""
        if not self.any_play:
            return self.why_nothing()
        live = any(isinstance(action, Play) and action.arm == arm for action in self.actions)
        return Refuse("choose-tile" if live else "dead-arm", arm=arm)

    def why_not_draw(self) -> Refuse:
        """Say why nothing is drawn."""
        return Refuse("cannot-draw" if self.actions else "not-your-turn")
