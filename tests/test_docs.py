"""The pages of docs/games say what the application says today, and all that they show is there."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

DOCS = Path(__file__).resolve().parent.parent / "docs"


@pytest.fixture(scope="module")
def make(qapp: QApplication) -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_make", DOCS / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pages_are_up_to_date(make: ModuleType) -> None:
    pages = make.pages()
    assert {file.name for file in (DOCS / "games").glob("*.md")} == set(pages)
    for name, text in pages.items():
        assert (DOCS / "games" / name).read_text(encoding="utf-8") == text, "run docs/make.py"


def test_every_picture_is_shown_and_every_shown_picture_is_there() -> None:
    shown = set()
    for page in (*DOCS.glob("*.md"), *(DOCS / "games").glob("*.md"), DOCS.parent / "README.md"):
        for link in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            shown.add((page.parent / link).resolve())
    kept = {file for file in DOCS.rglob("*") if file.suffix in (".png", ".jpg")}
    assert shown == kept


def test_pictures_are_of_real_positions(make: ModuleType) -> None:
    for shot in make.SHOTS:
        match = make.position(shot.game, shot.end)
        assert (match.round.result is not None) == shot.end
        assert (DOCS / shot.file).stat().st_size > 20_000
