"""One draw, pass or turn in a true record that may not be, with the place where it shows."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from .bases import Moment, block3, draw2, leave3, moment, moments
from .spoil_plays import Illegal, by_turn, illegal, leads, on_an_arm, put


def turns() -> Iterator[Illegal]:
    """List all spoilings of turns."""
    yield from _seats()
    yield from _draws()
    yield from _passes()
    yield from _order()
    yield from _after_the_end()
    yield from _forms()


def _draws_here(at: Moment) -> bool:
    return "draw" in at.happens


def _passes_here(at: Moment) -> bool:
    return "pass" in at.happens


def _seats() -> Iterator[Illegal]:
    def next_seat(at: Moment) -> list[Any]:
        return [at.happens | {"seat": (at.table.turn + 1) % len(at.table.hands)}]

    def seat_2(at: Moment) -> bool:
        return on_an_arm(at) and at.table.turn == 2

    for seat in (0, 1, 3, -1, 99, 10**30):
        event = moment(leave3(), seat_2).happens | {"seat": seat}
        yield illegal(f"seat {seat} plays for 2", leave3, seat_2, put(event))
    for base in (draw2, leave3):
        yield illegal("the next seat draws", base, _draws_here, next_seat)
        yield illegal("the next seat passes", base, _passes_here, next_seat)
        yield illegal("the next seat plays first", base, leads, next_seat)
        yield illegal("not the winner leads", base, lambda at: at.round == 2 and leads(at), next_seat)
        yield illegal("the next seat plays after a draw", base, lambda at: at.drew and on_an_arm(at), next_seat)


def _draws() -> Iterator[Illegal]:
    def could_do_both(at: Moment) -> bool:
        return on_an_arm(at) and at.table.can_draw()

    def several_left(at: Moment) -> bool:
        return _draws_here(at) and len(at.table.boneyard) > 2

    def front(at: Moment) -> list[Any]:
        return [by_turn(at, draw=at.table.boneyard[0]), at.happens]

    yield illegal("draws when it can play", draw2, could_do_both, front)
    yield illegal("draws on when it can play", draw2, lambda at: at.drew and could_do_both(at), front)
    yield illegal("draws the second tile", draw2, several_left, lambda at: [by_turn(at, draw=at.table.boneyard[1])])
    yield illegal("draws the last tile", draw2, several_left, lambda at: [by_turn(at, draw=at.table.boneyard[-1])])
    yield illegal(
        "draws its own tile", draw2, _draws_here, lambda at: [by_turn(at, draw=at.table.hands[at.table.turn][0])]
    )
    yield illegal(
        "draws another's tile", draw2, _draws_here, lambda at: [by_turn(at, draw=at.table.hands[at.table.turn - 1][0])]
    )
    yield illegal(
        "draws a tile that is kept back", leave3, _passes_here, lambda at: [by_turn(at, draw=at.table.boneyard[0])]
    )
    yield illegal("draws from nothing", draw2, _passes_here, lambda at: [by_turn(at, draw="6-6")])
    sleeping = block3()["rounds"][0]["sleeping"]
    yield illegal("draws a sleeping tile", block3, _passes_here, lambda at: [by_turn(at, draw=sleeping[0])])
    yield illegal("draws a tile twice", draw2, _draws_here, lambda at: [at.happens, at.happens], later=1)
    yield illegal("draws two tiles at once", draw2, _draws_here, lambda at: [by_turn(at, draw=at.table.boneyard[:2])])
    yield illegal("draws a tile of another set", draw2, _draws_here, lambda at: [by_turn(at, draw="7-7")])
    yield illegal("draws null", draw2, _draws_here, lambda at: [by_turn(at, draw=None)])


def _passes() -> Iterator[Illegal]:
    def wrong_pass(at: Moment) -> list[Any]:
        return [by_turn(at, **{"pass": list(at.table.arms)}), at.happens]

    def must_play(at: Moment) -> bool:
        return on_an_arm(at) and not at.table.can_draw()

    for base in (draw2, leave3, block3):
        yield illegal("passes when it can play", base, must_play, wrong_pass)
    for base in (draw2, leave3):
        yield illegal(
            "passes when it can play or draw", base, lambda at: on_an_arm(at) and at.table.can_draw(), wrong_pass
        )
        yield illegal("passes when it can draw", base, _draws_here, wrong_pass)
        yield illegal("passes twice", base, _passes_here, lambda at: [at.happens, at.happens], later=1)

    def two_numbers(at: Moment) -> bool:
        return len(set(at.happens.get("pass", []))) == 2

    first, second = moment(draw2(), two_numbers).happens["pass"]
    wrong: list[Any] = [
        [second, first], [first], [second], [], [first, second, first], [first, first], [second, second], [first, 99],
        [first, second + 1], [first - 1, second], [first, -1], [float(first), second], [str(first), second],
        [first, None], [[first, second]], f"{first}-{second}", first, None, True, {"0": first, "1": second},
    ]  # fmt: skip
    for numbers in wrong:
        event = moment(draw2(), two_numbers).happens | {"pass": numbers}
        yield illegal(f"pass {numbers}, not {[first, second]}", draw2, two_numbers, put(event))

    def like_numbers(at: Moment) -> bool:
        return len(set(at.happens.get("pass", []))) == 1

    def ones(at: Moment) -> bool:
        return at.happens.get("pass") in ([1, 0], [0, 1], [1, 1])

    yield illegal("like arms named once", draw2, like_numbers, lambda at: [by_turn(at, **{"pass": at.table.arms[:1]})])
    yield illegal(
        "true is no 1", draw2, ones, lambda at: [by_turn(at, **{"pass": [arm == 1 for arm in at.table.arms]})]
    )


def _order() -> Iterator[Illegal]:
    """Leave an event out, or exchange it with the next: what stands there now is of the wrong seat or not held."""
    for kind in ("play", "arm", "draw", "pass"):

        def of_kind(at: Moment, kind: str = kind) -> bool:
            return kind in at.happens

        yield illegal(f"the first {kind} is missing", leave3, of_kind, lambda at: [])
    yield illegal("the second lead is missing", leave3, lambda at: at.round == 2 and leads(at), lambda at: [])
    walk = list(moments(leave3()))
    for name, kind in (("two plays", "arm"), ("draw and play", "draw")):
        at, after = next((one, two) for one, two in pairwise(walk) if kind in one.happens and "arm" in two.happens)
        record = leave3()
        events = record["rounds"][at.round - 1]["events"]
        events[at.event - 1 : at.event + 1] = after.happens, at.happens
        yield Illegal(f"{name} exchanged", record, at.round, at.event)


def _after_the_end() -> Iterator[Illegal]:
    for number in (1, 2):
        last = [at for at in moments(leave3()) if at.round == number][-1]
        seat = (last.table.turn + 1) % 3
        more: dict[str, dict[str, Any]] = {
            "a pass": {"seat": seat, "pass": [6, 6]},
            "a draw": {"seat": seat, "draw": "6-6"},
            "a play": {"seat": seat, "play": (last.table.hands[seat] or ["6-6"])[0], "arm": 0},
            "the last event again": last.happens,
        }
        for name, event in more.items():
            record = leave3()
            record["rounds"][number - 1]["events"].append(event)
            yield Illegal(f"{name} after the end of round {number}", record, number, last.event + 1)


def _forms() -> Iterator[Illegal]:
    at = moment(draw2(), on_an_arm)
    plain, seat, tile, arms = at.happens, at.table.turn, at.happens["play"], at.table.arms
    wrong: list[Any] = [
        None, [], {}, "play", 0, [plain], {"seat": seat}, {"play": tile, "arm": 0}, {"seat": seat, "arm": 0},
        plain | {"draw": tile}, plain | {"pass": arms}, plain | {"points": 5}, plain | {"points": 0},
        plain | {"apart": True}, plain | {"apart": False}, plain | {"comment": ""}, plain | {"break": tile},
        plain | {"arms": [2, 3]}, {"seat": seat, "break": tile, "arms": [2, 3]},
        {"seat": seat, "play": tile, "apart": True}, {"seat": seat, "pass": arms, "draw": tile},
        {"seat": seat, "Play": tile, "arm": plain["arm"]}, plain | {"play": [tile]}, plain | {"play": None},
        plain | {"seat": [seat]}, plain | {"seat": None}, plain | {"seat": str(seat)}, plain | {"seat": bool(seat)},
        plain | {"seat": float(seat)},
    ]  # fmt: skip
    for event in wrong:
        yield illegal(f"event {event}", draw2, on_an_arm, put(event))
