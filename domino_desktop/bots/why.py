"""Why a play was chosen: the merit in which it stands out most from the other plays."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.tiles import total
from .bot import Reason
from .facts import Facts, Table, Weighed
from .memory import CERTAIN, open_numbers


def reason(table: Table, chosen: Weighed, plays: Sequence[Weighed]) -> Reason:
    """Return the reason for the play chosen from all of these."""
    ahead: dict[str, int] = {}
    sums = map(sum, zip(*[play.merits for play in plays], strict=True))
    for name, merit, summed in zip(Facts._fields, chosen.merits, sums, strict=True):
        key = _key(name, table.rules.keeps_pips, merit)
        ahead[key] = ahead.get(key, 0) + merit * len(plays) - summed
    most = max(ahead, key=lambda key: ahead[key])
    if ahead[most] <= 0:
        return Reason("even", {"tile": chosen.play.tile})
    return Reason(most, {"tile": chosen.play.tile} | _about(most, table, chosen))


def _key(name: str, keeping: bool, merit: int) -> str:
    """Return the key for a fact that speaks for a play."""
    if name == "closing":
        return "closes" if merit > 0 else "opens"
    shedding, kept = {
        "pips": ("sheds", "keeps"),
        "double": ("double", "keeps-doubles"),
        "points": ("scores", "scores"),
        "follows": ("follows", "waits"),
        "going_on": ("varied", "waits"),
        "stuck": ("blocks", "feeds"),
        "partner_stuck": ("partner", "partner"),
    }[name]
    return kept if keeping else shedding


def _about(key: str, table: Table, chosen: Weighed) -> dict[str, object]:
    play, facts, _ = chosen
    if key in {"sheds", "keeps"}:
        return {"pips": facts.pips}
    if key == "scores":
        return {"points": facts.points}
    if key == "follows":
        return {"count": facts.follows}
    if key == "partner":
        return {"seat": table.partners[0]}
    if key in {"blocks", "feeds"}:
        numbers = open_numbers(table.rules, table.after(play))
        chance = table.memory.stuck(table.next, table.opened(numbers))
        return {"seat": table.next, "numbers": numbers, "percent": chance * 100 // CERTAIN}
    if key == "closes":
        return {"own": total(table.kept(play))}
    return {}
