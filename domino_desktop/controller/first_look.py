"""The two settings that the window needs before all else is loaded."""

from __future__ import annotations

import json
from pathlib import Path


def first_look(file: Path) -> tuple[str, str]:
    """Return theme and geometry from the file of the settings; the defaults when it is missing or damaged."""
    try:
        data = json.loads(file.read_bytes())
        theme, geometry = data.get("theme", "system"), data.get("geometry", "")
        bytes.fromhex(geometry)
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return "system", ""
    return str(theme), geometry
