"""Count the sequences of legal actions from a deal, once by the engine and once by the referee's plain tables."""

from __future__ import annotations

import copy
import os
from collections import Counter
from typing import Any, NamedTuple

from domino_desktop.model.actions import Action
from domino_desktop.model.record_write import result_json
from domino_desktop.model.round import Round as EngineRound
from tests.dealt import by_hand, played, rules, words
from tests.referee.deals import Deal
from tests.referee.judge_games import GAMES
from tests.referee.plain import Plain
from tests.referee.rounds import Event, Round

TABLES: dict[str, type[Round]] = {**GAMES, "draw": Plain, "block": Plain}

ENOUGH = 4000 if os.environ.get("DOMINO_THOROUGH") == "1" else 150
DEEPEST = 16


class Position(NamedTuple):
    """A round dealt by hand (tiles separated by spaces), and the actions that lead to where the counting begins."""

    game: str
    options: dict[str, Any]
    hands: tuple[str, ...]
    boneyard: str = ""
    leader: int = 0
    bound: str | None = None
    table: str = ""
    scores: tuple[int, ...] | None = None
    before: str = ""

    def by_engine(self) -> EngineRound:
        """Return the position as the engine has it."""
        now = by_hand(
            rules(self.game, **self.options),
            *self.hands,
            boneyard=self.boneyard,
            leader=self.leader,
            bound=self.bound,
            table=self.table,
            scores=self.scores,
        )
        return played(now, self.before)

    def depth(self) -> int:
        """Return the depth at which there are many sequences, or the round is over in any case."""
        now = self.by_engine()
        return next(depth for depth in range(1, 100) if depth == DEEPEST or by_engine(now, depth).total() > ENOUGH)

    def by_referee(self) -> Round:
        """Return the position as the referee has it."""
        resolved = rules(self.game, **self.options).options()
        deal = Deal([hand.split() for hand in self.hands], self.boneyard.split(), True)
        deal.leader, deal.bound, deal.table = self.leader, self.bound, self.table.split()
        kind = TABLES[self.game]
        table = kind(resolved, deal, list(self.scores or (0 for _ in kind.sides(resolved))))
        for text in self.before.split():
            (event,) = [event for event in table.legal() if as_text(event) == text]
            table.happen(event)
        return table


def as_text(event: Event) -> str:
    """Write an event as the tests write actions."""
    if "play" in event:
        place = "@apart" if "apart" in event else f"@{event['arm']}" if "arm" in event else ""
        return f"{event['play']}{place}"
    return f"!{event['break']}" if "break" in event else "draw" if "draw" in event else "pass"


Counts = Counter[str]
"""How many sequences have each length and do not end before, and how many end with each result."""


def by_engine(now: EngineRound, depth: int, length: int = 0) -> Counts:
    """Count with the engine."""
    counts: Counts = Counter()
    for action in now.legal:
        counts += _engine_after(now, action, depth, length + 1)
    return counts


def _engine_after(now: EngineRound, action: Action, depth: int, length: int) -> Counts:
    after, _ = now.play(action)
    counts: Counts = Counter([f"length {length}"])
    if after.result is not None:
        counts[f"{length} {sorted(result_json(after.result).items())}"] += 1
    elif length < depth:
        counts += by_engine(after, depth, length)
    return counts


def by_referee(table: Round, depth: int, length: int = 0) -> Counts:
    """Count with the referee's tables, a copy for every event."""
    counts: Counts = Counter()
    for event in table.legal():
        after = copy.deepcopy(table, {id(table.deal): table.deal, id(table.options): table.options})
        after.happen(event)
        counts[f"length {length + 1}"] += 1
        if after.end is not None:
            counts[f"{length + 1} {sorted(after.result().items())}"] += 1
        elif length + 1 < depth:
            counts += by_referee(after, depth, length + 1)
    return counts


def first_difference(now: EngineRound, table: Round, depth: int, path: tuple[str, ...] = ()) -> str:
    """Say where the two first disagree, for whoever has to find the reason."""
    engine, referee = {words(one): one for one in now.legal}, {as_text(one): one for one in table.legal()}
    if set(engine) != set(referee):
        return f"after {path} engine only {set(engine) - set(referee)}, referee only {set(referee) - set(engine)}"
    for text, action in engine.items():
        after, _ = now.play(action)
        other = copy.deepcopy(table)
        other.happen(referee[text])
        results = None if after.result is None else result_json(after.result), other.end and other.result()
        if results[0] != results[1]:
            return f"after {path} {text}: engine {results[0]}, referee {results[1]}"
        if other.end is None and depth > 1:
            found = first_difference(after, other, depth - 1, (*path, text))
            if found:
                return found
    return ""
