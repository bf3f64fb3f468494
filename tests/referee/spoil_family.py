"""Faults in `family`, and in the doubles that `abkhaz` shows as well."""

from __future__ import annotations

from typing import Any

from .faults_games import Spoiler, common, true, turned
from .happenings import Moment
from .lines import pips


def by_turn(at: Moment, **event: Any) -> dict[str, Any]:
    """Make an event of the seat whose turn it is."""
    return {"seat": at.table.turn} | event


def front(at: Moment) -> list[dict[str, Any]]:
    """Draw, and then do what was done."""
    return [at.table.drawing(), at.happens]


def playable(at: Moment) -> set[str]:
    """List the tiles that can be played."""
    return {play["play"] for play in at.table.plays(at.table.turn)}


def shows(spoil: Spoiler) -> None:
    """Put in the faults of games in which doubles are shown."""
    options: dict[str, Any] = {"seats": 3}
    record = true(spoil.game, "a seat has no double", **options)
    number, one = next((n, one) for n, one in enumerate(record["rounds"], 1) if None in one["shown"])
    shown, highest = one["shown"], max(filter(None, one["shown"]), key=pips)
    lower = [None if tile is None else "0-0" for tile in shown]
    again = lambda: true(spoil.game, "a seat has no double", **options)  # noqa: E731
    spoil.round("nothing is shown", again(), number, shown=[])
    spoil.round("nulls are shown", again(), number, shown=[None] * 3)
    spoil.round("other doubles are shown", again(), number, shown=lower)
    spoil.round("all show the highest", again(), number, shown=[highest] * 3)
    spoil.round("only the leader shows", again(), number, shown=[tile if tile == highest else None for tile in shown])
    spoil.round("a seat too many shows", again(), number, shown=[*shown, None])
    spoil.round("shown by other seats", again(), number, shown=turned("shown")(one))
    redealt = true(spoil.game, "redeal", seats=2)
    number = next(n for n, one in enumerate(redealt["rounds"], 1) if one["deal"] > 1)
    deal = redealt["rounds"][number - 1]["deal"]
    spoil.round("the redeal is not counted", redealt, number, deal=1)
    for wrong in (deal + 1, deal - 2 if deal > 2 else 0):
        spoil.round(f"deal {wrong} instead of {deal}", true(spoil.game, "redeal", seats=2), number, deal=wrong)
    spoil.options("youngest names a seat twice", again(), youngest=[0, 0, 1])
    spoil.options("youngest names too few", again(), youngest=[0, 1])
    spoil.options("youngest names a stranger", again(), youngest=[0, 1, 3])


def family() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("family")
    common(spoil, seats=3)
    shows(spoil)

    def two(at: Moment) -> bool:
        return at.event > 1 and "play" in at.happens and len(playable(at)) >= 2 and at.table.can_draw()

    def twice(at: Moment) -> bool:
        """Two copies of one kind and nothing else can be played."""
        return two(at) and len({pips(tile) for tile in playable(at)}) == 1

    def must_pass(at: Moment) -> bool:
        return "pass" in at.happens and bool(at.table.boneyard)

    def one_on_two_arms(at: Moment) -> bool:
        return at.event > 1 and len(playable(at)) == 1 and len(at.table.plays(at.table.turn)) == 2

    spoil.event("draws with two playable tiles", true("family"), two, front)
    spoil.event(
        "draws on with two playable tiles",
        true("family", "a choice after a draw"),
        lambda at: two(at) and at.table.drawn,
        front,
    )
    spoil.event("draws with two copies that can be played", true("family", seats=8), twice, front)
    spoil.event(
        "draws a tile that is kept back", true("family", "pass", leave=2), must_pass, lambda at: [at.table.drawing()]
    )
    spoil.event(
        "passes with one playable tile", true("family"), one_on_two_arms, lambda at: [at.table.passing(), at.happens]
    )
    spoil.event(
        "draws before the lead",
        true("family"),
        lambda at: at.event == 1,
        front,
    )
    spoil.event(
        "draws the second tile of the boneyard",
        true("family", "withholds"),
        lambda at: "draw" in at.happens and len(at.table.boneyard) > 1,
        lambda at: [by_turn(at, draw=at.table.boneyard[1])],
    )
    record = true("family", "equal doubles, the later seat leads", seats=5)

    def rotated(one: dict[str, Any]) -> bool:
        best = max(map(pips, filter(None, one["shown"])))
        return any(tile and pips(tile) == best for tile in one["shown"][: one["leader"]])

    number = next(n for n, one in enumerate(record["rounds"], 1) if rotated(one))
    one = record["rounds"][number - 1]
    best = max(map(pips, filter(None, one["shown"])))
    first = next(seat for seat, tile in enumerate(one["shown"]) if tile and pips(tile) == best)
    spoil.round("of equal doubles the lowest seat leads", record, number, leader=first)
    record = true("family", "leads with a second copy", seats=7)
    spoil.event(
        "leads with the first copy that another holds",
        record,
        lambda at: "#" in at.happens["play"] if at.event == 1 else False,
        lambda at: [at.happens | {"play": at.happens["play"].split("#")[0]}],
    )
    fewest = "blocked, fewest is not lowest"
    block = lambda table: table.end == "block" and table.winners()[0] not in table.lowest()  # noqa: E731
    spoil.result(
        "the lowest total wins a block",
        true("family", fewest),
        block,
        winners=lambda of: [of["totals"].index(min(of["totals"]))],
    )
    spoil.result(
        "a block scores the pips",
        true("family", "end block"),
        lambda t: t.end == "block",
        points=lambda of: [sum(of["totals"]), 0],
    )
    young = "blocked, the youngest wins"

    def level(table: Any) -> bool:
        keys = [(len(hand), total) for hand, total in zip(table.hands, table.totals(), strict=True)]
        return table.end == "block" and keys.count(min(keys)) > 1

    record = true("family", young, seats=4, leave=2, youngest=(3, 2, 1, 0), target=20)
    spoil.result("the oldest wins a block", record, level, winners=lambda of: [(of["winners"][0] + 1) % 4])
    record = true("family", young, seats=4, leave=2, youngest=(3, 2, 1, 0), target=20)
    spoil.result("nobody wins a block that is level", record, level, winners=[])
    spoil.options("double-nine with five seats", true("family", seats=5), set=9)
    spoil.options("nine seats", true("family", seats=8), seats=9)
    spoil.options("target 0", true("family"), target=0)
    spoil.options("target 21", true("family"), target=21)
    return spoil
