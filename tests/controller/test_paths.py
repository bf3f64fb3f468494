"""Where files lie, also when the environment says nonsense."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from domino_desktop.controller.paths import config_dir, data_dir, log_dir

FOLDERS = {
    "XDG_CONFIG_HOME": (config_dir, ".config/domino-desktop"),
    "XDG_DATA_HOME": (data_dir, ".local/share/domino-desktop"),
    "XDG_CACHE_HOME": (log_dir, ".cache/domino-desktop/log"),
}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these variables are those of Linux")
@pytest.mark.parametrize("variable", FOLDERS)
@pytest.mark.parametrize("value", ["", "here", "./here"])
def test_a_variable_that_is_no_absolute_path_is_ignored(monkeypatch, variable, value):
    folder, usual = FOLDERS[variable]
    monkeypatch.setenv(variable, value)
    assert folder() == Path.home() / usual
    monkeypatch.delenv(variable)
    assert folder() == Path.home() / usual
    monkeypatch.setenv(variable, "/somewhere/else")
    assert folder().is_relative_to("/somewhere/else")


def test_a_profile_holds_everything(tmp_path):
    assert {config_dir(tmp_path).parent, data_dir(tmp_path).parent, log_dir(tmp_path).parent} == {tmp_path}
