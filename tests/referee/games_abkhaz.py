"""Rounds of `abkhaz` by RULES.md 3.8."""

from __future__ import annotations

from .deals import Deal, deal_out, shown_doubles, the_sets
from .games_alone import Family
from .lines import Laid, is_double, pips
from .rounds import Event, Options, Round


class Abkhaz(Family):
    """The dominoes of the novel: a hub, and lines that are broken."""

    def __init__(self, options: Options, deal: Deal, scores: list[int]) -> None:
        super().__init__(options, deal, scores)
        self.hub: Laid | None = None
        self.breaks = [0] * self.seats
        self.lifted: str | None = None  # between a break and its play
        self.bare_arms: list[int] = []
        self.lifted_so_far: list[str] = []

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        seats, novel = options["seats"], options["novel"] == "on"
        tiles = the_sets(6, max(1, seats - 1) if novel else 1)
        size = 7 if novel else {2: 7, 3: 6, 4: 5}[seats]
        return shown_doubles(lambda deal: deal_out(tiles, secret, number, deal, seats, size, True))

    def first_numbers(self, tile: str) -> list[int]:
        return [pips(tile)[0]] * 4

    def plays(self, seat: int) -> list[Event]:
        plays = super().plays(seat)
        if self.line.tiles and self.options["free_doubles"] == "on":
            doubles = [tile for tile in self.hands[seat] if is_double(tile)]
            plays += [{"seat": seat, "play": tile, "apart": True} for tile in doubles]
        return plays

    def breakable(self, seat: int) -> list[Laid]:
        """List the tiles that a seat that cannot play may lift."""
        if self.breaks[seat] >= 2:
            return []
        held = {number for tile in self.hands[seat] for number in pips(tile)}
        return [
            laid
            for laid in self.line.tiles
            if laid is not self.hub and None not in laid.neighbours and held & set(pips(laid.tile))
        ]

    def breaking(self) -> list[Event]:
        """List the breaks of the seat whose turn it is."""
        arms = len(self.line.arms)
        return [{"seat": self.turn, "break": laid.tile, "arms": [arms, arms + 1]} for laid in self.breakable(self.turn)]

    def turn_events(self) -> list[Event]:
        plays = self.plays(self.turn)
        if self.lifted is not None:
            return [play for play in plays if play.get("arm") in self.bare_arms and play["play"] != self.lifted]
        if plays:
            return plays
        if self.options["novel"] == "on":
            if self.drawn < 2 and self.can_draw():
                return [self.drawing()]
            return self.breaking() or [self.passing()]
        drawing = [self.drawing()] if self.can_draw() else []
        return self.breaking() + drawing or [self.passing()]

    def lift(self, event: Event) -> None:
        (laid,) = [laid for laid in self.line.tiles if laid.tile == event["break"]]
        self.bare_arms = self.line.lift(laid)
        self.lifted = laid.tile
        self.lifted_so_far.append(laid.tile)
        self.hands[self.turn].append(laid.tile)
        self.breaks[self.turn] += 1

    def lay(self, event: Event) -> None:
        self.lifted = None
        if "apart" in event:
            self.line.start(event["play"], list(pips(event["play"])))
        else:
            super().lay(event)
            self.hub = self.hub or self.line.tiles[0]

    def can_go_on(self, seat: int) -> bool:
        return bool(self.plays(seat) or self.breakable(seat))

    def ended(self) -> str | None:
        if not self.hands[self.last_to_play]:
            return "domino"
        kinds = {pips(laid.tile) for laid in self.line.tiles}
        if self.options["novel"] == "on" and len(kinds) == 28:
            return "all-kinds"
        return "block" if self.is_blocked() else None

    def winning_side(self) -> int:
        if self.end != "all-kinds":
            return super().winning_side()
        youngest = self.options["youngest"]
        return min(
            range(self.seats), key=lambda seat: (self.totals()[seat], len(self.hands[seat]), youngest.index(seat))
        )
