"""Rounds of `all-fives` by RULES.md 3.9."""

from __future__ import annotations

from .deals import Deal, deal_out, highest_double_else_heaviest, the_sets
from .lines import Laid, is_double
from .rounds import Event, Options, Round


def nearest_five(number: int) -> int:
    """Round to the nearest 5."""
    return min(range(0, number + 5, 5), key=lambda five: abs(five - number))


class AllFives(Round):
    """Muggins with a spinner."""

    def __init__(self, options: Options, deal: Deal, scores: list[int]) -> None:
        super().__init__(options, deal, scores)
        self.spinner: Laid | None = None
        self.gained = [0 for _ in scores]

    @staticmethod
    def sides(options: Options) -> list[list[int]]:
        return [[0, 2], [1, 3]] if options["teams"] == "on" else Round.sides(options)

    @staticmethod
    def next_deal(secret: str, number: int, options: Options, last: Round | None) -> Deal:
        seats = options["seats"]
        deal = deal_out(the_sets(6), secret, number, 1, seats, 7 if seats == 2 else 5, True)
        leader = None if last is None else last.next_leader()
        if leader is None:
            highest_double_else_heaviest(deal)
        else:
            deal.leader = leader
        return deal

    def lay(self, event: Event) -> None:
        super().lay(event)
        laid = self.line.tiles[-1]
        if self.spinner is None and is_double(laid.tile):
            self.spinner = laid
        # Sides 0 and 1 are the long ones; the other two arise once both are covered.
        if self.spinner is not None and len(self.spinner.numbers) == 2 and None not in self.spinner.neighbours:
            for side in (2, 3):
                self.spinner.numbers.append(self.spinner.numbers[0])
                self.spinner.neighbours.append(None)
                self.line.arms.append((self.spinner, side))

    def count(self) -> int:
        """Add up what the ends of the arms count."""
        counted = 0
        doubles: list[Laid] = []
        for end, side in self.line.arms:
            if end is self.spinner and side >= 2:
                continue
            if not is_double(end.tile):
                counted += end.numbers[side]
            elif end not in doubles:
                counted += 2 * end.numbers[side]
                doubles.append(end)
        return counted

    def with_points(self, play: Event) -> Event:
        """Add what a play would score to its event, by trying it and taking it back."""
        arms, spinner = list(self.line.arms), self.spinner
        sides = 0 if spinner is None else len(spinner.numbers)
        self.lay(play)
        counted = self.count()
        self.line.tiles.pop()
        self.line.arms, self.spinner = arms, spinner
        if "arm" in play:
            end, side = arms[play["arm"]]
            end.neighbours[side] = None
        if spinner is not None:
            del spinner.numbers[sides:], spinner.neighbours[sides:]
        return play | {"points": counted} if counted > 0 and counted % 5 == 0 else play

    def turn_events(self) -> list[Event]:
        return [self.with_points(event) if "play" in event else event for event in super().turn_events()]

    def happen(self, event: Event) -> None:
        self.gained[self.side_of(self.turn)] += event.get("points", 0)
        super().happen(event)

    def ended(self) -> str | None:
        reached = [old + new >= self.options["target"] for old, new in zip(self.before, self.gained, strict=True)]
        return "target" if any(reached) else super().ended()

    def winning_side(self) -> int | None:
        if self.end in ("domino", "target"):
            return self.side_of(self.last_to_play)
        sides = {self.side_of(seat) for seat in self.lowest()}
        return sides.pop() if len(sides) == 1 else None

    def points(self) -> list[int]:
        points = list(self.gained)
        won = self.winning_side()
        if won is not None and self.end != "target":
            others = [self.totals()[seat] for seat in range(self.seats) if self.side_of(seat) != won]
            points[won] += nearest_five(sum(others))
        return points
