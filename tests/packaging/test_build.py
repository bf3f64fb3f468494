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


def build(folder: Path, *what: str, source: Path = ROOT) -> Path:
    """Build, without a network; return the folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *what]
    subprocess.run(command, check=True, cwd=source, capture_output=True)
    return folder


def names_in_wheel(folder: Path) -> set[str]:
    """Return what is in the wheel of a folder."""
    with zipfile.ZipFile(folder / f"domino_desktop-{__version__}-py3-none-any.whl") as wheel:
        return set(wheel.namelist())


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the wheel and the source package."""
    return build(tmp_path_factory.mktemp("dist"))


def test_wheel_holds_the_program_and_its_resources(built: Path) -> None:
    with zipfile.ZipFile(built / f"domino_desktop-{__version__}-py3-none-any.whl") as wheel:
        names = set(wheel.namelist())
        points = wheel.read(f"domino_desktop-{__version__}.dist-info/entry_points.txt").decode()
    made_from = (".py", ".pyc", ".ts")
    files = [path for path in (ROOT / "resources").rglob("*") if path.is_file() and path.suffix not in made_from]
    resources = {path.relative_to(ROOT).as_posix() for path in files}
    assert resources
    assert {f"domino_desktop/{name}" for name in resources} <= names
    assert "domino_desktop/__main__.py" in names
    assert "domino-desktop = domino_desktop.__main__:main" in points
    strangers = {name for name in names if not name.startswith(("domino_desktop/", "domino_desktop-"))}
    assert strangers == set()
    assert {"LICENSE", "THIRD_PARTY.md"} <= {
        name.rpartition("/")[2] for name in names if ".dist-info/licenses/" in name
    }
    parts = {name for name in names if not name.startswith("domino_desktop-")}
    assert {Path(name).suffix for name in parts} <= {".py", ".png", ".qm", ".svg", ".txt", ".wav"}


def test_the_source_package_makes_the_same_wheel(built: Path, tmp_path: Path) -> None:
    with tarfile.open(built / f"domino_desktop-{__version__}.tar.gz") as source:
        if hasattr(tarfile, "data_filter"):
            source.extractall(tmp_path, filter="data")
        else:  # Python before 3.11.4
            source.extractall(tmp_path)
    unpacked = tmp_path / f"domino_desktop-{__version__}"
    build(tmp_path / "dist", "-t", "wheel", source=unpacked)
    assert names_in_wheel(tmp_path / "dist") == names_in_wheel(built)


def test_editable_install_hides_nothing(tmp_path: Path) -> None:
    (wheel,) = build(tmp_path, "-t", "wheel:editable").iterdir()
    with zipfile.ZipFile(wheel) as editable:
        assert not [name for name in editable.namelist() if name.startswith("domino_desktop/")]


def test_source_package_holds_what_a_checkout_holds(built: Path) -> None:
    with tarfile.open(built / f"domino_desktop-{__version__}.tar.gz") as source:
        names = {name.split("/", 1)[1] for name in source.getnames()}
    assert {"README.md", "LICENSE", "THIRD_PARTY.md", "packaging/run.py", "tests/conftest.py"} <= names
    assert {"packaging/freeze/domino-desktop.spec", "packaging/windows/installer.nsi"} <= names
    junk = ("__pycache__", ".venv", "build/", "dist/", ".pyc", ".git/")
    assert [name for name in names if any(part in name for part in junk)] == []
    resources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*") if path.is_file()}
    assert {name for name in resources if "__pycache__" not in name} <= names


def test_the_broken_pyside_is_excluded_and_later_ones_are_not() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pyside = next(Requirement(one) for one in project["dependencies"] if one.startswith("PySide6"))
    assert [v for v in ("6.7.3", "6.8", "6.11.3", "6.12.0", "6.12.1", "6.13.0") if v in pyside.specifier] == [
        "6.8",
        "6.11.3",
        "6.12.1",
        "6.13.0",
    ]
