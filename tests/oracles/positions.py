"""Deals whose legal sequences are counted: small hands, so that rounds end within the depth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from tests.referee.deals import the_sets
from tests.referee.lines import is_double, pips, total

from .counting import Position

NOVEL = {"seats": 3, "novel": "on"}
BY_HAND = (
    # the last drawable tile ends the round; tiles kept back
    Position("draw", {"seats": 2, "leave": 2}, ("6-6 5-4", "4-3 2-1"), "3-3 6-1 0-0 1-0", bound="6-6"),
    Position("draw", {"seats": 2, "misere": "on"}, ("6-6 6-5 5-5", "6-1 1-1 0-0"), "5-0", bound="6-6"),
    Position("block", {"seats": 3}, ("6-6 6-5", "6-1 1-1", "5-1 0-0"), bound="6-6"),
    # a tile that fits two arms is one tile, two copies are two
    Position("family", {"seats": 5}, ("6-6 6-5", "6-5#2 5-5", "6-6#2 1-0", "5-1 4-4", "3-3 2-2"), "6-1", bound="6-6"),
    Position("family", {"seats": 2, "leave": 2}, ("6-6 6-5 1-0", "6-4 5-4 0-0"), "6-1 6-0 3-3 2-2", bound="6-6"),
    Position("family", {"seats": 3, "youngest": (2, 0, 1)}, ("6-6 4-0", "6-5 3-1", "5-5 2-2"), "4-4", bound="6-6"),
    # Sebastopol: the cross is not full when the sixes are out; leaders without a 6
    Position("sebastopol", {"seats": 3}, ("6-5 5-4", "6-4 4-4", "6-3 6-2 1-1"), table="6-6"),
    Position("sebastopol", {"seats": 3}, ("5-5 5-4", "6-4 6-5", "6-3 6-2 5-2"), table="6-6"),
    Position("sebastopol", {"seats": 4}, ("6-6 6-5 5-4", "6-4 4-4", "6-3 3-3 1-1", "6-2 2-2 5-2"), bound="6-6"),
    # all finishes of the Brazilian and the Haitian games
    *(
        Position(game, {**more, option: value}, ("6-6 3-3", "6-3 6-5", "6-3#2 5-3", "3-3#2 3-0"), bound="6-6")
        for game, more, option, values in (
            ("brazilian", {}, "la_e_lo", ("both-halves", "either")),
            ("haitian-teams", {"blok": "single"}, "kabes", ("either", "both-halves")),
            ("haitian-teams", {"blok": "pair"}, "kabes", ("either", "both-halves")),
            ("haitian", {"seats": 4}, "kabes", ("either", "both-halves")),
        )
        for value in values
    ),
    Position("haitian-duel", {}, ("5-5 5-3 3-3", "5-3#2 3-0 1-1"), "5-0 2-1", bound="5-5"),
    # blocked at once with all sorts of totals
    *(
        Position(game, options, ("6-6 2-0", "6-1 1-1#3 1-0", "6-1#2 1-1 2-0#2", "5-0 1-1#2"), "", 0, "6-6", "", scores)
        for game, options, scores in (
            ("brazilian", {}, (2, 5)),
            ("haitian-teams", {"blok": "pair"}, (3, 2)),
            ("haitian-teams", {"blok": "single"}, (3, 2)),
            ("haitian", {"seats": 4}, (0, 8, 4, 2)),
            ("block", {"seats": 4, "hand": 5}, (0, 8, 4, 2)),
            ("all-fives", {"seats": 4, "teams": "on"}, (0, 8)),
            ("all-fives", {"seats": 4, "teams": "off"}, (0, 5, 10, 0)),
            ("abkhaz", {"seats": 4}, (0, 1, 2, 3)),
            ("family", {"seats": 4}, (0, 1, 2, 3)),
        )
    ),
    # broken lines: equal numbers bared, copies, doubles lifted, the third break
    Position("abkhaz", {"seats": 2}, ("6-6 5-1 4-4", "6-5 5-5 3-2"), "4-1", bound="6-6"),
    Position("abkhaz", {"seats": 2, "leave": 2}, ("6-6 5-0 5-2", "6-5 5-4 4-0"), "4-1 3-3", bound="6-6"),
    Position("abkhaz", {"seats": 2, "free_doubles": "on"}, ("6-6 5-1 4-4", "6-5 5-5 3-2"), "4-1 2-2", bound="6-6"),
    Position("abkhaz", NOVEL, ("6-6 6-5 1-0", "6-5#2 5-5 4-3", "5-4 2-0 4-1"), "3-0 3-1 2-1", bound="6-6"),
    Position("abkhaz", NOVEL, ("6-6 6-5 1-0", "5-2 3-2 4-3", "5-4 2-0 4-1"), "3-0 3-1 2-1 1-1", bound="6-6"),
    # the target within reach; the spinner first, later and on a side arm
    Position("all-fives", {"seats": 2, "target": 50}, ("5-5 5-0 1-1", "5-1 5-2 5-3"), bound="5-5", scores=(30, 45)),
    Position("all-fives", {"seats": 2}, ("6-4 6-6 4-4", "6-1 6-5 6-2"), "6-3", bound="6-4"),
    Position("all-fives", {"seats": 2}, ("6-4 4-1 0-0", "4-4 4-2 4-3"), "4-0", scores=(145, 140)),
    Position("all-fives", {"seats": 4, "teams": "on"}, ("5-5 5-0", "5-1 1-1", "5-2 0-0", "5-3 2-0"), bound="5-5"),
)  # fmt: skip


def by_chance() -> Iterator[Position]:
    """Deal small hands by chance, with copies where the game mixes sets."""
    for number, (game, options) in enumerate([*product_of_options()] * 2):
        chance = Random(number)
        seats = options["seats"]
        copies = 2 if game == "family" and seats >= 5 else max(1, seats - 1) if options.get("novel") == "on" else 1
        tiles = the_sets(6, copies)
        if game == "sebastopol" and seats == 3:
            tiles.remove("6-6")
        low = chance.choice((2, 3, 4, 6))  # few numbers, so that much fits, or many
        tiles = [tile for tile in tiles if pips(tile)[0] <= low or pips(tile)[0] == 6]
        size = max(2, min({2: 5, 3: 4}.get(seats, 3), (len(tiles) - 1) // seats))
        while True:
            chance.shuffle(tiles)
            hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
            doubles = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand if is_double(tile)]
            leader_of = {tile: seat for seat, hand in enumerate(hands) for tile in hand}
            if {"family": doubles, "abkhaz": doubles, "sebastopol": seats == 3 or "6-6" in leader_of}.get(game, True):
                break
        bound = max(doubles, key=lambda pair: total([pair[0]]))[0] if doubles else None
        if game == "sebastopol":
            bound = "6-6" if seats == 4 else None
        yield Position(
            game,
            options,
            tuple(" ".join(hand) for hand in hands),
            " ".join(tiles[seats * size :][: chance.choice((0, 1, 3))]) if game in DRAWING else "",
            leader_of[bound] if bound else chance.randrange(seats),
            bound,
            "6-6" if game == "sebastopol" and seats == 3 else "",
        )


DRAWING = ("draw", "family", "haitian-duel", "haitian", "abkhaz", "all-fives")


def product_of_options() -> Iterator[tuple[str, dict[str, Any]]]:
    """List games with the options that matter within a round."""
    for leave, misere in product((0, 2), ("off", "on")):
        yield "draw", {"seats": 2 + leave // 2, "leave": leave, "misere": misere}
        yield "block", {"seats": 2 + leave, "misere": misere}
    for seats, leave in product((2, 3, 4, 5), (0, 2)):
        yield "family", {"seats": seats, "leave": leave}
    for seats in (3, 4, 3, 4):
        yield "sebastopol", {"seats": seats}
    for value in ("both-halves", "either") * 2:
        yield "brazilian", {"seats": 4, "la_e_lo": value}
        yield "haitian-duel", {"seats": 2, "kabes": value, "leave": 0}
        yield "haitian", {"seats": 3, "kabes": value, "leave": 2}
        yield "haitian", {"seats": 4, "kabes": value}
        yield "haitian-teams", {"seats": 4, "kabes": value, "blok": "pair"}
        yield "haitian-teams", {"seats": 4, "kabes": value, "blok": "single"}
    abkhaz: tuple[dict[str, Any], ...] = ({}, {"leave": 2}, {"free_doubles": "on"}, {"novel": "on"})
    for seats, more in product((2, 3), abkhaz):
        yield "abkhaz", {"seats": seats, **more}
    for seats, teams in ((2, "off"), (2, "off"), (3, "off"), (4, "off"), (4, "on")):
        yield "all-fives", {"seats": seats, "teams": teams}
