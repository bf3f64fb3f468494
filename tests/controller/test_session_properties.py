"""Over random matches of every cast: what the view is told hides what must be hidden, and is the truth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from domino_desktop.controller.course import Step
from domino_desktop.controller.session import Session
from domino_desktop.controller.thinker import Thinker
from domino_desktop.model.match import Match
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.rules import Rules
from domino_desktop.model.tiles import Tile

from .house import hasty, setup, until


def tiles_in(value: object) -> Iterator[Tile]:
    """Give every tile that can be reached from a value."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from tiles_in(part)
    elif is_dataclass(value) and not isinstance(value, Rules | type):
        for field in fields(value):
            yield from tiles_in(getattr(value, field.name))


class View:
    """A view that checks what it is told against the match, and whose people act by chance."""

    def __init__(self, session: Session, rng: Random) -> None:
        self.session = session
        self.rng = rng
        self.match: Match | None = None
        self.seat: int | None = None
        self.awaited: int | None = None
        self.seen: Observation | None = None
        self.drawn_unseen = 0
        session.changed.connect(self.on_changed)
        session.dealt.connect(self.on_dealt)
        session.stepped.connect(self.on_stepped)
        session.handover.connect(self.on_handover)

    def on_changed(self, match: Match) -> None:
        if self.match is None or len(match.rounds) > len(self.match.rounds):
            people = [seat for seat, player in enumerate(match.players) if player.level is None]
            self.seat = people[0] if len(people) == 1 else None
        self.match = match

    def on_handover(self, seat: int) -> None:
        assert seat != self.seat
        self.awaited = seat

    def on_dealt(self, observation: Observation) -> None:
        self.check(observation)

    def on_stepped(self, step: Step) -> None:
        self.check(step.observation)
        for event in step.events:
            assert set(tiles_in(event)) <= self.may_see()
        assert self.seen is not None
        assert step.events == self.seen.events[len(self.seen.events) - len(step.events) :]

    def check(self, observation: Observation) -> None:
        assert self.match is not None
        assert observation == observe(self.match, self.seat)
        assert set(tiles_in(observation)) <= self.may_see()
        self.seen = observation

    def may_see(self) -> set[Tile]:
        """Return the viewer's tiles and those on the table; all hands when the round is over."""
        assert self.match is not None
        now = self.match.round
        hands = now.hands if now.result or self.seat is None else (now.hands[self.seat],)
        shown = () if self.seat is None and not now.result else hands
        dealt = () if self.seat is None else now.deal.hands[self.seat]
        return {*tiles_in(shown), *tiles_in(dealt), *tiles_in(now.line), *tiles_in(now.deal.lead_draws)} | (
            {now.bound} if now.bound else set()
        )

    def go_on(self) -> bool:
        """Do what a person may do now; say whether the match is over."""
        assert self.match is not None
        if self.awaited is not None:
            self.seat, self.awaited = self.awaited, None
            self.session.take_over(self.seat)
        elif self.match.outcome:
            return True
        elif self.match.between_rounds:
            self.session.next_round()
        elif self.seen and self.seen.legal:
            self.session.act(self.rng.choice(self.seen.legal))
        return False


casts = st.lists(st.sampled_from(["human", "bot:easy"]), min_size=2, max_size=4)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cast=casts, key=st.sampled_from(["draw", "block"]), misere=st.booleans(), opening=st.booleans(),
       automatic=st.booleans(), seed=st.integers(0, 2**32))  # fmt: skip
def test_the_view_is_told_the_truth_and_nothing_hidden(
    cast: list[str], key: str, misere: bool, opening: bool, automatic: bool, seed: int, qapp: QCoreApplication
) -> None:
    rng = Random(seed)
    thinker = Thinker()
    session = Session(thinker, bots=lambda level: hasty())
    view = View(session, rng)
    session.set_automatic(automatic, automatic)
    options = {"misere": "on" if misere else "off", "opening": "drawn" if opening else "highest-double"}
    faults: list[BaseException] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.excepthook", lambda kind, error, trace: faults.append(error))
        session.begin(setup(*cast, key=key, target=50, **options), f"{rng.getrandbits(128):032x}")
        until(lambda: faults or view.go_on())
    session.close()
    assert thinker.stop()
    assert not faults
