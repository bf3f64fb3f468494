"""Name what happens in a record of the eight games, so that a test can say what it has met."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .games_abkhaz import Abkhaz
from .games_partners import HaitianTeams
from .judge_games import begin
from .lines import is_double, pips
from .rounds import Round


class Moment(NamedTuple):
    """Event `event` of round `round` (both from 1), and the table just before it: not to be kept."""

    round: int
    event: int
    happens: dict[str, Any]
    table: Round


def moments(record: dict[str, Any], rounds: list[Round] | None = None) -> Iterator[Moment]:
    """Walk through all events of a true record; the tables at the ends of the rounds are put into `rounds`."""
    ended = [] if rounds is None else rounds
    for number, one_round in enumerate(record["rounds"], 1):
        table = begin(record, number, ended[-1] if ended else None)
        for event_number, event in enumerate(one_round["events"], 1):
            yield Moment(number, event_number, event, table)
            table.happen(event)
        ended.append(table)


def moment(record: dict[str, Any], wanted: Callable[[Moment], object]) -> Moment | None:
    """Give the first moment that is wanted, to be kept."""
    for found in moments(record):
        if wanted(found):
            return found._replace(table=copy.deepcopy(found.table))
    return None


def happenings(record: dict[str, Any]) -> set[str]:
    """Name everything of note that happens in a true record."""
    rounds: list[Round] = []
    found: set[str] = set()
    for at in moments(record, rounds):
        found |= set(_of_event(at))
    for table in rounds:
        found |= set(_of_deal(table))
        if table.end is not None:
            found |= set(_of_end(table))
    for table in rounds[:-1]:
        found |= {f"{name}, not the last round" for name in _of_end(table)}
    found |= set(_of_match(record, rounds))
    return {f"{record['game']}: {name}" for name in found}


def _of_event(at: Moment) -> Iterator[str]:
    event, table = at.happens, at.table
    playable = {play["play"] for play in table.plays(table.turn)}
    if "draw" in event:
        yield "draw"
        if len(playable) == 1:
            yield "withholds"
    if "pass" in event:
        yield "pass"
        if at.event == 1:
            yield "the leader passes"
        if table.boneyard:
            yield "pass before tiles that are left"
        if table.drawn == 2:
            yield "pass after two draws"
    if "arm" in event and event["arm"] >= 2:
        yield "a side arm"
    if "play" in event and table.drawn and table.can_draw() and len(playable) > 1:
        yield "a choice after a draw"
    if "apart" in event:
        yield "apart"
    if "points" in event:
        yield "points in play" if at.event > 1 else "the lead scores"
    if isinstance(table, Abkhaz):
        yield from _of_breaks(at, table)


def _of_breaks(at: Moment, table: Abkhaz) -> Iterator[str]:
    event = at.happens
    if "break" in event:
        yield "break"
        if is_double(event["break"]):
            yield "a double is lifted"
        if "#" in event["break"]:
            yield "a second copy is lifted"
        if table.breaks[table.turn] == 1:
            yield "a second break"
        if table.can_draw() and table.options["novel"] == "off":
            yield "breaks where it could draw"
        if table.drawn and table.options["novel"] == "off":
            yield "breaks after a draw"
        if table.drawn == 2 and table.options["novel"] == "on":
            yield "breaks after two draws"
        if not table.can_draw():
            yield "breaks for lack of tiles"
        (laid,) = [laid for laid in table.line.tiles if laid.tile == event["break"]]
        first, second = (other.time for other in laid.neighbours if other is not None)
        if first > second:
            yield "the older piece is behind"
        if min(other.time for other in laid.piece()) > 1:
            yield "a piece without the hub is broken"
    if table.lifted is not None and pips(table.lifted) == pips(event["play"]):
        yield "another copy of the lifted tile is played"
    if "break" not in event and table.breaks[table.turn] == 2 and not table.plays(table.turn):
        table.breaks[table.turn] = 0
        if table.breakable(table.turn):
            yield "a third break is wanted"
        table.breaks[table.turn] = 2
    if event.get("play") in table.lifted_so_far:
        yield "a lifted tile is played again"


def _of_deal(table: Round) -> Iterator[str]:
    deal = table.deal
    if deal.deal > 1:
        yield "redeal"
    if len(deal.lead_draws) == 1:
        yield "turn-up"
    if len(deal.lead_draws) > 1:
        yield "turn-ups tie"
    if deal.bound is not None and not is_double(deal.bound):
        yield "heaviest leads"
    if deal.shown:
        yield "shown" if None not in deal.shown else "a seat has no double"
        shown = [pips(tile) for tile in deal.shown if tile is not None]
        if shown.count(max(shown)) == 2:
            yield "equal doubles"
            first = next(seat for seat, tile in enumerate(deal.shown) if tile is not None and pips(tile) == max(shown))
            if first != deal.leader:
                yield "equal doubles, the later seat leads"
        if deal.bound is not None and "#" in deal.bound:
            yield "leads with a second copy"


def _of_end(table: Round) -> Iterator[str]:
    result, totals = table.result(), table.totals()
    yield f"end {table.end}"
    yield f"finish {table.finish()}"
    if not result["winners"]:
        yield "nobody wins"
    if table.end == "domino" and min(total for seat, total in enumerate(totals) if seat != table.last_to_play) == 0:
        yield "an opponent is left with 0-0"
    lowest = table.lowest()
    if table.end == "block":
        if len({totals[seat] for seat in result["winners"]}) == 2:
            yield "a block that is won"
        if table.boneyard:
            yield "block before tiles that are left"
        if table.drawn:
            yield "block by a draw"
        if len(lowest) > 1:
            yield "blocked, several lowest"
            if table.last_to_play in lowest:
                yield "blocked, the blocker among the lowest"
            if len({table.side_of(seat) for seat in lowest}) == 1:
                yield "blocked, partners lowest"
        fewest = [seat for seat in range(table.seats) if len(table.hands[seat]) == min(map(len, table.hands))]
        if not {*fewest} & {*lowest} and "youngest" in table.options:
            yield "blocked, fewest is not lowest"
        keys = [(len(table.hands[seat]), totals[seat]) for seat in range(table.seats)]
        if keys.count(min(keys)) > 1 and "youngest" in table.options:
            yield "blocked, the youngest wins"
        if isinstance(table, Abkhaz) and 2 in table.breaks:
            yield "blocked, breaks used up"
    if table.end == "all-kinds" and len(lowest) > 1:
        yield "all-kinds, several lowest"
    winners = result["winners"]
    if table.end == "block" and winners and table.last_to_play not in winners:
        yield "blocked, another than the blocker wins"
    if len(winners) == 2 and table.end == "block":
        sides = [sum(totals[0::2]), sum(totals[1::2])]
        if sides[winners[0]] > sides[1 - winners[0]]:
            yield "blocked, the pair with the lower sum loses"
        if min(totals) < min(totals[seat] for seat in winners):
            yield "blocked, the lowest single hand loses"
    alike = len(table.arms_before) == 2 and table.arms_before[0] == table.arms_before[1]
    if table.end == "domino" and alike and not is_double(table.last_tile):
        yield "a tile that fits both arms alike"
    if len(winners) == 2 and table.end == "block" and totals[winners[0]] == totals[winners[1]]:
        yield "blocked, winning partners level"
    if table.options.get("rounds") and totals.count(max(totals)) > 1:
        yield "several greatest"
    if isinstance(table, HaitianTeams):
        if any(old and not new for old, new in zip(table.before, result["scores"], strict=True)):
            yield "a fall to 0"
        hands = sum(totals[::2]), sum(totals[1::2])
        if table.end == "block" and hands[0] == hands[1]:
            yield "blocked, teams level"
        if table.end == "block" and len({table.side_of(seat) for seat in lowest}) == 2:
            yield "blocked, lowest hands of both teams"


def _of_match(record: dict[str, Any], rounds: list[Round]) -> Iterator[str]:
    result = record["result"]
    if result is None:
        return
    if len(result["winners"]) > 1:
        yield "shared win"
    scores = rounds[-1].scores()
    if "rounds" in record["options"] and scores.count(min(scores)) > len(result["winners"]):
        yield "rounds won decide"
