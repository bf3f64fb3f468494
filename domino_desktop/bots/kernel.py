"""The compact form of a round for search: hands are bit masks, the table is a numbered place in a graph of places.

Every rule is asked of the game's own declaration, once per place or ending, and kept; the loops see numbers alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..model.actions import DRAW
from ..model.line import Line
from ..model.rules import Position, Rules, added
from ..model.tiles import Tile
from .kernel_breaks import Breaks, outline
from .kernel_ends import Ending, Endings, Loads
from .kernel_turns import Turns

MANY_PLACES: Final = 30_000
"""Places after which a kernel is given up for a fresh one; only broken lines make so many."""


def indexes(mask: int) -> list[int]:
    """Return the positions of the bits that are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Kernel:
    """One game with its options. Tile 0 is the heaviest, and bit n of a mask stands for tile n.

    A place is all that the future of a round depends on besides the hands: for a plain line its two open numbers,
    for a line that can be broken the whole of it. Lists are indexed by place.
    """

    def __init__(self, rules: Rules, rough: bool = False) -> None:
        """Take the rules; a rough kernel knows of a line that can be broken its open numbers alone."""
        self.rules = rules
        self.rough = rough and hasattr(rules, "breaks")
        every = (*rules.tiles(), *rules.table())
        self.tiles = tuple(sorted(every, key=lambda tile: (-tile.pips, -tile.high, tile.copy)))
        self.bit = {tile: 1 << at for at, tile in enumerate(self.tiles)}
        self.pips = tuple(tile.pips for tile in self.tiles)
        self.loads = Loads(self.pips)
        self._load = self.loads.__getitem__
        highest = max(tile.high for tile in self.tiles)
        self.of = tuple(self.mask(tile for tile in self.tiles if tile.mask >> n & 1) for n in range(highest + 1))
        self.doubles = self.mask(tile for tile in self.tiles if tile.is_double)
        self.seats = rules.seats
        self.after = tuple([(seat + 1) % rules.seats for seat in range(rules.seats)])
        """By seat the next one."""
        self.before = tuple([(seat - 1) % rules.seats for seat in range(rules.seats)])
        self.order = tuple([rules.walk(seat) for seat in range(rules.seats)])
        """By seat all of them, from it on."""
        self.side = tuple(rules.side(seat) for seat in range(rules.seats))
        self.scores_in_play = _changes(rules, "play_points")
        self._bare = _changes(rules, "open_arms")
        self._ends_matter = _changes(rules, "lay", "play_points")
        if _changes(rules, "end_of_round") and not (self.scores_in_play or hasattr(rules, "breaks")):
            raise NotImplementedError("a play ends a round in a way of its own only where plays score or lines break")
        self.fits: list[int] = []
        """The tiles that can be played here."""
        self.points: list[int] = []
        """What the play that led here scores."""
        self.lines: list[Line] = []
        """One line of those that are the same here."""
        self.broken: list[Tile | None] = []
        self._keys: list[tuple[object, ...]] = []
        self._places: dict[tuple[object, ...], int] = {}
        self._steps: list[dict[int, tuple[tuple[int, int], ...]]] = []
        self.moves: list[dict[int, tuple[tuple[int, int], ...]]] = []
        """By the tiles that fit: the plays, as `options` returns them, as far as asked for."""
        self._kinds: dict[tuple[str, str, int], Endings] = {}
        self._outs: dict[tuple[int, int, int], Endings] = {}
        self._how: dict[tuple[int, bool, tuple[int, ...]], str | None] = {}
        self.turns = Turns(self)
        self.breaks = Breaks(self) if hasattr(rules, "breaks") else None
        """How lines break, where they can."""
        self._withheld: dict[tuple[int, int], bool] = {}
        self.withholds = DRAW in rules.actions(Position(Line().root(self.tiles[0]), 0, None, 1, 0), self.tiles[:1])
        """Whether a seat may draw although it could play."""
        self.draw_limit = next((n for n in range(len(self.tiles)) if not self._may_draw(n)), len(self.tiles))

    def mask(self, tiles: Iterable[Tile]) -> int:
        """Return the mask of some tiles, which must differ."""
        return sum([self.bit[tile] for tile in tiles])

    def hand(self, mask: int) -> tuple[Tile, ...]:
        """Return the tiles of a mask, the heaviest first."""
        return tuple([self.tiles[at] for at in indexes(mask)])

    def _may_draw(self, drawn: int) -> bool:
        return DRAW in self.rules.actions(Position(Line().root(self.tiles[0]), 0, None, 1, drawn), ())

    # places

    def place(self, line: Line, broken: Tile | None = None) -> int:
        """Return the place of a line; `broken` is the tile that the seat whose turn it is has just lifted."""
        if self.rough:
            line = outline(line, broken)
        key = self._key(line, broken)
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = len(self.fits)
            plays = self.rules.plays(Position(line, 0, None, 0, 0, broken), self.tiles)
            self.fits.append(self.mask({play.tile for play in plays}))
            self.points.append(self.rules.play_points(line) if self.scores_in_play and line.laid else 0)
            self.lines.append(line)
            self.broken.append(broken)
            self._keys.append(key)
            self._steps.append({})
            self.moves.append({})
        return found

    def _key(self, line: Line, broken: Tile | None) -> tuple[object, ...]:
        if self.rough:
            return (line.laid[0].tile if line.laid else None, broken, *line.numbers)  # the first tile stays
        if self.breaks:
            return (line, broken)
        if self._ends_matter:
            doubles = [at for at, laid in enumerate(line.laid) if laid.tile.is_double]
            first = doubles[0] if doubles else -1
            return (
                first >= 0,
                *sorted([(number, end in doubles, end == first, port > 1) for end, port, number in line.arms]),
            )
        if self._bare:
            return tuple(sorted([(number, end == 0) for end, _, number in line.arms]))
        return tuple(sorted(line.numbers))

    def steps(self, place: int, bit: int) -> tuple[tuple[int, int], ...]:
        """Return the plays of a tile, as (bit, next place), one for each arm that makes a difference."""
        found = self._steps[place].get(bit)
        if found is None:
            line, tile, rules = self.lines[place], self.tiles[bit.bit_length() - 1], self.rules
            plays = rules.plays(Position(line, 0, None, 0, 0, self.broken[place]), (tile,))
            places = list(dict.fromkeys([self.place(rules.lay(line, tile, play.arm)) for play in plays]))
            if not self.breaks:  # the lines of a place differ in the order of arms, which must not matter
                places.sort(key=lambda to: self._keys[to])
            found = self._steps[place][bit] = tuple([(bit, to) for to in places])
        return found

    def options(self, place: int, hand: int) -> tuple[tuple[int, int], ...]:
        """Return every play of a hand that makes a difference, as (bit of the tile, next place), the heaviest first."""
        can = hand & self.fits[place]
        found = self.moves[place].get(can)
        if found is None:
            bits = [1 << at for at in indexes(can)]
            found = self.moves[place][can] = tuple([step for bit in bits for step in self.steps(place, bit)])
        return found

    def may_withhold(self, place: int, hand: int) -> bool:
        """Say whether a seat that can play may draw instead, as long as there is something to draw."""
        can = hand & self.fits[place]
        if self.withholds and (place, can) not in self._withheld:
            at = Position(self.lines[place], 0, None, 1, 0)
            self._withheld[place, can] = DRAW in self.rules.actions(at, self.hand(can))
        return self.withholds and self._withheld[place, can]

    # endings

    def ended(
        self,
        place: int,
        play: tuple[int, int],
        seat: int,
        hands: list[int],
        scores: Sequence[int],
        gained: Sequence[int],
    ) -> Ending | None:
        """Return the ending if a play from this place ends the round, blocks apart, else None.

        `hands` are those left, `scores` those before the round, `gained` what all plays in it scored, by side.
        """
        bit, to = play
        out = not hands[seat]
        end = "domino" if out else None
        if self.points[to] or (self.breaks and not self.rough):  # no other play can end it in another way
            end = self._end(to, out, added(scores, gained))
        if not end:
            return None
        ending = self.went_out(place, bit, seat, hands) if end == "domino" else self.stopped(end, seat, hands)
        return ending.with_plays(gained) if self.scores_in_play else ending

    def _end(self, place: int, out: bool, scores: tuple[int, ...]) -> str | None:
        """Return how a play that led here ends the round; `out` if it was of the last tile."""
        key = (place if self.breaks else 0, out, scores)
        if key not in self._how:
            self._how[key] = self.rules.end_of_round(self.lines[place], () if out else self.tiles[:1], scores)
        return self._how[key]

    def went_out(self, place: int, bit: int, seat: int, hands: list[int]) -> Ending:
        """Return the ending when a seat has played its last tile from this place; `hands` are those left."""
        found = self.out(place, bit, seat)
        return found.sure or found[tuple(map(self._load, hands))]

    def stopped(self, end: str, last: int, hands: list[int]) -> Ending:
        """Return the ending when the round stopped with no hand empty; `last` laid the last tile."""
        found = self.endings(end, "", last)
        return found.sure or found[tuple(map(self._load, hands))]

    def out(self, place: int, bit: int, seat: int) -> Endings:
        """Return the endings when a seat has played this last tile from this place."""
        key = (place, bit, seat)
        found = self._outs.get(key)
        if found is None:
            finish = self.rules.finish(self.lines[place], self.tiles[bit.bit_length() - 1], "domino")
            found = self._outs[key] = self.endings("domino", finish, seat)
        return found

    def endings(self, end: str, finish: str, last: int) -> Endings:
        """Return the endings of a kind; an empty finish is the one that the game gives such an end."""
        key = (end, finish, last)
        found = self._kinds.get(key)
        if found is None:
            found = self._kinds[key] = Endings(self.rules, *key)
        return found


def _changes(rules: Rules, *hooks: str) -> bool:
    return any(getattr(type(rules), hook) is not getattr(Rules, hook) for hook in hooks)
