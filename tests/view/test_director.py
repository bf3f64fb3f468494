"""The director shows one event after another, and never anything else at rest than the last position."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsWidget

from domino_desktop.controller.course import Step
from domino_desktop.model.events import Ended, Event, Played
from domino_desktop.model.observation import Observation, observe
from domino_desktop.view.director import SPEEDS, Director, Speed
from tests.dealt import action, by_hand, rules

from .tables import match_of

QUICK = Speed(40, 40, 60, 60)


class Stage:
    """A stage that writes down what it is told; one thing moves."""

    def __init__(self) -> None:
        self.told: list[tuple[str, object]] = []
        self.item = QGraphicsWidget()

    def clear_table(self):
        self.told.append(("clear", None))

    def settle(self, seen):
        self.told.append(("settle", len(seen.events)))

    def deal(self, seen, mover):
        self.told.append(("deal", mover.duration))
        mover.move(self.item, QPointF(50, 50))

    def enact(self, event, after, mover):
        self.told.append(("enact", type(event).__name__))
        mover.move(self.item, self.item.pos() + QPointF(10, 10))


class Told:
    """A director with its stage, what it announced, and a match to play."""

    def __init__(self) -> None:
        self.stage = Stage()
        self.director = Director(self.stage)
        self.director.speed = QUICK
        self.heard: list[object] = []
        self.director.shown.connect(lambda event: self.heard.append(type(event).__name__))
        self.director.settled.connect(lambda seen: self.heard.append(len(seen.events)))
        self.director.idle.connect(lambda: self.heard.append("idle"))
        self.match = match_of(by_hand(rules("draw"), "6-4 4-1", "6-6 6-5", boneyard="2-2", leader=1))

    def at_rest(self) -> bool:
        return self.director.is_idle

    def show(self, dealing: bool = False) -> None:
        self.director.show(observe(self.match, 0), dealing)

    def play(self, *names: str) -> None:
        for name in names:
            self.match, events = self.match.play(action(name))
            self.director.play(Step(events, observe(self.match, 0)))


@pytest.fixture
def told(qapp):
    return Told()


def test_instant_shows_at_once(told):
    told.director.speed = SPEEDS["instant"]
    told.show(dealing=True)
    told.play("6-6", "6-4@0")
    assert told.heard == [0, "idle", "Played", 1, "idle", "Played", 2, "idle"]
    assert told.at_rest()


def test_one_after_the_other(told, qtbot):
    told.show(dealing=True)
    told.play("6-6", "6-4@0", "6-5@1")
    assert not told.at_rest()
    assert told.heard == []
    qtbot.waitUntil(told.at_rest, timeout=5000)
    assert told.heard == [0, "Played", 1, "Played", 2, "Played", "Ended", 4, "idle"]


def test_the_last_tile_lands_before_the_hands_are_seen(told):
    told.show()
    told.play("6-6", "6-4@0")
    told.director.finish()
    seen: list[Observation] = []
    told.stage.settle = seen.append
    told.play("6-5@1")
    told.director.skip()
    told.director.skip()
    assert [(one.hands is None, one.scores) for one in seen] == [(True, (0, 0)), (False, (0, 5))]
    assert told.at_rest()


def test_a_skip_enacts_what_was_still_waiting(told):
    told.show()
    told.play("6-6")
    assert ("enact", "Played") not in told.stage.told  # another seat's event waits a little
    told.director.skip()
    assert told.stage.told[-2:] == [("enact", "Played"), ("settle", 1)]
    assert told.at_rest()


def test_finish_shows_everything_in_order(told):
    told.show(dealing=True)
    told.play("6-6", "6-4@0", "6-5@1")
    told.director.finish()
    assert told.heard == [0, "Played", 1, "Played", 2, "Played", "Ended", 4, "idle"]
    QTest.qWait(150)
    assert len(told.heard) == 9


def test_a_new_position_forgets_the_rest(told):
    told.show(dealing=True)
    told.play("6-6", "6-4@0")
    told.heard.clear()
    told.show()
    assert told.heard == [2, "idle"]
    QTest.qWait(150)
    assert told.heard == [2, "idle"]


def test_a_listener_may_go_on_at_once(told):
    told.director.speed = SPEEDS["instant"]
    told.show()
    names = ["6-4@0", "6-5@1"]
    told.director.settled.connect(lambda seen: told.play(names.pop(0)) if names else None)
    told.play("6-6")
    assert told.match.round.result is not None
    assert [one for one in told.heard if one != "idle"][-3:] == ["Played", "Ended", 4]
    assert told.at_rest()


def test_resettle_ends_a_movement_and_keeps_what_waits(told):
    told.show(dealing=True)
    told.play("6-6")
    told.director.resettle()
    assert told.heard == []
    assert told.stage.told[-2:] == [("settle", 0), ("deal", 60)]  # the deal begins anew
    told.director.skip()
    told.director.resettle()
    assert told.heard == [0]
    assert told.stage.told[-1] == ("settle", 0)
    told.director.skip()
    told.play("6-4@0")
    assert told.stage.told[-1] == ("enact", "Played")
    told.director.resettle()
    assert told.heard == [0, "Played", 1, "idle", "Played", 2, "idle"]
    told.director.finish()
    assert told.heard[-1] == "idle"


def test_a_step_without_events_shows_its_position(told):
    told.show()
    told.match = told.match.give_up(0)
    told.director.play(Step((), observe(told.match, 0)))
    assert told.director.seen is not None
    assert told.director.seen.outcome is not None
    assert told.at_rest()


def test_events_are_typed(told):
    heard: list[Event] = []
    told.director.speed = SPEEDS["instant"]
    told.director.shown.connect(heard.append)
    told.show()
    told.play("6-6", "6-4@0", "6-5@1")
    assert [type(event) for event in heard] == [Played, Played, Played, Ended]
