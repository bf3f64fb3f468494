"""Faults in the games with a cross: `sebastopol` and `all-fives`."""

from __future__ import annotations

from typing import Any

from .faults_games import Faulty, Spoiler, common, true
from .happenings import Moment
from .lines import pips
from .spoil_family import by_turn


def sebastopol() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("sebastopol")
    common(spoil, seats=3)

    def bare(at: Moment) -> list[int]:
        return [arm for arm, (end, _) in enumerate(at.table.line.arms) if end.tile == "6-6"]

    def open_to_others(at: Moment) -> list[dict[str, Any]]:
        arms = [(arm, number) for arm, number in enumerate(at.table.line.open_numbers()) if arm not in bare(at)]
        hand = at.table.hands[at.table.turn]
        return [by_turn(at, play=tile, arm=arm) for tile in hand for arm, number in arms if number in pips(tile)]

    def early(at: Moment) -> bool:
        return bool(bare(at) and "play" in at.happens and open_to_others(at))

    def early_pass(at: Moment) -> bool:
        return bool(bare(at) and "pass" in at.happens and open_to_others(at))

    def first_six(at: Moment) -> bool:
        return len(bare(at)) == 3 and "play" in at.happens

    for seats in (3, 4):
        spoil.event(
            f"{seats} seats: plays before the cross is full",
            true("sebastopol", seats=seats),
            early,
            lambda at: open_to_others(at)[:1],
        )
        spoil.event(
            f"{seats} seats: plays instead of passing",
            true("sebastopol", "pass", seats=seats),
            early_pass,
            lambda at: open_to_others(at)[:1],
        )
        spoil.event(
            f"{seats} seats: a fifth arm",
            true("sebastopol", seats=seats),
            first_six,
            lambda at: [at.happens | {"arm": 4}],
        )
        spoil.event(
            f"{seats} seats: a second tile on an arm of the cross",
            true("sebastopol", seats=seats),
            first_six,
            lambda at: [at.happens | {"arm": ({0, 1, 2, 3} - {*bare(at)}).pop()}],
        )
        spoil.event(
            f"{seats} seats: a pass names only the bare arms",
            true("sebastopol", "pass", seats=seats),
            lambda at: "pass" in at.happens and 0 < len(bare(at)) < 4,
            lambda at: [at.happens | {"pass": [6] * len(bare(at))}],
        )
    again = lambda: true("sebastopol", "the leader passes", seats=3)  # noqa: E731
    one = again()["rounds"][0]
    spoil.round("6-6 is not on the table", again(), 1, table=[])
    spoil.round("6-6 lies twice on the table", again(), 1, table=["6-6", "6-6"])
    spoil.round("another tile is on the table", again(), 1, table=["5-5"])
    spoil.round("tiles sleep", again(), 1, sleeping=["6-6"])
    spoil.round("no turn-up", again(), 1, lead_draws=[])
    spoil.round("turn-ups with 6-6", again(), 1, lead_draws=[["6-6", *one["lead_draws"][0][1:]]])
    spoil.round("4 seats: 6-6 on the table", true("sebastopol", seats=4), 1, table=["6-6"])
    spoil.round("4 seats: a turn-up", true("sebastopol", seats=4), 1, lead_draws=[["6-5", "6-4", "6-3", "6-2"]])
    later = true("sebastopol", seats=4, target=500)
    number = next(
        n
        for n, o in enumerate(later["rounds"], 1)
        if n > 1 and o["leader"] not in later["rounds"][n - 2]["result"]["winners"]
    )
    winner = next(iter(later["rounds"][number - 2]["result"]["winners"]), None)
    spoil.round(
        "4 seats: the winner leads without 6-6",
        later,
        number,
        leader=0 if winner is None and later["rounds"][number - 1]["leader"] else 1 if winner is None else winner,
    )
    tie = true("sebastopol", "nobody wins", seats=3, target=500)
    spoil.result("a tied block is won", tie, lambda t: not t.winners(), winners=[0])
    spoil.event(
        "the leader lays 6-6 from the table", again(), lambda at: at.event == 1, lambda at: [by_turn(at, play="6-6")]
    )
    spoil.options("two seats", again(), seats=2)
    spoil.options("double-nine", again(), set=9)
    return spoil


