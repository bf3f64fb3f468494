"""The settings that are read before all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from domino_desktop.controller.first_look import first_look
from domino_desktop.controller.settings import SettingsStore


def test_it_reads_what_the_store_has_written(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    assert first_look(file) == ("system", "felt", "")
    SettingsStore(file).change(theme="dark", cloth="wood", geometry="01d9")
    assert first_look(file) == ("dark", "wood", "01d9")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '{"geometry": "xyz"}', '{"geometry": 7}', '{"geometry": "é"}', "[" * 9999, "\x00"],
)
def test_a_damaged_file_gives_the_defaults(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text, encoding="utf-8")
    assert first_look(file) == ("system", "felt", "")


def test_a_theme_of_a_wrong_type_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"theme": [1]}', encoding="utf-8")
    assert first_look(file)[2] == ""
