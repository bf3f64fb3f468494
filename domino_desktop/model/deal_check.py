"""The check that anyone can make of a deal (RULES.md 4), by the sheet's own words and nothing that dealt it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from .match import Match
from .round import Deal
from .rules import Rules
from .tiles import Tile


class DealCheck(NamedTuple):
    """What was found."""

    digest: str
    """The SHA-256 of the secret."""
    is_committed: bool
    """Whether it is the digest that was shown before the match."""
    rounds: tuple[bool, ...]
    """By round: whether hands, boneyard, sleeping tiles and turn-ups are those that the secret gives."""

    @property
    def is_right(self) -> bool:
        """Whether everything is as it was promised."""
        return self.is_committed and all(self.rounds)


def check_deals(match: Match, shown: str) -> DealCheck:
    """Return whether a match was dealt by its secret; `shown` is the digest that was shown before it."""
    digest = sha256(match.secret.encode()).hexdigest()
    return DealCheck(
        digest, digest == shown, tuple(_is_right(match.rules, match.secret, one.deal) for one in match.rounds)
    )


def _is_right(rules: Rules, secret: str, deal: Deal) -> bool:
    order = _sorted(rules.tiles(), f"{secret}/{deal.number}/{deal.deal}")
    dealt = [tile for hand in (*deal.hands, deal.boneyard, deal.sleeping) for tile in hand]
    turned = [
        list(shown) == _sorted(rules.tiles(), f"{secret}/{deal.number}/lead {turn}")[: rules.seats]
        for turn, shown in enumerate(deal.lead_draws, 1)
    ]
    return dealt == order and all(turned)


def _sorted(tiles: Iterable[Tile], text: str) -> list[Tile]:
    return sorted(tiles, key=lambda tile: sha256(f"{text}/{tile.name}".encode()).hexdigest())
