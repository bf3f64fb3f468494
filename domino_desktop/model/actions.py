"""What a seat can do in its turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from .events import Played
from .tiles import Tile

MOST_SEATS: Final = 8
MOST_ARMS: Final = 100
"""More arms than any game can have."""


@final
class Play:
    """Lay a tile from the hand on an arm; no arm is named for the first tile and for a double laid apart.

    Plays are interned as tiles are, so equal plays are the same object and compare by identity.
    """

    __slots__ = ("apart", "arm", "played", "tile")
    __match_args__ = ("tile", "arm", "apart")

    tile: Tile
    arm: int | None
    apart: bool
    played: tuple[Played, ...]
    """By seat, the event of this play when it scores nothing: the same in every round, so made once."""

    def __new__(cls, tile: Tile, arm: int | None = None, apart: bool = False) -> Play:
        """Return the play of this tile on this arm."""
        return _interned(tile, arm, apart)

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError(f"a play cannot change: {key}")

    def __repr__(self) -> str:
        return f"Play(tile={self.tile}, arm={self.arm}, apart={self.apart})"

    def __reduce__(self) -> tuple[type[Play], tuple[Tile, int | None, bool]]:
        return Play, (self.tile, self.arm, self.apart)


@cache
def _interned(tile: Tile, arm: int | None, apart: bool) -> Play:
    one = object.__new__(Play)
    played = tuple([Played(seat, tile, arm, apart) for seat in range(MOST_SEATS)])
    for key, value in {"tile": tile, "arm": arm, "apart": apart, "played": played}.items():
        object.__setattr__(one, key, value)
    return one


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one tile from the boneyard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a play."""


@dataclass(frozen=True, slots=True)
class Break:
    """Lift an interior tile from the line into the hand; a play on one of the two new arms must follow."""

    tile: Tile


Action = Play | Draw | Pass | Break
DRAW: Final = Draw()
PASS: Final = Pass()


def play_apart(tile: Tile) -> Play:
    """Return the play of a double laid apart."""
    return Play(tile, None, True)


def play(tile: Tile, arm: int | None = None) -> Play:
    """Return the play of a tile on an arm."""
    return Play(tile, arm)


class _Plays(dict[Tile, Play]):
    """The plays on one arm by tile, each made when it is first looked up."""

    def __init__(self, arm: int) -> None:
        super().__init__()
        self._arm = arm

    def __missing__(self, tile: Tile) -> Play:
        self[tile] = made = Play(tile, self._arm)
        return made


PLAYS: Final = tuple([_Plays(arm) for arm in range(MOST_ARMS)])
"""Every play by arm and tile, for the engine's innermost loop."""
