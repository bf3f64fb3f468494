"""One fault in the result of a round or of the match, with the round where it shows."""

from collections.abc import Callable, Iterator
from typing import Any

from .bases import (
    Record,
    draw2,
    five_rounds,
    leave3,
    misere3,
    moments,
    several_reach,
    shared,
    stopped,
    tied,
    unfinished,
)
from .maker import make
from .spoil_deals import Faulty


def results() -> Iterator[Faulty]:
    """List all spoilings of results."""
    yield from _off_by_one()
    yield from _fields()
    yield from _other_rules()
    yield from _matches()
    yield from _given_up()
    yield from _ends()


def _in_result(base: Callable[[], Record], number: int, name: str, **values: Any) -> Faulty:
    record = base()
    record["rounds"][number - 1]["result"] |= values
    return Faulty(f"{base.__name__} {number}: {name}", record, number)


def _result(base: Callable[[], Record], number: int) -> dict[str, Any]:
    result: dict[str, Any] = base()["rounds"][number - 1]["result"]
    return result


def _off_by_one() -> Iterator[Faulty]:
    for base in (draw2, leave3, tied):
        for number in range(1, len(base()["rounds"]) + 1):
            for key in ("totals", "points", "scores"):
                true = _result(base, number)[key]
                for index in range(len(true)):
                    for more in (1, -1):
                        wrong = [*true[:index], true[index] + more, *true[index + 1 :]]
                        yield _in_result(base, number, f"{key} {wrong}, not {true}", **{key: wrong})


def _fields() -> Iterator[Faulty]:
    wrong: dict[str, list[Any]] = {
        "end": ["block", "domino", "all-kinds", "target", "tonbe", "Domino", "", None],
        "finish": ["block", "domino", "simples", "tonbe", "blok", "2-kabes", "", None],
        "seat": [0, 1, 2, 3, -1, None],
        "winners": [[], [0], [1], [2], [0, 1], [1, 0], [0, 0], [1, 1], [0, 1, 2], [3], [-1], None],
    }
    for number in (1, 2):
        for key, values in wrong.items():
            for value in values:
                if _result(leave3, number)[key] != value:
                    yield _in_result(leave3, number, f"{key} {value}", **{key: value})
        for key in ("totals", "points", "scores"):
            true = _result(leave3, number)[key]
            other_seats = next(roll for roll in (true[1:] + true[:1], true[2:] + true[:2]) if roll != true)
            for value in (other_seats, [*true, 0], true[:-1], [], [0, 0, 0]):
                if value != true:
                    yield _in_result(leave3, number, f"{key} {value}, not {true}", **{key: value})


def _other_rules() -> Iterator[Faulty]:
    """Results that would be right under other rules."""
    yield _in_result(tied, 1, "a tie with both winners", winners=[0, 1])
    yield _in_result(tied, 1, "a tie with a winner", winners=[0])
    number = next(one["round"] for one in draw2()["rounds"] if one["result"]["end"] == "block")
    true = _result(draw2, number)
    (winner,) = true["winners"]
    less = [true["totals"][winner] if seat == winner else 0 for seat in (0, 1)]
    points = [one - two for one, two in zip(true["points"], less, strict=True)]
    scores = [one - two for one, two in zip(true["scores"], less, strict=True)]
    yield _in_result(draw2, number, "the winner's own total subtracted", points=points, scores=scores)
    true = _result(misere3, 1)
    usual = [sum(true["totals"]) if seat == true["seat"] else 0 for seat in range(3)]
    yield _in_result(misere3, 1, "the points of the plain game", points=usual, scores=usual)
    yield _in_result(misere3, 1, "the seat that went out wins", winners=[true["seat"]])
    yield _in_result(misere3, 1, "nobody wins", winners=[])
    lowest_last = [at for at in moments(misere3()) if at.round == 1][-1]
    yield _in_result(misere3, 1, "the next seat went out", seat=(lowest_last.table.turn + 1) % 3)


def _match(base: Callable[[], Record], result: Any) -> Faulty:
    return Faulty(f"{base.__name__}: the match's result {result}", base() | {"result": result}, None)


