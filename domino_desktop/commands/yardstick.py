"""The player that sees every tile: a yardstick for the arena, and no level of any game."""

from __future__ import annotations

from itertools import count
from typing import Final

from ..bots.aim import heaviest
from ..bots.kernel import Kernel
from ..bots.kernel_ends import Ending
from ..bots.kernel_play import play_out
from ..bots.kernel_solve import can_solve
from ..bots.kernel_solve_scored import solver
from ..bots.kernel_state import State
from ..bots.policy import policy_of
from ..bots.worth import Worth
from ..model.actions import Action, Play
from ..model.match import Match

SOLVED: Final = 20
"""Tiles in all hands up to which it plays perfectly, where a game can be solved."""
TRIES: Final = 4_000
"""Positions that it looks at for one decision elsewhere, about."""


def best_action(match: Match) -> Action:
    """Return the action of the seat whose turn it is that is best with all tiles known."""
    now, kernel = match.round, policy_of(match.rules).kernel
    if len(now.legal) == 1:
        return now.legal[0]
    if can_solve(kernel) and not now.drawable and sum([len(hand) for hand in now.hands]) <= SOLVED:
        return _solved(match, kernel)
    return _Tree(match).best()


def _solved(match: Match, kernel: Kernel) -> Action:
    """Return the best play of an ending against the best play of the other side."""
    now, rules, state = match.round, match.rules, state_of(kernel, match)
    worth = Worth(rules, rules.side(now.turn), now.scores, match.results, False)
    sign = 1 if worth.side == 0 else -1
    exact = solver(kernel, lambda ending: sign * worth.aim(ending))
    values = []
    for play in now.legal:
        assert isinstance(play, Play)  # nothing can be drawn, no line breaks, and who has a choice need not pass
        to = kernel.place(rules.lay(now.line, play.tile, play.arm))
        values.append(sign * exact.solve(state, (kernel.bit[play.tile], to)))
    return now.legal[values.index(max(values))]


class _Tree:
    """All that one side can do in its next turns, ever deeper, while the others play their heaviest tiles.

    Whom it is to be measured against does so; and who sees every tile and knows that is the most that can be.
    """

    def __init__(self, match: Match) -> None:
        now, rules = match.round, match.rules
        self._match, self._rules, self._side = match, rules, rules.side(now.turn)
        self._worth = Worth(rules, self._side, now.scores, match.results, False)
        self._policy = policy_of(rules)
        self._others = tuple([rules.side(seat) != self._side for seat in range(rules.seats)])
        self._seen, self._cut = 0, False

    def best(self) -> Action:
        """Return the best action as deep as the tries go."""
        legal = self._match.round.legal
        values: list[float] = []
        for depth in count():
            self._seen, self._cut = 0, False
            found = []
            for action in legal:
                if depth and self._seen > TRIES:
                    break
                found.append(self._value(self._match.play(action)[0], depth))
            if len(found) < len(legal):
                break
            values = found
            if not self._cut or self._seen > TRIES:
                break
        return legal[values.index(max(values))]

    def _value(self, match: Match, depth: int) -> float:
        """Return what the side can make of a position when it looks so many of its own turns ahead."""
        self._seen += 1
        now = match.round
        while now.result is None and (len(now.legal) == 1 or self._others[now.turn]):
            plays = [action for action in now.legal if isinstance(action, Play)]
            match, _ = match.play(heaviest(self._rules, plays)[0] if plays else now.legal[0])
            now = match.round
        if now.result:
            return self._worth.aim(Ending(now.result.points, now.result.chief))
        if depth and self._seen <= TRIES:
            return max([self._value(match.play(action)[0], depth - 1) for action in now.legal])
        self._cut = True
        state = state_of(self._policy.kernel, match)._replace(simple=self._others)
        return self._worth.aim(play_out(self._policy, state))


def state_of(kernel: Kernel, match: Match) -> State:
    """Return a round as the kernel sees it, with every hidden tile."""
    now = match.round
    laid = [laid.tile for index, laid in enumerate(now.line.laid) if index not in now.line.lifted]
    return State(
        hands=tuple([kernel.mask(hand) for hand in now.hands]),
        place=kernel.place(now.line, now.at.broken),
        turn=now.turn,
        last=now.last,
        yard=tuple([kernel.bit[tile] for tile in now.boneyard[: now.drawable]]),
        drawn=now.at.drawn,
        gained=now.gained,
        scores=now.scores,
        breaks=tuple([now.at.breaks_of(seat) for seat in range(now.rules.seats)]),
        laid=kernel.mask(laid),
        lacks=(0,) * now.rules.seats,
        simple=(False,) * now.rules.seats,
    )
