"""The settings that the window needs before all else is loaded."""

from __future__ import annotations

import json
from pathlib import Path


def first_look(file: Path) -> tuple[str, str, str]:
    """Return theme, cloth and geometry from the file of the settings; the defaults when it is missing or damaged."""
    try:
        data = json.loads(file.read_bytes())
        theme, cloth, geometry = data.get("theme", "system"), data.get("cloth", "felt"), data.get("geometry", "")
        bytes.fromhex(geometry)
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return "system", "felt", ""
    return str(theme), str(cloth), geometry
