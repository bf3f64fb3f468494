"""Why an action is good, as keys and numbers for the texts."""

from __future__ import annotations

from typing import Final

from ..model.actions import Action, Break, Draw, Play
from ..model.observation import Observation
from .bot import Reason
from .history import Past
from .kernel import Kernel
from .kernel_ends import TILES

LIKELY: Final = 50
"""Of a hundred deals so many at least must be won by a block for that to be its reason."""


def motive(
    kernel: Kernel, seen: Observation, past: Past, action: Action, first: tuple[int, int] | None, won: int, deals: int
) -> Reason:
    """Return the reason for an action that wins the round in `won` percent of the sampled deals."""
    about: dict[str, object] = {"won": won, "deals": deals}
    if isinstance(action, Break):
        return Reason("lifts", about | {"tile": action.tile})
    if isinstance(action, Draw):
        return Reason("draws", about)
    if not isinstance(action, Play) or first is None:
        return Reason("forced")
    bit, to = first
    after = (seen.turn + 1) % kernel.seats
    kept = kernel.mask(seen.hand) ^ bit
    away = (1 << len(kernel.tiles)) - 1 & ~(past.laid | bit)
    about |= {"tile": action.tile}
    if not kept:
        return Reason("goes-out", about)
    if not away & kernel.fits[to] and won >= LIKELY:
        return Reason("closes", about | {"own": kernel.loads[kept] // TILES})
    if (
        not seen.drawable
        and not seen.rules.keeps_pips
        and away & kernel.fits[to]
        and not away & kernel.fits[to] & ~(past.lacks[after] | kept)
    ):
        numbers = tuple(sorted(set(kernel.lines[to].numbers)))
        return Reason("blocks", about | {"seat": after, "numbers": numbers, "percent": 100})
    return Reason("expects", about)
