"""The review as a person comes to it: from the end of a round, with its list, its numbers and its two looks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTreeWidget
from pytestqt.qtbot import QtBot

from domino_desktop.bots.bot import Reason
from domino_desktop.bots.search import Estimate
from domino_desktop.controller import judgement
from domino_desktop.controller.judgement import Decision, Judgement, Verdict
from domino_desktop.model.actions import Play
from domino_desktop.model.observation import observe
from domino_desktop.view.texts.review import chosen_words, verdict_words
from tests.controller.house import onward, random_match, setup
from tests.desktop import Desktop, desktop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weigh every choice for a moment only."""
    thorough = Judgement.__init__
    monkeypatch.setattr(
        Judgement, "__init__", lambda self, thinker, match, seat: thorough(self, thinker, match, seat, 0.02)
    )
    monkeypatch.setattr(judgement, "TRIES", 2)


def reviewed(desk: Desktop, qtbot: QtBot) -> QDialog:
    """Play a round, ask for its review, and wait for it."""
    desk.begin(setup("human", "bot:easy"))
    desk.play_round()
    desk.rest()
    desk.click("review", desk.panel)
    box = desk.find("review", QDialog)
    tree = box.findChild(QTreeWidget, "choices")
    qtbot.waitUntil(lambda: tree.topLevelItemCount() > 0, timeout=20_000)
    return box


def test_review_of_a_round(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        box = reviewed(desk, qtbot)
        tree = box.findChild(QTreeWidget, "choices")
        rows = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
        costs = [float(row.text(5)) for row in rows]
        assert costs == sorted(costs, reverse=True)
        assert [row.font(1).bold() for row in rows] == [at < 3 and cost > 0 for at, cost in enumerate(costs)]
        assert desk.words("luck", box).startswith("Luck of the deal: ")
        lost = sum(one.cost for one in box._shown)
        assert desk.words("skill", box) == "Skill: " + (f"−{lost:.1f}" if lost >= 0.05 else "0.0")
        result = desk.match.round.result
        assert result is not None
        gained = 2 * _ahead(result.points)
        said = desk.words("result", box)[len("Result: ") :].replace("−", "-")
        assert said == (f"{gained:+.1f}" if gained else "0.0")


def _ahead(points: tuple[int, ...]) -> float:
    return (points[0] - points[1]) / 2


def test_a_row_opens_to_all_that_could_be_done(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        box = reviewed(desk, qtbot)
        tree = desk.find("choices", QTreeWidget, box)
        for at, verdict in enumerate(box._shown):
            row = tree.topLevelItem(at)
            below = [row.child(place) for place in range(row.childCount())]
            assert len(below) == len(verdict.ranked) > 1
            assert below[0].text(1) == row.text(4)
            assert [one.text(1) for one in below if one.font(1).bold()] == [row.text(1)]
            for one, told in zip(verdict.ranked, below, strict=True):
                assert told.text(3) == f"{100 * one.won:.0f}%"
        tree.setFocus()
        QTest.keyClick(tree, Qt.Key.Key_Right)
        QTest.keyClick(tree, Qt.Key.Key_Down)
        assert tree.currentItem().parent() is tree.topLevelItem(0)
        assert box._chosen() is box._shown[0]
        assert len(desk.words("why", box)) > len("Goes out")
        QTest.keyClick(tree, Qt.Key.Key_Return)
        assert desk.find("replay", QDialog)._at == box._shown[0].decision.at


def verdict_of(points: tuple[float, float], won: tuple[float, float]) -> Verdict:
    """Return a verdict in Brazilian pairs on the second of two plays, with what the best and it promise."""
    match = random_match(Random(1), 6, *["human"] * 4, key="brazilian")
    while len({one.tile for one in match.round.legal if isinstance(one, Play)}) < 2:
        match = onward(match, Random(1))
    seen = observe(match, match.round.turn)
    plays = {one.tile: one for one in seen.legal if isinstance(one, Play)}.values()
    reason = Reason("expects", {"tile": next(iter(plays)).tile, "won": 1, "deals": 2})
    best, played = (
        Estimate(action, points[at], won[at], 0.0, -float(at), (0.0, 0.0), 0, reason)
        for at, action in enumerate([*plays][:2])
    )
    return Verdict(Decision(0, 1, seen, played.action), played, (best, played))


def test_the_verdict_says_what_the_better_play_is_better_in(qapp: QApplication) -> None:
    best = verdict_of((0.0, 0.0), (0.0, 0.0)).best.action
    assert isinstance(best, Play)
    seen = verdict_of((0.0, 0.0), (0.0, 0.0)).decision.seen
    name = chosen_words(seen, best)
    assert verdict_words(verdict_of((0.5, 0.32), (0.5, 0.5))) == (
        f"{name[:1].upper()}{name[1:]} was expected to bring more points (+0.18)."
    )
    words = verdict_words(verdict_of((0.301, 0.3), (0.55, 0.5)))
    assert words.startswith(f"With {name} the round is won 55% of the time, with ")
    assert verdict_words(verdict_of((0.3, 0.301), (0.5, 0.5))).endswith(" was as good.")
    same = verdict_of((0.3, 0.3), (0.5, 0.5))
    assert verdict_words(same._replace(played=same.best)) == "Nothing was better by what could be known then."


def test_a_position_is_seen_as_it_was_known_and_as_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        box = reviewed(desk, qtbot)
        tree = desk.find("choices", QTreeWidget, box)
        tree.setFocus()
        QTest.keyClick(tree, Qt.Key.Key_Return)
        replay = desk.find("replay", QDialog)
        verdict = box._shown[0]
        assert not replay.open_hands.isChecked()
        assert replay.seats.currentData() == 0
        assert replay._at == verdict.decision.at
        desk.click("open", box)
        assert replay.open_hands.isChecked()
        assert replay._at == verdict.decision.at


def test_a_review_can_be_stopped_and_shows_what_it_found(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.play_round()
        desk.rest()
        desk.menu("review")
        box = desk.find("review", QDialog)
        assert desk.words("state", box).startswith("Every choice")
        desk.click("stop", box)
        assert desk.words("state", box).endswith("weighed")


def test_closing_a_review_ends_its_weighing(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.play_round()
        desk.rest()
        desk.menu("review")
        desk.click("close", desk.find("review", QDialog))
        assert not desk.app.thinker._wanted


def test_nothing_is_reviewed_before_a_round_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.menu("review")
        assert "review" not in desk.window.desk._open
        assert desk.window.bottom.note.words.startswith("There is nothing to review yet")


def test_a_position_that_is_reviewed_is_no_match_to_go_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        box = reviewed(desk, qtbot)
        desk.click("known", box)
        replay = desk.find("replay", QDialog)
        assert not replay.continue_button.isVisible()
        replay.watch(desk.match)
        assert replay.continue_button.isVisible()
