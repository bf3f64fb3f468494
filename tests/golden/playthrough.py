"""A whole match of a game as text: every state, every legal action, every event.

`python -m tests.golden.playthrough` writes the files anew; read the difference before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from domino_desktop.games import GAMES
from domino_desktop.model.options import shown
from domino_desktop.model.record_write import event_json, outcome_json, result_json
from domino_desktop.model.rules import Rules
from tests.dealt import new_match, play_out, words

FOLDER = Path(__file__).parent
SECRET = "00112233445566778899aabbccddeeff"


def playthrough(rules: Rules) -> Iterator[str]:
    """Yield the lines of a match in which the actions are chosen by fixed random numbers."""
    numbers = random.Random(1)
    yield f"{rules.key} " + " ".join(f"{key}={shown(value)}" for key, value in rules.options().items())
    for match in play_out(new_match(rules, SECRET), lambda legal: legal[int(numbers.random() * len(legal))]):
        now = match.round
        events = now.events
        if not events:
            deal = now.deal
            yield ""
            yield f"round {deal.number}, deal {deal.deal}, seat {deal.leader} leads"
            yield from (f"  seat {seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(deal.hands))
            yield f"  boneyard: {' '.join(map(str, deal.boneyard))}"
            yield f"  sleeping: {' '.join(map(str, deal.sleeping))}"
        elif now.result is not None:
            yield f"  {event_json(events[-2])}"
            yield f"  {result_json(now.result)}"
        else:
            yield f"  {event_json(events[-1])}"
        if now.legal:
            yield f"  arms {list(now.line.numbers)}, seat {now.turn} of {' '.join(map(words, now.legal))}"
        if match.outcome is not None:
            yield f"  {outcome_json(match.outcome)}"


def golden(kind: type[Rules]) -> Path:
    """Return the file of a game."""
    return FOLDER / f"{kind.key}.txt"


def text(kind: type[Rules]) -> str:
    """Return what the file of a game must hold."""
    return "\n".join(playthrough(kind.make({}))) + "\n"


if __name__ == "__main__":
    for one in GAMES:
        golden(one).write_text(text(one), encoding="utf-8", newline="\n")
