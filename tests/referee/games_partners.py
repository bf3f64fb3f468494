"""Rounds of the Brazilian and the Haitian games by RULES.md 3.6 and 3.7."""

from __future__ import annotations

from typing import Any

from .deals import Deal, deal_out, highest_double_else_heaviest, holder_leads_with, the_sets
from .lines import pips
from .rounds import Options, Round


class Brazilian(Round):
    """Dominó de duplas (3.6)."""

    @staticmethod
    def sides(options: Options) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        deal = deal_out(the_sets(6), secret, number, 1, 4, 7, False)
        leader = None if last is None else last.next_leader()
        if leader is None:
            holder_leads_with(deal, "6-6")
        else:
            deal.leader = leader
        return deal

    def winning_side(self) -> int | None:
        if self.end == "domino":
            return self.side_of(self.last_to_play)
        sides = {self.side_of(seat) for seat in self.lowest()}
        return sides.pop() if len(sides) == 1 else None

    def finish(self) -> str:
        if self.end == "block":
            return "block"
        x, y = pips(self.last_tile)
        left, right = self.arms_before
        if x == y:
            return "cruzada" if x == left == right else "carroca"
        both_halves = {x, y} == {left, right}
        on_both_arms = left in (x, y) and right in (x, y)
        if both_halves or (self.options["la_e_lo"] == "either" and on_both_arms):
            return "la-e-lo"
        return "simples"

    def points(self) -> list[int]:
        worth = {"cruzada": 4, "la-e-lo": 3, "carroca": 2, "simples": 1, "block": 1}[self.finish()]
        return [worth if side == self.winning_side() else 0 for side in range(2)]


class Haitian(Round):
    """What the three Haitian games share; as it stands `haitian`, three or four seats, each its own side."""

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        deal = deal_out(the_sets(6), secret, number, 1, options["seats"], 7, True)
        if last is None:
            highest_double_else_heaviest(deal)
        else:
            leader = last.next_leader()
            assert leader is not None, "somebody always wins"
            deal.leader = leader
        return deal

    def finish(self) -> str:
        if self.end == "block":
            return "blok"
        x, y = pips(self.last_tile)
        left, right = self.arms_before
        if self.options["kabes"] == "both-halves":
            kabes = x != y and {x, y} == {left, right}
        else:
            kabes = left in (x, y) and right in (x, y)
        return "2-kabes" if kabes else "tonbe"

    def winning_side(self) -> int | None:
        if self.end == "domino":
            return self.last_to_play
        return next(seat for seat in self.order_from(self.last_to_play) if seat in self.lowest())

    def points(self) -> list[int]:
        (winner,) = self.winners()
        totals = self.totals()
        loser = next(seat for seat in self.order_after(winner) if totals[seat] == max(totals))
        worth = {"tonbe": 2, "blok": 4, "2-kabes": 8}[self.finish()]
        return [worth if seat == loser else 0 for seat in range(self.seats)]

    @staticmethod
    def match_result(options: Options, rounds: list[Round]) -> dict[str, Any] | None:
        if len(rounds) < options["rounds"]:
            return None
        won = [sum(seat in one.winners() for one in rounds) for seat in range(options["seats"])]
        penalties = rounds[-1].scores()
        rank = [(penalties[seat], -won[seat]) for seat in range(options["seats"])]
        return {"winners": [seat for seat in range(options["seats"]) if rank[seat] == min(rank)], "why": "rounds"}


class HaitianDuel(Haitian):
    """Two seats: ten or fifteen for the winner, up to the target."""

    def points(self) -> list[int]:
        worth = 15 if self.finish() == "2-kabes" else 10
        return [worth if seat == self.winning_side() else 0 for seat in range(2)]

    @staticmethod
    def match_result(options: Options, rounds: list[Round]) -> dict[str, Any] | None:
        return Round.match_result(options, rounds)


class HaitianTeams(Haitian):
    """Sosye: the losing team falls back to 0."""

    @staticmethod
    def sides(options: Options) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def winning_side(self) -> int:
        blocker = self.side_of(self.last_to_play)
        if self.end == "domino":
            return blocker
        totals = self.totals()
        together = min if self.options["blok"] == "single" else sum
        first, second = together([totals[0], totals[2]]), together([totals[1], totals[3]])
        if first == second:
            return blocker
        return 0 if first < second else 1

    def points(self) -> list[int]:
        worth = 2 if self.finish() == "2-kabes" else 1
        return [worth if side == self.winning_side() else 0 for side in range(2)]

    def scores(self) -> list[int]:
        won = self.winning_side()
        return [self.before[side] + self.points()[side] if side == won else 0 for side in range(2)]

    @staticmethod
    def match_result(options: Options, rounds: list[Round]) -> dict[str, Any] | None:
        return Round.match_result(options, rounds)
