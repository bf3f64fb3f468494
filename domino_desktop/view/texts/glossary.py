"""The words that people say at the table, and what they mean."""

from __future__ import annotations

from .say import QT_TR_NOOP, tr


def word(key: str) -> str:
    """Return a word of the table."""
    return tr(_WORDS[key][0])


def word_about(key: str) -> str:
    """Return what a word of the table means, in a sentence or two."""
    return tr(_WORDS[key][1])


def finish_name(key: str) -> str:
    """Return what is called out at a finish (`Result.finish`)."""
    return tr(_FINISHES[key])


def finish_about(key: str) -> str:
    """Return what a finish is."""
    return word_about(key)


_FINISHES = {
    "domino": QT_TR_NOOP("Domino!"),
    "block": QT_TR_NOOP("Blocked!"),
    "all-kinds": QT_TR_NOOP("All kinds!"),
    "target": QT_TR_NOOP("Target!"),
    "simples": QT_TR_NOOP("Simples!"),
    "carroca": QT_TR_NOOP("Carroça!"),
    "la-e-lo": QT_TR_NOOP("Lá-e-lô!"),
    "cruzada": QT_TR_NOOP("Cruzada!"),
    "tonbe": QT_TR_NOOP("TONBE!"),
    "2-kabes": QT_TR_NOOP("2 KABÈS!"),
    "blok": QT_TR_NOOP("BLÒK!"),
}
_WORDS = {
    "domino": (
        QT_TR_NOOP("Domino!"),
        QT_TR_NOOP("Called out with the last tile of a hand: whoever goes out so ends the round."),
    ),
    "boude": (
        QT_TR_NOOP("Passing (“boude”)"),
        QT_TR_NOOP("A turn without a play, because nothing fits and nothing can be drawn."),
    ),
    "boneyard": (
        QT_TR_NOOP("Boneyard (“pioche”, “talon”)"),
        QT_TR_NOOP("The tiles that were not dealt; they lie face down and are drawn when no tile fits."),
    ),
    "sleep": (QT_TR_NOOP("Sleeping tiles"), QT_TR_NOOP("Tiles that were not dealt and stay out of the round.")),
    "block": (QT_TR_NOOP("Block"), QT_TR_NOOP("Nobody can go on, so the round ends and the hands are compared.")),
    "all-kinds": (
        QT_TR_NOOP("All kinds"),
        QT_TR_NOOP("Every kind of tile from 0-0 to 6-6 lies on the table, which ends the round."),
    ),
    "target": (QT_TR_NOOP("Target"), QT_TR_NOOP("A play has reached the target, which ends the match at once.")),
    "simples": (
        QT_TR_NOOP("Simples"),
        QT_TR_NOOP("The ordinary way of going out: with no double, and with no lá-e-lô either."),
    ),
    "carroca": (QT_TR_NOOP("Carroça"), QT_TR_NOOP("Going out with a double, which is itself called a carroça.")),
    "la-e-lo": (
        QT_TR_NOOP("Lá-e-lô"),
        QT_TR_NOOP(
            "“There and there”: going out with a tile, no double, that fitted both ends; a house rule says whether it "
            "must do so with both its halves."
        ),
    ),
    "cruzada": (
        QT_TR_NOOP("Cruzada"),
        QT_TR_NOOP("“Crossed”: going out with a double when both ends showed its number."),
    ),
    "tonbe": (QT_TR_NOOP("TONBE"), QT_TR_NOOP("Creole for “fallen”: somebody has gone out in the ordinary way.")),
    "2-kabes": (
        QT_TR_NOOP("2 KABÈS"),
        QT_TR_NOOP(
            "“Two heads”: going out with a tile that could have gone on both ends; a house rule says whether doubles "
            "and one half alone count."
        ),
    ),
    "blok": (QT_TR_NOOP("BLÒK"), QT_TR_NOOP("Creole for “block”: nobody can go on, and the hands are compared.")),
    "wa": (QT_TR_NOOP("Wa (King)"), QT_TR_NOOP("Who has the fewest penalty points at the end of the match.")),
    "sosye": (QT_TR_NOOP("Sosye"), QT_TR_NOOP("Creole for “partner”: the player opposite, who scores with you.")),
    "spinner": (QT_TR_NOOP("Spinner"), QT_TR_NOOP("The first double played; the line can grow from all four sides.")),
    "hub": (QT_TR_NOOP("Hub"), QT_TR_NOOP("The double in the middle of the cross, from which four arms go out.")),
    "break": (
        QT_TR_NOOP("Breaking"),
        QT_TR_NOOP("Lifting a tile out of the line into one’s hand and playing another one where it lay."),
    ),
    "withhold": (
        QT_TR_NOOP("Withholding"),
        QT_TR_NOOP("Keeping the only tile that fits and drawing instead; it may be played later, even in this turn."),
    ),
}  # fmt: skip
