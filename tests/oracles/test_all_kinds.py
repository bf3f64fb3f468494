"""The novel's end by kinds (3.8), which no real deal reaches by chance: dealt so, engine and referee side by side."""

from collections import Counter
from random import Random
from typing import Any

from domino_desktop.model.record_write import result_json
from domino_desktop.model.round import Round
from tests.dealt import words
from tests.referee.deals import the_sets
from tests.referee.lines import is_double, pips

from .counting import Position, as_text


def deal(chance: Random, seats: int) -> Position:
    """Deal all kinds to the seats in turn, and everybody some second copies."""
    kinds, copies = the_sets(6), [f"{tile}#2" for tile in the_sets(6)]
    chance.shuffle(kinds)
    chance.shuffle(copies)
    hands = [kinds[seat::seats] + copies[seat * 4 : seat * 4 + chance.choice((2, 3, 4))] for seat in range(seats)]
    leader = next(seat for seat, hand in enumerate(hands) if "6-6" in hand)
    options = {"seats": seats, "novel": "on", "youngest": tuple(chance.sample(range(seats), seats))}
    return Position("abkhaz", options, tuple(map(" ".join, hands)), leader=leader, bound="6-6")


def worth(now: Round, text: str) -> tuple[bool, bool, bool]:
    """Say how much a play helps to lay all kinds: a new one, one that leaves the doubles for later."""
    if text == "pass" or text[0] == "!":
        return (False, False, False)
    tile = text.split("@", maxsplit=1)[0]
    laid = {one.tile.kind for index, one in enumerate(now.line.laid) if index not in now.line.lifted}
    return (pips(tile) not in laid, not is_double(tile), "apart" not in text)


def play_out(position: Position, chance: Random) -> dict[str, Any]:
    """Play a round to its end with both, who must agree at every step; return the result."""
    now, table = position.by_engine(), position.by_referee()
    while now.result is None:
        engine, referee = {words(one): one for one in now.legal}, {as_text(one): one for one in table.legal()}
        assert set(engine) == set(referee)
        text = max(engine, key=lambda text: (*worth(now, text), chance.random()))
        now, _ = now.play(engine[text])
        table.happen(referee[text])
    assert result_json(now.result) == table.result()
    return table.result()


def test_end_by_kinds() -> None:
    chance = Random(3)
    ends: Counter[str] = Counter()
    levels = 0
    for _ in range(60):
        result = play_out(deal(chance, 3), chance)
        ends[result["end"]] += 1
        levels += result["end"] == "all-kinds" and result["totals"].count(min(result["totals"])) > 1
    assert ends["all-kinds"] >= 5, ends
    assert levels, "no tie was decided by tiles or age"
