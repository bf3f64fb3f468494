"""Play 2-seat block against OpenSpiel's IS-MCTS on its own Python block dominoes.

    python -m pip install open_spiel==2.0.2
    python -m benchmarks.openspiel --deals 200 --seed 1

Its player gets a state of its own game, in which the hidden hand is dealt anew for every simulation: any hand that fits
what was played and where we passed. The leader plays any tile, as in its game (`opening=drawn` in ours). How far its
search explores (`--uct`) is for its user to say: its own tests play with 5.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.games import block_dominoes

from domino_desktop.bots.bot import Budget
from domino_desktop.bots.levels import bot
from domino_desktop.commands.arguments import cores, positive, rules_from, whole
from domino_desktop.commands.figures import interval, middle
from domino_desktop.model.actions import Action, Play
from domino_desktop.model.events import Passed
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import observe

SIMULATIONS = 100
UCT = 5.0
"""How far its search explores, in pips: as in its own tests."""


def opened(match: Match) -> Any:
    """Return its state after the deal; its first player is our leader."""
    deck, leader = block_dominoes._DECK, match.round.turn
    state = block_dominoes.BlockDominoesGame().new_initial_state()
    for seat in (leader, 1 - leader):
        for tile in match.round.deal.hands[seat]:
            state.apply_action(deck.index((tile.low, tile.high)))
    return state


def mirrored(match: Match, play: Play, player: int) -> int:
    """Return the number of a play in its game."""
    arms = match.round.line.arms
    edge = float(arms[play.arm].number) if arms and play.arm is not None else None
    action = block_dominoes.Action(player, (float(play.tile.low), float(play.tile.high)), edge)
    return block_dominoes._ACTIONS_STR.index(str(action))


def dealer(match: Match, numbers: random.Random) -> Callable[[Any, int], Any]:
    """Return what deals the hidden hand anew in its state, with the passes heeded."""
    now = match.round
    passes = [event for event in now.events if isinstance(event, Passed) and event.seat != now.turn]
    lacked = {number for event in passes for number in event.numbers}

    def deal(state: Any, player: int) -> Any:
        new = state.clone()
        hidden = [*new.hands[1 - player], *new.deck]
        size = len(new.hands[1 - player])
        fit = [tile for tile in hidden if not lacked & {int(half) for half in tile}]
        hand = sorted(numbers.sample(fit, size))
        new.hands[1 - player] = hand
        new.deck = [tile for tile in hidden if tile not in hand]
        return new

    return deal


def deal_won(level: str, uct: float, seed: int, number: int) -> float:
    """Return the share of two rounds of one deal, with the seats changed, that our bot wins."""
    return middle([round_won(level, uct, seed, number, ours) for ours in (0, 1)])


def round_won(level: str, uct: float, seed: int, number: int, ours: int) -> float:
    """Play one round with our bot on seat `ours`; return 1, 0, or a half for a tie."""
    numbers = random.Random(f"{seed}/{number}")
    secret = f"{numbers.getrandbits(128):032x}"
    match = Match.begin(rules_from("block", ("seats=2", "opening=drawn")), (Player("", "bot:x"),) * 2, secret)
    state, leader, game = opened(match), match.round.turn, block_dominoes.BlockDominoesGame()
    chance = numpy.random.RandomState(numbers.getrandbits(32))
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    their = ismcts.ISMCTSBot(game, evaluator, uct, SIMULATIONS, random_state=chance)
    while match.round.result is None:
        now = match.round
        player = int(now.turn != leader)
        if len(now.legal) == 1:
            action: Action = now.legal[0]
        elif now.turn == ours:
            action = bot(level).choose(observe(match, now.turn), numbers, Budget()).action
        else:
            their.set_resampler(dealer(match, numbers))
            chosen = their.step(state)
            plays = [one for one in now.legal if isinstance(one, Play)]
            action = next(one for one in plays if mirrored(match, one, player) == chosen)
        if isinstance(action, Play):
            state.apply_action(mirrored(match, action, player))
        match, _ = match.play(action)
    winners = match.round.result.winners
    return float(ours in winners) if winners else 0.5


def main() -> None:
    """Read the arguments, play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=positive, default=200)
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--uct", type=float, default=UCT)
    args = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(cores()) as pool:
        one = partial(deal_won, args.level, args.uct, args.seed)
        won = pool.map(one, range(1, args.deals + 1), chunksize=1)
    low, high = interval(won)
    print(
        f"{args.level} wins {100 * middle(won):.1f} % ({100 * low:.1f} to {100 * high:.1f}) of the rounds of "
        f"{args.deals} deals, each played from both seats, against IS-MCTS with {SIMULATIONS} simulations "
        f"and UCT {args.uct:g}"
    )


if __name__ == "__main__":
    main()
