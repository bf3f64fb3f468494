"""The line taken apart into pieces that hang together, and the paths of tiles in them."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..model.line import Line

MAIN_MIN: Final = 16.0
"""The least width of a piece with two arms."""
CROSS_MIN: Final = 24.0
"""The least width of a piece with four arms."""


class Piece(NamedTuple):
    """Laid tiles that hang together."""

    root: int
    """The earliest laid of them; all others descend from it."""
    centre: int
    """The tile with side arms, else the root."""
    crossed: bool
    """Whether the centre has side arms."""

    @property
    def least(self) -> float:
        """The least width in which it can be laid."""
        return CROSS_MIN if self.crossed else MAIN_MIN


class Links:
    """Which tile touches which, at which port."""

    __slots__ = ("_line", "_next", "roots")

    roots: list[int]
    """For every laid tile the root of its piece."""

    def __init__(self, line: Line) -> None:
        """Link the tiles that lie on the table."""
        lifted, roots = line.lifted, list[int]()
        links = [-1] * (4 * len(line.laid))
        for index, laid in enumerate(line.laid):
            parent = laid.parent
            if parent < 0 or parent in lifted or index in lifted:
                roots.append(index)
                continue
            roots.append(roots[parent])
            links[4 * parent + laid.port] = index
            links[4 * index] = parent
        self._line, self._next, self.roots = line, links, roots

    def path(self, index: int, port: int) -> list[tuple[int, int]]:
        """Return the tiles met when leaving a tile at a port, each with the port at which one leaves it in turn."""
        found = []
        laid, links = self._line.laid, self._next
        before, index = index, links[4 * index + port]
        while index >= 0:
            out = 1 if laid[index].parent == before else 1 - laid[before].port
            found.append((index, out))
            before, index = index, links[4 * index + out]
        return found


def pieces(line: Line, links: Links) -> list[Piece]:
    """Return the pieces in the order in which they came about; the first is the main piece.

    Raise ValueError when a piece has two tiles with side arms.
    """
    centres: dict[int, int] = {}
    sides = [laid.parent for i, laid in enumerate(line.laid) if laid.port >= 2 and i not in line.lifted]
    for index in {*sides, *[arm.end for arm in line.arms if arm.port >= 2]} - line.lifted:
        if centres.setdefault(links.roots[index], index) != index:
            raise ValueError(f"tiles {index} and {centres[links.roots[index]]} of one piece both have side arms")
    roots = [root for root in dict.fromkeys(links.roots) if root not in line.lifted]
    found = [Piece(root, centres.get(root, root), root in centres) for root in roots]
    return sorted(found, key=lambda piece: (_born(line, piece.root), piece.root))


def _born(line: Line, root: int) -> int:
    gone = line.laid[root].parent
    if gone < 0:
        return root
    # The play that follows a break lies at a place that the lifted tile laid bare (RULES.md 3.8).
    laid, (_, parent, port, _) = line.laid, line.laid[gone]
    for index in range(gone + 1, len(laid)):
        other = laid[index]
        if other.parent >= 0 and (
            (other.parent == parent and other.port == port) or (other.port == 0 and laid[other.parent].parent == gone)
        ):
            return index
    return len(laid)
