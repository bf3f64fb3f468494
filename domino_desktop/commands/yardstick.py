"""The player that sees every tile: a yardstick for the arena, and no level of any game."""

from __future__ import annotations

from typing import Final

from ..bots.bot import Budget
from ..bots.kernel import Kernel
from ..bots.kernel_play import play_out
from ..bots.kernel_solve import can_solve
from ..bots.kernel_solve_scored import solver
from ..bots.kernel_state import State
from ..bots.policy import policy_of
from ..bots.worth import Worth
from ..model.actions import Action, Draw, Play
from ..model.match import Match

SOLVED: Final = 20
"""Tiles in all hands up to which it plays perfectly; before, and where nothing can be solved, by play-outs."""


def best_action(match: Match) -> Action:
    """Return the action of the seat whose turn it is that is best with all tiles known."""
    now, rules = match.round, match.rules
    if len(now.legal) == 1:
        return now.legal[0]
    policy = policy_of(rules)
    kernel = policy.kernel
    worth = Worth(rules, rules.side(now.turn), now.scores, match.results, False)
    sign = 1 if worth.side == 0 else -1
    exact = solver(kernel, lambda ending: sign * worth.aim(ending), Budget())
    state = state_of(kernel, match)
    solves = can_solve(kernel) and not now.drawable and sum([len(hand) for hand in now.hands]) <= SOLVED

    def value(action: Action) -> float:
        first, at = None, state
        if isinstance(action, Play):
            line = rules.lay(now.line, action.tile, action.arm)
            first = (kernel.bit[action.tile], kernel.place(line))
        elif isinstance(action, Draw):
            hands = list(state.hands)
            hands[now.turn] |= state.yard[0]
            at = state._replace(hands=tuple(hands), yard=state.yard[1:], drawn=state.drawn + 1)
        return sign * exact.solve(at, first) if solves else worth.of(play_out(policy, at, first)).points

    plain = [action for action in now.legal if isinstance(action, Play | Draw)]  # it breaks no line
    return max(plain or now.legal[:1], key=value)


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
