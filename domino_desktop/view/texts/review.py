"""Words of a review: what was chosen, what would have been better, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from ...controller.judgement import TRIES, Verdict
from ...model.actions import Action, Break, Draw, Play
from ...model.observation import Observation
from .matches import shortened
from .reasons import reason
from .say import number_word, tile_words, tr


def chosen_words(seen: Observation, action: Action) -> str:
    """Return an action in a few words, as a table shows it."""
    match action:
        case Play(tile, arm, False) if arm is not None:
            number = number_word(seen.line.numbers[arm])
            return tr("{tile} on the {number}").format(tile=tile_words(tile), number=number)
        case Play(tile, _, True):
            return tr("{tile} apart").format(tile=tile_words(tile))
        case Play(tile, _, _):
            return tile_words(tile)
        case Break(tile):
            return tr("lift the {tile}").format(tile=tile_words(tile))
        case Draw():
            return tr("draw")
        case _:
            return tr("pass")


def verdict_words(verdict: Verdict) -> str:
    """Return why the best action was better, in a sentence or two."""
    seen, best = verdict.decision.seen, verdict.best
    if verdict.cost == 0:
        return tr("Nothing better could be known.")
    words = tr("{best} was expected to bring more points (+{gain}).").format(
        best=_capital(chosen_words(seen, best.action)), gain=points(verdict.cost)
    )
    return f"{words} {reason(best.reason.key, best.reason.about, shortened(seen.players))}"


def luck_words(lucks: Sequence[float]) -> str:
    """Return the luck of the deals in one number."""
    return tr("Luck of the deal: {points}").format(points=signed(sum(lucks)))


def luck_about() -> str:
    """Return what the luck of the deal means."""
    return tr(
        "How many points ahead of the others’ mean a medium bot comes out with the same hands, when medium bots play "
        "every seat, on the mean of {tries} tries. Above 0 the deals were better than the others’."
    ).format(tries=TRIES)


def skill_words(found: Sequence[Verdict]) -> str:
    """Return the skill in one number."""
    return tr("Skill: {points}").format(points=signed(-sum(one.cost for one in found)))


def skill_about() -> str:
    """Return what the skill means."""
    return tr(
        "What the choices cost, in expected points, against the best ones that could be found from what was known at "
        "each moment. 0 is perfect play."
    )


def result_words(gains: Sequence[float]) -> str:
    """Return what came of the rounds in one number."""
    return tr("Result: {points}").format(points=signed(sum(gains)))


def result_about() -> str:
    """Return what the result means."""
    return tr("Points ahead of the others’ mean in the rounds that were played; with penalties, points fewer.")


def choices_counted(count: int) -> str:
    """Return how many choices were looked at."""
    return tr("%n choice(s) weighed", "", count)


def points(value: float) -> str:
    """Return points to a tenth."""
    return QLocale().toString(float(value), "f", 1)


def signed(value: float) -> str:
    """Return points to a tenth with their sign; no sign for none."""
    size = round(abs(value), 1)
    return points(size) if size == 0 else f"{'−' if value < 0 else '+'}{points(size)}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
