"""Words of games, levels and counted things; the keys are those of the games and bots themselves."""

from __future__ import annotations

from .say import QT_TR_NOOP, number_word, tr


def game_name(key: str) -> str:
    """Return the name of a game."""
    return tr(_GAMES[key][0])


def game_about(key: str) -> str:
    """Return two lines about a game."""
    return tr(_GAMES[key][1])


def set_name(highest: int) -> str:
    """Return the name of a set of tiles by its highest number."""
    return tr("double-{number}").format(number=number_word(highest))


def level_name(key: str) -> str:
    """Return the name of a bot's level; one that this version does not know is called by its key."""
    return tr(_LEVELS[key][0]) if key in _LEVELS else key


def level_about(key: str) -> str:
    """Return how a level plays and what it may use."""
    return tr(_LEVELS[key][1])


def tiles_counted(count: int) -> str:
    """Return a number of tiles."""
    return tr("%n tile(s)", "", count)


def points_counted(points: int) -> str:
    """Return a number of points."""
    return tr("%n point(s)", "", points)


def score_counted(points: int, penalties: bool) -> str:
    """Return a score, which is a number of points or of penalty points."""
    return tr("%n penalty point(s)", "", points) if penalties else points_counted(points)


def rounds_counted(rounds: int) -> str:
    """Return a number of rounds."""
    return tr("%n round(s)", "", rounds)


_GAMES = {
    "draw": (
        QT_TR_NOOP("Draw dominoes"),
        QT_TR_NOOP("Who cannot play draws until a tile fits.\nThe family classic: luck turns quickly."),
    ),
    "block": (
        QT_TR_NOOP("Block dominoes"),
        QT_TR_NOOP("No drawing: who cannot play passes.\nA pass tells what a hand lacks; blocking is an art."),
    ),
    "family": (
        QT_TR_NOOP("Family rules"),
        QT_TR_NOOP("Up to eight at the table; highest doubles are shown, and a round won is a point.\n"
                   "Who can play one tile only may keep it back and draw."),
    ),
    "sebastopol": (
        QT_TR_NOOP("Sebastopol"),
        QT_TR_NOOP("The double-six is the heart of a cross with four arms.\n"
                   "All four need their first six before the line is open."),
    ),
    "brazilian": (
        QT_TR_NOOP("Brazilian pairs"),
        QT_TR_NOOP("Two against two: how the last tile fits is worth one to four points.\n"
                   "Simples, carroça, lá-e-lô or cruzada: finish with style."),
    ),
    "haitian-duel": (
        QT_TR_NOOP("Haitian duel"),
        QT_TR_NOOP("One against one: TONBE and BLÒK are worth 10 points.\nGoing out by 2 KABÈS is worth 15."),
    ),
    "haitian": (
        QT_TR_NOOP("Haitian dominoes"),
        QT_TR_NOOP("Each for themselves: the heaviest hand takes the penalty.\n"
                   "The fewest penalties make the King, the Wa."),
    ),
    "haitian-teams": (
        QT_TR_NOOP("Haitian pairs (sosye)"),
        QT_TR_NOOP("Two pairs of partners, the sosye; 2 KABÈS count double.\n"
                   "The pair that loses a round falls back to 0."),
    ),
    "abkhaz": (
        QT_TR_NOOP("Abkhaz dominoes"),
        QT_TR_NOOP("The first double has four arms, and who is stuck may break the line.\n"
                   "A game that was sketched in a novel."),
    ),
    "all-fives": (
        QT_TR_NOOP("All fives (Muggins)"),
        QT_TR_NOOP("Open numbers that add up to 5, 10, 15… score at once.\n"
                   "The first double is a spinner and gets two more arms."),
    ),
}  # fmt: skip
_LEVELS = {
    "easy": (
        QT_TR_NOOP("Easy"),
        QT_TR_NOOP("A beginner who gets rid of heavy tiles, but often plays whatever comes to hand. "
                   "Remembers nothing, and never sees a hidden tile."),
    ),
    "medium": (
        QT_TR_NOOP("Medium"),
        QT_TR_NOOP("Gets rid of heavy tiles and doubles, keeps its numbers varied, "
                   "counts the tiles and passes of the round. Never sees a hidden tile."),
    ),
    "hard": (
        QT_TR_NOOP("Hard"),
        QT_TR_NOOP("Remembers every tile and every pass, tries its plays on many hands that the others may hold, "
                   "and works out the last tiles. Never sees a hidden tile."),
    ),
    "expert": (
        QT_TR_NOOP("Expert"),
        QT_TR_NOOP("Remembers every tile and pass, weighs what the others may hold by what they chose to play, "
                   "works out endings, and plays for the match. Never sees a hidden tile."),
    ),
}  # fmt: skip