def all_fives() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("all-fives")
    common(spoil, seats=3, target=400)

    def scores(at: Moment) -> bool:
        return "points" in at.happens

    def scores_not(at: Moment) -> bool:
        return "play" in at.happens and not scores(at)

    def without(at: Moment) -> list[dict[str, Any]]:
        return [{key: value for key, value in at.happens.items() if key != "points"}]

    def fives(**options: Any) -> dict[str, Any]:
        return true("all-fives", "points in play", **options)

    spoil.event("points too many by 5", fives(), scores, lambda at: [at.happens | {"points": at.happens["points"] + 5}])
    spoil.event("points too few by 5", fives(), scores, lambda at: [at.happens | {"points": at.happens["points"] - 5}])
    spoil.event("points missing", fives(), scores, without)
    spoil.event(
        "no points missing where the lead scores",
        true("all-fives", "the lead scores", target=500),
        lambda at: at.event == 1 and scores(at),
        without,
    )
    spoil.event("points in fives", fives(), scores, lambda at: [at.happens | {"points": at.happens["points"] // 5}])
    spoil.event("points for no multiple of 5", fives(), scores_not, lambda at: [at.happens | {"points": 5}])
    spoil.event("points 0 written down", fives(), scores_not, lambda at: [at.happens | {"points": 0}])
    spoil.event(
        "points of a pass",
        true("all-fives", "pass", seats=3, target=500),
        lambda at: "pass" in at.happens,
        lambda at: [at.happens | {"points": 5}],
    )
    spinner = lambda at: "arm" in at.happens and len(at.table.line.arms) == 2  # noqa: E731
    spoil.event(
        "a side arm before it has arisen", fives(), spinner, lambda at: [by_turn(at, play=at.happens["play"], arm=2)]
    )
    side = true("all-fives", "a side arm", target=500)
    spoil.event("a fifth arm", side, lambda at: at.happens.get("arm", 0) >= 2, lambda at: [at.happens | {"arm": 4}])
    side = true("all-fives", "a side arm + pass", seats=4, target=500)
    four = lambda at: len(at.happens.get("pass", [])) == 4  # noqa: E731
    spoil.event("a pass without the side arms", side, four, lambda at: [at.happens | {"pass": at.happens["pass"][:2]}])
    ended = lambda table: table.end == "domino"  # noqa: E731
    blocked = lambda table: table.end == "block" and table.winners()  # noqa: E731
    target = lambda table: table.end == "target"  # noqa: E731
    spoil.result(
        "the others' pips are not rounded",
        true("all-fives", "end domino", target=500),
        lambda t: ended(t) and sum(t.totals()) % 5,
        points=_unrounded,
    )
    spoil.result(
        "the winner's pips are not counted",
        true("all-fives", "end domino", target=500),
        lambda t: ended(t) and sum(t.totals()) > 3,
        points=lambda of: [0, 0],
    )
    spoil.result(
        "a domino where the target ended the round", true("all-fives", "end target", target=50), target, end="domino"
    )
    spoil.result("finish of a target", true("all-fives", "end target", target=50), target, finish="domino")
    spoil.result(
        "the target and the others' pips",
        true("all-fives", "end target", target=50),
        lambda t: target(t) and sum(t.totals()) > 5,
        points=lambda of: [p + 5 for p in of["points"]],
    )
    spoil.result("nobody has reached the target", true("all-fives", "end target", target=50), target, winners=[])
    spoil.result(
        "a target where a domino ended the round", true("all-fives", "end domino", target=500), ended, end="target"
    )
    spoil.result(
        "a block without points",
        true("all-fives", "end block", target=500),
        lambda t: blocked(t) and sum(t.points()),
        points=[0, 0],
    )
    team = true("all-fives", "end domino", seats=4, teams="on", target=300)
    spoil.result("teams: one seat wins", team, ended, winners=lambda of: of["winners"][:1])
    team = true("all-fives", "end domino", seats=4, teams="on", target=300)
    spoil.result(
        "teams: the partner's pips count",
        team,
        lambda t: ended(t) and t.totals()[(t.last_to_play + 2) % 4] > 5,
        points=_all_pips,
    )
    team = true("all-fives", "end target", seats=4, teams="on", target=50)
    spoil.result("teams: one seat reaches the target", team, target, winners=lambda of: of["winners"][:1])
    long = true("all-fives", "end target", target=50)
    last = long["rounds"][-1]
    last["events"].append({"seat": (last["events"][-1]["seat"] + 1) % 2, "pass": [0, 0]})
    spoil.faults.append(Faulty("all-fives: goes on after the target", long, len(long["rounds"]), len(last["events"])))
    spoil.match("another side wins", true("all-fives", "end target", target=50), {"winners": [0, 1], "why": "target"})
    spoil.options("teams of three", true("all-fives", seats=3), teams="on")
    spoil.options("target 501", true("all-fives"), target=501)
    return spoil


def _unrounded(result: dict[str, Any]) -> list[int]:
    own = result["winners"][0]
    rest = sum(total for seat, total in enumerate(result["totals"]) if seat != own)
    rounded = (rest + 2) // 5 * 5
    return [points - rounded + rest if side == own else points for side, points in enumerate(result["points"])]


def _all_pips(result: dict[str, Any]) -> list[int]:
    side = result["winners"][0]
    partner = sum(result["totals"][seat] for seat in result["winners"])
    return [points + (partner + 2) // 5 * 5 if one == side else points for one, points in enumerate(result["points"])]
