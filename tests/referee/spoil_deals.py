"""One fault in a deal, an opening or the count of the rounds, with the round where it shows."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .bases import Record, block3, draw2, drawn4, five_rounds, heaviest, leave3, misere3, tied, tied_drawn
from .table import shuffled


class Faulty(NamedTuple):
    """A record with a fault and the round where it shows; None: the match as a whole."""

    name: str
    record: Record
    round: int | None


def in_round(base: Callable[[], Record], number: int, name: str, **values: Any) -> Faulty:
    """Put other values into a round of a true record."""
    record = base()
    record["rounds"][number - 1] |= values
    return Faulty(f"{base.__name__} {number}: {name}", record, number)


def deals() -> Iterator[Faulty]:
    """List all spoilings of deals."""
    for number in (1, 2):
        yield from _deal(number)
    yield from _sleepers()
    yield from _leaders()
    yield from _turn_ups()
    yield from _counts()


def _exchanged(values: list[Any], one: int, two: int) -> list[Any]:
    other = list(values)
    other[one], other[two] = other[two], other[one]
    return other


def _deal(number: int) -> Iterator[Faulty]:
    true = leave3()["rounds"][number - 1]
    hands, yard = true["hands"], true["boneyard"]
    first, second, third = hands
    wrong: dict[str, dict[str, Any]] = {
        "hands exchanged": {"hands": [second, first, third]},
        "two tiles of a hand exchanged": {"hands": [_exchanged(first, 0, 1), second, third]},
        "a hand sorted": {"hands": [sorted(first), second, third]},
        "a tile twice in a hand": {"hands": [[first[1], *first[1:]], second, third]},
        "a tile in two hands": {"hands": [[second[0], *first[1:]], second, third]},
        "a tile of another set": {"hands": [["7-0", *first[1:]], second, third]},
        "a tile with #2": {"hands": [[f"{first[0]}#2", *first[1:]], second, third]},
        "a tile with its low number first": {"hands": [["0-6", *first[1:]], second, third]},
        "a tile too many in a hand": {"hands": [[*first, yard[0]], second, third], "boneyard": yard[1:]},
        "a tile too few in a hand": {"hands": [first[:-1], second, third]},
        "a hand too many": {"hands": [*hands, []]},
        "a hand too few": {"hands": hands[:-1]},
        "no hands": {"hands": []},
        "a tile exchanged with the boneyard": {
            "hands": [[yard[0], *first[1:]], second, third],
            "boneyard": [first[0], *yard[1:]],
        },
        "a tile of a hand in the boneyard": {"boneyard": [*yard[:-1], first[0]]},
        "two tiles of the boneyard exchanged": {"boneyard": _exchanged(yard, 0, 1)},
        "two kept tiles exchanged": {"boneyard": _exchanged(yard, -1, -2)},
        "the boneyard's last tile gone": {"boneyard": yard[:-1]},
        "the boneyard's front gone": {"boneyard": yard[1:]},
        "the boneyard turned round": {"boneyard": yard[::-1]},
        "no boneyard": {"boneyard": []},
        "a boneyard that sleeps": {"boneyard": [], "sleeping": yard},
        "kept tiles that sleep": {"boneyard": yard[:-2], "sleeping": yard[-2:]},
        "a tile of a hand that sleeps": {"sleeping": [first[0]]},
        "doubles shown": {"shown": [None, None, None]},
        "a double shown": {"shown": ["6-6", None, None]},
        "a tile on the table": {"table": ["6-6"]},
    }
    for name, values in wrong.items():
        yield in_round(leave3, number, name, **values)
    for deal in (0, 2):
        order = shuffled(6, f"{leave3()['secret']}/{number}/{deal}")
        hands, yard = [order[:6], order[6:12], order[12:18]], order[18:]
        yield in_round(leave3, number, f"the shuffle of deal {deal}", hands=hands, boneyard=yard)
    other = leave3()["rounds"][2 - number]
    yield in_round(leave3, number, "the deal of another round", hands=other["hands"], boneyard=other["boneyard"])


def _sleepers() -> Iterator[Faulty]:
    for number in (1, 2):
        sleeping = block3()["rounds"][number - 1]["sleeping"]
        yield in_round(block3, number, "sleeping tiles to draw", sleeping=[], boneyard=sleeping)
        yield in_round(block3, number, "sleeping tiles not listed", sleeping=[])
        yield in_round(block3, number, "sleeping tiles exchanged", sleeping=_exchanged(sleeping, 0, 1))
        yield in_round(block3, number, "sleeping tiles twice", boneyard=sleeping)


def _leaders() -> Iterator[Faulty]:
    for base in (draw2, leave3, drawn4, heaviest, tied, tied_drawn, misere3):
        seats = base()["options"]["seats"]
        for number in (1, 2):
            true = base()["rounds"][number - 1]["leader"]
            for wrong in {*range(seats), -1, true - seats, seats, 99} - {true}:
                yield in_round(base, number, f"leader {wrong}, not {true}", leader=wrong)
    out = misere3()["rounds"][0]["result"]["seat"]
    yield in_round(misere3, 2, "the seat that went out leads", leader=out)


def _turn_ups() -> Iterator[Faulty]:
    true = drawn4()["rounds"][0]["lead_draws"]
    tied_up, last = true[0], true[-1]
    secret = drawn4()["secret"]
    elsewhere = next(tile for tile in shuffled(6, f"{secret}/1/1") if tile not in last)
    wrong: dict[str, list[Any]] = {
        "no turn-ups": [],
        "first turn-up left out": true[1:],
        "last turn-up left out": true[:-1],
        "turn-ups exchanged": _exchanged(true, 0, 1),
        "last turn-up twice": [*true, last],
        "a turn-up after the one that settled it": [*true, shuffled(6, f"{secret}/1/lead {len(true) + 1}")[:4]],
        "an empty turn-up": [*true, []],
        "tiles of the last turn-up exchanged": [*true[:-1], _exchanged(last, 0, 1)],
        "tiles of the tied turn-up exchanged": [_exchanged(tied_up, 0, 1), *true[1:]],
        "a tile too few": [tied_up[:-1], *true[1:]],
        "a tile too many": [[*tied_up, "6-6"], *true[1:]],
        "another tile": [*true[:-1], [*last[:-1], elsewhere]],
        "the turn-ups of round 2": [shuffled(6, f"{secret}/2/lead 1")[:4], *true[1:]],
    }
    for name, lead_draws in wrong.items():
        yield in_round(drawn4, 1, name, lead_draws=lead_draws)
    needless = [shuffled(6, f"{secret}/2/lead 1")[:4]]
    yield in_round(drawn4, 2, "a turn-up although the winner leads", lead_draws=needless)
    needless = [shuffled(6, f"{draw2()['secret']}/1/lead 1")[:2]]
    yield in_round(draw2, 1, "a turn-up although the highest double leads", lead_draws=needless)
    yield in_round(tied_drawn, 2, "no turn-up after a tie", lead_draws=[])
    old = tied_drawn()["rounds"][0]["lead_draws"]
    yield in_round(tied_drawn, 2, "the old turn-up after a tie", lead_draws=old)


def _counts() -> Iterator[Faulty]:
    for number in (1, 2):
        for wrong in (0, 3 - number, 3, -1, 10**30):
            yield in_round(draw2, number, f"round {wrong}", round=wrong)
        for wrong in (0, 2, -1, 10**30):
            yield in_round(draw2, number, f"deal {wrong}", deal=wrong)
    rounds = five_rounds()["rounds"]
    for name, other, at in (
        ("rounds exchanged", [rounds[1], rounds[0], *rounds[2:]], 1),
        ("first round gone", rounds[1:], 1),
        ("third round gone", [*rounds[:2], *rounds[3:]], 3),
        ("second round twice", [*rounds[:2], rounds[1], *rounds[2:]], 3),
    ):
        yield Faulty(name, five_rounds() | {"rounds": other}, at)
