"""One illegal play in a true record, with the place where it shows; nothing after it is judged."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .bases import Moment, Record, block3, draw2, drawn4, heaviest, leave3, misere3, moment, tied
from .table import full_set, pips


class Illegal(NamedTuple):
    """A record with an illegal event, its round and its count."""

    name: str
    record: Record
    round: int
    event: int


def illegal(
    name: str,
    base: Callable[[], Record],
    when: Callable[[Moment], object],
    instead: Callable[[Moment], list[Any]],
    later: int = 0,
) -> Illegal:
    """Put other events in place of the first one that is wanted; the first of them, or the one `later`, is illegal."""
    record = base()
    at = moment(record, when)
    record["rounds"][at.round - 1]["events"][at.event - 1 : at.event] = instead(at)
    return Illegal(f"{base.__name__}: {name}", record, at.round, at.event + later)


def on_an_arm(at: Moment) -> bool:
    """Tell whether a tile is played that is not the round's first."""
    return "arm" in at.happens


def leads(at: Moment) -> bool:
    """Tell whether the round's first tile is played."""
    return at.event == 1


def by_turn(at: Moment, **event: Any) -> dict[str, Any]:
    """Make an event of the seat whose turn it is."""
    return {"seat": at.table.turn} | event


def put(event: Any) -> Callable[[Moment], list[Any]]:
    """Give this event whatever the moment is."""
    return lambda at: [event]


def plays() -> Iterator[Illegal]:
    """List all spoilings of plays."""
    yield from _foreign_tiles()
    yield from _tile_names()
    yield from _arms()
    yield from _first_tiles()


def _fits(at: Moment, tiles: list[str]) -> list[dict[str, Any]]:
    """List the plays of these tiles that would fit, whoever holds them."""
    arms = list(enumerate(at.table.arms))
    return [by_turn(at, play=tile, arm=arm) for tile in tiles for arm, number in arms if number in pips(tile)]


def _foreign_tiles() -> Iterator[Illegal]:
    def laid(at: Moment) -> list[str]:
        unlaid = {*at.table.boneyard, *(tile for hand in at.table.hands for tile in hand)}
        return [tile for tile in full_set(6) if tile not in unlaid]

    where: dict[str, tuple[Callable[[], Record], Callable[[Moment], list[str]]]] = {
        "a tile of the boneyard": (leave3, lambda at: at.table.boneyard),
        "a tile of another hand": (leave3, lambda at: at.table.hands[at.table.turn - 1]),
        "a tile that lies on the table": (leave3, laid),
        "a sleeping tile": (block3, lambda at: block3()["rounds"][at.round - 1]["sleeping"]),
        "a tile of another set": (block3, lambda at: ["7-6", "7-5", "7-4"]),
    }
    for name, (base, tiles) in where.items():

        def fitting(at: Moment, tiles: Callable[[Moment], list[str]] = tiles) -> list[dict[str, Any]]:
            return _fits(at, tiles(at))[:1] if on_an_arm(at) else []

        yield illegal(f"plays {name}", base, fitting, fitting)
    yield illegal("plays a double-nine", draw2, on_an_arm, lambda at: [at.happens | {"play": "9-9"}])


WRONG_TILES = (
    "0-6", "6-6#2", "6-6#1", "6-6#0", "6-0#2", "6 - 0", "06-0", "6-00", "6-0\n", " 6-0", "6-0 ", "６-0", "٦-0", "6–0",
    "+6-0", "6_6-0", "-6-0", "6--0", "6", "6-", "-", "", "6-0-0", "60", "6.0-0", "six-zero", "6-0\0", "6-0\ud800",
    "6-0\nmatch 1: all is well", "\x1b[2J", "6-0" * 1000, "9" * 5000 + "-0",
)  # fmt: skip


