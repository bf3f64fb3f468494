"""What a seat can conclude from the events of a round: where each tile that it was not given may have come from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from ..model.events import Broke, Drew, Ended, Event, Passed, Played
from ..model.line import Line
from ..model.observation import Observation
from ..model.openings import Lead
from ..model.rules import Position
from ..model.tiles import Tile
from .kernel import Kernel

NOBODY: Final = -1
"""The seat of the tiles that nobody was given."""


class Trust(Enum):
    """How much is concluded from what the others did."""

    ALL = "all"
    """Also that a seat that drew could not play, where it may draw although it can."""
    RULES = "rules"
    """What the rules make certain."""
    COUNTS = "counts"
    """Only who held how many tiles and played which: for positions that no deal leads to."""


class Group(NamedTuple):
    """Tiles that a seat got together: its deal, or one draw."""

    seat: int
    size: int
    since: int
    """The first event at which they were in its hand."""


class Source(NamedTuple):
    """A tile that the observer was not given, and the groups that it may be from, as bits."""

    bit: int
    groups: int


class Act(NamedTuple):
    """What another seat did to its hand: it took a group, lifted a tile, or played one."""

    seat: int
    group: int
    """The group it took, else -1."""
    bit: int
    """The tile that it lifted or played."""
    place: int
    """Where it played, -1 when it did not or was bound."""
    to: int
    """The place after its play."""
    others: int
    """The tiles that the next seat may have held, as everybody knew."""


@dataclass(frozen=True, slots=True)
class Past:
    """All that the events of the round tell an observer about the tiles that it was not given."""

    groups: tuple[Group, ...]
    """First the deals of the other seats, last what nobody was given."""
    sources: tuple[Source, ...]
    acts: tuple[Act, ...]
    laid: int
    """The tiles on the table now."""
    lacks: tuple[int, ...]
    """By seat the tiles that everybody has seen it not to hold."""


def past_of(kernel: Kernel, seen: Observation, trust: Trust = Trust.ALL) -> Past:
    """Read the events of a round as the observer `seen.seat` saw them."""
    reader = _Reader(kernel, seen, trust is Trust.ALL or not kernel.withholds)
    for at, event in enumerate(seen.events):
        reader.read(at, event)
    if trust is Trust.COUNTS:
        reader.lacked.clear()
    else:
        reader.heed_opening()
    return reader.past()


class _Reader:
    def __init__(self, kernel: Kernel, seen: Observation, strict: bool) -> None:
        self.kernel, self.seen, self.rules, self.strict = kernel, seen, seen.rules, strict
        self.line, self.breaks = Line(), [0] * kernel.seats
        self.broken: Tile | None = None
        for tile in self.rules.table():
            self.line = self.line.root(tile, self.rules.first_ports(tile))
        dealt = list(seen.counts)
        for event in seen.events:
            if not isinstance(event, Passed | Ended):
                dealt[event.seat] += 1 if isinstance(event, Played) else -1
        self.groups = [Group(seat, size, 0) for seat, size in enumerate(dealt) if seat != seen.seat]
        self.lacked: list[tuple[int, int, int]] = [(group.seat, -1, 0) for group in self.groups]
        """Seat, event and the tiles that it held none of then; -1: that it was not dealt."""
        self.left: dict[int, tuple[int, int]] = {}
        """By tile: the event at which it first left a hand, and whose."""
        self.acts: list[Act] = []
        self.every = (1 << len(kernel.tiles)) - 1
        self.laid = kernel.mask(self.rules.table())
        self.lacks = [0] * kernel.seats

    def read(self, at: int, event: Event) -> None:
        """Take in one event."""
        kernel, rules, place = self.kernel, self.rules, self.kernel.place(self.line, self.broken)
        if isinstance(event, Played):
            bit = kernel.bit[event.tile]
            self.line, self.broken = rules.lay(self.line, event.tile, event.arm), None
            bound = not self.left and self.lead().tile is not None
            self.left.setdefault(bit, (at, event.seat))
            self._act(event.seat, -1, bit, -1 if bound else place, kernel.place(self.line))
            self.laid |= bit
        elif isinstance(event, Drew):
            self.lacks[event.seat] = 0  # the tile drawn may have any number
            if self.strict:
                self._lacks(event.seat, at, kernel.fits[place])
            self._act(event.seat, len(self.groups))
            if event.seat != self.seen.seat:
                self.groups.append(Group(event.seat, 1, at + 1))
        elif isinstance(event, Passed):
            self._lacks(event.seat, at, kernel.fits[place] | self._could_break(event.seat))
        elif isinstance(event, Broke):
            self._lacks(event.seat, at, kernel.fits[place])
            index = self.line.find(event.tile)
            assert index is not None
            self.line, self.broken = self.line.lift(index), event.tile
            self.breaks[event.seat] += 1
            self._act(event.seat, -1, kernel.bit[event.tile])
            self.laid ^= kernel.bit[event.tile]
            self.lacks[event.seat] &= ~kernel.bit[event.tile]

    def _lacks(self, seat: int, at: int, tiles: int) -> None:
        self.lacked.append((seat, at, tiles))
        self.lacks[seat] |= tiles

    def _act(self, seat: int, group: int, bit: int = 0, place: int = -1, to: int = -1) -> None:
        if seat != self.seen.seat:
            others = self.every & ~(self.laid | self.lacks[(seat + 1) % self.kernel.seats])
            self.acts.append(Act(seat, group, bit, place, to, others))

    def _could_break(self, seat: int) -> int:
        kernel = self.kernel
        if not kernel.breaks:
            return 0
        at = Position(self.line, seat, None, 0, kernel.draw_limit, None, tuple(self.breaks))
        return kernel.mask(tile for tile in kernel.tiles if self.rules.can_go_on(at, seat, (tile,)))

    def lead(self) -> Lead:
        """Return who led, with the tile that the opening bound it to."""
        seen = self.seen
        find = self.rules.next_opening(seen.results[-1] if seen.results else None).find
        first = seen.bound or next((event.tile for event in seen.events if isinstance(event, Played)), None)
        if find is None or first is None:
            return Lead(seen.leader)
        return find(self._hands(seen.leader, first), seen.number) or Lead(seen.leader)

    def _hands(self, seat: int, *tiles: Tile, leader: tuple[Tile, ...] = ()) -> tuple[tuple[Tile, ...], ...]:
        hands = [leader if one == self.seen.leader else () for one in range(self.kernel.seats)]
        hands[seat] += tiles
        return tuple(hands)

    def heed_opening(self) -> None:
        """Note what no seat can have been dealt, as another would have led or another tile been shown."""
        seen, rules, kernel = self.seen, self.rules, self.kernel
        lead = self.lead()
        find = rules.next_opening(seen.results[-1] if seen.results else None).find
        for at, (seat, _, _) in enumerate(self.lacked[: kernel.seats - (seen.seat is not None)]):
            lacked = []
            shown = seen.shown[seat] if seen.shown else None
            for tile in kernel.tiles:
                if lead.tile is not None and find is not None and tile is not lead.tile:
                    found = find(self._hands(seat, tile, leader=(lead.tile,)), seen.number)
                    if found != lead:
                        lacked.append(tile)
                if seen.shown and tile is not shown:
                    dealt = self._hands(seat, tile, *((shown,) if shown else ()))
                    if rules.shown(dealt)[seat] is not shown:
                        lacked.append(tile)
            self.lacked[at] = (seat, -1, kernel.mask(set(lacked)))

    def past(self) -> Past:
        """Return what follows from the events that were read."""
        kernel, seen = self.kernel, self.seen
        given = {*seen.rules.table(), *(tile for tile in seen.hand if kernel.bit[tile] not in self.left)}
        given |= {tile for tile in kernel.tiles if self.left.get(kernel.bit[tile], (0, None))[1] == seen.seat}
        unknown = [tile for tile in kernel.tiles if tile not in given]
        rest = len(unknown) - sum([group.size for group in self.groups])
        groups = (*self.groups, Group(NOBODY, rest, 0))
        shown = {tile: seat for seat, tile in enumerate(seen.shown) if tile}
        sources = [Source(kernel.bit[tile], self._origins(groups, tile, shown.get(tile))) for tile in unknown]
        return Past(groups, tuple(sources), tuple(self.acts), self.laid, tuple(self.lacks))

    def _origins(self, groups: tuple[Group, ...], tile: Tile, shown_by: int | None) -> int:
        bit = self.kernel.bit[tile]
        until, owner = self.left.get(bit, (len(self.seen.events), None))
        found = 0
        for at, (seat, _, since) in enumerate(groups):
            if shown_by is not None and (seat != shown_by or since):
                continue
            if owner is not None and (seat != owner or since > until):
                continue
            if seat == NOBODY or not any(
                [
                    seat == who and (since <= when < until or (when < 0 and not since)) and lacked & bit
                    for who, when, lacked in self.lacked
                ]
            ):
                found |= 1 << at
        return found
