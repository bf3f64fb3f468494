"""Settings: saved at every change, read tolerantly, never in the way of the game."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from domino_desktop.controller.settings import _SOUND, Settings, SettingsStore
from domino_desktop.controller.setup import default_setup
from domino_desktop.controller.trouble import TROUBLES, Trouble

from .house import settle, setup

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)


@pytest.fixture
def file(tmp_path: Path, qapp: QCoreApplication) -> Path:
    """Give a settings file in a folder that is not there yet."""
    return tmp_path / "config" / "settings.json"


def troubles(store: SettingsStore) -> list[Trouble]:
    """Return the list to which troubles come."""
    heard: list[Trouble] = []
    store.troubled.connect(heard.append)
    return heard


def test_everything_changed_is_there_at_the_next_start(file: Path) -> None:
    store = SettingsStore(file)
    assert store.value == Settings()
    new: dict[str, Any] = {
        "language": "fr", "speed": "instant", "marking": "dim", "auto_draw": True, "auto_pass": True, "sound": False,
        "motion": "off", "order": "total", "volume": 30, "tiles": "ebony", "cloth": "wood", "pips": "plain",
        "theme": "dark", "digits": "off", "setup": setup("human", "human", "bot:easy", key="block", hand=9),
        "geometry": "01d9d0cb", "words": True, "letters": False,
    }  # fmt: skip
    assert new.keys() == {one.name for one in fields(Settings)}
    for key, value in new.items():
        store.change(**{key: value})
        assert getattr(store.value, key) == value
        assert SettingsStore(file).value == store.value


def test_a_change_is_announced_once_it_is_saved(file: Path) -> None:
    store = SettingsStore(file)
    heard: list[tuple[Settings, str]] = []
    store.changed.connect(lambda value: heard.append((value, json.loads(file.read_text("utf-8"))["speed"])))
    store.change(speed="slow")
    store.change(speed="slow")
    assert heard == [(store.value, "slow")]


def test_an_unknown_name_or_value_is_an_error(file: Path) -> None:
    with pytest.raises(TypeError):
        SettingsStore(file).change(colour="red")
    with pytest.raises(ValueError, match="speed cannot be 'warp'"):
        SettingsStore(file).change(speed="warp")


def test_what_is_wrong_gets_its_default_and_the_rest_is_kept(file: Path) -> None:
    file.parent.mkdir()
    data = {
        "language": "fr",
        "speed": 3,
        "auto_draw": "yes",
        "sound": False,
        "volume": 70,
        "geometry": "xyz",
        "future": [1],
        "setup": 7,
    }
    file.write_text(json.dumps(data), "utf-8")
    store = SettingsStore(file)
    heard = troubles(store)
    settle(0.02)
    wrong = Trouble("settings-wrong", {"file": "settings.json", "settings": "speed auto_draw geometry setup"})
    assert heard == [wrong]
    assert store.value == Settings(language="fr", sound=False)
    store.change(theme="dark")
    assert "future" not in json.loads(file.read_text("utf-8"))


@pytest.mark.parametrize(
    ("value", "is_right"), [(0, True), (100, True), (101, False), (-1, False), (True, False), (7.0, False)]
)
def test_a_volume_is_a_number_of_percent(file: Path, value: object, is_right: bool) -> None:
    assert (Settings.from_json({"volume": value}).volume == value) is is_right
    assert Settings.wrong({"volume": value}) == (() if is_right else ("volume",))


def test_what_a_later_version_has_added_is_not_wrong() -> None:
    assert Settings.wrong({"future": 1}) == ()
    assert Settings.wrong(Settings().to_json()) == ()


@given(data=st.dictionaries(st.sampled_from([*_SOUND]), json_values))
def test_any_values_can_be_read(data: dict[str, object]) -> None:
    settings = Settings.from_json(data)
    assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == settings
    settings.setup.rules()


def test_every_setting_is_checked_when_it_is_read() -> None:
    assert {*_SOUND} == {one.name for one in fields(Settings)}


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b"x" * 10_000_000])
def test_a_broken_file_is_put_aside_and_told_once_the_window_can_hear(file: Path, text: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(text)
    store = SettingsStore(file)
    heard = troubles(store)
    assert store.value == Settings()
    settle(0.02)
    assert heard == [Trouble("settings-damaged", {"file": "settings.json", "aside": "settings.json.damaged-1"})]
    assert file.with_name("settings.json.damaged-1").read_bytes() == text
    store.change(speed="fast")
    assert SettingsStore(file).value.speed == "fast"


def test_a_file_that_cannot_be_read(file: Path) -> None:
    file.mkdir(parents=True)
    store = SettingsStore(file)
    heard = troubles(store)
    settle(0.02)
    assert store.value == Settings()
    assert [trouble.key for trouble in heard] == ["settings-unreadable"]


def test_a_disk_that_cannot_be_written_is_told_once_and_the_value_holds(file: Path) -> None:
    file.parent.write_text("no folder")
    store = SettingsStore(file)
    settle(0.02)
    heard = troubles(store)
    store.change(speed="fast")
    store.change(speed="slow")
    assert store.value.speed == "slow"
    assert [trouble.key for trouble in heard] == ["settings-unwritable"]
    assert set(heard[0].about) == {"file", "why"}
    assert heard[0].key in TROUBLES


def test_the_default_set_up_is_a_person_against_a_bot() -> None:
    assert Settings().setup == default_setup()
    assert [player.player for player in default_setup().players] == ["human", "bot:medium"]
