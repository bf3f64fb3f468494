"""What a seat's choices in a match cost, from what it could know when it chose, and how lucky its deals were."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..bots.bot import Budget
from ..bots.levels import bot
from ..model.actions import Action
from ..model.match import Match
from ..model.observation import Observation, observe
from ..model.past import actions_of
from ..model.round import Round
from .playback import Playback
from .review import REVIEW_SECONDS, Review
from .thinker import Thinker
from .thoughts import Estimate, Evaluation

TRIES: Final = 12
"""How often bots play each deal to see what it is worth."""
JUDGE: Final = "medium"
"""The level that plays the deals: quick, and the same for everybody."""
SEED: Final = 1
"""Whoever asks twice is told the same."""


class Decision(NamedTuple):
    """A moment in which a seat had a choice."""

    at: int
    """The moment of the playback before the action."""
    round: int
    seen: Observation
    action: Action


class Verdict(NamedTuple):
    """What came of weighing a decision."""

    decision: Decision
    played: Estimate
    ranked: tuple[Estimate, ...]
    """All that could be done, the best first."""

    @property
    def best(self) -> Estimate:
        """The best that could be done."""
        return self.ranked[0]

    @property
    def cost(self) -> float:
        """The expected points of the round by which the best action was better; never below 0."""
        return max(0.0, self.best.points - self.played.points)


def decisions(playback: Playback, seat: int) -> tuple[Decision, ...]:
    """Return all choices of a seat among several actions, in order."""
    found = []
    for number, start in enumerate(playback.deals, 1):
        for at, action in enumerate(actions_of(playback.match.rounds[number - 1]), start):
            now = playback.moments[at].match
            if now.round.turn == seat and len(now.round.legal) > 1:
                found.append(Decision(at, number, observe(now, seat), action))
    return tuple(found)


def verdicts(chosen: Iterable[Decision], weighed: Iterable[Evaluation]) -> tuple[Verdict, ...]:
    """Return the verdicts on decisions that were weighed without failing, the costliest first.

    Where all that could be done came to the same, nothing was decided.
    """
    found = []
    for decision, evaluation in zip(chosen, weighed, strict=False):
        played = next((one for one in evaluation.estimates if one.action == decision.action), None)
        ranked = evaluation.unlike
        if played is not None and len(ranked) > 1:
            found.append(Verdict(decision, played, ranked))
    return tuple(sorted(found, key=lambda one: -one.cost))


def gain(one: Round, side: int) -> float:
    """Return by how much a round that is over changed a side's score, over the mean of the others'.

    Penalties count below zero, a fall back to 0 as what was lost.
    """
    if one.result is None:
        raise ValueError("the round is not over")
    changes = [after - before for after, before in zip(one.result.scores, one.scores, strict=True)]
    others = [change for at, change in enumerate(changes) if at != side]
    ahead = changes[side] - sum(others) / len(others)
    return -ahead if one.rules.penalties else ahead


def luck(match: Match, number: int, seat: int, rng: Random) -> float:
    """Return what the deal of a round is worth to a seat: its side's mean gain when bots play it at all seats."""
    one = match.rounds[number - 1]
    brain, total = bot(JUDGE), 0.0
    for _ in range(TRIES):
        now = match._replace(
            rounds=(*match.rounds[: number - 1], Round.begin(one.rules, one.deal, one.scores)), outcome=None
        )
        while now.round.result is None:
            choice = brain.choose(observe(now, now.round.turn), rng, Budget())
            now = now.play(choice.action)[0]
        total += gain(now.round, match.rules.side(seat))
    return total / TRIES


class Judgement(QObject):
    """Weighs all choices of a seat in the rounds of a match that are over; begins at once, goes on beside the game."""

    progressed = Signal(int, int)
    """So many steps of all are done."""
    finished = Signal()
    """`verdicts`, `lucks` and `gains` are whole; never after `cancel`."""

    def __init__(
        self,
        thinker: Thinker,
        match: Match,
        seat: int,
        seconds: float = REVIEW_SECONDS,
        parent: QObject | None = None,
    ) -> None:
        """Take how long each choice may be weighed."""
        super().__init__(parent)
        self.seat = seat
        self.playback = Playback(finished_part(match))
        self.decisions = decisions(self.playback, seat)
        played = self.playback.match
        over = [number for number, one in enumerate(played.rounds, 1) if one.result is not None]
        self.gains = tuple(gain(played.rounds[number - 1], match.rules.side(seat)) for number in over)
        """By round that is over."""
        self.lucks: list[float] = []
        """What bots made of the same deals, by round that is over."""
        self._over, self._rng = over, Random(SEED)
        self._review = Review(thinker, [one.seen for one in self.decisions], seconds, self)
        self._review.progressed.connect(lambda _done, _total: self._report())
        self._review.finished.connect(self._report)
        self._deals = QTimer(self)
        self._deals.timeout.connect(self._play_a_deal)
        self._deals.start(0)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts so far, the costliest first."""
        return verdicts(self.decisions, self._review.results)

    @property
    def total(self) -> int:
        """The steps in all."""
        return len(self._over) + len(self.decisions)

    @property
    def done(self) -> int:
        """The steps that are done."""
        return len(self.lucks) + len(self._review.results)

    def cancel(self) -> None:
        """Stop; what was found stays."""
        self._deals.stop()
        self._review.cancel()

    def _play_a_deal(self) -> None:
        if len(self.lucks) < len(self._over):
            number = self._over[len(self.lucks)]
            self.lucks.append(luck(self.playback.match, number, self.seat, self._rng))
            self._report()
        else:
            self._deals.stop()
            if not self.decisions:
                self._report()

    def _report(self) -> None:
        self.progressed.emit(self.done, self.total)
        if self.done == self.total and not self._told:
            self._told = True
            self.finished.emit()

    _told = False
    """Whether the end was announced."""


def finished_part(match: Match) -> Match:
    """Return a match without its last round when that is still being played: hands of it must not be seen."""
    if match.outcome is not None or match.round.result is not None or len(match.rounds) == 1:
        return match
    return match._replace(rounds=match.rounds[:-1])


def can_review(match: Match) -> bool:
    """Say whether a round of a match is over, or the match is, so that its choices can be looked at."""
    return match.outcome is not None or any(one.result is not None for one in match.rounds)
