"""A golden playthrough for every game: what changes in the rules shows here, move by move."""

from __future__ import annotations

import pytest

from domino_desktop.games import GAMES
from tests.golden.playthrough import FOLDER, golden, text


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.key)
def test_every_game_plays_as_its_golden_file(kind):
    assert golden(kind).read_text(encoding="utf-8") == text(kind)


def test_every_golden_file_is_of_a_game():
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden(kind).name for kind in GAMES}
