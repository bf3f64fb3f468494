"""All that one seat may know; with `events.masked` the only way out of hidden information."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .events import Event, Result, masked
from .line import Line
from .match import Match, Outcome, Player
from .rules import Hand, Rules
from .shuffle import commitment
from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Observation:
    """The public state of a match and one seat's own hand (RULES.md 2.9).

    `seat` is None for a spectator, who sees no hand. When the round is over `hands` holds all hands.
    """

    rules: Rules
    players: tuple[Player, ...]
    commitment: str
    seat: int | None
    number: int
    """The round, from 1."""
    lead_draws: tuple[tuple[Tile, ...], ...]
    shown: tuple[Tile | None, ...]
    leader: int
    bound: Tile | None
    hand: Hand
    """The seat's own hand, in the order in which it got the tiles."""
    counts: tuple[int, ...]
    """Tiles in each hand."""
    boneyard: int
    """Tiles in the boneyard, those that are never drawn included."""
    sleeping: int
    drawable: int
    drawn: int
    """Tiles drawn in this turn."""
    broken: Tile | None
    """The tile that the seat whose turn it is has lifted from the line; its play must follow."""
    line: Line
    turn: int
    last: int
    """The seat that laid the last tile (the leader before the first play)."""
    events: tuple[Event, ...]
    """The events of the round as this seat saw them."""
    scores: tuple[int, ...]
    results: tuple[Result, ...]
    """The results of the rounds that are over."""
    legal: tuple[Action, ...]
    """What the seat can do now; empty when it is not its turn."""
    hands: tuple[Hand, ...] | None
    """All hands, once the round is over."""
    outcome: Outcome | None
    secret: str | None
    """The secret of the shuffle, once the match is over."""

    @property
    def result(self) -> Result | None:
        """The result of this round, once it is over."""
        return self.results[-1] if len(self.results) == self.number else None

    @property
    def my_turn(self) -> bool:
        """Whether this seat must act now."""
        return bool(self.legal)


def observe(match: Match, seat: int | None) -> Observation:
    """Return what a seat knows of the match now; None: what a spectator knows."""
    now = match.round
    deal = now.deal
    over = now.result is not None
    acting = seat == now.turn and match.outcome is None
    return Observation(
        rules=match.rules,
        players=match.players,
        commitment=commitment(match.secret),
        seat=seat,
        number=deal.number,
        lead_draws=deal.lead_draws,
        shown=deal.shown,
        leader=deal.leader,
        bound=now.bound,
        hand=() if seat is None else now.hands[seat],
        counts=tuple([len(hand) for hand in now.hands]),
        boneyard=len(now.boneyard),
        sleeping=len(deal.sleeping),
        drawable=now.drawable,
        drawn=now.at.drawn,
        broken=now.broken,
        line=now.line,
        turn=now.turn,
        last=now.last,
        events=tuple([masked(event, seat) for event in now.events]),
        scores=match.scores,
        results=match.results,
        legal=now.legal if acting else (),
        hands=now.hands if over else None,
        outcome=match.outcome,
        secret=match.secret if match.outcome else None,
    )
