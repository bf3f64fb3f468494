"""Why an action is not legal, as a key for the texts and as an English sentence."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from .actions import Action, Draw, Pass, Play
from .line import Line
from .tiles import Tile


class Acting(Protocol):
    """What a refusal looks at: a round, or the observation of the seat whose turn it is."""

    @property
    def turn(self) -> int:  # noqa: D102
        ...

    @property
    def hand(self) -> tuple[Tile, ...]:  # noqa: D102
        ...

    @property
    def legal(self) -> tuple[Action, ...]:  # noqa: D102
        ...

    @property
    def bound(self) -> Tile | None:  # noqa: D102
        ...

    @property
    def line(self) -> Line:  # noqa: D102
        ...

    @property
    def broken(self) -> Tile | None:  # noqa: D102
        ...

    @property
    def drawable(self) -> int:  # noqa: D102
        ...


class Refusal(NamedTuple):
    """The key of a reason, and what the sentence mentions."""

    key: str
    about: dict[str, object]

    def __str__(self) -> str:
        return _SENTENCES[self.key].format(**self.about)


_SENTENCES = {
    "round-over": "the round is over",
    "not-held": "seat {seat} does not hold {tile}",
    "bound": "seat {seat} must lead with {bound}",
    "no-arm": "there is no arm {arm}",
    "arm-needed": "the play of {tile} names no arm",
    "arm-not-needed": "the first tile names no arm",
    "no-fit": "seat {seat} cannot play {tile} on arm {arm}, which shows {number}",
    "closed-arm": "seat {seat} cannot play on arm {arm} yet",
    "can-play": "seat {seat} can play and must",
    "must-draw": "seat {seat} must draw before it passes",
    "must-break": "seat {seat} can break the line and must before it passes",
    "nothing-to-draw": "nothing can be drawn",
    "no-more-draws": "seat {seat} may draw no more in this turn",
    "after-break": "seat {seat} has broken the line and must play on one of the two new arms",
    "lifted": "seat {seat} lifted {tile} in this turn and may play it from its next turn on",
    "not-allowed": "seat {seat} cannot do that now",
}


class IllegalAction(ValueError):
    """An action that the rules do not allow; nothing was changed."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.why = why


def refusal(at: Acting, action: Action) -> Refusal:
    """Return why the seat whose turn it is may not do this; the action is known to be illegal."""
    if not at.legal:
        return Refusal("round-over", {})
    if isinstance(action, Play):
        return _why_not_play(at, action)
    kinds = {type(one) for one in at.legal}
    if at.broken is not None:
        key = "after-break"
    elif isinstance(action, Draw):
        key = "nothing-to-draw" if not at.drawable else "can-play" if Play in kinds else "no-more-draws"
    elif isinstance(action, Pass):
        key = "can-play" if Play in kinds else "must-draw" if Draw in kinds else "must-break"
    else:
        key = "can-play" if Play in kinds else "not-allowed"
    return Refusal(key, {"seat": at.turn})


def _why_not_play(at: Acting, action: Play) -> Refusal:
    tile, arm, arms = action.tile, action.arm, at.line.arms
    about: dict[str, object] = {"seat": at.turn, "tile": tile}
    if tile not in at.hand:
        return Refusal("not-held", about)
    if tile is at.broken:
        return Refusal("lifted", about)
    if at.bound is not None and tile is not at.bound:
        return Refusal("bound", about | {"bound": at.bound})
    if not arms or action.apart:
        return Refusal("not-allowed" if arm is None or action.apart else "arm-not-needed", about)
    if arm is None:
        return Refusal("arm-needed", about)
    about["arm"] = arm
    if not 0 <= arm < len(arms):
        return Refusal("no-arm", about)
    if at.broken is not None and arm < len(arms) - 2:
        return Refusal("after-break", about)
    if not tile.mask >> arms[arm].number & 1:
        return Refusal("no-fit", about | {"number": arms[arm].number})
    return Refusal("closed-arm", about)
