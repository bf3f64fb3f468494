"""Faults in `abkhaz`: breaks, hubs, doubles laid apart."""

from __future__ import annotations

from typing import Any

from .faults_games import Spoiler, common, true
from .games_abkhaz import Abkhaz
from .happenings import Moment
from .lines import is_double, pips
from .spoil_family import by_turn, front, playable, shows


def abkhaz() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("abkhaz")
    common(spoil, seats=3, leave=2, target=5)
    shows(spoil)

    def table(at: Moment) -> Abkhaz:
        assert isinstance(at.table, Abkhaz)
        return at.table

    def breaks(at: Moment) -> bool:
        return "break" in at.happens

    def broken(at: Moment) -> bool:
        return table(at).lifted is not None

    def fits(at: Moment, tile: str, arms: list[int]) -> list[dict[str, Any]]:
        numbers = table(at).line.open_numbers()
        return [by_turn(at, play=tile, arm=arm) for arm in arms if numbers[arm] in pips(tile)]

    def breaking(at: Moment, tile: str) -> list[dict[str, Any]]:
        arms = len(table(at).line.arms)
        return [by_turn(at, **{"break": tile, "arms": [arms, arms + 1]})]

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
    spoil.event("a break without arms", a_break(), breaks, lambda at: [by_turn(at, **{"break": at.happens["break"]})])
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
    apart = lambda at: [by_turn(at, play=at.happens["play"], apart=True)]  # noqa: E731
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
        lambda at: [by_turn(at, play=at.happens["play"])],
    )
    holds = lambda at: "apart" in at.happens and table(at).can_draw() and len(playable(at)) == 1  # noqa: E731
    spoil.event(
        "draws though it holds a double",
        true("abkhaz", "apart", target=5, **free),
        holds,
        lambda at: [table(at).drawing()],
    )
    spoil.event(
        "withholds",
        true("abkhaz", target=5),
        lambda at: "arm" in at.happens and len(playable(at)) == 1 and table(at).can_draw() and not broken(at),
        front,
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
