"""Faults in the Brazilian and the Haitian games."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from .faults_games import Faulty, Record, Spoiler, common, tables, true
from .rounds import Round


def _domino(table: Round) -> bool:
    return table.end == "domino"


def _block(table: Round) -> bool:
    return table.end == "block"


def _finishes(spoil: Spoiler, worth: dict[str, Any], points: Any, **options: Any) -> None:
    """Take every finish for every other, first in its name, then in its points."""
    for (finish, value), (other, amount) in permutations(worth.items(), 2):

        def of(table: Round, finish: str = finish) -> bool:
            return table.finish() == finish

        def paid(result: Record, amount: int = amount) -> list[int]:
            wrong: list[int] = points(result, amount)
            return wrong

        wanted = f"finish {finish}"
        spoil.result(f"{finish} called {other}", true(spoil.game, wanted, **options), of, finish=other)
        if amount != value:
            spoil.result(f"{finish} paid as {other}", true(spoil.game, wanted, **options), of, points=paid)


def _where_not_zero(result: Record, amount: int) -> list[int]:
    return [amount if points else 0 for points in result["points"]]


def _next_leader(spoil: Spoiler, record: Record, wanted: Any, name: str, wrong: Any) -> None:
    """Let another seat lead the round after one that is wanted."""
    ended = tables(record)
    number = next(n for n, table in enumerate(ended[:-1], 1) if table.end and wanted(table))
    spoil.round(name, record, number + 1, leader=wrong(ended[number - 1]))


def _partner(seat: int | None) -> int:
    assert seat is not None
    return (seat + 2) % 4


def _in_a_team(spoil: Spoiler, **options: Any) -> None:
    """Put in the faults of games of two teams."""
    after_domino = true(spoil.game, "end domino", **options)
    _next_leader(spoil, after_domino, _domino, "the partner of who went out leads", lambda t: _partner(t.next_leader()))
    after_domino = true(spoil.game, "end domino", **options)
    _next_leader(spoil, after_domino, _domino, "the seat after who went out leads", lambda t: (t.next_leader() + 1) % 4)

    def unlike(table: Round) -> bool:
        return _block(table) and len({table.totals()[seat] for seat in table.winners()}) == 2

    def alike(table: Round) -> bool:
        return _block(table) and bool(table.winners()) and not unlike(table)

    blocked = true(spoil.game, "a block that is won, not the last round", **options)
    _next_leader(spoil, blocked, unlike, "the heavier partner leads", lambda t: _partner(t.next_leader()))
    level = true(spoil.game, "blocked, winning partners level, not the last round", **options)
    _next_leader(spoil, level, alike, "of level partners the later leads", lambda t: _partner(t.next_leader()))
    spoil.result(
        "one partner wins alone", true(spoil.game, "end domino", **options), _domino, winners=lambda of: [of["seat"]]
    )
    spoil.result(
        "partners the wrong way round",
        true(spoil.game, "end domino", **options),
        _domino,
        winners=lambda of: of["winners"][::-1],
    )
    spoil.result(
        "the other team wins",
        true(spoil.game, "end domino", **options),
        _domino,
        winners=lambda of: [1 - of["winners"][0] % 2, 3 - of["winners"][0] % 2],
    )
    spoil.result(
        "points by seat", true(spoil.game, "end domino", **options), _domino, points=lambda of: of["points"] * 2
    )
    spoil.match("two seats instead of a side win", true(spoil.game, **options), {"winners": [0, 2], "why": "target"})
    spoil.match("both teams win", true(spoil.game, **options), {"winners": [0, 1], "why": "target"})
    spoil.options("two seats", true(spoil.game, **options), seats=2)


def brazilian() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("brazilian")
    common(spoil, target=12)
    worth = {"cruzada": 4, "la-e-lo": 3, "carroca": 2, "simples": 1, "block": 1}
    _finishes(spoil, worth, _where_not_zero, target=12)
    _in_a_team(spoil, target=12)

    def on_both(table: Round) -> bool:
        """3-5 on 3 … 3."""
        left, right = table.arms_before
        return table.end == "domino" and left == right and table.finish() in ("simples", "la-e-lo")

    strict = true("brazilian", "a tile that fits both arms alike", la_e_lo="both-halves", target=12)
    spoil.result("3-5 on 3 … 3 is lá-e-lô under both-halves", strict, on_both, finish="la-e-lo")
    loose = true("brazilian", "a tile that fits both arms alike", la_e_lo="either", target=12)
    spoil.result("3-5 on 3 … 3 is simples under either", loose, on_both, finish="simples")
    again = lambda: true("brazilian", "end block", target=12)  # noqa: E731
    won = lambda table: _block(table) and table.winners()  # noqa: E731
    spoil.result(
        "the other team wins a block",
        again(),
        won,
        winners=lambda of: [1 - of["winners"][0] % 2, 3 - of["winners"][0] % 2],
    )
    spoil.result("a block scores nothing", again(), won, points=[0, 0])
    spoil.result("a block for the other team", again(), won, points=lambda of: of["points"][::-1])
    spoil.result("a block called blok", again(), won, finish="blok")
    tied = lambda table: _block(table) and not table.winners()  # noqa: E731
    spoil.result("a tied block is won", true("brazilian", "nobody wins", target=12), tied, winners=[0, 2])
    spoil.result("a tied block scores", true("brazilian", "nobody wins", target=12), tied, points=[1, 0])
    lone = true("brazilian", "blocked, partners lowest", target=12)
    spoil.result("partners that share the lowest tie", lone, lambda t: won(t) and len(t.lowest()) == 2, winners=[])
    pair = true("brazilian", "blocked, the pair with the lower sum loses", target=12)
    lower_sum = lambda t: won(t) and (sum(t.totals()[0::2]) < sum(t.totals()[1::2])) != (0 in t.winners())  # noqa: E731
    spoil.result(
        "the lower sum of two hands wins",
        pair,
        lower_sum,
        winners=lambda of: [1 - of["winners"][0] % 2, 3 - of["winners"][0] % 2],
    )
    six = true("brazilian", "nobody wins, not the last round", target=12)
    number = next(n for n, table in enumerate(tables(six)[:-1], 1) if tied(table)) + 1
    leader = six["rounds"][number - 1]["leader"]
    spoil.round("after a tie another than the holder of 6-6 leads", six, number, leader=(leader + 1) % 4)
    spoil.event(
        "the first round does not begin with 6-6",
        again(),
        lambda at: at.event == 1,
        lambda at: [at.happens | {"play": next(t for t in at.table.hands[at.table.turn] if t != "6-6")}],
    )
    spoil.options("target 13", again(), target=13)
    spoil.options("target 3", again(), target=3)
    return spoil


def duel() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("haitian-duel")
    common(spoil)
    _finishes(spoil, {"tonbe": 10, "2-kabes": 15, "blok": 10}, _where_not_zero)
    _kabes(spoil, seats=2)
    _blok(spoil, seats=2)
    again = lambda: true("haitian-duel", "finish tonbe")  # noqa: E731
    tonbe = lambda t: t.finish() == "tonbe"  # noqa: E731
    spoil.result(
        "tonbe scores the pips", again(), tonbe, points=lambda of: [sum(of["totals"]) if p else 0 for p in of["points"]]
    )
    spoil.result("the loser scores", again(), tonbe, points=lambda of: of["points"][::-1])
    spoil.result(
        "the loser falls to 0",
        true("haitian-duel", "finish 2-kabes"),
        lambda t: all(t.scores()),
        scores=lambda of: [s if p else 0 for s, p in zip(of["scores"], of["points"], strict=True)],
    )
    spoil.options("target 50", again(), target=50)
    spoil.options("three seats", again(), seats=3)
    spoil.options("an unknown kabes", again(), kabes="both")
    return spoil


def _kabes(spoil: Spoiler, **options: Any) -> None:
    both = "a tile that fits both arms alike"

    def alike(table: Round) -> bool:
        return table.end == "domino" and table.arms_before[0] == table.arms_before[1] and both in _fits(table)

    strict = true(spoil.game, both, kabes="both-halves", **options)
    spoil.result("3-5 on 3 … 3 is 2 kabès under both-halves", strict, alike, finish="2-kabes")
    loose = true(spoil.game, both, kabes="either", **options)
    spoil.result("3-5 on 3 … 3 is tonbe under either", loose, alike, finish="tonbe")


def _fits(table: Round) -> set[str]:
    from .happenings import _of_end

    return set(_of_end(table))


def _blok(spoil: Spoiler, **options: Any) -> None:
    """Put in faults of a blok among seats that play each for itself."""
    seats = options["seats"]
    spoil.result(
        "the blocker wins a blok",
        true(spoil.game, "blocked, another than the blocker wins", **options),
        lambda t: _block(t) and t.last_to_play not in t.winners(),
        winners=lambda of: [of["seat"]],
    )
    level = lambda t: _block(t) and len(t.lowest()) > 1  # noqa: E731
    tied = true(spoil.game, "blocked, several lowest", **options)
    spoil.result("nobody wins a blok that is level", tied, level, winners=[])
    tied = true(spoil.game, "blocked, several lowest", **options)
    spoil.result(
        "several win a blok that is level",
        tied,
        level,
        winners=lambda of: [s for s in range(seats) if of["totals"][s] == min(of["totals"])],
    )
    tied = true(spoil.game, "blocked, several lowest", **options)
    spoil.result(
        "the other level seat wins a blok",
        tied,
        level,
        winners=lambda of: [
            next(s for s in range(seats) if of["totals"][s] == min(of["totals"]) and s not in of["winners"])
        ],
    )
    spoil.result("a blok called block", true(spoil.game, "end block", **options), _block, finish="block")


def haitian() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("haitian")
    common(spoil, seats=4)
    _finishes(spoil, {"tonbe": 2, "blok": 4, "2-kabes": 8}, _where_not_zero, seats=3)
    _kabes(spoil, seats=3)
    _blok(spoil, seats=3)
    again = lambda: true("haitian", "finish tonbe", seats=4)  # noqa: E731
    spoil.result(
        "the penalty for the winner",
        again(),
        _domino,
        points=lambda of: [2 if s == of["winners"][0] else 0 for s in range(4)],
    )
    spoil.result(
        "a penalty for all losers",
        again(),
        _domino,
        points=lambda of: [0 if s == of["winners"][0] else 2 for s in range(4)],
    )
    spoil.result(
        "the penalty is the pips",
        again(),
        _domino,
        points=lambda of: [max(of["totals"]) if p else 0 for p in of["points"]],
    )
    several = lambda t: t.end and t.totals().count(max(t.totals())) > 1  # noqa: E731
    greatest = lambda of: [s for s in range(len(of["totals"])) if of["totals"][s] == max(of["totals"])]  # noqa: E731
    record = true("haitian", "several greatest", seats=4)
    spoil.result(
        "of equal totals the other takes the penalty",
        record,
        several,
        points=lambda of: _other_greatest(of, greatest(of)),
    )
    record = true("haitian", "several greatest", seats=4)
    spoil.result(
        "all with the greatest total take the penalty",
        record,
        several,
        points=lambda of: [max(of["points"]) if s in greatest(of) else 0 for s in range(4)],
    )
    record = true("haitian", "rounds won decide", seats=4, rounds=2)
    scores = record["rounds"][-1]["result"]["scores"]
    spoil.match(
        "kings together though rounds won decide",
        record,
        {"winners": [s for s in range(4) if scores[s] == min(scores)], "why": "rounds"},
    )
    record = true("haitian", "rounds won decide", seats=4, rounds=2)
    others = [s for s in range(4) if scores[s] == min(scores) and s not in record["result"]["winners"]]
    spoil.match("the other is king", record, {"winners": others, "why": "rounds"})
    record = true("haitian", "shared win", seats=4, rounds=2)
    spoil.match("one of two kings", record, {"winners": record["result"]["winners"][:1], "why": "rounds"})
    record = again()
    scores = record["rounds"][-1]["result"]["scores"]
    spoil.match("the greatest penalty is king", record, {"winners": [scores.index(max(scores))], "why": "rounds"})
    record = again()
    spoil.match("the target ends the match", record, record["result"] | {"why": "target"})
    record = again()
    record["rounds"].pop()
    spoil.faults.append(Faulty("haitian: a round too few", record, None, None))
    record = again()
    record["rounds"].append(record["rounds"][-1] | {"round": len(record["rounds"]) + 1})
    spoil.faults.append(Faulty("haitian: a round too many", record, len(record["rounds"]), None))
    spoil.options("rounds 21", again(), rounds=21)
    spoil.options("rounds 0", again(), rounds=0)
    spoil.options("two seats", again(), seats=2)
    return spoil


def _other_greatest(result: Record, seats: list[int]) -> list[int]:
    other = next(seat for seat in seats if not result["points"][seat])
    return [max(result["points"]) if seat == other else 0 for seat in range(len(result["points"]))]


def teams() -> Spoiler:
    """Put in the faults of this game."""
    spoil = Spoiler("haitian-teams")
    common(spoil)
    _finishes(spoil, {"tonbe": 1, "blok": 1, "2-kabes": 2}, _where_not_zero)
    _kabes(spoil, seats=4)
    _in_a_team(spoil)
    fell = lambda t: t.end and any(old and not new for old, new in zip(t.before, t.scores(), strict=True))  # noqa: E731
    for name, made in (
        ("the losing team keeps its points", lambda t: [o + p for o, p in zip(t.before, t.points(), strict=True)]),
        ("both teams fall", lambda t: [0, 0]),
        ("the winning team falls", lambda t: t.scores()[::-1]),
    ):
        record = true("haitian-teams", "a fall to 0")
        table = next(t for t in tables(record) if fell(t))
        spoil.result(name, record, fell, scores=made(table))
    other = lambda of: [1 - of["winners"][0] % 2, 3 - of["winners"][0] % 2]  # noqa: E731
    level = lambda t: _block(t) and sum(t.totals()[0::2]) == sum(t.totals()[1::2])  # noqa: E731
    spoil.result(
        "level sums: not the blocker's team", true("haitian-teams", "blocked, teams level"), level, winners=other
    )
    spoil.result("level sums: nobody", true("haitian-teams", "blocked, teams level"), level, winners=[])
    crossed = "blocked, the pair with the lower sum loses"
    record = true("haitian-teams", crossed, blok="single")
    opposed = lambda t: crossed in _fits(t)  # noqa: E731
    spoil.result("single: the lower sum wins", record, opposed, winners=other)
    crossed_pair = "blocked, the lowest single hand loses"
    record = true("haitian-teams", crossed_pair, blok="pair")
    spoil.result("pair: the lowest single hand wins", record, lambda t: crossed_pair in _fits(t), winners=other)
    again = lambda: true("haitian-teams", "end block")  # noqa: E731
    spoil.result("a blok called block", again(), _block, finish="block")
    spoil.options("target 5", again(), target=5)
    spoil.options("leave", again(), leave=0)
    spoil.options("an unknown blok", again(), blok="sum")
    return spoil
