"""Why a play was chosen: the merit in which it stands out most from the other plays."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.tiles import total
from .bot import Reason
from .facts import Facts, Table, Weighed
from .memory import CERTAIN


def reason(table: Table, chosen: Weighed, plays: Sequence[Weighed]) -> Reason:
    """Return the reason for the play chosen from all of these."""
    sums = map(sum, zip(*[play.merits for play in plays], strict=True))
    ahead = [merit * len(plays) - summed for merit, summed in zip(chosen.merits, sums, strict=True)]
    most = max(ahead)
    if most <= 0:
        return Reason("even", {"tile": chosen.play.tile})
    at = ahead.index(most)
    key = _key(Facts._fields[at], table.rules.keeps_pips, chosen.merits[at])
    return Reason(key, {"tile": chosen.play.tile} | _about(key, table, chosen))


def _key(name: str, keeping: bool, merit: int) -> str:
    if name == "closing":
        return "closes" if merit > 0 else "opens"
    shedding, kept = {
        "pips": ("sheds", "keeps"),
        "double": ("double", "keeps-doubles"),
        "follows": ("follows", "waits"),
        "going_on": ("varied", "waits"),
        "stuck": ("blocks", "feeds"),
    }[name]
    return kept if keeping else shedding


def _about(key: str, table: Table, chosen: Weighed) -> dict[str, object]:
    play, facts, _ = chosen
    if key in {"sheds", "keeps"}:
        return {"pips": facts.pips}
    if key == "follows":
        return {"count": facts.follows}
    if key in {"blocks", "feeds"}:
        return {"seat": table.next, "numbers": table.after(play), "percent": facts.stuck * 100 // CERTAIN}
    if key == "closes":
        return {"own": total(table.kept(play))}
    return {}
