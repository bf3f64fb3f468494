"""Random legal actions through the engine: the referee agrees with every event and result of the eight other games.

What must be met is named, so that nobody takes a referee for right that has seen only plain rounds.
DOMINO_THOROUGH=1 plays thousands of matches.
"""

import json
import os
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from .commands import replay_here
from .happenings import happenings
from .judge_games import GAMES, judge
from .lines import is_double
from .random_matches import play, set_ups
from .rare_rounds import RARE, Found

SEEDS = 60 if os.environ.get("DOMINO_THOROUGH") == "1" else 1
LIMIT = 40  # seeds of each set-up to look through for what has not been met yet

MET = {
    "family": (
        "withholds", "a choice after a draw", "pass", "pass before tiles that are left", "redeal", "shown",
        "a seat has no double", "equal doubles", "equal doubles, the later seat leads", "leads with a second copy",
        "end domino", "end block", "block by a draw", "block before tiles that are left",
        "an opponent is left with 0-0", "blocked, several lowest", "blocked, fewest is not lowest",
        "blocked, the youngest wins",
    ),
    "sebastopol": (
        "turn-up", "turn-ups tie", "the leader passes", "pass", "a side arm", "end domino", "end block", "nobody wins",
        "blocked, the blocker among the lowest",
    ),
    "brazilian": (
        "finish cruzada", "finish la-e-lo", "finish carroca", "finish simples", "finish block", "nobody wins", "pass",
        "blocked, partners lowest", "blocked, winning partners level", "blocked, the blocker among the lowest",
    ),
    "haitian-duel": (
        "finish tonbe", "finish 2-kabes", "finish blok", "draw", "pass", "block by a draw",
        "block before tiles that are left", "blocked, the blocker among the lowest", "an opponent is left with 0-0",
    ),
    "haitian": (
        "finish tonbe", "finish 2-kabes", "finish blok", "draw", "pass", "block by a draw",
        "block before tiles that are left", "blocked, several lowest", "several greatest", "rounds won decide",
    ),
    "haitian-teams": (
        "finish tonbe", "finish 2-kabes", "finish blok", "a fall to 0", "blocked, teams level",
        "blocked, partners lowest", "blocked, winning partners level", "blocked, lowest hands of both teams",
    ),
    "abkhaz": (
        "break", "a second break", "a double is lifted", "a second copy is lifted", "a lifted tile is played again",
        "breaks where it could draw", "breaks after a draw", "breaks after two draws", "breaks for lack of tiles",
        "the older piece is behind", "a piece without the hub is broken", "apart", "a side arm", "pass after two draws",
        "pass before tiles that are left", "equal doubles, the later seat leads", "leads with a second copy", "redeal",
    ),
    "all-fives": (
        "points in play", "a side arm", "end domino", "end block", "end target", "nobody wins",
        "block by a draw", "block before tiles that are left", "an opponent is left with 0-0",
    ),
}  # fmt: skip


def records(game: str) -> Iterator[dict[str, Any]]:
    """Play the matches of one seed after the other in all set-ups of a game."""
    for seed in count():
        for _, options in (one for one in set_ups() if one[0] == game):
            yield play(game, seed, **options)


@pytest.mark.parametrize("game", GAMES)
def test_referee_and_engine_agree(game: str, tmp_path: Path, capsys: object) -> None:
    wanted = {f"{game}: {name}" for name in MET[game]}
    of_a_seed = sum(1 for one in set_ups() if one[0] == game)
    at_least = SEEDS * of_a_seed
    played = []
    for number, record in enumerate(islice(records(game), LIMIT * of_a_seed)):
        if number >= at_least and not wanted:
            break
        found = happenings(record)
        if number < at_least or found & wanted:
            assert judge(record) == [], record
            wanted -= found
            played.append(record)
    assert not wanted
    file = tmp_path / "random.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in played), encoding="utf-8")
    said = replay_here(capsys, file)
    assert (said.code, said.err) == (0, ""), said.out


@pytest.mark.parametrize("rare", RARE, ids=lambda rare: f"{rare.game} {rare.end} {rare.options}")
def test_rare_rounds(rare: Found, tmp_path: Path, capsys: object) -> None:
    record = rare.record()
    assert record["rounds"][0]["result"]["end"] == rare.end
    assert judge(record) == []
    file = tmp_path / "rare.jsonl"
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    assert replay_here(capsys, file).code == 0


@pytest.mark.parametrize(("game", "seats"), [("haitian-duel", 2), ("all-fives", 2), ("all-fives", 3)])
def test_heaviest_tile_leads_where_nobody_has_a_double(game: str, seats: int) -> None:
    secrets = (f"{number:032x}" for number in count())
    deals = ((secret, GAMES[game].next_deal(secret, 1, {"seats": seats}, None)) for secret in secrets)
    secret = next(secret for secret, deal in deals if deal.bound is not None and not is_double(deal.bound))
    record = play(game, 1, secret=secret, seats=seats)
    assert f"{game}: heaviest leads" in happenings(record)
    assert judge(record) == []
