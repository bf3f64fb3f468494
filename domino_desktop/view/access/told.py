"""What there is on the table, thing by thing, in words, and what can be done with each. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from ...controller.gesture_words import APART, OnArm, OnLine, OnTile, Place, Target
from ...layout.snake import Slot
from ...model.actions import DRAW, Play
from ...model.observation import Observation
from ...model.tiles import Tile
from .. import texts
from ..known import known_tiles, last_arm, legal_in, open_sum
from ..texts import telling


class About(Enum):
    """Things that can be read only."""

    NUMBERS = auto()
    """The open numbers of all arms."""
    LINE = auto()
    """The tiles that lie."""


class AtSeat(NamedTuple):
    """A seat."""

    seat: int


Key = Target | AtSeat | About
"""What is told of; a Target can be pressed."""


class Told(NamedTuple):
    """One thing in words."""

    key: Key
    name: str
    about: str = ""
    """What a press does, or why it does nothing."""
    live: bool = False
    """Whether a press does something."""


def hand_told(seen: Observation, order: Sequence[Tile], chosen: Tile | None, slots: Sequence[Slot]) -> list[Told]:
    """Return the tiles of one's own hand as they stand; `chosen`: the tile that waits for its place."""
    legal = legal_in(seen)
    known = known_tiles(seen)[seen.seat] if seen.seat is not None else ()
    found = []
    for tile in order:
        playable = bool(legal.plays(tile))
        if playable:
            about = telling.fits_words([telling.place_words(place, slots) for place in legal.places(tile)])
        else:
            why = legal.why_not(tile)
            about = "" if seen.result is not None else texts.gesture_refusal(why.why, why.about)
        if tile in known:
            about = f"{about} {texts.known_words((tile,))}".strip()
        found.append(Told(OnTile(tile), telling.own_tile_words(tile, playable, tile is chosen), about, playable))
    return found


def ends_told(seen: Observation, chosen: Tile | None, slots: Sequence[Slot]) -> list[Told]:
    """Return every arm, those that take the chosen tile as places to press, and the tiles that can be lifted."""
    legal = legal_in(seen)
    lit = legal.places(chosen) if chosen else ()
    found = []
    for slot in slots:
        number = seen.line.numbers[slot.arm]
        words = telling.end_words(slot.arm, slots, number)
        if chosen and slot.arm in lit:
            found.append(Told(OnArm(slot.arm), telling.lay_words(chosen, words), "", True))
            continue
        takes = [tile for tile in seen.hand if any(one.arm == slot.arm for one in legal.plays(tile))]
        about = telling.takes_words(takes) if seen.my_turn else ""
        found.append(Told(OnArm(slot.arm), words, about))
    if chosen and APART in lit:
        found.append(Told(OnArm(APART), telling.lay_apart_words(chosen), "", True))
    return found + [Told(OnLine(tile), telling.lift_words(tile), "", True) for tile in legal.lifts]


def seats_told(seen: Observation) -> list[Told]:
    """Return every seat, in the order of play, one's own first."""
    rules, known = seen.rules, known_tiles(seen)
    own = texts.own_side(rules, seen.seat)
    found = []
    for seat in rules.walk(seen.seat or 0):
        side = rules.side(seat)
        acts = seat == seen.turn and seen.result is None and seen.outcome is None
        named = texts.seat_side(side, own) if rules.teams_of_two else ""
        player, score = seen.players[seat], seen.scores[side]
        words = texts.seat_words(player, seat == seen.seat, seen.counts[seat], score, acts, named, rules.penalties)
        told = known[seat] if seat != seen.seat and seen.hands is None else ()
        found.append(Told(AtSeat(seat), words, texts.known_words(told) if told else ""))
    return found


def table_told(seen: Observation) -> list[Told]:
    """Return the open numbers, what is not dealt, and the line."""
    numbers = texts.compass_words(seen.line.numbers, last_arm(seen), open_sum(seen))
    if seen.rules.draws:
        can_play = any(isinstance(action, Play) for action in seen.legal)
        ready = DRAW in seen.legal
        undealt = Told(Place.BONEYARD, texts.boneyard_words(seen.boneyard, seen.drawable, ready, can_play), "", ready)
    else:
        undealt = Told(Place.BONEYARD, texts.sleeping_words(seen.sleeping))
    return [Told(About.NUMBERS, numbers), undealt, Told(About.LINE, telling.line_words(seen.line))]
