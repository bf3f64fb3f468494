"""Undo and redo within a round: the way back is the round itself, the way forth is what was undone of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..model.actions import Action
from ..model.match import Match
from ..model.past import actions_of, course
from ..model.round import Round

Waits = Callable[[Round], bool]
"""Says whether the person decides at this moment of a round."""


class Reach(NamedTuple):
    """Which ways are open in time."""

    undo: bool = False
    redo: bool = False


class Timeline:
    """What was undone is kept as long as the round can still become what it was."""

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self._future: Match | None = None

    def reach(self, match: Match) -> Reach:
        """Return which ways are open from a match."""
        return Reach(self._earlier(match) is not None, self._future is not None)

    def back(self, match: Match) -> Match | None:
        """Return the match at the person's last decision before now, if there is one, and keep what comes after it."""
        earlier = self._earlier(match)
        if earlier is not None and self._future is None:
            self._future = match
        return earlier

    def forth(self, match: Match) -> tuple[Action, ...]:
        """Return what was played from now up to the person's next decision, or as far as it went."""
        return tuple(self._ahead(match)) if self._future is not None else ()

    def follow(self, match: Match) -> None:
        """Go on with the match as it is now: what was undone is forgotten unless all is as it was."""
        if self._future is not None and not _leads_to(match, self._future):
            self._future = None

    def forget(self) -> None:
        """Forget what was undone."""
        self._future = None

    def _earlier(self, match: Match) -> Match | None:
        if match.outcome is not None:  # it is counted
            return None
        decisions = [moment for moment in [*course(match)][:-1] if self._waits(moment.round)]
        return decisions[-1] if decisions else None

    def _ahead(self, match: Match) -> Iterator[Action]:
        assert self._future is not None
        count = len(actions_of(match.round))
        moments = [*course(self._future)]
        for at, action in enumerate(actions_of(self._future.round)[count:], count):
            if at > count and self._waits(moments[at].round):
                return
            yield action


def _leads_to(match: Match, future: Match) -> bool:
    done, will = actions_of(match.round), actions_of(future.round)
    return len(match.rounds) == len(future.rounds) and len(done) < len(will) and will[: len(done)] == done
