"""Write the pages of docs/games and all pictures afresh: `python docs/make.py` (with `--pages` the words alone).

The pages are the rules as the application shows them; the pictures are its own window and its own examples.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from domino_desktop.app import App  # noqa: E402  # the checkout's, also when another one is installed
from domino_desktop.bots.bot import Budget  # noqa: E402
from domino_desktop.bots.levels import bot  # noqa: E402
from domino_desktop.games import GAMES, game  # noqa: E402
from domino_desktop.model.match import Match, Player  # noqa: E402
from domino_desktop.model.observation import observe  # noqa: E402
from domino_desktop.model.rules import Rules  # noqa: E402
from domino_desktop.view.dialogs.example_picture import example_picture  # noqa: E402
from domino_desktop.view.language import speak  # noqa: E402
from domino_desktop.view.rules.examples import examples  # noqa: E402
from domino_desktop.view.rules_text import rules_text  # noqa: E402
from domino_desktop.view.texts import game_about, game_name, named  # noqa: E402
from domino_desktop.view.theme import LIGHT  # noqa: E402
from domino_desktop.view.tile_pictures import TilePictures  # noqa: E402

SIZE = (1000, 680)
OPTIONS: dict[str, dict[str, object]] = {
    "family": {"seats": 4},
    "abkhaz": {"seats": 3},
    "all-fives": {"seats": 4, "teams": "on"},
    "draw": {"seats": 3},
}
"""Where the usual options show less of a game."""
SETTLING_MS = 150
QUALITY = 88
"""Of the window's pictures, whose felt is too grainy for PNG; in per cent."""
LAID = 11
"""So many tiles lie on the table in a game's picture, at the least."""


class Shot(NamedTuple):
    """A picture of the window: its file below docs, a game, the end of the round or its middle, theme, language."""

    file: str
    game: str
    end: bool = False
    theme: str = "light"
    language: str = "en"


SHOTS = (
    *(Shot(f"games/pictures/{one.key}.jpg", one.key) for one in GAMES),
    Shot("pictures/table.jpg", "draw", language="fr"),
    Shot("pictures/cross.jpg", "sebastopol", theme="dark"),
    Shot("pictures/end.jpg", "haitian-teams", end=True),
)


def pages() -> dict[str, str]:
    """Return the text of every page, by its file below docs/games."""
    with _english():
        index = ["# The games", ""]
        found = {}
        for one in GAMES:
            rules = rules_shown(one.key)
            found[f"{one.key}.md"] = _page(rules)
            index.append(f"- [{game_name(one.key)}]({one.key}.md): {_line(game_about(one.key))}")
        return found | {"README.md": "\n".join(index) + "\n"}


def rules_shown(key: str) -> Rules:
    """Return a game with the options that its page and picture show."""
    return game(key).make(dict(OPTIONS.get(key, {})))


def example_file(key: str, at: int) -> str:
    """Return the file of a game's example below docs/games."""
    return f"pictures/{key}-example-{at + 1}.png"


def write_pages() -> None:
    """Write the words of all pages."""
    (HERE / "games").mkdir(exist_ok=True)
    for old in (HERE / "games").glob("*.md"):
        old.unlink()
    for name, text in pages().items():
        (HERE / "games" / name).write_text(text, encoding="utf-8", newline="\n")


def write_pictures() -> None:
    """Take all pictures."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(application, QApplication)
    for folder in (HERE / "games" / "pictures", HERE / "pictures"):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    pictures = TilePictures(LIGHT, False, 1.0)
    with _english():
        for one in GAMES:
            for at, example in enumerate(examples(rules_shown(one.key))):
                _save(example_picture(example, pictures), HERE / "games" / example_file(one.key, at))
    with tempfile.TemporaryDirectory() as profile:
        app = App(application, Path(profile))
        app.open()
        for shot in SHOTS:
            _take(app, shot)
        app.window.close()
        app.stop()


def _page(rules: Rules) -> str:
    text = rules_text(rules, pictures=True)
    for at, example in enumerate(examples(rules)):
        text = text.replace(f"![{at + 1}](example:{at})", f"![{example.words}]({example_file(rules.key, at)})")
    title, _, rest = text.partition("\n\n")
    return f"{title}\n\n![{game_name(rules.key)} at the table](pictures/{rules.key}.jpg)\n\n{rest}\n"


def _line(words: str) -> str:
    return words.replace("\n", " ")


@contextmanager
def _english() -> Iterator[None]:
    spoken = speak("en")
    yield
    spoken.stop()


def position(key: str, end: bool) -> Match:
    """Return a match of medium bots, stopped when a tile of the first seat's choice is due, or at the round's end."""
    rules = rules_shown(key)
    players = tuple(Player("", "bot:medium" if seat else "human") for seat in range(rules.seats))
    brain, rng = bot("medium"), Random(key)
    for number in range(1000):
        match = Match.begin(rules, named(players), f"{number:032x}")
        while match.round.result is None:
            now = match.round
            if not end and now.turn == 0 and len(now.line.laid) >= LAID and len(now.legal) > 1:
                return match
            choice = brain.choose(observe(match, now.turn), rng, Budget())
            match = match.play(choice.action)[0]
        if end:
            return match
    raise RuntimeError(f"no deal of {key} comes to such a position")


def _take(app: App, shot: Shot) -> None:
    app.store.change(speed="instant", sound=False, theme=shot.theme, language=shot.language)
    app.window.resize(*SIZE)
    app.session.resume(position(shot.game, shot.end))
    QTest.qWait(SETTLING_MS)
    _save(app.window.grab(), HERE / shot.file)


def _save(picture: QPixmap, file: Path) -> None:
    if not picture.save(str(file), quality=QUALITY):
        raise OSError(f"{file} cannot be written")


if __name__ == "__main__":
    if "--pages" not in sys.argv:
        write_pictures()
    write_pages()
