"""The rules in words: the players, the deal, and who leads."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.openings import shown_double
from ...model.options import OptionError, declared
from ...model.rules import Rules
from ...model.tiles import full_set
from .. import texts
from ..texts import listed, tr
from . import probe


def deal(rules: Rules) -> Iterator[str]:
    """Yield who plays, what is dealt and what happens to the rest."""
    tiles = rules.tiles()
    yield tr("{players}; {set}.").format(
        players=texts.option_value("seats", rules.seats), set=texts.option_value("set", rules.set)
    )
    sets = _sets(rules)
    if sets > 1:
        yield tr("%n sets are shuffled together: %n of every tile.", "", sets)
    if rules.teams_of_two:
        yield tr("Partners sit opposite each other: seats 1 and 3 ({one}) against seats 2 and 4 ({other}).").format(
            one=texts.side_sign(0), other=texts.side_sign(1)
        )
    yield tr("Play runs counter-clockwise.") if rules.counter_clockwise else tr("Play runs clockwise.")
    for tile in rules.table():
        yield tr("The {tile} lies on the table before the deal and belongs to nobody.").format(
            tile=texts.tile_words(tile)
        )
    yield tr("Each player is dealt %n tile(s).", "", rules.hand_size())
    others = list(_other_deals(rules, sets))
    if others:
        yield tr("With other numbers of players: {deals}.").format(deals=listed(others))
    rest = len(tiles) - rules.seats * rules.hand_size()
    if not rest:
        yield tr("All tiles are dealt.")
    elif not rules.draws:
        yield tr("%n tile(s) sleep: nobody sees or draws them in this round.", "", rest)
    else:
        yield tr("The other %n tile(s) are the boneyard.", "", rest)
        if rules.kept_back:
            yield tr("The last %n tile(s) of the boneyard are never drawn.", "", rules.kept_back)


def _sets(rules: Rules) -> int:
    """Return how many sets are shuffled together; a tile may lie on the table instead."""
    return round(len(rules.tiles()) / len(full_set(rules.set)))


def _other_deals(rules: Rules, sets: int) -> Iterator[str]:
    """Yield what is dealt to the game's other numbers of players, as the engine gives it; like numbers together."""
    given = {key: value for key, value in rules.options().items() if key not in ("seats", "hand", "youngest", "teams")}
    others = [seats for seats in declared(rules)["seats"].values if isinstance(seats, int) and seats != rules.seats]
    found: dict[tuple[int, int], list[int]] = {}
    for seats in others:
        try:
            other = type(rules).make(given | {"seats": seats})
        except OptionError:
            continue
        found.setdefault((other.hand_size(), _sets(other)), []).append(seats)
    for (size, copies), several in found.items():
        tiles = texts.tiles_counted(size)
        if copies != sets:
            tiles = tr("{tiles} from %n set(s)", "", copies).format(tiles=tiles)
        counted = [*map(str, several[:-1]), texts.option_value("seats", several[-1])]
        yield tr("{tiles} for {players}").format(tiles=tiles, players=listed(counted))


def lead(rules: Rules) -> Iterator[str]:
    """Yield who opens the rounds, and with what."""
    hand = full_set(rules.set)
    if rules.shown((hand,)) == (shown_double(hand),):
        yield tr("Before the lead each player shows the highest double in hand.")
    first = texts.opening_words(rules.next_opening(None).key, probe.opening_tile(rules))
    if not probe.winner_leads(rules):
        yield texts.titled(tr("Every round"), first)
        if len(rules.tiles()) > len(full_set(rules.set)):
            yield tr("Of equal doubles that of the first of these players leads, counted from seat 1 in the first "
                     "round, from seat 2 in the second, and so on.")  # fmt: skip
        return
    yield texts.titled(tr("First round"), first)
    if rules.teams_of_two:
        yield tr("Later rounds: whoever went out leads, with any tile; after a block the winning team’s player with "
                 "the lower total (when equal, the first of the two in play order after whoever blocked).")  # fmt: skip
    else:
        yield tr("Later rounds: the winner of the round before leads, with any tile.")
    if any(rule.endswith("-tied") for rule in probe.deciding_rules(rules, "block")):
        yield tr("After a round that nobody won, the lead is found as in the first round.")
