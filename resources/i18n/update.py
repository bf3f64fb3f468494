"""Bring the translations up to date with the sources: `python resources/i18n/update.py`.

The .ts files are what translators edit (Qt Linguist); the .qm files are made from them and kept beside them.
English has only the plural forms of its own words.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent.parent / "domino_desktop" / "view"
LANGUAGES = {"fr": (), "en": ("-pluralonly",), "ht": (), "pt_BR": (), "es": ()}
KNOWN_AS = {"ht": "fr_HT"}
"""What lupdate calls a language that it does not know; it only asks for the number of plural forms."""


def tool(name: str) -> str:
    """Return the path of one of PySide6's tools; raise FileNotFoundError when it is not installed."""
    beside = Path(sys.executable).parent
    found = shutil.which(name, path=str(beside)) or shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} is not installed; it comes with PySide6")
    return found


def update(folder: Path = HERE) -> None:
    """Write the .ts and .qm files of a folder afresh, keeping what is translated; raise CalledProcessError."""
    for language, options in LANGUAGES.items():
        words, made = folder / f"domino_{language}.ts", folder / f"domino_{language}.qm"
        files = [str(file) for file in sorted(SOURCES.rglob("*.py"))]
        languages = ("-source-language", "en", "-target-language", KNOWN_AS.get(language, language))
        form = ("-locations", "none", "-no-obsolete", "-sort-messages", "-silent")
        subprocess.run([tool("pyside6-lupdate"), *files, *options, *languages, *form, "-ts", str(words)], check=True)
        subprocess.run([tool("pyside6-lrelease"), "-silent", str(words), "-qm", str(made)], check=True)


if __name__ == "__main__":
    update()
