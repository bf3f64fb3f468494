"""Unfinished matches are kept until somebody goes on with them."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from domino_desktop.controller.shelf import SHOWN, Shelf
from domino_desktop.controller.trouble import Trouble
from tests.controller.house import random_match


def test_a_match_lies_there_once_and_is_taken_away(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert not shelf
    match = random_match(Random(1), 5, "human", "bot:easy")
    later, _ = match.play(match.round.legal[0])
    shelf.put(match)
    shelf.put(later)
    assert shelf
    assert shelf.matches() == (later,)
    shelf.take(match)
    assert not shelf
    shelf.take(match)


def test_matches_of_one_deal_lie_side_by_side(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    match = random_match(Random(1), 4, "human", "bot:easy")
    while len(match.round.legal) < 2:
        match, _ = match.play(match.round.legal[0])
    one, other = [match.play(action)[0] for action in match.round.legal[:2]]
    for put in (one, other, one, other):
        shelf.put(put)
    assert set(shelf.matches()) == {one, other}
    shelf.take(one)
    assert shelf.matches() == (other,)
    shelf.put(one)
    shelf.take(other)
    assert shelf.matches() == (one,)


def test_the_newest_come_first_and_none_is_lost(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    matches = [random_match(Random(seed), 3, "human", "bot:easy") for seed in range(SHOWN + 2)]
    for age, match in enumerate(matches):
        shelf.put(match)
        file = max(tmp_path.iterdir(), key=lambda one: one.stat().st_mtime_ns)
        os.utime(file, (1000 + age, 1000 + age))
    newest = tuple(reversed(matches))
    assert shelf.matches() == newest[:SHOWN]
    for match in newest[:3]:
        shelf.take(match)
    assert shelf.matches() == newest[3 : SHOWN + 2]


def test_a_folder_that_cannot_be_used_is_announced(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    shelf = Shelf(blocked)
    told: list[Trouble] = []
    shelf.troubled.connect(told.append)
    shelf.put(random_match(Random(1), 3, "human", "bot:easy"))
    assert [trouble.key for trouble in told] == ["save-unwritable"]
    assert shelf.matches() == ()
