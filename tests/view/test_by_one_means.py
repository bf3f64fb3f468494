"""A match of every game by keys alone, by left clicks alone, and by touch, in the real window (UX 21)."""

from __future__ import annotations

import random
from functools import partial

import pytest
from PySide6.QtCore import Qt

from domino_desktop.controller.saves import Saves
from domino_desktop.controller.setup import Setup
from domino_desktop.games import GAMES
from domino_desktop.model.actions import DRAW, Play
from domino_desktop.model.events import Ended
from domino_desktop.model.match import Match
from domino_desktop.model.tiles import Tile
from domino_desktop.view.panels.curtain import Curtain
from domino_desktop.view.panels.round_end import RoundEndPanel
from tests.controller.house import SECRET, setup
from tests.dealt import by_hand, played, rules
from tests.desktop import desktop
from tests.players import ByClicks, ByKeys, ByReader, ByTouch, ByWords
from tests.view.tables import match_of

SHORT: dict[str, dict[str, object]] = {
    "block": {"target": 50},
    "draw": {"target": 50},
    "family": {"target": 1},
    "sebastopol": {"target": 50},
    "brazilian": {"target": 4},
    "haitian": {"rounds": 1},
    "abkhaz": {"target": 1, "free_doubles": "on"},
    "all-fives": {"target": 50},
}
"""Options with which a match is short."""
LONG = ("block", "sebastopol", "brazilian", "haitian-duel", "haitian-teams", "all-fives")
"""Games whose matches are long all the same: of these the last round is played, after "Continue"."""


def short(key: str, *, people: int = 1) -> Setup:
    """Return the set-up of a short match of a game."""
    least = next(one for one in GAMES if one.key == key).make({}).seats
    players = ["human"] * people + ["bot:easy"] * max(0, least - people)
    return setup(*players, key=key, **SHORT.get(key, {}))


@pytest.fixture(autouse=True)
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let panels take Enter at once: here nobody presses it by mistake."""
    for panel in (Curtain, RoundEndPanel):
        monkeypatch.setattr(panel, "deaf_ms", 0)


def before_last_round(chosen: Setup) -> Match:
    """Return a match as it is when its last round begins."""
    chance = random.Random(3)
    match = begins = Match.begin(chosen.rules(), chosen.players, SECRET)
    while match.outcome is None:
        if match.between_rounds:
            match = begins = match.next_round()
        else:
            match, _ = match.play(chance.choice(match.round.legal))
    return begins


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_a_match_by_keys_alone(qtbot, tmp_path, key):
    chosen = short(key)
    if key in LONG:
        Saves(tmp_path / "data").write(before_last_round(chosen))
    with desktop(qtbot, tmp_path, setup=chosen) as opened:
        somebody = ByKeys(opened)
        somebody.play_match()
        assert opened.seen.outcome is not None
        assert somebody.done


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_the_end_of_a_match_by_left_clicks_alone(qtbot, tmp_path, key):
    chosen = short(key)
    Saves(tmp_path / "data").write(before_last_round(chosen))
    with desktop(qtbot, tmp_path, setup=chosen) as opened:
        opened.window.resize(800, 600)
        somebody = ByClicks(opened)
        somebody.play_match()
        assert opened.seen.outcome is not None
        assert somebody.done


@pytest.mark.parametrize(
    ("key", "means"), [*((one.key, ByReader) for one in GAMES), ("abkhaz", ByWords), ("sebastopol", ByWords)]
)
def test_a_round_without_the_picture(qtbot, tmp_path, key, means):
    with desktop(qtbot, tmp_path, setup=short(key), words=means is ByWords) as opened:
        means(opened).play_match(until_round=1)
        assert opened.match.rounds[0].result is not None


def test_a_round_by_touch(qtbot, tmp_path, qapp, request):
    request.addfinalizer(partial(qapp.setDoubleClickInterval, qapp.doubleClickInterval()))
    qapp.setDoubleClickInterval(0)  # a finger is not as quick as the test
    with desktop(qtbot, tmp_path, setup=short("abkhaz")) as opened:
        somebody = ByTouch(opened)
        somebody.play_match(until_round=1)
        assert opened.seen.result is not None


@pytest.mark.parametrize("means", [ByKeys, ByClicks])
def test_several_people_with_the_curtain(qtbot, tmp_path, means):
    with desktop(qtbot, tmp_path, setup=short("block", people=2)) as opened:
        somebody = means(opened)
        somebody.play_match(until_round=3)  # a single one may be blocked by its first tile
        assert opened.seen.result is not None
        events = [event for one in opened.match.rounds for event in one.events]
        assert {event.seat for event in events if not isinstance(event, Ended)} == {0, 1}


def test_many_draws_by_keys(qtbot, tmp_path):
    low = [f"{high}-{low}" for high in range(8) for low in range(high + 1)]
    hand, boneyard = " ".join(low[:2]), " ".join([*low[2:36], "8-0", "12-5", "8-1"])
    first = by_hand(rules("draw", set=12), hand, "12-12 10-10 9-9", boneyard=boneyard, leader=1)
    with desktop(qtbot, tmp_path) as opened:
        opened.window.resize(800, 600)
        opened.app.session.resume(match_of(played(first, "12-12")))
        opened.rest()
        somebody = ByKeys(opened)
        somebody.key(Qt.Key.Key_Right)
        while DRAW in opened.seen.legal:
            somebody.act()
            opened.rest()
        assert len(opened.window.table.table.hand.tiles) == 38
        somebody.act()
        played_last = somebody.done[-1]
        assert isinstance(played_last, Play)
        assert played_last.tile is Tile(12, 5)


@pytest.mark.parametrize("means", [ByKeys, ByClicks])
def test_every_one_of_many_tiles_is_in_reach(qtbot, tmp_path, means):
    """Double-twelve: 40 tiles in a window of 800 by 600."""
    names = [f"{high}-{low}" for high in range(13) for low in range(high + 1)][:40]
    first = by_hand(rules("draw", set=12), " ".join(names), "12-12 10-10 9-9", leader=0)
    with desktop(qtbot, tmp_path) as opened:
        opened.window.resize(800, 600)
        opened.app.session.resume(match_of(first))
        opened.rest()
        somebody = means(opened)
        hand = opened.window.table.table.hand
        for tile in list(hand.tiles)[::9]:
            somebody.choose(tile)
            assert hand.chosen is tile
            somebody.let_go()
            assert hand.chosen is None
