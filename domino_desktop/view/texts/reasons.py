"""Words of the reasons that bots give for their choices."""

from __future__ import annotations

from collections.abc import Mapping

from ...model.match import Player
from ...model.tiles import Tile
from .games import points_counted
from .say import QT_TR_NOOP, player_name, tile_words, tr


def reason(key: str, about: Mapping[str, object], players: tuple[Player, ...]) -> str:
    """Return why a bot chose what it did, from the key of its reason and what that mentions."""
    words: dict[str, object] = dict(about)
    for name, value in about.items():
        if isinstance(value, Tile):
            words = {"pips": value.pips} | words | {name: tile_words(value)}
        elif name == "seat" and isinstance(value, int):
            words["name"] = player_name(players[value])
    if key == "follows" and isinstance(about["count"], int):
        return tr("Leaves %n tile(s) in hand that can follow.", "", about["count"])
    if key == "scores" and isinstance(about["points"], int):
        return tr("Scores {points}.").format(points=points_counted(about["points"]))
    return tr(_REASONS[key]).format(**words)


_REASONS = {
    "forced": QT_TR_NOOP("Nothing else can be done."),
    "whim": QT_TR_NOOP("Just a whim."),
    "even": QT_TR_NOOP("As good as any other play."),
    "sheds": QT_TR_NOOP("Gets rid of {pips} pips."),
    "keeps": QT_TR_NOOP("Keeps the heavy tiles and gives away {pips} pips only."),
    "double": QT_TR_NOOP("Gets rid of a double."),
    "keeps-doubles": QT_TR_NOOP("Keeps the doubles in hand."),
    "varied": QT_TR_NOOP("Can probably go on in the next turn."),
    "waits": QT_TR_NOOP("Hopes to be stuck, for pips in hand count."),
    "blocks": QT_TR_NOOP("{name} probably cannot play ({percent} %)."),
    "feeds": QT_TR_NOOP("{name} will probably have to play."),
    "closes": QT_TR_NOOP("Blocks the round with {own} pips in hand."),
    "partner": QT_TR_NOOP("Leaves {name}, the partner, something to play on."),
    "lifts": QT_TR_NOOP("Breaks the line and takes the {tile} in hand."),
    "draws": QT_TR_NOOP("Would rather draw."),
    "goes-out": QT_TR_NOOP("Goes out."),
    "expects": QT_TR_NOOP("Wins the round in {won} % of {deals} possible deals."),
    "opens": QT_TR_NOOP("Avoids a block that would be lost."),
}
