"""What a person may do now, as the gesture machine asks it: where a tile goes, and why it does not. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.actions import DRAW, PASS, Action, Break, Play
from ..model.tiles import Tile
from .gesture_words import APART, Refuse


@dataclass(frozen=True, slots=True)
class Legal:
    """The legal actions, none when it is not this person's turn, and the open number of every arm."""

    actions: tuple[Action, ...] = ()
    numbers: tuple[int, ...] = ()
    broken: Tile | None = None
    """The tile lifted from the line in this turn; a play on one of the two new arms must follow."""

    @property
    def any_play(self) -> bool:
        """Whether any tile can be played."""
        return any(isinstance(action, Play) for action in self.actions)

    @property
    def lifts(self) -> tuple[Tile, ...]:
        """The tiles that may be lifted from the line."""
        return tuple(action.tile for action in self.actions if isinstance(action, Break))

    def plays(self, tile: Tile) -> tuple[Play, ...]:
        """Return the plays of a tile."""
        return tuple(one for one in self.actions if isinstance(one, Play) and one.tile is tile)

    def places(self, tile: Tile, number: int | None = None) -> tuple[int, ...]:
        """Return the arms that take a tile, in ascending order, with a number only those that show it; APART last."""
        plays = self.plays(tile)
        arms = sorted(play.arm for play in plays if play.arm is not None)
        fitting = tuple(arm for arm in arms if number is None or self.numbers[arm : arm + 1] == (number,))
        return (*fitting, APART) if any(play.apart for play in plays) else fitting

    def play_at(self, tile: Tile, place: int) -> Play:
        """Return the play of a tile at one of its `places`."""
        return next(play for play in self.plays(tile) if (APART if play.apart else play.arm) == place)

    def first(self, tile: Tile) -> Play | None:
        """Return the play of a tile as the first one on the table, which names no arm."""
        return next((play for play in self.plays(tile) if play.arm is None and not play.apart), None)

    def why_nothing(self) -> Refuse:
        """Say why no tile at all can be played."""
        if self.lifts:
            return Refuse("draw-or-break" if DRAW in self.actions else "must-break")
        if DRAW in self.actions:
            return Refuse("must-draw")
        return Refuse("must-pass" if PASS in self.actions else "not-your-turn")

    def why_not(self, tile: Tile) -> Refuse:
        """Say why a tile cannot be played."""
        plays = [action for action in self.actions if isinstance(action, Play)]
        if not plays:
            return self.why_nothing()
        if self.broken is not None:
            return Refuse("lifted-waits" if tile is self.broken else "finish-break-tile", tile)
        first = next((play for play in plays if play.arm is None and not play.apart), None)
        return Refuse("no-fit", tile) if first is None else Refuse("bound", first.tile)

    def why_not_arm(self, arm: int) -> Refuse:
        """Say why a press on an arm does nothing while no tile is chosen."""
        if not self.any_play:
            return self.why_nothing()
        if any(isinstance(action, Play) and action.arm == arm for action in self.actions):
            return Refuse("choose-tile", arm=arm)
        return Refuse("dead-arm" if self.broken is None else "finish-break", arm=arm)

    def why_not_there(self, tile: Tile, arm: int) -> Refuse:
        """Say why a tile that can be played cannot go on this arm."""
        new = len(self.numbers) - 2
        return Refuse("no-fit-arm", tile, arm) if self.broken is None or arm >= new else Refuse("finish-break", arm=arm)

    def why_not_draw(self) -> Refuse:
        """Say why nothing is drawn."""
        if self.broken is not None:
            return Refuse("finish-break")
        if self.lifts:
            return self.why_nothing()
        return Refuse("cannot-draw" if self.actions else "not-your-turn")
