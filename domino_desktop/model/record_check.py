"""The judge of a record: replays it by the rules and names everything that is not so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from .actions import DRAW, PASS, Action, Break, Play
from .faults import Fault, Place
from .match import Match, Player
from .options import OptionError, Value
from .record_form import check_form
from .record_json import short
from .record_write import deal_json, event_json, outcome_json, result_json
from .refusals import IllegalAction
from .round import Round
from .rules import Rules
from .shuffle import commitment
from .tiles import Tile

RulesOf = Callable[[str], type[Rules]]
"""Finds a game by its key; raises KeyError."""


class Judged(NamedTuple):
    """The match as far as it could be replayed (None: not at all), and the faults found."""

    match: Match | None
    faults: tuple[Fault, ...]


class _StopError(Exception):
    """The rest of the match cannot be judged."""


def judge(record: dict[str, Any], rules_of: RulesOf) -> Judged:
    """Return the match of a record and all its faults; after an illegal event the rest is not judged."""
    faults = check_form(record)
    if faults:
        return Judged(None, tuple(faults))
    rules = _rules(record, rules_of, faults)
    if rules is None:
        return Judged(None, tuple(faults))
    players = tuple(Player(seat["name"], seat["player"]) for seat in record["seats"])
    if len(players) != rules.seats:
        return Judged(None, (Fault(Place(), f"seats has {len(players)} entries, not {rules.seats}"),))
    replay = _Replay(record, rules, players)
    with suppress(_StopError):
        replay.run()
    return Judged(replay.match, tuple(replay.faults))


def _rules(record: dict[str, Any], rules_of: RulesOf, faults: list[Fault]) -> Rules | None:
    try:
        game = rules_of(record["game"])
    except KeyError:
        faults.append(Fault(Place(), f"there is no game {short(record['game'])}"))
        return None
    given: dict[str, Value] = {
        key: tuple(value) if isinstance(value, list) and all(type(part) is int for part in value) else value
        for key, value in record["options"].items()
    }
    try:
        rules = game.make(given)
    except OptionError as error:
        faults.append(Fault(Place(), short(str(error))[1:-1]))
        return None
    missing = [key for key in rules.options() if key not in given]
    faults += [Fault(Place(), f"options has no {key}") for key in missing]
    return None if missing else rules


class _Replay:
    """One record being replayed; faults are gathered on the way."""

    def __init__(self, record: dict[str, Any], rules: Rules, players: tuple[Player, ...]) -> None:
        self.record = record
        self.rules = rules
        self.players = players
        self.match: Match | None = None
        self.faults: list[Fault] = []

    def run(self) -> None:
        """Replay all rounds; raise _StopError where the rest cannot be judged."""
        record = self.record
        is_committed = commitment(record["secret"]) == record["commitment"]
        if not is_committed:
            self._fault(Place(), "commitment is not the SHA-256 of secret")
        match: Match | None = None
        for number, one in enumerate(record["rounds"], 1):
            match = self._begin(match, number)
            self._check_deal(match.round, one, number, is_committed)
            match = self._check_events(match, one, number)
            self._check_round_result(match, one, number)
            self.match = match
        assert match is not None
        self._check_outcome(match)

    def _fault(self, place: Place, text: str) -> None:
        self.faults.append(Fault(place, text))

    def _stop(self, place: Place, text: str) -> _StopError:
        self._fault(place, text)
        return _StopError()

    def _begin(self, match: Match | None, number: int) -> Match:
        if match is None:
            return Match.begin(self.rules, self.players, self.record["secret"])
        if match.outcome is not None:
            raise self._stop(Place(number), "the match was over before this round")
        return match.next_round()

    def _check_deal(self, now: Round, one: dict[str, Any], number: int, is_committed: bool) -> None:
        wrong = list(_differences(deal_json(now.deal), one))
        for key, wanted in wrong:
            what = "what the shuffle and the rules give" if isinstance(wanted, list) else short(wanted)
            told = "" if isinstance(wanted, list) else f" {short(one[key])},"
            self._fault(Place(number), f"{key} is{told} not {what}")
        if not is_committed and any(key in ("hands", "boneyard", "sleeping") for key, _ in wrong):
            raise _StopError  # another secret: nothing that follows can be judged by this one

    def _check_events(self, match: Match, one: dict[str, Any], number: int) -> Match:
        for at, event in enumerate(one["events"], 1):
            place = Place(number, at)
            now = match.round
            if now.result is not None:
                raise self._stop(place, "the round was over before this event")
            if event["seat"] != now.turn:
                raise self._stop(place, f"it is the turn of seat {now.turn}, not of seat {event['seat']}")
            try:
                match, happened = match.play(_action(event))
            except IllegalAction as error:
                raise self._stop(place, str(error)) from None
            wanted = event_json(happened[0])
            if event != wanted:
                self._fault(place, _told(event, wanted))
                if "draw" in event:
                    raise _StopError  # another tile in the hand: what follows is another round
        return match

    def _check_round_result(self, match: Match, one: dict[str, Any], number: int) -> None:
        place = Place(number)
        result = match.round.result
        is_last = number == len(self.record["rounds"])
        if result is None:
            if "result" in one or not is_last:
                raise self._stop(place, "the round is not over after its last event")
        elif "result" not in one:
            self._fault(place, "the round is over and has no result")
        else:
            for key, wanted in _differences(result_json(result), one["result"]):
                self._fault(place, f"{key} of result is {_plain(one['result'][key])}, not {_plain(wanted)}")

    def _check_outcome(self, match: Match) -> None:
        told = self.record["result"]
        if match.outcome is not None:
            wanted = outcome_json(match.outcome)
            if told is None:
                self._fault(Place(), f"the match is over and has no result; it is {_plain(wanted)}")
            elif told != wanted:
                self._fault(Place(), f"result is {_plain(told)}, not {_plain(wanted)}")
        elif told is not None:
            self._check_given_up(match, told)

    def _check_given_up(self, match: Match, told: dict[str, Any]) -> None:
        if told["why"] != "given-up":
            self._fault(Place(), "the match has a result and is not over")
        elif "by" not in told or told["by"] >= self.rules.sides:
            self._fault(Place(), "result does not name the side that gave up")
        else:
            self.match = match.give_up(told["by"])
            wanted = outcome_json(self.match.outcome) if self.match.outcome else {}
            if told != wanted:
                self._fault(Place(), f"result is {_plain(told)}, not {_plain(wanted)}")


def _differences(wanted: dict[str, Any], found: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((key, value) for key, value in wanted.items() if found[key] != value)


def _action(event: dict[str, Any]) -> Action:
    if "play" in event:
        return Play(Tile.parse(event["play"]), event.get("arm"), event.get("apart", False))
    if "break" in event:
        return Break(Tile.parse(event["break"]))
    return DRAW if "draw" in event else PASS


def _told(event: dict[str, Any], wanted: dict[str, Any]) -> str:
    if "draw" in event:
        return f"the boneyard's next tile is {wanted['draw']}, not {event['draw']}"
    if "pass" in event:
        return f"the arms show {_plain(wanted['pass'])}, not {_plain(event['pass'])}"
    if "break" in event:
        return f"the new arms are {_plain(wanted['arms'])}, not {_plain(event['arms'])}"
    if event.get("points") != wanted.get("points"):
        return f"the play scores {wanted.get('points', 0)}, not {event.get('points', 0)}"
    return "the play is not written as it was made"


def _plain(value: object) -> str:
    if isinstance(value, list) and len(value) <= 12:
        return f"[{', '.join(short(part) for part in value)}]"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(part)}" for key, part in value.items())
    return short(value)
