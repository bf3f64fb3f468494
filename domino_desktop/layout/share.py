"""How two arms share the width of the first row: whoever grows takes the room, until one of them has to turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..model.line import Line

TILE: Final = 2.5
"""What an arm needs beyond a tile in its row: a double and a leg may still follow."""
DOUBLE: Final = 1.5
"""What it needs beyond a double: a leg."""


class Share(NamedTuple):
    """How far arm 0 may go to the left and arm 1 to the right of the first tile's middle, and both at the very most.

    As long as neither has turned, one may still take what the other leaves; then `most` is more than `bounds`.
    """

    bounds: tuple[float, float]
    most: tuple[float, float]


def share(reach: float, tiles: Iterable[tuple[int, bool]], width: float) -> Share:
    """Return how two arms share a width of at least 16.

    `reach`: half of the first tile's extent; `tiles`: in the order in which they were laid, each with its arm, 0 or 1,
    and whether it is a double. Tiles laid later never change how those lie that were laid before.
    """
    end, need = [reach, reach], [reach + TILE, reach + TILE]
    for arm, double in tiles:
        other = 1 - arm
        after = end[arm] + (1 if double else 2)
        wanted = max(need[arm], after + (DOUBLE if double else TILE))
        if wanted + need[other] > width:  # this arm turns now
            bounds = (width - need[1], need[1]) if arm == 0 else (need[0], width - need[0])
            return Share(bounds, bounds)
        end[arm], need[arm] = after, wanted
    spare = (width - need[0] - need[1]) / 2
    return Share((need[0] + spare, need[1] + spare), (width - need[1], width - need[0]))


def grown(line: Line, root: int) -> list[tuple[int, bool]]:
    """Return the tiles that ever grew from a root, as `share` takes them.

    Those that were lifted or came off count too, so that what stays lies where it lay.
    """
    arms = {root: -1}
    found = []
    for index in range(root + 1, len(line.laid)):
        laid = line.laid[index]
        if laid.parent in arms:
            arm = arms[index] = laid.port if laid.parent == root else arms[laid.parent]
            if arm in (0, 1):
                found.append((arm, laid.tile.is_double))
    return found
