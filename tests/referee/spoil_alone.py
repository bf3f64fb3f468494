"""Faults in `family`, `sebastopol`, `abkhaz` and `all-fives`."""

from __future__ import annotations

from typing import Any

from .faults_games import Faulty, Spoiler, common, true, turned
from .games_abkhaz import Abkhaz
from .happenings import Moment
from .lines import is_double, pips


def _by_turn(at: Moment, **event: Any) -> dict[str, Any]:
    return {"seat": at.table.turn} | event


def _front(at: Moment) -> list[dict[str, Any]]:
    return [at.table.drawing(), at.happens]


def _playable(at: Moment) -> set[str]:
    return {play["play"] for play in at.table.plays(at.table.turn)}


def _shows(spoil: Spoiler) -> None:
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
    _shows(spoil)

    def two(at: Moment) -> bool:
        return at.event > 1 and "play" in at.happens and len(_playable(at)) >= 2 and at.table.can_draw()

    def twice(at: Moment) -> bool:
        """Two copies of one kind and nothing else can be played."""
        return two(at) and len({pips(tile) for tile in _playable(at)}) == 1

    def must_pass(at: Moment) -> bool:
        return "pass" in at.happens and bool(at.table.boneyard)

    def one_on_two_arms(at: Moment) -> bool:
        return at.event > 1 and len(_playable(at)) == 1 and len(at.table.plays(at.table.turn)) == 2

    spoil.event("draws with two playable tiles", true("family"), two, _front)
    spoil.event(
        "draws on with two playable tiles",
        true("family", "a choice after a draw"),
        lambda at: two(at) and at.table.drawn,
        _front,
    )
    spoil.event("draws with two copies that can be played", true("family", seats=8), twice, _front)
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
        _front,
    )
    spoil.event(
        "draws the second tile of the boneyard",
        true("family", "withholds"),
        lambda at: "draw" in at.happens and len(at.table.boneyard) > 1,
        lambda at: [_by_turn(at, draw=at.table.boneyard[1])],
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


def sebastopol() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("sebastopol")
    common(spoil, seats=3)

    def bare(at: Moment) -> list[int]:
        return [arm for arm, (end, _) in enumerate(at.table.line.arms) if end.tile == "6-6"]

    def open_to_others(at: Moment) -> list[dict[str, Any]]:
        arms = [(arm, number) for arm, number in enumerate(at.table.line.open_numbers()) if arm not in bare(at)]
        hand = at.table.hands[at.table.turn]
        return [_by_turn(at, play=tile, arm=arm) for tile in hand for arm, number in arms if number in pips(tile)]

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
        "the leader lays 6-6 from the table", again(), lambda at: at.event == 1, lambda at: [_by_turn(at, play="6-6")]
    )
    spoil.options("two seats", again(), seats=2)
    spoil.options("double-nine", again(), set=9)
    return spoil


