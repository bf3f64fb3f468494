"""The number of a deal: its secret, or any whole number, from which a secret follows."""

from __future__ import annotations

import re
from typing import Final

from ..model.shuffle import numbered_secret

_SECRET: Final = re.compile(r"[0-9a-f]{32}")
_WHOLE: Final = re.compile(r"-?[0-9]{1,30}")


def secret_of(text: str) -> str | None:
    """Return the secret of a deal from what a person typed; None when it is no number of a deal.

    A whole number means what it means for `simulate --seed`, in its first match.
    """
    typed = "".join(text.split()).lower()
    if _SECRET.fullmatch(typed):
        return typed
    if _WHOLE.fullmatch(typed):
        return numbered_secret(int(typed))
    return None