def _matches() -> Iterator[Faulty]:
    no_results: list[Any] = [None, {}, [], "target", 0, False, {"why": "target"}, {"winners": [0]}]
    for wrong in no_results:
        yield _match(draw2, wrong)
    for base in (draw2, five_rounds):
        true = base()["result"]
        (winner,) = true["winners"]
        for why in ("target", "rounds", "given-up", "points", "", None, "Target", ["target"]):
            if why != true["why"]:
                yield _match(base, true | {"why": why})
        for winners in ([], [1 - winner], [0, 1], [winner, winner], [2], [-1], winner, None, [True], [str(winner)]):
            yield _match(base, true | {"winners": winners})
        for by in (1 - winner, winner, None):
            yield _match(base, true | {"by": by})
        yield _match(base, {"winners": [winner], "why": "given-up", "by": 1 - winner})
        yield _match(base, {"winners": [1 - winner], "why": "given-up", "by": winner})
        yield _match(base, None)
    true = shared()["result"]
    winners = true["winners"]
    for other in (winners[::-1], winners[:1], winners[1:], [0, 1, 2, 3], [*winners, winners[-1]], []):
        yield _match(shared, true | {"winners": other})
    scores = _result(several_reach, 0)["scores"]
    reached = [seat for seat, score in enumerate(scores) if score >= 50]
    less = min(reached, key=lambda seat: scores[seat])
    yield _match(several_reach, {"winners": reached, "why": "target"})
    yield _match(several_reach, {"winners": [less], "why": "target"})


def _given_up() -> Iterator[Faulty]:
    """Wrong results for a match of three seats that is not over."""
    for base in (unfinished, stopped):
        for winners, by in (
            ([0, 1], 1), ([0], 1), ([], 1), ([0, 1, 2], 1), ([2, 0], 1), ([0, 2, 2], 1), ([0, 2], 0), ([0, 2, 3], 1),
            ([0, 1, 2], None), ([0, 1, 2], 3), ([0, 1], -1), ([0, 2], True), ([0], [1, 2]), ([0, 2], "1"),
        ):  # fmt: skip
            yield _match(base, {"winners": winners, "why": "given-up", "by": by})
        yield _match(base, {"winners": [0, 2], "why": "given-up"})
        yield _match(base, {"why": "given-up", "by": 1})
        yield _match(base, {"winners": [0, 2], "why": "target", "by": 1})
        yield _match(base, {"winners": [0], "why": "target"})
        yield _match(base, {"winners": [0], "why": "rounds"})


def _ends() -> Iterator[Faulty]:
    for base in (draw2, five_rounds, misere3):
        name, rounds, count = base.__name__, base()["rounds"], len(base()["rounds"])
        more = [*rounds, rounds[-1] | {"round": count + 1}]
        yield Faulty(f"{name}: a round after the end of the match", base() | {"rounds": more}, count + 1)
        yield Faulty(f"{name}: the last round is missing", base() | {"rounds": rounds[:-1]}, None)
        for number in (1, count):
            record = base()
            del record["rounds"][number - 1]["result"]
            yield Faulty(f"{name}: round {number} has no result", record, number)
            record = base()
            record["rounds"][number - 1]["events"].pop()
            yield Faulty(f"{name}: the last event of round {number} is missing", record, number)
            record = base()
            record["rounds"][number - 1]["events"].clear()
            yield Faulty(f"{name}: round {number} has no events", record, number)
            record = base()
            record["rounds"][number - 1]["result"] = None
            yield Faulty(f"{name}: the result of round {number} is null", record, number)
    record = unfinished()
    record["rounds"][1]["result"] = record["rounds"][0]["result"]
    yield Faulty("an unfinished round has a result", record, 2)
    record = unfinished()
    record["rounds"][1]["result"] = None
    yield Faulty("an unfinished round's result is null", record, 2)
    record = stopped()
    del record["rounds"][1]["result"]
    yield Faulty("a finished round has no result", record, 2)
    yield Faulty("no rounds", unfinished() | {"rounds": []}, None)
    yield Faulty("no rounds, given up", make(0, "draw", rounds=0) | {"rounds": []}, None)
