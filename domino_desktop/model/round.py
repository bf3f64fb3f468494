"""A round: an immutable state, and the pure function that plays an action."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from .actions import PASS, Action, Break, Draw, Pass, Play
from .events import Broke, Drew, Ended, Event, Passed, Played, Result
from .line import EMPTY, Line
from .refusals import IllegalAction, refusal
from .rules import Hand, Position, Rules, added, totals_of
from .tiles import Tile

_new = tuple.__new__  # see line.py

Past: TypeAlias = "tuple[Past, Event] | None"
"""All events but the newest, and the newest: a chain, which grows without being copied."""


class Deal(NamedTuple):
    """How a round began, as the record tells it."""

    number: int
    deal: int
    lead_draws: tuple[tuple[Tile, ...], ...]
    shown: tuple[Tile | None, ...]
    table: tuple[Tile, ...]
    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...]
    sleeping: tuple[Tile, ...]
    leader: int
    bound: Tile | None


class Round(NamedTuple):
    """A round at one moment. `play` returns the next one and changes nothing."""

    rules: Rules
    deal: Deal
    scores: tuple[int, ...]
    """Match scores before the round, by side."""
    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...]
    at: Position
    legal: tuple[Action, ...]
    """The legal actions of the seat whose turn it is; empty when the round is over."""
    gained: tuple[int, ...]
    """Points scored by plays, by side."""
    last: int
    """The seat that laid the last tile (the leader before the first play)."""
    past: Past = None
    """The events so far; `events` lists them."""
    result: Result | None = None

    @staticmethod
    def begin(rules: Rules, deal: Deal, scores: tuple[int, ...]) -> Round:
        """Return the round that begins with a deal."""
        line = EMPTY
        for tile in deal.table:
            line = line.root(tile, rules.first_ports(tile))
        _, _, _, _, _, hands, boneyard, _, leader, bound = deal
        drawable = max(0, len(boneyard) - rules.kept_back)
        at: Position = _new(Position, (line, leader, bound, drawable, 0, None, ()))
        legal = rules.actions(at, hands[leader])
        gained = (0,) * rules.sides
        return _new(Round, (rules, deal, scores, hands, boneyard, at, legal, gained, leader, None, None))

    @property
    def events(self) -> tuple[Event, ...]:
        """What was announced in this round, in order."""
        events: list[Event] = []
        past = self.past
        while past is not None:
            past, event = past
            events.append(event)
        return tuple(reversed(events))

    @property
    def line(self) -> Line:
        """The tiles on the table."""
        return self.at.line

    @property
    def turn(self) -> int:
        """The seat that must act."""
        return self.at.turn

    @property
    def bound(self) -> Tile | None:
        """The tile that the leader must play first."""
        return self.at.bound

    @property
    def broken(self) -> Tile | None:
        """The tile lifted from the line in this turn."""
        return self.at.broken

    @property
    def drawable(self) -> int:
        """How many tiles can still be drawn."""
        return self.at.drawable

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose turn it is."""
        return self.hands[self.at.turn]

    def play(self, action: Action) -> tuple[Round, tuple[Event, ...]]:
        """Return the round after the action of the seat whose turn it is, and what happened.

        Raise IllegalAction, with a reason, unless the action is one of `legal`.
        """
        if action not in self.legal:
            raise IllegalAction(refusal(self, action))
        if isinstance(action, Play):
            return self._lay(action)
        if isinstance(action, Draw):
            return self._draw()
        if isinstance(action, Pass):
            return self._pass()
        return self._break(action)

    def _lay(self, action: Play) -> tuple[Round, tuple[Event, ...]]:
        rules, deal, scores, hands, boneyard, (before, seat, _, drawable, _, _, breaks), _, gained, _, past, _ = self
        tile, arm = action.tile, action.arm
        line = rules.lay(before, tile, arm)
        points = rules.play_points(line)
        if points:
            side = rules.side(seat)
            gained = (*gained[:side], gained[side] + points, *gained[side + 1 :])
        held = [*hands]
        hand = []
        for one in hands[seat]:  # by identity, which takes half the time of list.remove()
            if one is not tile:
                hand.append(one)
        left = held[seat] = tuple(hand)
        hands = tuple(held)
        turn = seat + 1
        if turn == rules.seats:
            turn = 0
        at: Position = _new(Position, (line, turn, None, drawable, 0, None, breaks))
        played = Played(seat, tile, arm, action.apart, points) if points else action.played[seat]
        end = rules.end_of_round(line, left, added(scores, gained) if points else scores)
        legal = () if end else rules.actions(at, hands[turn])
        after: Round = _new(
            Round, (rules, deal, scores, hands, boneyard, at, legal, gained, seat, (past, played), None)
        )
        if not end:
            if legal[0] is not PASS or not after._is_blocked():  # the next seat can mostly play
                return after, (played,)
            end = "block"
        return after._end(end, rules.finish(before, tile, end), played)

    def _draw(self) -> tuple[Round, tuple[Event, ...]]:
        seat = self.turn
        drew = Drew(seat, self.boneyard[0])
        hands = (*self.hands[:seat], (*self.hands[seat], self.boneyard[0]), *self.hands[seat + 1 :])
        at = self.at._replace(drawable=self.drawable - 1, drawn=self.at.drawn + 1)
        after = self._replace(
            hands=hands,
            boneyard=self.boneyard[1:],
            at=at,
            legal=self.rules.actions(at, hands[seat]),
            past=(self.past, drew),
        )
        if after._is_blocked():
            return after._end("block", after.rules.finish(after.line, None, "block"), drew)
        return after, (drew,)

    def _pass(self) -> tuple[Round, tuple[Event, ...]]:
        rules, deal, scores, hands, boneyard, at, _, gained, last, past, _ = self
        line, seat, bound, drawable, _, _, breaks = at
        passed: Passed = _new(Passed, (seat, line.numbers))
        turn = seat + 1 if seat + 1 < rules.seats else 0
        at = _new(Position, (line, turn, bound, drawable, 0, None, breaks))
        legal = rules.actions(at, hands[turn])
        after: Round = _new(
            Round, (rules, deal, scores, hands, boneyard, at, legal, gained, last, (past, passed), None)
        )
        return after, (passed,)

    def _break(self, action: Break) -> tuple[Round, tuple[Event, ...]]:
        line, seat = self.line, self.turn
        index = line.find(action.tile)
        assert index is not None  # a legal break names a tile on the table
        line = line.lift(index)
        broke = Broke(seat, action.tile, (len(line.arms) - 2, len(line.arms) - 1))
        hands = (*self.hands[:seat], (*self.hands[seat], action.tile), *self.hands[seat + 1 :])
        breaks = list(self.at.breaks or (0,) * self.rules.seats)
        breaks[seat] += 1
        at = self.at._replace(line=line, broken=action.tile, breaks=tuple(breaks))
        legal = self.rules.actions(at, hands[seat])
        return self._replace(hands=hands, at=at, legal=legal, past=(self.past, broke)), (broke,)

    def _is_blocked(self) -> bool:
        """Say whether no seat can go on and nothing more can be drawn (RULES.md 2.6)."""
        if self.legal[0] is not PASS or self.drawable:
            return False
        rules, at = self.rules, self.at
        for seat, hand in enumerate(self.hands):
            if seat != at.turn and rules.can_go_on(at, seat, hand):  # whose turn it is can only pass
                return False
        return True

    def _end(self, end: str, finish: str, last: Event) -> tuple[Round, tuple[Event, ...]]:
        rules, deal, before, hands, boneyard, at, _, gained, seat, past, _ = self
        totals = totals_of(hands)
        chief, rule = rules.decide(end, totals, tuple(map(len, hands)), seat)
        winners = () if chief is None else rules.members(rules.side(chief))
        points = added(gained, rules.round_points(chief, finish, totals))
        scores = rules.scores_after(before, points)
        result: Result = _new(Result, (end, seat, finish, winners, totals, points, scores, rule, chief))
        ended: Ended = _new(Ended, (result, hands))
        after: Round = _new(Round, (rules, deal, before, hands, boneyard, at, (), gained, seat, (past, ended), result))
        return after, (last, ended)
