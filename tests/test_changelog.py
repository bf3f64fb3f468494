"""The version is said once, and the changelog and the AppStream data know it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

from domino_desktop import __version__
from domino_desktop.process import DESKTOP_ID

ROOT = Path(__file__).resolve().parent.parent
HEADINGS = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
FORM = re.compile(r"\[(\d+\.\d+\.\d+)\] – (unreleased|\d{4}-\d\d-\d\d)")


def versions() -> list[tuple[tuple[int, ...], str]]:
    """Return the versions of the changelog, each with its date or "unreleased"."""
    found = [FORM.fullmatch(heading) for heading in HEADINGS]
    assert None not in found, HEADINGS
    return [(tuple(int(part) for part in one[1].split(".")), one[2]) for one in found if one]


def test_the_first_heading_is_todays_version() -> None:
    assert ".".join(map(str, versions()[0][0])) == __version__


def test_versions_and_dates_go_down_and_only_the_first_may_be_unreleased() -> None:
    numbers, dates = zip(*versions(), strict=True)
    assert list(numbers) == sorted(set(numbers), reverse=True)
    assert "unreleased" not in dates[1:]
    released = [date.fromisoformat(one) for one in dates if one != "unreleased"]
    assert released == sorted(released, reverse=True)


def test_the_appstream_data_name_the_released_versions() -> None:
    info = ET.parse(ROOT / "packaging" / "linux" / "share" / "metainfo" / f"{DESKTOP_ID}.metainfo.xml")
    named = [(one.get("version"), one.get("date")) for one in info.iterfind("releases/release")]
    assert named == [(".".join(map(str, number)), day) for number, day in versions() if day != "unreleased"]


def test_the_version_is_written_nowhere_else() -> None:
    places = [ROOT / "pyproject.toml", *(ROOT / "packaging").rglob("*"), *(ROOT / "domino_desktop").rglob("*.py")]
    texts = [
        file for file in places if file.is_file() and file.suffix in {".py", ".toml", ".nsi", ".yml", ".spec", ".6"}
    ]
    found = {file.name for file in texts if f'"{__version__}"' in file.read_text(encoding="utf-8")}
    assert found == {"__init__.py"}
