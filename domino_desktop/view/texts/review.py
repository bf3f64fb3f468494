"""Words of a review: what was chosen, what would have been better, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence

from ...controller.judgement import TRIES, Verdict
from ...controller.thoughts import Estimate
from ...model.actions import Action, Break, Draw, Play
from ...model.observation import Observation
from ...model.rules import Rules
from .expected import is_none, points, signed
from .figures import percent
from .matches import shortened
from .reasons import reason
from .say import capital, number_word, tile_words, tr


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
    """Return what speaks for the best action against the one chosen, in a few sentences."""
    seen, best, played = verdict.decision.seen, verdict.best, verdict.played
    rules, chosen = seen.rules, chosen_words(seen, best.action)
    if chosen == chosen_words(seen, played.action) and is_none(verdict.cost, rules):
        return tr("Nothing was better by what could be known then.")
    words = []
    if not is_none(verdict.cost, rules):
        words.append(
            tr("{best} was expected to bring more points (+{gain}).").format(
                best=capital(chosen), gain=points(verdict.cost, rules)
            )
        )
    if best.reason.key != "expects":  # that one says no more than the chances
        words.append(reason(best.reason.key, best.reason.about, shortened(seen.players)))
    won, other = percent(best.won), percent(played.won)
    if won != other:
        words.append(
            tr("With {best} the round is won {won} of the time, with {chosen} {other}.").format(
                best=chosen, won=won, chosen=chosen_words(seen, played.action), other=other
            )
        )
    elif not words:
        words.append(tr("{best} was as good.").format(best=capital(chosen)))
    return " ".join(words)


def estimate_words(verdict: Verdict, one: Estimate) -> str:
    """Return the reason for one of the actions of a decision."""
    return reason(one.reason.key, one.reason.about, shortened(verdict.decision.seen.players))


def luck_words(lucks: Sequence[float], rules: Rules) -> str:
    """Return the luck of the deals in one number."""
    return tr("Luck of the deal: {points}").format(points=signed(sum(lucks), rules))


def luck_about() -> str:
    """Return what the luck of the deal means."""
    return tr(
        "How many points ahead of the others’ mean a medium bot comes out with the same hands, when medium bots play "
        "every seat, on the mean of {tries} tries. Above 0 the deals were better than the others’."
    ).format(tries=TRIES)


def skill_words(found: Sequence[Verdict], rules: Rules) -> str:
    """Return the skill in one number."""
    return tr("Skill: {points}").format(points=signed(-sum(one.cost for one in found), rules))


def skill_about() -> str:
    """Return what the skill means."""
    return tr(
        "What the choices cost, in expected points, against the best ones that could be found from what was known at "
        "each moment. 0 is perfect play."
    )


def result_words(gains: Sequence[float], rules: Rules) -> str:
    """Return what came of the rounds in one number."""
    return tr("Result: {points}").format(points=signed(sum(gains), rules))


def result_about() -> str:
    """Return what the result means."""
    return tr("Points ahead of the others’ mean in the rounds that were played; with penalties, points fewer.")


def choices_counted(count: int) -> str:
    """Return how many choices were looked at."""
    return tr("%n choice(s) weighed", "", count)
