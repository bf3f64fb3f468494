"""Words of a turn: what to do now, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Mapping

from ...model.actions import Draw, Play
from ...model.events import Broke, Drew, Ended, Event, Passed, Played
from ...model.match import Player
from ...model.observation import Observation
from ...model.refusals import Refusal
from ...model.tiles import Tile
from .say import QT_TR_NOOP, listed, player_name, tile_words, tr


def status(observation: Observation, auto_draw: bool = False, auto_pass: bool = False) -> str:
    """Return what to do now, where forced draws or passes may be made without the person."""
    seen = observation
    if seen.outcome is not None:
        return tr("The match is over.")
    if seen.result is not None:
        return tr("The round is over.")
    if not seen.my_turn:
        return waiting(seen.players[seen.turn])
    plays = [action for action in seen.legal if isinstance(action, Play)]
    if seen.bound is not None:
        return tr("You open the round with the {tile}.").format(tile=tile_words(seen.bound))
    if plays and not seen.line.arms:
        return tr("You open the round with any tile.")
    if plays:
        return tr("You can play or draw.") if _may_draw(seen) else tr("Your turn: play a tile.")
    if _may_draw(seen):
        return tr("You cannot play: a tile is drawn.") if auto_draw else tr("You cannot play: draw a tile.")
    return tr("You cannot play: your turn is passed.") if auto_pass else tr("You cannot play: pass.")


def waiting(player: Player) -> str:
    """Return whose turn it is, of another player."""
    return tr("It is {name}’s turn.").format(name=player_name(player))


def not_your_turn(player: Player) -> str:
    """Return why nothing can be played now: another player's turn."""
    return tr("Not yet: it is {name}’s turn.").format(name=player_name(player))


def draw_words(observation: Observation) -> str:
    """Return what drawing does now, or why it is not possible."""
    seen = observation
    if not seen.rules.draws:
        return tr("There is no drawing in this game.")
    if _may_draw(seen):
        return tr("Draw a tile from the boneyard.")
    return _idle(seen) or (tr("You can play, so you may not draw.") if seen.drawable else tr("Nothing can be drawn."))


def pass_words(observation: Observation) -> str:
    """Return what passing does now, or why it is not possible."""
    seen = observation
    idle = _idle(seen)
    if idle:
        return idle
    if any(isinstance(action, Play) for action in seen.legal):
        return tr("You can play, so you may not pass.")
    return tr("You must draw before you pass.") if _may_draw(seen) else tr("Leave the turn to the next player.")


def _idle(seen: Observation) -> str:
    if seen.result is not None or seen.outcome is not None:
        return tr("The round is over.")
    return "" if seen.my_turn else not_your_turn(seen.players[seen.turn])


def _may_draw(seen: Observation) -> bool:
    return any(isinstance(action, Draw) for action in seen.legal)


def refusal(why: Refusal) -> str:
    """Return why an action is not legal."""
    return _filled(_REFUSALS[why.key], why.about)


def gesture_refusal(key: str, about: Mapping[str, object]) -> str:
    """Return why a gesture led to nothing (the keys of `gesture.REASONS`)."""
    return _filled(_GESTURES[key], about)


def _filled(sentence: str, about: Mapping[str, object]) -> str:
    words = {name: tile_words(value) if isinstance(value, Tile) else value for name, value in about.items()}
    return tr(sentence).format(**words)


def event_words(event: Event, players: tuple[Player, ...], viewer: int | None = None) -> str:
    """Return an event as a sentence; the viewer is spoken to."""
    seat = event.result.seat if isinstance(event, Ended) else event.seat
    mine = seat == viewer
    name = player_name(players[seat])
    match event:
        case Played(_, tile, None):
            words = tr("You open with the {tile}.") if mine else tr("{name} opens with the {tile}.")
            return words.format(name=name, tile=tile_words(tile))
        case Played(_, tile):
            words = tr("You play the {tile}.") if mine else tr("{name} plays the {tile}.")
            return words.format(name=name, tile=tile_words(tile))
        case Drew(_, None):
            return tr("{name} draws.").format(name=name)
        case Drew(_, Tile() as tile):
            words = tr("You draw the {tile}.") if mine else tr("{name} draws the {tile}.")
            return words.format(name=name, tile=tile_words(tile))
        case Passed(_, numbers):
            words = tr("You pass on {numbers}.") if mine else tr("{name} passes on {numbers}.")
            shown = listed([str(number) for number in sorted(set(numbers))])
            return words.format(name=name, numbers=shown)
        case Broke(_, tile):
            words = tr("You lift the {tile} from the line.") if mine else tr("{name} lifts the {tile} from the line.")
            return words.format(name=name, tile=tile_words(tile))
    return tr("The round is over.")


_REFUSALS = {
    "round-over": QT_TR_NOOP("The round is over."),
    "not-held": QT_TR_NOOP("You do not hold the {tile}."),
    "bound": QT_TR_NOOP("The round opens with the {bound}."),
    "no-arm": QT_TR_NOOP("There is no such place."),
    "arm-needed": QT_TR_NOOP("Choose where the {tile} shall go."),
    "arm-not-needed": QT_TR_NOOP("The first tile lies in the middle."),
    "no-fit": QT_TR_NOOP("The {tile} does not fit there: the open number is {number}."),
    "closed-arm": QT_TR_NOOP("Nothing can be played there yet."),
    "can-play": QT_TR_NOOP("You can play, so you must."),
    "must-draw": QT_TR_NOOP("You must draw before you pass."),
    "nothing-to-draw": QT_TR_NOOP("Nothing can be drawn."),
    "not-allowed": QT_TR_NOOP("That is not possible now."),
}
_GESTURES = {
    "not-your-turn": QT_TR_NOOP("It is not your turn."),
    "must-draw": QT_TR_NOOP("No tile fits: draw one."),
    "must-pass": QT_TR_NOOP("No tile fits and nothing can be drawn: pass."),
    "bound": QT_TR_NOOP("The round opens with the {tile}."),
    "no-fit": QT_TR_NOOP("The {tile} fits none of the open numbers."),
    "no-fit-arm": QT_TR_NOOP("The {tile} does not fit there."),
    "dead-arm": QT_TR_NOOP("You have no tile for this end."),
    "choose-tile": QT_TR_NOOP("Choose a tile first."),
    "several-places": QT_TR_NOOP("The {tile} fits several ends: choose one."),
    "nowhere": QT_TR_NOOP("The {tile} must be dropped at an open end."),
    "cannot-draw": QT_TR_NOOP("You may not draw now."),
}
