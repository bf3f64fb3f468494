"""The rules in words: what a player may do, and where the line can grow."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.rules import Rules
from .. import texts
from ..texts import tr
from . import probe


def turn(rules: Rules) -> Iterator[str]:
    """Yield what a turn is."""
    yield tr("A tile may be played at an end that shows one of its two numbers; its other number is then open.")
    yield from _branches(rules)
    if probe.withholds(rules):
        yield tr("Withholding: who can play one tile only may keep it and draw, as often as that is so; it may be "
                 "played later in the same turn. Who can play two tiles or more must play.")  # fmt: skip
    else:
        yield tr("Who can play must play.")
    arms = probe.arms_apart(rules)
    if arms:
        yield tr("Any double may also be laid apart from the line, where it opens %n new arm(s). So whoever holds a "
                 "double can always play.", "", arms)  # fmt: skip
    yield from _stuck(rules)
    yield from _breaking(rules)
    if probe.plays_score(rules):
        yield from _counting(rules)


def _branches(rules: Rules) -> Iterator[str]:
    six, other = probe.branches(rules)
    if other:
        yield tr("The first double is a hub with four arms, all open at once. Later doubles lie crosswise, leave the "
                 "same number open and do not branch.")  # fmt: skip
    elif six:
        yield tr("The double-six has four arms. All other doubles lie crosswise, leave the same number open and do not "
                 "branch.")  # fmt: skip
    else:
        yield tr("A double lies crosswise and leaves the same number open.")
    if probe.fills_all_arms(rules):
        yield tr("Until all four arms have their first tile, only a tile with a six may be played, and only on an arm "
                 "that has none: everybody else passes. Then the line is open at all four arms.")  # fmt: skip
    if probe.has_spinner(rules):
        yield tr("The first double played is the spinner: once a tile lies on each of its two long sides, two more "
                 "arms are open on its short sides.")  # fmt: skip


def _stuck(rules: Rules) -> Iterator[str]:
    if not rules.has_boneyard:
        yield tr("Who cannot play passes; there is no drawing.")
        return
    most = probe.draws_in_a_turn(rules)
    if most < probe.UNLIMITED:
        yield tr("Who cannot play draws, one tile at a time, until one fits, but no more than %n tile(s) in a turn.",
                 "", most)  # fmt: skip
    elif probe.breaks_before_drawing(rules):
        yield tr("Who cannot play draws, one tile at a time, until one fits, or breaks the line.")
    else:
        yield tr("Who cannot play draws, one tile at a time, until one fits, and plays in the same turn.")
    if not probe.breaks_allowed(rules):
        yield tr("Who cannot play when nothing more can be drawn passes.")


def _breaking(rules: Rules) -> Iterator[str]:
    most = probe.breaks_allowed(rules)
    if not most:
        return
    yield tr("Breaking: who cannot play may lift a tile that has a neighbour on both sides, but never the hub, when "
             "a tile in hand fits one of the two numbers that this lays bare.")  # fmt: skip
    yield tr("The turn is finished by playing a tile, not the lifted one, on one of the two new arms. The lifted tile "
             "joins the hand, known to everybody, and may be played from the next turn on.")  # fmt: skip
    yield tr("A player may break the line %n time(s) in a round.", "", most)
    if not probe.breaks_before_drawing(rules):
        yield tr("The line may be broken only after these draws, or when nothing can be drawn.")
    yield tr("Who can neither play nor draw must break if possible, and passes only if it is not.")


def _counting(rules: Rules) -> Iterator[str]:
    yield tr("After every play the open numbers are added up: a sum of 5, 10, 15… scores that many points at once.")
    yield tr("A double at the end of an arm counts both its halves; a first tile that is no double counts its two "
             "numbers.")  # fmt: skip
    if probe.has_spinner(rules):
        yield tr("The spinner counts both halves until its two long sides are covered, then nothing; a short side "
                 "counts only once a tile lies on it.")  # fmt: skip


def words(rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield the words that people say in this game, each with what it means."""
    keys = ["boude", "boneyard" if rules.draws else "sleep"]
    if len(rules.tiles()) == rules.seats * rules.hand_size():
        keys.remove("boneyard" if rules.draws else "sleep")
    if any(probe.branches(rules)):
        keys.append("hub")
    if probe.has_spinner(rules):
        keys.append("spinner")
    if probe.withholds(rules):
        keys.append("withhold")
    if probe.breaks_allowed(rules):
        keys.append("break")
    for key in keys:
        yield texts.word(key), texts.word_about(key)
