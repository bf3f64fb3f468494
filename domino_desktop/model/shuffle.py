"""The shuffle that anyone can check (RULES.md 4)."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from operator import itemgetter
from os import urandom

from .tiles import Tile


def new_secret() -> str:
    """Return a fresh secret of 32 lower-case hexadecimal digits."""
    return urandom(16).hex()


def numbered_secret(seed: int, match: int = 1) -> str:
    """Return the secret of a match that a whole number stands for (`simulate --seed`); matches count from 1."""
    return sha256(f"{seed}/{match}/secret".encode()).hexdigest()[:32]


def commitment(secret: str) -> str:
    """Return the digest that is shown before the match."""
    return sha256(secret.encode()).hexdigest()


def shuffled(tiles: Iterable[Tile], secret: str, number: int, deal: int | str) -> list[Tile]:
    """Return the tiles as shuffled for a round and a deal (`lead T` for the T-th turn-up)."""
    digest = sha256(f"{secret}/{number}/{deal}/".encode())
    keyed = []
    for tile in tiles:
        one = digest.copy()
        one.update(tile.label)
        keyed.append((one.digest(), tile))  # the bytes of a digest sort as its hexadecimal digits do
    keyed.sort(key=itemgetter(0))
    return [tile for _, tile in keyed]
