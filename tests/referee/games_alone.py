"""Rounds of `family` and `sebastopol` by RULES.md 3.4 and 3.5."""

from __future__ import annotations

from typing import Any

from .deals import Deal, deal_out, draw_for_the_lead, holder_leads_with, shown_doubles, the_sets
from .rounds import Event, Options, Round


class Family(Round):
    """The family rules (3.4)."""

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        seats = options["seats"]
        tiles = the_sets(options["set"], 2 if seats >= 5 else 1)
        size = {2: 7, 3: 6}.get(seats, 5)
        return shown_doubles(lambda deal: deal_out(tiles, secret, number, deal, seats, size, True))

    def turn_events(self) -> list[Event]:
        plays = self.plays(self.turn)
        playable = {play["play"] for play in plays}
        # The first tile is bound, so nothing is withheld before it.
        may_draw = bool(self.line.tiles) and len(playable) <= 1 and self.can_draw()
        return plays + ([self.drawing()] if may_draw else []) or [self.passing()]

    def winning_side(self) -> int:
        if self.end == "domino":
            return self.last_to_play
        youngest = self.options["youngest"]
        return min(
            range(self.seats), key=lambda seat: (len(self.hands[seat]), self.totals()[seat], youngest.index(seat))
        )

    def points(self) -> list[int]:
        return [1 if side == self.winning_side() else 0 for side in range(self.seats)]


class Sebastopol(Round):
    """The Sebastopol (3.5)."""

    def __init__(self, options: Options, deal: Deal, scores: list[int]) -> None:
        super().__init__(options, deal, scores)
        for tile in deal.table:
            self.line.start(tile, self.first_numbers(tile))

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        tiles = the_sets(6)
        if options["seats"] == 4:
            deal = deal_out(tiles, secret, number, 1, 4, 7, False)
            holder_leads_with(deal, "6-6")
            return deal
        tiles.remove("6-6")
        deal = deal_out(tiles, secret, number, 1, 3, 9, False)
        deal.table = ["6-6"]
        leader = None if last is None else last.next_leader()
        if leader is None:
            draw_for_the_lead(deal, tiles, secret)
        else:
            deal.leader = leader
        return deal

    def first_numbers(self, tile: str) -> list[int]:
        return [6, 6, 6, 6]

    def plays(self, seat: int) -> list[Event]:
        plays = super().plays(seat)
        if not self.line.tiles:
            return plays
        bare = [arm for arm, (end, _) in enumerate(self.line.arms) if end.tile == "6-6"]
        # On a bare arm only a tile with a 6 fits anyway.
        return [play for play in plays if not bare or play["arm"] in bare]

    def winning_side(self) -> int | None:
        if self.end == "domino":
            return self.last_to_play
        lowest = self.lowest()
        return lowest[0] if len(lowest) == 1 else None

    def points(self) -> list[int]:
        others = [sum(self.totals()) - own for own in self.totals()]
        return [others[side] if side == self.winning_side() else 0 for side in range(self.seats)]

    @staticmethod
    def match_result(options: Options, rounds: list[Round]) -> dict[str, Any] | None:
        if options["match"] == "points":
            return Round.match_result(options, rounds)
        if len(rounds) < 5:
            return None
        scores = rounds[-1].scores()
        return {"winners": [side for side, score in enumerate(scores) if score == max(scores)], "why": "rounds"}
