"""What the built packages hold, and what they ask for."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from domino_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]


def build(folder: Path, *what: str) -> Path:
    """Build, without a network; return the folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *what]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the wheel and the source package."""
    return build(tmp_path_factory.mktemp("dist"))


def test_wheel_holds_the_program_and_its_resources(built: Path) -> None:
    with zipfile.ZipFile(built / f"domino_desktop-{__version__}-py3-none-any.whl") as wheel:
        names = set(wheel.namelist())
        points = wheel.read(f"domino_desktop-{__version__}.dist-info/entry_points.txt").decode()
    files = [path for path in (ROOT / "resources").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    resources = {path.relative_to(ROOT).as_posix() for path in files}
    assert resources
    assert {f"domino_desktop/{name}" for name in resources} <= names
    assert "domino_desktop/__main__.py" in names
    assert "domino-desktop = domino_desktop.__main__:main" in points
    strangers = {name for name in names if not name.startswith(("domino_desktop/", "domino_desktop-"))}
    assert strangers == set()


def test_editable_install_hides_nothing(tmp_path: Path) -> None:
    (wheel,) = build(tmp_path, "-t", "wheel:editable").iterdir()
    with zipfile.ZipFile(wheel) as editable:
        assert not [name for name in editable.namelist() if name.startswith("domino_desktop/")]


def test_source_package_holds_what_a_checkout_holds(built: Path) -> None:
    with tarfile.open(built / f"domino_desktop-{__version__}.tar.gz") as source:
        names = {name.split("/", 1)[1] for name in source.getnames()}
    assert {"README.md", "LICENSE", "THIRD_PARTY.md", "packaging/run.py", "tests/conftest.py"} <= names
    assert any(name.startswith("resources/") for name in names)
    assert not any(name.startswith(".venv") for name in names)


def test_the_broken_pyside_is_excluded_and_later_ones_are_not() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pyside = next(Requirement(one) for one in project["dependencies"] if one.startswith("PySide6"))
    assert [v for v in ("6.7.3", "6.8", "6.11.3", "6.12.0", "6.12.1", "6.13.0") if v in pyside.specifier] == [
        "6.8",
        "6.11.3",
        "6.12.1",
        "6.13.0",
    ]
