"""Judge one record of any of the ten games by the rule sheet alone, slowly and plainly.

Nothing here comes from the program under test, so that the two can be held against each other.
"""

from __future__ import annotations

from typing import Any

from . import form, form_games, referee
from .form import Fault, Malformed
from .games_abkhaz import Abkhaz
from .games_alone import Family, Sebastopol
from .games_fives import AllFives
from .games_partners import Brazilian, Haitian, HaitianDuel, HaitianTeams
from .rounds import Round
from .table import commitment

GAMES: dict[str, type[Round]] = {
    "family": Family,
    "sebastopol": Sebastopol,
    "brazilian": Brazilian,
    "haitian-duel": HaitianDuel,
    "haitian": Haitian,
    "haitian-teams": HaitianTeams,
    "abkhaz": Abkhaz,
    "all-fives": AllFives,
}


def judge(record: dict[str, Any]) -> list[Fault]:
    """List the faults of a record (parsed JSON); what follows an illegal event is not judged."""
    if record.get("game") in form.OPTIONS:
        return referee.judge(record)
    try:
        form_games.check_form(record)
    except Malformed as error:
        return [error.fault]
    faults = []
    if record["commitment"] != commitment(record["secret"]):
        faults.append(Fault(None, None, "the commitment is not that of the secret"))
    try:
        _judge_rounds(record, faults)
    except Stop as stop:
        faults.append(stop.fault)
    return faults


class Stop(Exception):
    """A fault after which nothing more of this match can be judged."""

    def __init__(self, round: int | None, event: int | None, text: str) -> None:
        super().__init__(text)
        self.fault = Fault(round, event, text)


def _judge_rounds(record: dict[str, Any], faults: list[Fault]) -> None:
    kind, options = GAMES[record["game"]], record["options"]
    rounds: list[Round] = []
    over: dict[str, Any] | None = None
    for number, one_round in enumerate(record["rounds"], 1):
        if over is not None:
            raise Stop(number, None, "the match was over before this round")
        if rounds and rounds[-1].end is None:
            raise Stop(number - 1, None, "the round is not over, but another follows")
        rounds.append(_judge_round(record, number, one_round, rounds[-1] if rounds else None, faults))
        if rounds[-1].end is not None:
            over = kind.match_result(options, rounds)
    referee._judge_match_result(record["result"], over, len(kind.sides(options)), faults)


def begin(record: dict[str, Any], number: int, last: Round | None) -> Round:
    """Deal round `number` of a record, as its secret has it."""
    kind, options = GAMES[record["game"]], record["options"]
    deal = kind.next_deal(record["secret"], number, options, last)
    return kind(options, deal, [0] * len(kind.sides(options)) if last is None else last.scores())


def _judge_round(
    record: dict[str, Any], number: int, one_round: dict[str, Any], last: Round | None, faults: list[Fault]
) -> Round:
    table = begin(record, number, last)
    for key, value in table.deal.as_record().items():
        if one_round[key] != value:
            faults.append(Fault(number, None, f"{key} is not {value!r}"))
    for count, event in enumerate(one_round["events"], 1):
        legal = table.legal()
        if event not in legal:
            raise Stop(number, count, f"{event!r} is not one of {legal!r}")
        table.happen(event)
    if table.end is None:
        if "result" in one_round:
            raise Stop(number, None, "the round has a result and is not over")
        return table
    if "result" not in one_round:
        raise Stop(number, None, "the round is over and has no result")
    for key, value in table.result().items():
        if one_round["result"][key] != value:
            faults.append(Fault(number, None, f"result: {key} is not {value!r}"))
    return table
