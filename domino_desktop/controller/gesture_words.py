"""What goes into the gesture machine (targets) and what comes out of it (outputs, reasons). No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from ..model.actions import Action
from ..model.tiles import Tile

# targets: what lies under the pointer when it is pressed


@dataclass(frozen=True, slots=True)
class OnTile:
    """A tile of the person's hand, and the number of the half that is pressed (None: not known)."""

    tile: Tile
    number: int | None = None


@dataclass(frozen=True, slots=True)
class OnLine:
    """A tile of the line."""

    tile: Tile


APART: Final = -1
"""Stands for the place apart from the line wherever an arm is named, where a double may be laid apart."""


@dataclass(frozen=True, slots=True)
class OnArm:
    """An arm, or its ghost; or the place APART."""

    arm: int


class Place(Enum):
    """Any other place."""

    TABLE = auto()
    """The line's area, tiles of the line included."""
    BONEYARD = auto()
    NOWHERE = auto()


Target = OnTile | OnLine | OnArm | Place

# outputs


@dataclass(frozen=True, slots=True)
class Lift:
    """The tile leaves the hand and follows the pointer, held where it was grabbed, at (x, y)."""

    tile: Tile
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Follow:
    """The lifted or pulled tile moves with the pointer."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Snap:
    """The lifted tile was dropped on an arm (None: on the empty table) and lies there; an Intent follows."""

    tile: Tile
    arm: int | None


@dataclass(frozen=True, slots=True)
class Return:
    """The lifted tile goes back to its place in the hand."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Pull:
    """A tile of the line follows the pointer, held where it was grabbed, at (x, y)."""

    tile: Tile
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PutBack:
    """The pulled tile goes back to its place in the line."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Keep:
    """The pulled tile was let go and comes into the hand; an Intent follows."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Point:
    """This tile of the line stands out: it is lifted by Enter; None: none does."""

    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Choose:
    """The tile is chosen: it stands out in the hand."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Unchoose:
    """The tile is no longer chosen."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Highlight:
    """Light exactly these arms (and APART) with a ghost of the tile; `table`: the empty table. No tile: no light."""

    tile: Tile | None
    arms: tuple[int, ...]
    table: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """Of the lit arms this one is meant now; None: none of them."""

    arm: int | None


@dataclass(frozen=True, slots=True)
class Refuse:
    """Nothing happens, and why: one of REASONS, with the tile and the arm that it mentions."""

    why: str
    tile: Tile | None = None
    arm: int | None = None

    @property
    def about(self) -> dict[str, object]:
        """What the sentence mentions, by name."""
        return {"tile": self.tile, "arm": self.arm}


@dataclass(frozen=True, slots=True)
class Intent:
    """The person wants this; it is legal."""

    action: Action


_Moved = Lift | Pull | Follow | Snap | Return | PutBack | Keep
_Shown = Choose | Unchoose | Point | Highlight | Aim | Refuse
Output = _Moved | _Shown | Intent

REASONS: Final = (
    "not-your-turn",
    "must-draw",  # no tile fits, but one can be drawn
    "must-pass",  # no tile fits and nothing can be drawn
    "must-break",  # no tile fits, but the line can be broken
    "draw-or-break",  # no tile fits, but one can be drawn or lifted
    "cannot-lift",  # tile: it lies in the line and is none of those that can be lifted
    "finish-break",  # the line was broken: only its two new arms are open
    "finish-break-tile",  # tile: it fits neither of the two new arms
    "lifted-waits",  # tile: it was lifted in this turn
    "bound",  # tile: the one that must be played first
    "no-fit",  # tile: it fits no arm
    "no-fit-arm",  # tile, arm: it does not fit this arm
    "dead-arm",  # arm: no tile of the hand fits it
    "choose-tile",  # an arm was pressed, or Enter, and no tile is chosen
    "several-places",  # tile: choose one of the lit places
    "nowhere",  # tile: it was dropped away from every arm
    "cannot-draw",  # one must play, or there is nothing to draw
)
