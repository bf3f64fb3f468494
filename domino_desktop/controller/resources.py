"""The files that come with the program: icons, sounds, translations, texts of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_FOLDERS: Final = (_PACKAGE / "resources", _PACKAGE.parent / "resources")
"""Inside the package in a wheel or a frozen program, beside it in a checkout or an editable install."""


def resource(name: str) -> Path:
    """Return the path of a resource, such as `i18n/domino_fr.qm`; raise FileNotFoundError when it is not there."""
    for folder in _FOLDERS:
        if (folder / name).exists():
            return folder / name
    looked = " and ".join(str(folder) for folder in _FOLDERS)
    raise FileNotFoundError(f"the program's file {name} is missing; looked in {looked}")
