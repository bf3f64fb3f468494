"""The table of `draw` and `block` by RULES.md 1, 2, 3.1-3.3 and 4: the deal, what a seat may do, the result."""

from hashlib import sha256
from typing import Any


def commitment(secret: str) -> str:
    """Give what is shown of the secret when the match begins (RULES.md 4)."""
    return sha256(secret.encode()).hexdigest()


def pips(tile: str) -> tuple[int, int]:
    """Give the two numbers of a tile, the higher first."""
    high, low = tile.split("-")
    return int(high), int(low)


def total(tiles: list[str]) -> int:
    """Add up all numbers on the tiles of a hand."""
    return sum(sum(pips(tile)) for tile in tiles)


def full_set(top: int) -> list[str]:
    """List every tile of the double-`top` set."""
    return [f"{high}-{low}" for high in range(top + 1) for low in range(high + 1)]


def shuffled(top: int, text: str) -> list[str]:
    """Sort the set by SHA-256 of `text/TILE` (RULES.md 4)."""
    return sorted(full_set(top), key=lambda tile: sha256(f"{text}/{tile}".encode()).hexdigest())


def hand_size(game: str, options: dict[str, Any]) -> int:
    """Say how many tiles a seat is dealt (3.1, 3.2)."""
    if game == "block":
        return int(options["hand"])
    if options["set"] == 6:
        return {2: 7, 3: 6, 4: 5}[options["seats"]]
    return 7


class Deal:
    """What lies on the table when round `number` begins; `last` is the last round's result, None before round 1."""

    def __init__(self, record: dict[str, Any], number: int, last: dict[str, Any] | None) -> None:
        game, options, secret = record["game"], record["options"], record["secret"]
        seats, top, size = options["seats"], options["set"], hand_size(game, options)
        winner = last["winners"][0] if last is not None and last["winners"] else None
        order = shuffled(top, f"{secret}/{number}/1")
        rest = order[seats * size :]
        self.hands = [order[seat * size : (seat + 1) * size] for seat in range(seats)]
        self.boneyard = rest if game == "draw" else []
        self.sleeping = rest if game == "block" else []
        self.lead_draws: list[list[str]] = []
        self.bound: str | None = None  # the tile that must be played first
        if winner is not None:
            self.leader = winner
        elif options["opening"] == "drawn":
            self.leader = self._draw_for_the_lead(f"{secret}/{number}", seats, top)
        else:
            self.leader, self.bound = self._holder_of_the_opening_tile()

    def _draw_for_the_lead(self, text: str, seats: int, top: int) -> int:
        while True:
            turned_up = shuffled(top, f"{text}/lead {len(self.lead_draws) + 1}")[:seats]
            self.lead_draws.append(turned_up)
            totals = [total([tile]) for tile in turned_up]
            if totals.count(max(totals)) == 1:
                return totals.index(max(totals))

    def _holder_of_the_opening_tile(self) -> tuple[int, str]:
        held = [(seat, tile) for seat, hand in enumerate(self.hands) for tile in hand]
        doubles = [(seat, tile) for seat, tile in held if pips(tile)[0] == pips(tile)[1]]
        # Doubles sort by their number; other tiles by total, then by the higher number (2.10).
        return max(doubles or held, key=lambda pair: (total([pair[1]]), pips(pair[1])[0]))


class Table:
    """One round being played; `legal()` lists every event that may come next, none when the round is over."""

    def __init__(self, game: str, options: dict[str, Any], deal: Deal) -> None:
        self.hands = [list(hand) for hand in deal.hands]
        self.boneyard = list(deal.boneyard)
        self.leave = options["leave"] if game == "draw" else 0
        self.misere = options["misere"] == "on"
        self.bound = deal.bound
        self.arms: list[int] = []
        self.turn = deal.leader
        self.end: str | None = None
        self.last_to_play = deal.leader

    def can_draw(self) -> bool:
        """Tell whether a tile may still be drawn (2.4)."""
        return len(self.boneyard) > self.leave

    def plays(self, seat: int) -> list[dict[str, Any]]:
        """List what this seat can play, once for every arm."""
        if not self.arms:
            tiles = [self.bound] if self.bound is not None else self.hands[seat]
            return [{"seat": seat, "play": tile} for tile in tiles]
        return [
            {"seat": seat, "play": tile, "arm": arm}
            for tile in self.hands[seat]
            for arm, number in enumerate(self.arms)
            if number in pips(tile)
        ]

    def legal(self) -> list[dict[str, Any]]:
        """List the events that may come next (2.3, 2.4, 2.7)."""
        if self.end is not None:
            return []
        plays = self.plays(self.turn)
        if plays:
            return plays
        if self.can_draw():
            return [{"seat": self.turn, "draw": self.boneyard[0]}]
        return [{"seat": self.turn, "pass": list(self.arms)}]

    def happen(self, event: dict[str, Any]) -> None:
        """Carry out a legal event and see whether the round ends (2.5, 2.6)."""
        seat = event["seat"]
        if "draw" in event:
            self.hands[seat].append(self.boneyard.pop(0))
        elif "play" in event:
            self._lay(seat, event)
            self.turn = (seat + 1) % len(self.hands)
        else:
            self.turn = (seat + 1) % len(self.hands)
            return
        if not self.hands[seat]:
            self.end = "domino"
        elif not self.can_draw() and not any(self.plays(other) for other in range(len(self.hands))):
            self.end = "block"

    def _lay(self, seat: int, event: dict[str, Any]) -> None:
        high, low = pips(event["play"])
        self.hands[seat].remove(event["play"])
        self.last_to_play = seat
        if not self.arms:
            self.arms = [high, low]
        else:
            arm = event["arm"]
            self.arms[arm] = low if self.arms[arm] == high else high

    def result(self, scores: list[int]) -> dict[str, Any]:
        """Give the round's result as the record must have it; `scores` are those before the round."""
        totals = [total(hand) for hand in self.hands]
        winners = self._winners(totals)
        if self.misere:
            points = totals
        else:
            points = [sum(totals) - totals[seat] if seat in winners else 0 for seat in range(len(totals))]
        return {
            "end": self.end,
            "seat": self.last_to_play,
            "finish": self.end,
            "winners": winners,
            "totals": totals,
            "points": points,
            "scores": [before + new for before, new in zip(scores, points, strict=True)],
        }

    def _winners(self, totals: list[int]) -> list[int]:
        if self.misere:
            best = [seat for seat, amount in enumerate(totals) if amount == max(totals)]
        elif self.end == "domino":
            best = [self.last_to_play]
        else:
            best = [seat for seat, amount in enumerate(totals) if amount == min(totals)]
        return best if len(best) == 1 else []


def match_result(options: dict[str, Any], rounds: int, scores: list[int]) -> dict[str, Any] | None:
    """Give the match's result after so many rounds, None while it goes on (3.1, 2.11)."""
    winners = [side for side, score in enumerate(scores) if score == max(scores)]
    if options["match"] == "rounds":
        return {"winners": winners, "why": "rounds"} if rounds == 5 else None
    return {"winners": winners, "why": "target"} if max(scores) >= options["target"] else None
