"""What every test stands on: no screen, no settings of the person who runs them, the same examples each time."""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from domino_desktop.model import shuffle

# Qt and appdirs read these when they are imported or first asked, so they are set before either.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in [name for name in os.environ if name.startswith(("LC_", "LANG", "QT_SCALE", "QT_STYLE"))]:
    del os.environ[_name]
os.environ["LC_ALL"] = "C.UTF-8"

_HOME = tempfile.TemporaryDirectory(prefix="domino-tests-", ignore_cleanup_errors=True)
for _name, _folder in {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "roaming",
    "LOCALAPPDATA": "local",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "XDG_RUNTIME_DIR": "run",
}.items():
    _path = Path(_HOME.name, _folder)
    _path.mkdir(mode=0o700, exist_ok=True)
    os.environ[_name] = str(_path)

# The same examples in every run; `--hypothesis-profile=search` looks for new ones.
_SLOW_MACHINES = [HealthCheck.too_slow]
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=_SLOW_MACHINES)
settings.register_profile("search", deadline=None, max_examples=1000, suppress_health_check=_SLOW_MACHINES)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle the same in every run: what fails with a rare deal fails always, and can be mended."""
    numbers = random.Random(request.node.nodeid)
    monkeypatch.setattr(shuffle, "urandom", numbers.randbytes)
    first_game = sys.modules.get("domino_desktop.view.first_game")  # where the bots' numbers at the table come from
    if first_game:
        monkeypatch.setattr(first_game, "Random", lambda *seed: random.Random(*seed or (numbers.random(),)))


@pytest.fixture(scope="session", autouse=True)
def _throwaway_home() -> Iterator[None]:
    """Remove the home of the tests when the last one is done."""
    yield
    _HOME.cleanup()
