"""Words of the first game: a short title and a sentence or two for each tip of `controller.lesson`."""

from __future__ import annotations

from .say import QT_TR_NOOP, tr


def tip_words(key: str) -> tuple[str, str]:
    """Return the title and the sentences of a tip."""
    title, words = _TIPS[key]
    return tr(title), tr(words)


_TIPS = {
    "open": (
        QT_TR_NOOP("Your first tile"),
        QT_TR_NOOP("The highest double opens. Drag it onto the table, or click it and then the marked place."),
    ),
    "double": (
        QT_TR_NOOP("Doubles lie crosswise"),
        QT_TR_NOOP("Now fit a tile: one of its halves must match an open end. Those that can be played stand out."),
    ),
    "ends": (
        QT_TR_NOOP("Two ends"),
        QT_TR_NOOP("The line has two open ends. The small plate at the right always shows their numbers."),
    ),
    "choose": (
        QT_TR_NOOP("You choose the end"),
        QT_TR_NOOP("This tile fits both ends. Drop it where you want it, or click the half that shall touch."),
    ),
    "draw": (
        QT_TR_NOOP("Nothing fits"),
        QT_TR_NOOP("Then you draw: click the boneyard, or Draw below, until a tile fits."),
    ),
    "drew": (
        QT_TR_NOOP("That one fits"),
        QT_TR_NOOP("You have drawn a tile that can be played, so play it."),
    ),
    "hint": (
        QT_TR_NOOP("In doubt?"),
        QT_TR_NOOP("The light bulb at the top, or H, shows the best move and what speaks for it."),
    ),
    "undo": (
        QT_TR_NOOP("Changed your mind?"),
        QT_TR_NOOP("The arrow beside the light bulb, or Ctrl+Z, takes your last move back."),
    ),
    "last": (
        QT_TR_NOOP("Nearly out"),
        QT_TR_NOOP("Whoever lays their last tile first goes out and wins the round."),
    ),
    "counted": (
        QT_TR_NOOP("The count"),
        QT_TR_NOOP("The winner scores the pips that the other still holds."),
    ),
    "no-drawing": (
        QT_TR_NOOP("Another game"),
        QT_TR_NOOP("In the block game nobody draws. Who cannot play passes."),
    ),
    "pass": (
        QT_TR_NOOP("You must pass"),
        QT_TR_NOOP("Nothing fits: press Pass below. The other learns which numbers you lack."),
    ),
    "other-passed": (
        QT_TR_NOOP("Remember that"),
        QT_TR_NOOP("The other has passed, and has none of the open numbers. Keep the line on them!"),
    ),
    "free": (
        QT_TR_NOOP("Go on"),
        QT_TR_NOOP("Get rid of heavy tiles, and keep numbers with which you can go on."),
    ),
    "blocked": (
        QT_TR_NOOP("Blocked"),
        QT_TR_NOOP("Nobody can play. The fewest pips in hand win. That was all: have fun!"),
    ),
    "over": (
        QT_TR_NOOP("Well played"),
        QT_TR_NOOP("That was all you need to begin: have fun!"),
    ),
}
