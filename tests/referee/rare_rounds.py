"""Rounds that chance hardly ever brings, found by searching deals for them: secret, options and all actions."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from domino_desktop.games import game
from domino_desktop.model.match import Match, Player
from domino_desktop.model.record import dump
from tests.dealt import action


class Found(NamedTuple):
    """A game whose first round ends as `end`."""

    end: str
    game: str
    options: dict[str, Any]
    secret: str
    actions: str

    def record(self) -> dict[str, Any]:
        """Play the round through the engine and give the record."""
        rules = game(self.game).make(self.options)
        players = tuple(Player(f"Zoé {seat}", "bot:random") for seat in range(rules.seats))
        match = Match.begin(rules, players, self.secret)
        for one in self.actions.split():
            match, _ = match.play(action(one))
        record: dict[str, Any] = json.loads(dump(match, "1.0.0"))
        return record


RARE = (
    Found(
        "block",
        "abkhaz",
        {"seats": 2, "target": 1},
        "5bc8fbbcbde5c0994164d8399f767c45",
        "5-5 draw draw 5-3@3 6-5@1 6-3@3 draw 5-2@2 6-2@2 draw 5-0@0 3-0@0 3-2@0 6-1@1 4-2@0 6-4@0 "
        "draw 1-0@1 6-0@1 draw draw draw draw !6-1 5-1@5 draw draw draw draw 6-6@3 5-4@5 4-3@5 3-1@5 "
        "1-1@5 6-1@5 !1-1 2-1@6 4-1@7 4-0@7 2-2@6 draw 2-0@7 !4-2 4-4@9 !2-1 1-1@10 4-2@9 2-1@6",
    ),
    Found(
        "block",
        "abkhaz",
        {"seats": 2, "leave": 2, "target": 1},
        "3996fb5a006d5444f2e8c86d459c1a87",
        "5-5 5-4@2 5-0@3 6-4@2 5-1@0 0-0@3 3-1@0 6-3@0 draw draw 1-0@3 6-1@3 draw 5-3@1 6-2@3 3-2@1 "
        "draw 5-2@1 4-2@3 draw 4-0@3 draw draw 6-6@2 draw draw 6-0@3 draw !6-2 2-2@5 draw 6-5@1 "
        "6-2@5 !5-3 3-3@7 draw !5-2 2-1@8 5-3@7 1-1@8 !3-2 4-3@10 5-2@11 pass 4-1@10",
    ),
    Found(
        "block",
        "abkhaz",
        {"seats": 3, "target": 1},
        "4b8a3f21640d17691eed1a2eba90f7c3",
        "6-6 draw draw draw draw draw 6-2@2 6-1@1 2-1@2 4-1@2 4-4@2 6-4@2 5-1@1 6-5@1 6-0@3 2-0@3 "
        "draw draw 3-2@3 draw draw 6-3@3 !6-1 3-1@5 5-3@5 5-0@5 3-0@5 3-3@5 draw !6-0 1-0@7 6-1@7 "
        "!4-4 4-0@9 6-0@9 4-3@8 !5-3 5-4@11 !6-2 5-2@13 4-2@11 5-3@10 6-2@11 5-5@13 pass pass !5-1 "
        "1-1@15 pass pass 5-1@10",
    ),
)
