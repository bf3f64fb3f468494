"""The first game: two short rounds on prepared deals, and what is said in them; it teaches by playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..games import game
from ..model.actions import DRAW, PASS, Action, Play
from ..model.events import Passed, Played
from ..model.match import Player
from ..model.observation import Observation
from ..model.shuffle import numbered_secret
from .setup import HUMAN, Setup

SEED: Final = 1
"""Of the opponent's random numbers: it answers the same in every first game."""


class Tip(NamedTuple):
    """What is said once, at the first moment at which something is so."""

    key: str
    when: Callable[[Observation], bool]
    points: Callable[[Observation], Action | None] = lambda seen: None
    """The action that is marked on the table."""


class Chapter(NamedTuple):
    """One round: a game of two, the number of the deal, and the tips, the first that holds first."""

    game: str
    deal: int
    tips: tuple[Tip, ...]

    @property
    def setup(self) -> Setup:
        """Whom to play with, and how."""
        options = game(self.game).make({"seats": 2}).options()
        return Setup(self.game, options, (Player("", HUMAN), Player("", "bot:easy")))

    @property
    def secret(self) -> str:
        """The secret of the deal."""
        return numbered_secret(self.deal)


def _first(seen: Observation) -> Action | None:
    return seen.legal[0] if seen.legal else None


def _own_plays(seen: Observation) -> int:
    return sum(isinstance(event, Played) and event.seat == seen.seat for event in seen.events)


def _choice_of_ends(seen: Observation) -> Action | None:
    """Return a play of a tile that fits ends with different numbers."""
    numbers = seen.line.numbers
    places: dict[object, set[int]] = {}
    for action in seen.legal:
        if isinstance(action, Play) and action.arm is not None:
            places.setdefault(action.tile, set()).add(numbers[action.arm])
            if len(places[action.tile]) > 1:
                return action
    return None


def _passed(seen: Observation, mine: bool) -> bool:
    last = [event for event in seen.events if isinstance(event, Passed)]
    return bool(last) and (last[-1].seat == seen.seat) == mine


CHAPTERS: Final = (
    Chapter(
        "draw",
        1268,
        (
            Tip("open", lambda seen: seen.my_turn and not seen.line.arms, _first),
            Tip("double", lambda seen: seen.my_turn and _own_plays(seen) == 1),
            Tip("ends", lambda seen: seen.my_turn and len(set(seen.line.numbers)) > 1 and _own_plays(seen) > 1),
            Tip("draw", lambda seen: seen.legal == (DRAW,), _first),
            Tip("drew", lambda seen: seen.my_turn and seen.drawn > 0 and seen.legal != (DRAW,)),
            Tip("choose", lambda seen: _choice_of_ends(seen) is not None, _choice_of_ends),
            Tip("hint", lambda seen: len(seen.legal) > 1 and _own_plays(seen) > 2),
            Tip("undo", lambda seen: seen.my_turn and _own_plays(seen) > 3),
            Tip("last", lambda seen: seen.my_turn and len(seen.hand) < 3),
            Tip("counted", lambda seen: seen.result is not None),
        ),
    ),
    Chapter(
        "block",
        1259,
        (
            Tip("no-drawing", lambda seen: seen.my_turn and not _own_plays(seen)),
            Tip("pass", lambda seen: seen.legal == (PASS,), _first),
            Tip("other-passed", lambda seen: seen.my_turn and _passed(seen, mine=False)),
            Tip("free", lambda seen: seen.my_turn and _own_plays(seen) > 1),
            Tip("blocked", lambda seen: seen.result is not None and seen.result.end == "block"),
            Tip("over", lambda seen: seen.result is not None),
        ),
    ),
)


class Lesson:
    """Where the first game stands; a position that comes again is told the same."""

    def __init__(self) -> None:
        self._number = 0
        self._said: dict[str, int] = {}
        """At which event of the round each tip was given."""

    @property
    def chapter(self) -> Chapter:
        """The round that is played."""
        return CHAPTERS[self._number]

    @property
    def is_last(self) -> bool:
        """Whether no round comes after this one."""
        return self._number + 1 == len(CHAPTERS)

    def go_on(self) -> bool:
        """Go to the next round; return False when there is none."""
        if self.is_last:
            return False
        self._number += 1
        self._said.clear()
        return True

    def begin_again(self) -> None:
        """Say everything of this round again."""
        self._said.clear()

    def tip(self, seen: Observation) -> Tip | None:
        """Return what is to be said in a position of the round, if anything."""
        now = len(seen.events)
        for tip in self.chapter.tips:
            if self._said.get(tip.key, now) == now and tip.when(seen):
                self._said[tip.key] = now
                return tip
        return None
