"""Words of a turn: what to do now, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Mapping

from ...model.actions import Break, Draw, Play
from ...model.events import Broke, Drew, Ended, Event, Passed, Played
from ...model.match import Player
from ...model.observation import Observation
from ...model.refusals import Refusal
from ...model.tiles import Tile
from .games import points_counted
from .say import QT_TR_NOOP, listed, number_word, player_name, tile_words, titled, tr


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
    if plays:
        return _what_to_play(seen, plays)
    bare = bare_number(seen)
    if may_break(seen):
        return _how_to_break(seen)
    if may_draw(seen):
        return tr("You cannot play: a tile is drawn.") if auto_draw else tr("You cannot play: draw a tile.")
    if bare is not None:
        words = tr("You have no {number} for the bare arms").format(number=number_word(bare))
        return titled(words, tr("your turn is passed.") if auto_pass else tr("pass."))
    return tr("You cannot play: your turn is passed.") if auto_pass else tr("You cannot play: pass.")


def _what_to_play(seen: Observation, plays: list[Play]) -> str:
    """Return what to play, where something can be played."""
    if seen.broken is not None:
        return tr("Finish at one of the two new ends, with another tile.")
    if seen.bound is not None:
        return tr("You open the round with the {tile}.").format(tile=tile_words(seen.bound))
    bare = bare_number(seen)
    if bare is not None:
        return tr("Your turn: only a {number} can be played, on a bare arm.").format(number=number_word(bare))
    if not seen.line.arms:
        return tr("You open the round with any tile.")
    if may_draw(seen):
        return tr("You may play the {tile}, or keep it and draw.").format(tile=tile_words(plays[0].tile))
    if all(play.apart for play in plays):
        return tr("Nothing fits, but you may lay a double apart.")
    if any(play.apart for play in plays):
        return tr("Your turn: play a tile; a double may also lie apart.")
    return tr("Your turn: play a tile.")


def _how_to_break(seen: Observation) -> str:
    """Return that the line may, or must, be broken."""
    if may_draw(seen):
        return tr("You cannot play: you may lift a marked tile, or draw.")
    return tr("You cannot play: lift a marked tile.")


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
    plays = [action for action in seen.legal if isinstance(action, Play)]
    if may_draw(seen):
        if plays:
            return tr("Keep the {tile} back and draw a tile.").format(tile=tile_words(plays[0].tile))
        return tr("Draw a tile from the boneyard.")
    idle = _idle(seen)
    if idle or not seen.drawable:
        return idle or tr("Nothing can be drawn.")
    if plays:
        return tr("You can play, so you may not draw.")
    return tr("You may draw no more in this turn.")


def pass_words(observation: Observation) -> str:
    """Return what passing does now, or why it is not possible."""
    seen = observation
    idle = _idle(seen)
    if idle:
        return idle
    if any(isinstance(action, Play) for action in seen.legal):
        return tr("You can play, so you may not pass.")
    if may_draw(seen):
        return tr("You must draw before you pass.")
    if may_break(seen):
        return tr("You can break the line, so you may not pass.")
    return tr("Leave the turn to the next player.")


def _idle(seen: Observation) -> str:
    if seen.result is not None or seen.outcome is not None:
        return tr("The round is over.")
    return "" if seen.my_turn else not_your_turn(seen.players[seen.turn])


def may_draw(seen: Observation) -> bool:
    """Say whether the person may draw now."""
    return any(isinstance(action, Draw) for action in seen.legal)


def may_break(seen: Observation) -> bool:
    """Say whether the person may break the line now."""
    return any(isinstance(action, Break) for action in seen.legal)


def bare_number(seen: Observation) -> int | None:
    """Return the number that arms without a tile want while the other arms wait for them, or None."""
    if seen.broken is not None:
        return None
    opened = [arm for _, arm in seen.rules.open_arms(seen.line)]
    if opened and (len(opened) < len(seen.line.arms) or (not seen.events and seen.rules.table())):
        return opened[0].number
    return None


def refusal(why: Refusal) -> str:
    """Return why an action is not legal (the keys of `model.refusals`)."""
    return _filled(_REFUSALS[why.key], why.about)


def gesture_refusal(key: str, about: Mapping[str, object]) -> str:
    """Return why a gesture led to nothing (the keys of `gesture.REASONS`; of "cannot-draw" `draw_words` says it)."""
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
        case Played(_, tile, _, True, _):
            words = tr("You lay the {tile} apart.") if mine else tr("{name} lays the {tile} apart.")
            return words.format(name=name, tile=tile_words(tile))
        case Played(_, tile, arm, _, points):
            if arm is None:
                words = tr("You open with the {tile}.") if mine else tr("{name} opens with the {tile}.")
            else:
                words = tr("You play the {tile}.") if mine else tr("{name} plays the {tile}.")
            said = words.format(name=name, tile=tile_words(tile))
            return tr("{words} {points}!").format(words=said, points=points_counted(points)) if points else said
        case Drew(_, None):
            return tr("You draw.") if mine else tr("{name} draws.").format(name=name)
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
    "closed-arm": QT_TR_NOOP("Nothing can be played there before all bare arms have their first tile."),
    "can-play": QT_TR_NOOP("You can play, so you must."),
    "must-draw": QT_TR_NOOP("You must draw before you pass."),
    "nothing-to-draw": QT_TR_NOOP("Nothing can be drawn."),
    "not-allowed": QT_TR_NOOP("That is not possible now."),
    "after-break": QT_TR_NOOP("You have broken the line: finish your turn on one of the two new ends."),
    "lifted": QT_TR_NOOP("The tile you lifted may be played from your next turn on."),
    "must-break": QT_TR_NOOP("You can break the line, so you may not pass."),
    "no-more-draws": QT_TR_NOOP("You may draw no more in this turn."),
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
    "several-places": QT_TR_NOOP("The {tile} fits several places: choose one."),
    "must-break": QT_TR_NOOP("No tile fits: lift one of the marked tiles from the line."),
    "draw-or-break": QT_TR_NOOP("No tile fits: draw one, or lift a marked tile from the line."),
    "cannot-lift": QT_TR_NOOP("The {tile} cannot be lifted: only the marked tiles can."),
    "finish-break": QT_TR_NOOP("The line is broken: play a tile on one of its two new ends."),
    "finish-break-tile": QT_TR_NOOP("The {tile} fits neither of the two new ends."),
    "lifted-waits": QT_TR_NOOP("The {tile} was just lifted: it may be played from your next turn on."),
    "nowhere": QT_TR_NOOP("The {tile} must be dropped at an open end."),
}