def abkhaz() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("abkhaz")
    common(spoil, seats=3, leave=2, target=5)
    _shows(spoil)

    def table(at: Moment) -> Abkhaz:
        assert isinstance(at.table, Abkhaz)
        return at.table

    def breaks(at: Moment) -> bool:
        return "break" in at.happens

    def broken(at: Moment) -> bool:
        return table(at).lifted is not None

    def fits(at: Moment, tile: str, arms: list[int]) -> list[dict[str, Any]]:
        numbers = table(at).line.open_numbers()
        return [_by_turn(at, play=tile, arm=arm) for arm in arms if numbers[arm] in pips(tile)]

    def breaking(at: Moment, tile: str) -> list[dict[str, Any]]:
        arms = len(table(at).line.arms)
        return [_by_turn(at, **{"break": tile, "arms": [arms, arms + 1]})]

    def on_table(at: Moment, wanted: str) -> list[str]:
        """List tiles on the table that may not be lifted."""
        lifting = table(at)
        held = {number for tile in lifting.hands[lifting.turn] for number in pips(tile)}
        return {
            "the hub": [lifting.hub.tile] if lifting.hub else [],
            "an end": [
                o.tile
                for o in lifting.line.tiles
                if None in o.neighbours and held & {*pips(o.tile)} and o is not lifting.hub
            ],
            "no fitting": [
                o.tile for o in lifting.line.tiles if None not in o.neighbours and not held & {*pips(o.tile)}
            ],
        }[wanted]

    def a_break() -> dict[str, Any]:
        return true("abkhaz", "break")

    spoil.event(
        "arms of a break in the wrong order",
        a_break(),
        breaks,
        lambda at: [at.happens | {"arms": at.happens["arms"][::-1]}],
    )
    spoil.event(
        "arms of a break off by one",
        a_break(),
        breaks,
        lambda at: [at.happens | {"arms": [arm + 1 for arm in at.happens["arms"]]}],
    )
    spoil.event("one arm of a break", a_break(), breaks, lambda at: [at.happens | {"arms": at.happens["arms"][:1]}])
    spoil.event("a break without arms", a_break(), breaks, lambda at: [_by_turn(at, **{"break": at.happens["break"]})])
    for name in ("the hub", "an end", "no fitting"):

        def wrongly(at: Moment, name: str = name) -> list[dict[str, Any]]:
            return breaking(at, on_table(at, name)[0]) if breaks(at) and on_table(at, name) else []

        spoil.event(f"lifts {name}", true("abkhaz", "break", target=5), wrongly, wrongly)
    spoil.event(
        "lifts a tile of a hand", a_break(), breaks, lambda at: breaking(at, table(at).hands[table(at).turn][0])
    )
    spoil.event(
        "lifts a copy that is not there", a_break(), breaks, lambda at: breaking(at, at.happens["break"] + "#2")
    )
    spoil.event(
        "plays the lifted tile", a_break(), broken, lambda at: fits(at, str(table(at).lifted), table(at).bare_arms)[:1]
    )
    spoil.event(
        "breaks a second time before the play",
        a_break(),
        broken,
        lambda at: (
            breaking(at, table(at).breakable(table(at).turn)[0].tile)
            if table(at).breakable(table(at).turn)
            else breaking(at, table(at).line.tiles[-1].tile)
        ),
    )
    spoil.event("passes after a break", a_break(), broken, lambda at: [table(at).passing()])
    spoil.event(
        "draws after a break",
        true("abkhaz", "breaks where it could draw"),
        lambda at: broken(at) and table(at).can_draw(),
        lambda at: [table(at).drawing()],
    )
    spoil.event("the turn ends with a break", a_break(), broken, lambda at: [])

    def old_arm(at: Moment) -> list[dict[str, Any]]:
        """Plays that were not possible before the break are not possible on an old arm either."""
        old = [arm for arm in range(len(table(at).line.arms)) if arm not in table(at).bare_arms]
        return [at.happens | {"arm": old[0]}]

    spoil.event("plays on an old arm after a break", a_break(), broken, old_arm)

    def could_play(at: Moment) -> bool:
        return "arm" in at.happens and not broken(at) and bool(table(at).breakable(table(at).turn))

    spoil.event(
        "breaks though it could play",
        a_break(),
        could_play,
        lambda at: breaking(at, table(at).breakable(table(at).turn)[0].tile),
    )
    spoil.event(
        "passes though it could break",
        true("abkhaz", "breaks for lack of tiles", target=5),
        lambda at: breaks(at) and not table(at).can_draw(),
        lambda at: [table(at).passing()],
    )

    def third(at: Moment) -> list[str]:
        lifting = table(at)
        if lifting.breaks[lifting.turn] < 2 or lifting.plays(lifting.turn) or broken(at):
            return []
        held = {number for tile in lifting.hands[lifting.turn] for number in pips(tile)}
        return [
            o.tile
            for o in lifting.line.tiles
            if o is not lifting.hub and None not in o.neighbours and held & {*pips(o.tile)}
        ]

    spoil.event(
        "a third break",
        true("abkhaz", "a third break is wanted", seats=2, target=5),
        third,
        lambda at: breaking(at, third(at)[0]),
    )
    early = lambda at: "draw" in at.happens and table(at).breakable(table(at).turn)  # noqa: E731
    spoil.event(
        "novel: breaks before the draws",
        true("abkhaz", "draw", seats=2, novel="on"),
        early,
        lambda at: breaking(at, table(at).breakable(table(at).turn)[0].tile),
    )
    two = true("abkhaz", "pass after two draws", seats=3, novel="on", target=5)
    spoil.event(
        "novel: draws a third tile",
        two,
        lambda at: "pass" in at.happens and table(at).can_draw(),
        lambda at: [table(at).drawing()],
    )
    one = true("abkhaz", "draw", seats=3, novel="on")
    spoil.event(
        "novel: passes after one draw",
        one,
        lambda at: "draw" in at.happens and table(at).drawn == 1,
        lambda at: [table(at).passing()],
    )
    plain = lambda at: "arm" in at.happens and not is_double(at.happens["play"])  # noqa: E731
    double = lambda at: "arm" in at.happens and is_double(at.happens["play"])  # noqa: E731
    apart = lambda at: [_by_turn(at, play=at.happens["play"], apart=True)]  # noqa: E731
    free: dict[str, Any] = {"seats": 2, "free_doubles": "on"}
    spoil.event("lays a tile apart that is no double", true("abkhaz", **free), plain, apart)
    spoil.event("lays a double apart without the option", true("abkhaz", target=5), double, apart)
    spoil.event(
        "lays a double apart on an arm",
        true("abkhaz", "apart", **free),
        lambda at: "apart" in at.happens,
        lambda at: [at.happens | {"arm": 0}],
    )
    spoil.event(
        "a double apart without the word",
        true("abkhaz", "apart", **free),
        lambda at: "apart" in at.happens,
        lambda at: [_by_turn(at, play=at.happens["play"])],
    )
    holds = lambda at: "apart" in at.happens and table(at).can_draw() and len(_playable(at)) == 1  # noqa: E731
    spoil.event(
        "draws though it holds a double",
        true("abkhaz", "apart", target=5, **free),
        holds,
        lambda at: [table(at).drawing()],
    )
    spoil.event(
        "withholds",
        true("abkhaz", target=5),
        lambda at: "arm" in at.happens and len(_playable(at)) == 1 and table(at).can_draw() and not broken(at),
        _front,
    )
    spoil.event(
        "a fifth arm of the hub",
        true("abkhaz"),
        lambda at: at.event == 2 and "arm" in at.happens,
        lambda at: [at.happens | {"arm": 4}],
    )
    spoil.options("novel without free doubles", true("abkhaz", seats=2, novel="on"), free_doubles="off")
    spoil.options("five seats", true("abkhaz"), seats=5)
    spoil.result(
        "all kinds where there are none",
        true("abkhaz", seats=3, novel="on"),
        lambda t: t.end == "domino",
        end="all-kinds",
        finish="all-kinds",
    )
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
        "a side arm before it has arisen", fives(), spinner, lambda at: [_by_turn(at, play=at.happens["play"], arm=2)]
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
