"""What a game's hooks answer in small positions made for the purpose: facts from which the rules are written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...model.actions import DRAW, Action, Break, Play
from ...model.events import Result
from ...model.line import Line
from ...model.openings import Lead
from ...model.rules import Position, Rules
from ...model.tiles import Tile, full_set

SIX = Tile(6, 6)
UNLIMITED = 99
"""More than any limit of a game."""
MOST = 1001
"""More than any score that ends a match."""


def branches(rules: Rules) -> tuple[bool, bool]:
    """Say whether a first double-six, and any other first double, makes four arms."""
    return len(rules.first_ports(SIX)) == 4, len(rules.first_ports(Tile(3, 3))) == 4


def cross(rules: Rules) -> Line:
    """Return the line of a first double-six with one tile on it."""
    return rules.lay(Line().root(SIX, rules.first_ports(SIX)), Tile(6, 4), 0)


def fills_all_arms(rules: Rules) -> bool:
    """Say whether all arms of the first tile need a tile before others may be played."""
    line = cross(rules)
    return len(list(rules.open_arms(line))) < len(line.arms)


def spinner_line(rules: Rules) -> Line:
    """Return a line with a double whose two long sides are covered, and whose arms show 5 and 3."""
    line = rules.lay(Line(), Tile(4, 4), None)
    return rules.lay(rules.lay(line, Tile(5, 4), 0), Tile(4, 3), 1)


def has_spinner(rules: Rules) -> bool:
    """Say whether a covered double gets side arms later."""
    return branches(rules) == (False, False) and len(spinner_line(rules).arms) > 2


def plays_score(rules: Rules) -> bool:
    """Say whether a play can score at once."""
    return rules.play_points(Line().root(Tile(5, 5))) > 0


def chain() -> Line:
    """Return the line 2-3 3-3 3-5: one interior tile, open numbers 2 and 5."""
    return Line().root(Tile(3, 3)).grow(Tile(3, 2), 0).grow(Tile(5, 3), 1)


def long_chain() -> Line:
    """Return the line 1-2 2-3 3-3 3-5 5-1: it can be broken, and both ends show 1."""
    return chain().grow(Tile(2, 1), 0).grow(Tile(5, 1), 1)


def actions(
    rules: Rules, hand: tuple[Tile, ...], drawable: int = 5, drawn: int = 0, breaks: int = 0
) -> tuple[Action, ...]:
    """Return what a seat with this hand may do on `long_chain`."""
    at = Position(long_chain(), 0, None, drawable, drawn, None, (breaks,) * rules.seats)
    return rules.actions(at, hand)


FITS, STUCK, DOUBLE = Tile(6, 1), Tile(5, 4), Tile(6, 6)
"""On `long_chain`: a tile that fits; one that fits only where a tile could be lifted; a double that does not fit."""


def withholds(rules: Rules) -> bool:
    """Say whether a seat with one playable tile may draw instead."""
    return DRAW in actions(rules, (FITS, STUCK))


def arms_apart(rules: Rules) -> int:
    """Return how many arms a double makes that is laid apart; 0: that is not allowed."""
    if not any(isinstance(one, Play) and one.apart for one in actions(rules, (DOUBLE, STUCK))):
        return 0
    return len(rules.lay(long_chain(), DOUBLE, None).arms) - len(long_chain().arms)


def breaks_allowed(rules: Rules) -> int:
    """Return how often a seat may break the line in a round."""
    for breaks in range(UNLIMITED):
        if not any(isinstance(one, Break) for one in actions(rules, (STUCK,), drawable=0, breaks=breaks)):
            return breaks
    return UNLIMITED


def breaks_before_drawing(rules: Rules) -> bool:
    """Say whether a seat that could still draw may break the line instead."""
    return any(isinstance(one, Break) for one in actions(rules, (STUCK,)))


def draws_in_a_turn(rules: Rules) -> int:
    """Return how many tiles a seat may draw in one turn."""
    for drawn in range(UNLIMITED):
        if DRAW not in actions(rules, (STUCK,), drawn=drawn):
            return drawn
    return UNLIMITED


def ends_by_kinds(rules: Rules) -> bool:
    """Say whether the round ends when every kind of tile lies on the table."""
    line = Line()
    for tile in full_set(rules.set):
        line = line.root(tile)
    return rules.end_of_round(line, (SIX,), (0,) * rules.sides) == "all-kinds"


def ends_by_target(rules: Rules) -> bool:
    """Say whether a play that reaches the target ends the match at once."""
    return rules.end_of_round(Line().root(SIX), (SIX,), (10**6,) * rules.sides) == "target"


def deciding_rules(rules: Rules, end: str) -> list[str]:
    """Return the keys of all rules that can decide a round that ended so, the first measure first."""
    found: dict[str, None] = {}
    for totals, counts in _hands(rules.seats):
        found.setdefault(rules.decide(end, totals, counts, 0).rule)
    return list(found)


def _hands(seats: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield totals and counts: first all different, then everything that two values can make of them."""
    yield tuple(range(1, seats + 1)), tuple(range(seats, 0, -1))
    yield tuple(range(1, seats + 1)), (1,) * seats
    few = min(seats, 4)
    rest = (9,) * (seats - few)
    for totals in product((7, 3), repeat=few):
        yield totals + rest, tuple(range(1, seats + 1))
        yield totals + rest, (1,) * seats


def winner_leads(rules: Rules) -> bool:
    """Say whether the last round's winner leads the next one, with any tile."""
    hands = (*tuple((Tile(seat, seat), Tile(seat, 0)) for seat in range(1, rules.seats)), (SIX,))
    nothing = (0,) * rules.sides
    last = Result("domino", 0, "domino", (0,), (0,) * rules.seats, nothing, nothing, "domino", 0)
    find = rules.next_opening(last).find
    return find is not None and find(hands, 2) == Lead(0)


def opening_tile(rules: Rules) -> Tile | None:
    """Return the tile that would open the first round if one player held them all."""
    find = rules.next_opening(None).find
    lead = find((full_set(rules.set),), 1) if find else None
    return None if lead is None else lead.tile


def rounds_in_match(rules: Rules) -> int | None:
    """Return after how many rounds a match ends in which nobody has scored; None: it does not."""
    results = (_scored(rules, 0),) * UNLIMITED
    return next((count for count in range(1, UNLIMITED) if rules.standing(results[:count])), None)


def winning_score(rules: Rules) -> int:
    """Return the score that ends a match; raise StopIteration when none does."""
    return next(score for score in range(1, MOST) if rules.standing((_scored(rules, score),)))


def _scored(rules: Rules, score: int) -> Result:
    """Return the result of a round after which the first side has this score and the others nothing."""
    scores = (score, *(0,) * (rules.sides - 1))
    return Result("domino", 0, "domino", (0,), (0,) * rules.seats, scores, scores, "domino", 0)
