"""Words of a hint: which action, what it promises, and what speaks for it."""

from __future__ import annotations

from ...controller.hints import Hint, merits
from ...model.actions import Action, Break, Draw, Play
from ...model.observation import Observation
from .expected import signed
from .figures import percent
from .matches import shortened
from .reasons import reason
from .say import number_word, player_name, tile_words, titled, tr


def hint_title(hint: Hint) -> str:
    """Return the action of a hint, with its place among all."""
    title = tr("Hint") if hint.choices == 1 else tr("Hint {place} of {count}")
    return titled(title.format(place=hint.place, count=hint.choices), _action(hint.observation, hint.action))


def hint_reason(hint: Hint) -> str:
    """Return what speaks for the action of a hint, in short sentences, of which the last may be cut off."""
    seen = hint.observation
    words = []
    players = shortened(seen.players)
    if hint.won is not None and hint.points is not None:
        words.append(
            tr("Wins the round {won} of the time; points on average: {points}.").format(
                won=percent(hint.won), points=signed(hint.points, seen.rules)
            )
        )
    if hint.reason.key != "expects":  # that one says no more than the numbers
        words.append(reason(hint.reason.key, hint.reason.about, players))
    keeps, passed, sheds = merits(seen, hint.action)
    if sheds and isinstance(hint.action, Play):
        tile = hint.action.tile
        words.append(reason("double" if tile.is_double else "sheds", {"tile": tile}, players))
    if keeps:
        words.append(tr("Every open end stays playable for you."))
    if passed is not None and hint.reason.key != "blocks":
        seat, number = passed
        words.append(
            tr("{name} has passed on {number}.").format(name=player_name(players[seat]), number=number_word(number))
        )
    return " ".join(words)


def _action(seen: Observation, action: Action) -> str:
    match action:
        case Play(tile, _, True):
            words = tr("lay the {tile} apart.")
        case Play(tile, arm) if arm is not None:
            number = number_word(seen.line.numbers[arm])
            return tr("play the {tile} on the {number}.").format(tile=tile_words(tile), number=number)
        case Play(tile, _):
            words = tr("open with the {tile}.")
        case Break(tile):
            words = tr("lift the {tile} from the line.")
        case Draw():
            return tr("draw a tile.")
        case _:
            return tr("pass.")
    return words.format(tile=tile_words(tile))
