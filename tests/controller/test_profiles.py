"""The files of every earlier version are loaded: one folder under tests/profiles for each."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.controller.archive import Archive
from domino_desktop.controller.saves import Saves
from domino_desktop.controller.settings import SettingsStore
from domino_desktop.controller.shelf import Shelf
from domino_desktop.games import game
from domino_desktop.model.record import load

PROFILES = Path(__file__).parents[1] / "profiles"
VERSIONS = sorted(folder.name for folder in PROFILES.iterdir())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_profile_of_an_earlier_version_is_whole(version: str, tmp_path: Path, qapp: QCoreApplication) -> None:
    profile = tmp_path / "profile"
    shutil.copytree(PROFILES / version, profile)
    heard: list[object] = []
    saves, shelf, archive = Saves(profile / "data"), Shelf(profile / "data" / "earlier"), Archive(profile / "data")
    store = SettingsStore(profile / "config" / "settings.json")
    for source in (saves, shelf, archive, store):
        source.troubled.connect(heard.append)
    qapp.processEvents()
    value = store.value
    assert (value.speed, value.marking, value.theme, value.digits, value.auto_draw) == (
        "fast",
        "dim",
        "dark",
        "on",
        True,
    )
    assert (value.setup.game, [player.player for player in value.setup.players]) == (
        "haitian",
        ["human", "bot:hard", "bot:easy"],
    )
    saved = saves.load()
    assert saved is not None and len(saved.round.events) == 9
    assert [match.rules.key for match in shelf.matches()] == ["sebastopol"]
    heads = archive.heads()
    assert {head.game for head in heads} == {
        "draw", "haitian-teams", "haitian", "block", "all-fives", "brazilian", "abkhaz", "family",
    }  # fmt: skip
    assert len(heads) == 8
    assert all(load(str(archive.record(head.id)).encode(), game).outcome for head in heads)
    assert len(archive.tallies()) == 7, "the match of two people against each other is nobody's result"
    assert not heard
