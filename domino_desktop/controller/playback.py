"""A match that is watched again: its moments one after another, as one seat knew them or with all hands open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..model.events import Event, masked
from ..model.match import Match
from ..model.observation import Observation, observe
from ..model.past import actions_of
from ..model.round import Round
from .course import Step


class Moment(NamedTuple):
    """A position, and the events that led to it: none for a deal, and where somebody gave up."""

    match: Match
    events: tuple[Event, ...]
    is_deal: bool


class Eye(NamedTuple):
    """Who watches: a seat (None: nobody's), and whether all hands lie open."""

    seat: int | None
    is_open: bool


class Playback:
    """All moments of a match, counted from 0; watching changes nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moments = tuple(_moments(match))
        self.deals = tuple(at for at, moment in enumerate(self.moments) if moment.is_deal)
        """Where each round begins."""

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.moments) - 1

    def round_at(self, at: int) -> int:
        """Return the round of a moment, from 1."""
        return sum(deal <= at for deal in self.deals)

    def span(self, number: int) -> range:
        """Return the moments of a round, from 1."""
        return range(self.deals[number - 1], (*self.deals, len(self.moments))[number])

    def leads_to(self, at: int, what: str) -> int:
        """Return the moment to which `back`, `first`, `last`, `round_back` or `round_forward` leads from another.

        Back by a round means to the beginning of this one first.
        """
        number = self.round_at(at)
        start = self.deals[number - 1]
        if what == "round_forward":
            return self.deals[number] if number < len(self.deals) else self.last
        if what == "round_back":
            return start if at > start else self.deals[max(0, number - 2)]
        return {"back": max(0, at - 1), "first": 0, "last": self.last}[what]

    def seen(self, at: int, eye: Eye) -> Observation:
        """Return what is seen at a moment; nothing can be played."""
        match = self.moments[at].match
        found = replace(observe(match, eye.seat), legal=())
        return replace(found, hands=match.round.hands) if eye.is_open else found

    def step(self, at: int, eye: Eye) -> Step:
        """Return what is seen on the way to a moment from the one before."""
        events = self.moments[at].events
        return Step(events if eye.is_open else tuple([masked(one, eye.seat) for one in events]), self.seen(at, eye))


def _moments(match: Match) -> Iterator[Moment]:
    for number, one in enumerate(match.rounds):
        begun = Round.begin(one.rules, one.deal, one.scores)
        now = match._replace(rounds=(*match.rounds[:number], begun), outcome=None)
        yield Moment(now, (), True)
        for action in actions_of(one):
            now, events = now.play(action)
            yield Moment(now, events, False)
    if now.outcome != match.outcome:  # somebody gave up
        yield Moment(match, (), False)
