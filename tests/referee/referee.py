"""Judge one record of `draw` or `block` by the rule sheet alone, slowly and plainly.

Nothing here comes from the program under test, so that the two can be held against each other.
"""

from typing import Any

from .form import Fault, Malformed, check_form
from .table import Deal, Table, commitment, match_result


def judge(record: dict[str, Any]) -> list[Fault]:
    """List the faults of a record (parsed JSON); what follows an illegal event is not judged."""
    try:
        check_form(record)
    except Malformed as error:
        return [error.fault]
    faults = []
    if record["commitment"] != commitment(record["secret"]):
        faults.append(Fault(None, None, "the commitment is not that of the secret"))
    try:
        _judge_rounds(record, faults)
    except _Stop as stop:
        faults.append(stop.fault)
    return faults


class _Stop(Exception):
    """A fault after which nothing more of this match can be judged."""

    def __init__(self, round: int | None, event: int | None, text: str) -> None:
        super().__init__(text)
        self.fault = Fault(round, event, text)


def _judge_rounds(record: dict[str, Any], faults: list[Fault]) -> None:
    scores = [0] * record["options"]["seats"]
    last: dict[str, Any] | None = None
    over: dict[str, Any] | None = None
    for number, one_round in enumerate(record["rounds"], 1):
        if over is not None:
            raise _Stop(number, None, "the match was over before this round")
        if number > 1 and last is None:
            raise _Stop(number - 1, None, "the round is not over, but another follows")
        last = _judge_round(record, number, one_round, last, scores, faults)
        if last is not None:
            scores = last["scores"]
            over = match_result(record["options"], number, scores)
    _judge_match_result(record["result"], over, len(scores), faults)


def _judge_round(
    record: dict[str, Any],
    number: int,
    one_round: dict[str, Any],
    last: dict[str, Any] | None,
    scores: list[int],
    faults: list[Fault],
) -> dict[str, Any] | None:
    """Judge one round and give its true result, None when it is not over."""
    deal = Deal(record, number, last)
    expected = {
        "round": number,
        "deal": 1,
        "lead_draws": deal.lead_draws,
        "shown": [],
        "table": [],
        "hands": deal.hands,
        "boneyard": deal.boneyard,
        "sleeping": deal.sleeping,
        "leader": deal.leader,
    }
    wrong = [key for key, value in expected.items() if one_round[key] != value]
    faults.extend(Fault(number, None, f"{key} is not {expected[key]!r}") for key in wrong)
    table = Table(record["game"], record["options"], deal)
    for count, event in enumerate(one_round["events"], 1):
        legal = table.legal()
        if event not in legal:
            raise _Stop(number, count, f"{event!r} is not one of {legal!r}")
        table.happen(event)
    if table.end is None:
        if "result" in one_round:
            raise _Stop(number, None, "the round has a result and is not over")
        return None
    result = table.result(scores)
    if "result" not in one_round:
        raise _Stop(number, None, "the round is over and has no result")
    for key, value in result.items():
        if one_round["result"][key] != value:
            faults.append(Fault(number, None, f"result: {key} is not {value!r}"))
    return result


def _judge_match_result(
    result: dict[str, Any] | None, over: dict[str, Any] | None, sides: int, faults: list[Fault]
) -> None:
    if over is None and result is not None and result["why"] == "given-up":
        by = result["by"]
        if by >= sides:
            faults.append(Fault(None, None, f"there is no side {by}"))
        elif result["winners"] != [side for side in range(sides) if side != by]:
            faults.append(Fault(None, None, "when one side gives up all others win"))
    elif result != over:
        faults.append(Fault(None, None, f"the match's result is not {over!r}"))