def _tile_names() -> Iterator[Illegal]:
    for tile in WRONG_TILES:
        event = moment(draw2(), on_an_arm).happens | {"play": tile}
        yield illegal(f"plays {ascii(tile)[:30]}", draw2, on_an_arm, put(event))
    for kind in ("draw", "play"):

        def no_double(at: Moment, kind: str = kind) -> bool:
            return len(set(at.happens.get(kind, "").split("-"))) == 2

        def turned(at: Moment, kind: str = kind) -> list[Any]:
            return [at.happens | {kind: "-".join(reversed(at.happens[kind].split("-")))}]

        def first_copy(at: Moment, kind: str = kind) -> list[Any]:
            return [at.happens | {kind: at.happens[kind] + "#1"}]

        yield illegal(f"{kind} with the low number first", draw2, no_double, turned)
        yield illegal(f"{kind} with #1", draw2, no_double, first_copy)


def _arms() -> Iterator[Illegal]:
    def one_fits(at: Moment) -> bool:
        return on_an_arm(at) and len(_fits(at, [at.happens["play"]])) == 1

    def two_fit(at: Moment) -> bool:
        return on_an_arm(at) and not one_fits(at)

    def other_arm(at: Moment) -> list[Any]:
        return [at.happens | {"arm": 1 - at.happens["arm"]}]

    def no_arm(at: Moment) -> list[Any]:
        return [by_turn(at, play=at.happens["play"])]

    def misfits(at: Moment) -> list[str]:
        return [tile for tile in at.table.hands[at.table.turn] if not _fits(at, [tile])] if on_an_arm(at) else []

    yield illegal("an arm that shows another number", draw2, one_fits, other_arm)
    yield illegal("the same in round 2", block3, lambda at: at.round == 2 and one_fits(at), other_arm)
    wrong: list[Any] = [2, 3, -1, -2, 10**30, "0", "1", 0.0, 1.0, True, False, None, [0], {}]
    for arm in wrong:
        event = moment(draw2(), on_an_arm).happens | {"arm": arm}
        yield illegal(f"arm {arm!r}", draw2, on_an_arm, put(event))
    yield illegal("arm missing where one fits", draw2, one_fits, no_arm)
    yield illegal("arm missing where two fit", draw2, two_fit, no_arm)
    yield illegal("fits nowhere, on arm 0", draw2, misfits, lambda at: [by_turn(at, play=misfits(at)[0], arm=0)])
    yield illegal("fits nowhere, on arm 1", draw2, misfits, lambda at: [by_turn(at, play=misfits(at)[0], arm=1)])
    yield illegal("fits nowhere, no arm", draw2, misfits, lambda at: [by_turn(at, play=misfits(at)[0])])


def _first_tiles() -> Iterator[Illegal]:
    lead = moment(draw2(), leads).happens
    for arm in (0, 1, -1, None):
        event = lead | {"arm": arm}
        yield illegal(f"first tile on arm {arm}", draw2, leads, put(event))
    yield illegal("first tile apart", draw2, leads, lambda at: [at.happens | {"apart": True}])

    def others(at: Moment) -> list[str]:
        return [tile for tile in at.table.hands[at.table.turn] if tile != at.happens["play"]]

    for base in (draw2, leave3, block3, misere3, heaviest, tied):
        yield illegal(
            "not the opening tile but the first held", base, leads, lambda at: [by_turn(at, play=others(at)[0])]
        )
        yield illegal(
            "not the opening tile but the last held", base, leads, lambda at: [by_turn(at, play=others(at)[-1])]
        )

    def second_lead(at: Moment) -> bool:
        return at.round == 2 and leads(at)

    yield illegal(
        "another tile than the opening one after a tie", tied, second_lead, lambda at: [by_turn(at, play=others(at)[0])]
    )
    foreign = drawn4()["rounds"][0]["hands"][moment(drawn4(), leads).table.turn - 1][0]
    yield illegal("first tile not held", drawn4, leads, lambda at: [by_turn(at, play=foreign)])
    yield illegal("round begins with a draw", drawn4, leads, lambda at: [by_turn(at, draw=at.table.boneyard[0])])
    yield illegal("round begins with a pass", drawn4, leads, lambda at: [by_turn(at, **{"pass": []})])
