"""True records, chosen for what happens in them, for the tests to spoil; every call gives a fresh copy."""

import copy
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from .maker import make
from .table import Deal, Table

Record = dict[str, Any]


class Moment(NamedTuple):
    """A point in a record: event `event` of round `round` (both from 1), and the table just before it."""

    round: int
    event: int
    happens: dict[str, Any]
    table: Table
    drew: bool  # the event before was a draw in the same turn


def moments(record: Record) -> Iterator[Moment]:
    """Walk through all events of a true record."""
    last = None
    for number, one_round in enumerate(record["rounds"], 1):
        table = Table(record["game"], record["options"], Deal(record, number, last))
        drew = False
        for event_number, event in enumerate(one_round["events"], 1):
            yield Moment(number, event_number, event, copy.deepcopy(table), drew)
            table.happen(event)
            drew = "draw" in event
        last = one_round.get("result")


def moment(record: Record, wanted: Callable[[Moment], object]) -> Moment:
    """Give the first moment that is wanted."""
    return next(found for found in moments(record) if wanted(found))


@cache
def _find(wanted: Callable[[Record], object], game: str, options: tuple[tuple[str, Any], ...]) -> Record:
    records = (make(seed, game, **dict(options)) for seed in count())
    return next(record for record in records if wanted(record))


def find(wanted: Callable[[Record], object], game: str, **options: Any) -> Record:
    """Give the first match of this set-up that is wanted."""
    return copy.deepcopy(_find(wanted, game, tuple(sorted(options.items()))))


def kinds(record: Record) -> set[str]:
    """Name what happens in a record."""
    found = {kind for one in record["rounds"] for event in one["events"] for kind in event}
    results = [one["result"] for one in record["rounds"] if "result" in one]
    return found | {one["end"] for one in results} | {"tie" for one in results if not one["winners"]}


def _full(record: Record) -> bool:
    return kinds(record) >= {"draw", "pass", "domino", "block"} and 2 <= len(record["rounds"]) <= 4


def _rich(record: Record) -> bool:
    return (
        _full(record)
        and any(at.drew and "play" in at.happens and at.table.can_draw() for at in moments(record))
        and any(len(set(at.happens.get("pass", []))) == 2 for at in moments(record))
        and any(at.happens.get("pass") in ([0, 1], [1, 0], [1, 1]) for at in moments(record))
    )


def draw2() -> Record:
    """Two seats, the boneyard drawn empty, a domino and a block, a play after a draw, over by the target."""
    return find(_rich, "draw", target=50)


def leave3() -> Record:
    """Three seats, two tiles kept back in the boneyard."""
    return find(_full, "draw", target=50, seats=3, leave=2)


def _drawn_twice(record: Record) -> bool:
    return _full(record) and len(record["rounds"][0]["lead_draws"]) > 1


def drawn4() -> Record:
    """Four seats, a drawn opening that needed a second turn-up."""
    return find(_drawn_twice, "draw", target=50, seats=4, opening="drawn")


def _block(record: Record) -> bool:
    return kinds(record) >= {"pass", "domino", "block"} and 2 <= len(record["rounds"]) <= 4


def block3() -> Record:
    """The block game with three seats and sleeping tiles."""
    return find(_block, "block", target=50, seats=3)


def _heaviest(record: Record) -> bool:
    first = record["rounds"][0]["hands"]
    return not any(tile[0] == tile[2] for hand in first for tile in hand)


def heaviest() -> Record:
    """A first round in which nobody holds a double."""
    return find(_heaviest, "block", target=50, hand=5)


def _tied(record: Record) -> bool:
    return len(record["rounds"]) >= 3 and not record["rounds"][0]["result"]["winners"]


def tied() -> Record:
    """A first round that nobody wins, so the second opens like the first."""
    return find(_tied, "block", target=50)


def tied_drawn() -> Record:
    """The same with a drawn opening."""
    return find(_tied, "block", target=50, opening="drawn")


def _after_domino(record: Record) -> bool:
    first = record["rounds"][0]["result"]
    return bool(first["end"] == "domino" and len(first["winners"]) == 1 and len(record["rounds"]) >= 2)


def misere3() -> Record:
    """Misere, and the first round ended with a domino."""
    return find(_after_domino, "draw", target=50, seats=3, misere="on")


def five_rounds() -> Record:
    """A match of exactly five rounds that has passed its target on the way."""
    return find(
        lambda record: bool(max(record["rounds"][2]["result"]["scores"]) >= 50), "block", match="rounds", target=50
    )


def shared() -> Record:
    """A match that several seats win together."""
    return find(lambda record: len(record["result"]["winners"]) > 1, "block", seats=4, match="rounds", misere="on")


def several_reach() -> Record:
    """Misere: several seats reach the target in the same round with different scores."""

    def wanted(record: Record) -> bool:
        return len([score for score in record["rounds"][-1]["result"]["scores"] if score >= 50]) > 1

    return find(wanted, "block", seats=3, target=50, misere="on")


def stopped() -> Record:
    """Two full rounds, the third not dealt."""
    return make(0, "draw", rounds=2, target=500, seats=3)


def unfinished() -> Record:
    """The second round breaks off after seven events."""
    return make(0, "draw", rounds=2, events=7, target=500, seats=3)


def given_up() -> Record:
    """Seat 1 of three gives up in the second round."""
    return unfinished() | {"result": {"winners": [0, 2], "why": "given-up", "by": 1}}


BASES = (
    draw2,
    leave3,
    drawn4,
    block3,
    heaviest,
    tied,
    tied_drawn,
    misere3,
    five_rounds,
    shared,
    several_reach,
    stopped,
    unfinished,
    given_up,
)
