"""A table for tests: a TableView with a match behind it, played by real pointer and key events."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_desktop.controller.course import Step
from domino_desktop.controller.settings import Settings
from domino_desktop.model.actions import Action
from domino_desktop.model.events import Event, masked
from domino_desktop.model.match import Match, Player
from domino_desktop.model.observation import Observation, observe
from domino_desktop.model.round import Round
from domino_desktop.model.tiles import Tile
from domino_desktop.view.table_scene import TableScene
from domino_desktop.view.table_view import TableView
from domino_desktop.view.theme import LIGHT, Theme
from tests.dealt import action, secret_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def match_of(now: Round) -> Match:
    """Return the match of a person at seat 0 and bots whose first round stands here."""
    players = tuple(Player(f"player {seat}", "bot:easy" if seat else "human") for seat in range(now.rules.seats))
    return Match(now.rules, players, secret_of(1), (now,))


class Table:
    """The view, and the match that it shows to `seat`; what the person wants is played at once."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        seat: int | None = 0,
        size: tuple[int, int] = (1000, 700),
        theme: Theme = LIGHT,
        dealing: bool = False,
        **settings: object,
    ) -> None:
        self.match, self.seat, self.qtbot = match, seat, qtbot
        self.settings = replace(Settings(speed="instant"), **settings)  # type: ignore[arg-type]
        self.wanted: list[Action] = []
        self.said: list[str] = []
        self.seen: list[Observation] = []
        self.rests = 0
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.apply(self.settings, theme)
        self.view.intent.connect(self._play)
        self.view.noted.connect(self.said.append)
        self.view.settled.connect(self.seen.append)
        self.view.idle.connect(self._rest)
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.view.setFocus()
        self.view.show_position(observe(match, seat), dealing)

    def _play(self, wanted: Action) -> None:
        self.wanted.append(wanted)
        self.let(wanted)

    def _rest(self) -> None:
        self.rests += 1

    def let(self, done: Action | str) -> None:
        """Let the seat on turn act."""
        self.match, events = self.match.play(action(done) if isinstance(done, str) else done)
        self.view.play_step(self.step(events))

    def step(self, events: tuple[Event, ...]) -> Step:
        return Step(tuple(masked(event, self.seat) for event in events), observe(self.match, self.seat))

    def at_rest(self) -> bool:
        return self.view.is_idle

    # what is where

    @property
    def scene(self) -> TableScene:
        return self.view.table

    @property
    def ghosts(self) -> int:
        return self.view.person.holding.lights.ghosts

    def at_tile(self, name: str, half: int = 0) -> QPoint:
        """Return the middle of a tile of the hand, or of its upper (-1) or lower (1) half."""
        middle = self.scene.hand.tiles[Tile.parse(name)].scenePos()
        at: QPoint = (middle + QPointF(0, half * self.scene.hand.side / 2)).toPoint()
        return at

    def at_arm(self, arm: int) -> QPoint:
        """Return the middle of the place where the next tile of an arm would lie."""
        middle = self.scene.line.zone(arm).center()
        at: QPoint = self.scene.line.on_scene(middle.x(), middle.y()).toPoint()
        return at

    # what the person does

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=at)
        QTest.qWait(0)

    def double_click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=at)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=at)  # sends the second press only
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=at)

    def lift(self, name: str, to: QPoint) -> None:
        """Press on a tile and move, without letting go."""
        start = self.at_tile(name)
        QTest.mousePress(self.view.viewport(), LEFT, pos=start)
        for part in (0.3, 0.6, 1.0):
            QTest.mouseMove(self.view.viewport(), (QPointF(start) + QPointF(to - start) * part).toPoint())

    def drop(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=at)

    def drag(self, name: str, to: QPoint) -> None:
        self.lift(name, to)
        self.drop(to)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def places(self) -> dict[str, tuple[float, float, float, float]]:
        """Return where every tile is seen on the scene, with its turn and its width."""
        found = {}
        scene = self.scene
        for room, items in (("line", scene.line.tiles), ("hand", scene.hand.tiles), ("open", scene.open_hands._tiles)):
            for key, item in items.items():
                at, box = item.scenePos(), item.sceneTransform().mapRect(item.childrenBoundingRect())
                found[f"{room} {key}"] = (at.x(), at.y(), item.rotation(), round(box.width(), 3))
        return found
