"""One round by RULES.md 2, what holds in every game; each game overrides what it does differently."""

from __future__ import annotations

from typing import Any

from .deals import Deal
from .lines import Line, pips, total

Event = dict[str, Any]
Options = dict[str, Any]


class Round:
    """A round being played; `legal()` lists every event that may come next, none when the round is over."""

    def __init__(self, options: Options, deal: Deal, scores: list[int]) -> None:
        self.options = options
        self.deal = deal
        self.before = scores
        self.hands = [list(hand) for hand in deal.hands]
        self.seats = len(self.hands)
        self.boneyard = list(deal.boneyard)
        self.line = Line()
        self.turn = deal.leader
        self.drawn = 0  # tiles drawn in this turn
        self.end: str | None = None
        self.last_to_play = deal.leader
        self.last_tile = ""
        self.arms_before: list[int] = []  # the open numbers just before the last tile was played

    # ---- the course of the round -----------------------------------------------------------------------------------

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        """Deal round `number` and say who leads; `last` is the round before."""
        raise NotImplementedError

    def can_draw(self) -> bool:
        """Tell whether anything more can be drawn (2.4)."""
        kept: int = self.options.get("leave", 0)
        return len(self.boneyard) > kept

    def plays(self, seat: int) -> list[Event]:
        """List what a seat could play if it were its turn, once for every arm (2.1, 2.2)."""
        if not self.line.tiles:
            tiles = self.hands[seat] if self.deal.bound is None else [self.deal.bound]
            return [{"seat": seat, "play": tile} for tile in tiles]
        return [
            {"seat": seat, "play": tile, "arm": arm}
            for tile in self.hands[seat]
            for arm, number in enumerate(self.line.open_numbers())
            if number in pips(tile)
        ]

    def turn_events(self) -> list[Event]:
        """List what the seat whose turn it is may do (2.3, 2.4)."""
        plays = self.plays(self.turn)
        if plays:
            return plays
        return [self.drawing()] if self.can_draw() else [self.passing()]

    def drawing(self) -> Event:
        """Give the event of drawing the next tile."""
        return {"seat": self.turn, "draw": self.boneyard[0]}

    def passing(self) -> Event:
        """Give the event of passing now."""
        return {"seat": self.turn, "pass": self.line.open_numbers()}

    def legal(self) -> list[Event]:
        """List the events that may come next."""
        return [] if self.end is not None else self.turn_events()

    def happen(self, event: Event) -> None:
        """Carry out a legal event and see whether the round ends."""
        if "draw" in event:
            self.hands[self.turn].append(self.boneyard.pop(0))
            self.drawn += 1
            if self.is_blocked():
                self.end = "block"
        elif "play" in event:
            seat = self.turn
            self.arms_before = self.line.open_numbers()
            self.hands[seat].remove(event["play"])
            self.lay(event)
            self.last_to_play, self.last_tile = seat, event["play"]
            self.next_turn()
            self.end = self.ended()
        elif "pass" in event:
            self.next_turn()
        else:
            self.lift(event)

    def next_turn(self) -> None:
        """Let the next seat come."""
        self.turn = (self.turn + 1) % self.seats
        self.drawn = 0

    def lay(self, event: Event) -> None:
        """Put the played tile on the table."""
        if "arm" in event:
            self.line.join(event["play"], event["arm"])
        else:
            self.line.start(event["play"], self.first_numbers(event["play"]))

    def first_numbers(self, tile: str) -> list[int]:
        """Give the numbers of the arms that a first tile makes (2.1)."""
        return list(pips(tile))

    def lift(self, event: Event) -> None:
        """Break the line, in the game that knows this."""
        raise AssertionError(event)

    def ended(self) -> str | None:
        """Say how the round has ended with a play, None when it goes on (2.5, 2.6)."""
        if not self.hands[self.last_to_play]:
            return "domino"
        return "block" if self.is_blocked() else None

    def can_go_on(self, seat: int) -> bool:
        """Tell whether this seat keeps the round from being blocked."""
        return bool(self.plays(seat))

    def is_blocked(self) -> bool:
        """Tell whether nothing can be drawn and nobody can play."""
        return not self.can_draw() and not any(self.can_go_on(seat) for seat in range(self.seats))

    # ---- the end of the round --------------------------------------------------------------------------------------

    @staticmethod
    def sides(options: Options) -> list[list[int]]:
        """List the seats of every side."""
        return [[seat] for seat in range(options["seats"])]

    def totals(self) -> list[int]:
        """Give the pips left by seat."""
        return [total(hand) for hand in self.hands]

    def order_after(self, seat: int) -> list[int]:
        """List the seats in play order after a seat, that one last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def order_from(self, seat: int) -> list[int]:
        """List the seats in play order, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def lowest(self) -> list[int]:
        """List the seats with the lowest total."""
        totals = self.totals()
        return [seat for seat in range(self.seats) if totals[seat] == min(totals)]

    def side_of(self, seat: int) -> int:
        """Give the side of a seat."""
        (side,) = [side for side, seats in enumerate(self.sides(self.options)) if seat in seats]
        return side

    def winning_side(self) -> int | None:
        """Give the side that has won the round, None for a tie."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats of the winning side."""
        side = self.winning_side()
        return [] if side is None else self.sides(self.options)[side]

    def next_leader(self) -> int | None:
        """Give the seat that leads after this round if its winner does, None after a tie."""
        winners = self.winners()
        if not winners:
            return None
        if self.end == "domino":
            return self.last_to_play
        lowest = min(self.totals()[seat] for seat in winners)
        order = self.order_after(self.last_to_play)
        return next(seat for seat in order if seat in winners and self.totals()[seat] == lowest)

    def finish(self) -> str:
        """Name the finish."""
        assert self.end is not None
        return self.end

    def points(self) -> list[int]:
        """Give the points of the round by side."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Give the scores after the round by side."""
        return [old + new for old, new in zip(self.before, self.points(), strict=True)]

    def result(self) -> dict[str, Any]:
        """Give the round's result as the record must have it."""
        return {
            "end": self.end,
            "seat": self.last_to_play,
            "finish": self.finish(),
            "winners": self.winners(),
            "totals": self.totals(),
            "points": self.points(),
            "scores": self.scores(),
        }

    # ---- the end of the match --------------------------------------------------------------------------------------

    @staticmethod
    def match_result(options: Options, rounds: list[Round]) -> dict[str, Any] | None:
        """Give the match's result after these rounds, None while it goes on: first to the target (2.11)."""
        scores = rounds[-1].scores()
        if max(scores) < options["target"]:
            return None
        return {"winners": [side for side, score in enumerate(scores) if score == max(scores)], "why": "target"}
