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
class OnArm:
    """An arm, or its ghost."""

    arm: int


class Place(Enum):
    """Any other place."""

    TABLE = auto()
    """The line's area, tiles of the line included."""
    BONEYARD = auto()
    NOWHERE = auto()


Target = OnTile | OnArm | Place

# outputs


@dataclass(frozen=True, slots=True)
class Lift:
    """The tile leaves the hand and follows the pointer, held where it was grabbed, at (x, y)."""

    tile: Tile
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Follow:
    """The lifted tile moves with the pointer."""

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
class Choose:
    """The tile is chosen: it stands out in the hand."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Unchoose:
    """The tile is no longer chosen."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Highlight:
    """Light exactly these arms with a ghost of the tile; `table`: the whole empty table instead. No tile: no light."""

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


Output = Lift | Follow | Snap | Return | Choose | Unchoose | Highlight | Aim | Refuse | Intent

REASONS: Final = (
    "not-your-turn",
    "must-draw",  # no tile fits, but one can be drawn
    "must-pass",  # no tile fits and nothing can be drawn
    "bound",  # tile: the one that must be played first
    "no-fit",  # tile: it fits no arm
    "no-fit-arm",  # tile, arm: it does not fit this arm
    "dead-arm",  # arm: no tile of the hand fits it
    "choose-tile",  # an arm was pressed, or Enter, and no tile is chosen
    "several-places",  # tile: choose one of the lit arms
    "nowhere",  # tile: it was dropped away from every arm
    "cannot-draw",  # one must play, or there is nothing to draw
)
