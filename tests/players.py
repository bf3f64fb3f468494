"""People who play the open application by one means only: keys, left clicks, or a finger on the screen."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from domino_desktop.controller.gesture_words import APART, OnArm, OnLine, OnTile, Place, Target
from domino_desktop.model.actions import DRAW, PASS, Action, Break, Play
from domino_desktop.model.tiles import Tile
from domino_desktop.view.access.listing import Wanted
from domino_desktop.view.line_layer import placed
from domino_desktop.view.table_view import TableView

from .desktop import LEFT, Desktop

KEY = Qt.Key


class Somebody:
    """Plays whatever is legal, breaks and doubles apart sooner than anything else."""

    def __init__(self, opened: Desktop, seed: int = 1) -> None:
        self.opened, self.chance = opened, random.Random(seed)
        self.done: list[Action] = []

    @property
    def table(self) -> TableView:
        return self.opened.window.table

    def play_match(self, until_round: int | None = None) -> None:
        """Play from the start panel to the end of the match, or of a round."""
        assert self.opened.shows(self.opened.window.overlays.start)
        self.go_on()
        while not self._is_over(until_round):
            if self.opened.panel is None:
                self.act()
            else:
                self.go_on()

    def _is_over(self, until_round: int | None) -> bool:
        self.opened.rest()
        overlays = self.opened.window.overlays
        at_end = self.opened.shows(overlays.round_end) and until_round == self.opened.seen.number
        return at_end or self.opened.shows(overlays.match_end)

    def act(self) -> None:
        """Do something that is legal, and see that it happens."""
        legal = self.opened.seen.legal
        rare = [one for one in legal if isinstance(one, Break) or (isinstance(one, Play) and one.apart)]
        wanted = self.chance.choice(rare or legal)
        before = len(self.opened.match.round.events), self.opened.seen.number
        seat = self.opened.seen.seat
        assert seat is not None
        self.do(wanted)
        match = self.opened.match
        round_ = next(one for one in match.rounds if one.deal.number == before[1])
        assert len(round_.events) > before[0], f"{wanted} led to nothing: {self.opened.words('note')}"
        self.done.append(wanted)

    def do(self, wanted: Action) -> None:
        """Do it by the one means there is."""
        match wanted:
            case Play():
                self.play(wanted)
            case Break(tile):
                self.lift(tile)
            case _:
                self.draw_or_pass(wanted)

    def go_on(self) -> None:
        """Press the default button of the panel."""
        raise NotImplementedError

    def choose(self, tile: Tile) -> None:
        """Choose a tile of the hand."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Let go of the chosen tile."""
        raise NotImplementedError

    def play(self, wanted: Play) -> None:
        """Play a tile where it is wanted."""
        raise NotImplementedError

    def lift(self, tile: Tile) -> None:
        """Lift a tile from the line."""
        raise NotImplementedError

    def draw_or_pass(self, wanted: Action) -> None:
        """Draw or pass."""
        raise NotImplementedError


class ByKeys(Somebody):
    """Never touches the mouse; the keys go where the focus is, which must be where it can be seen."""

    def key(self, key: Qt.Key) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None, "the focus is lost"
        assert focused.isVisible()
        QTest.keyClick(focused, key)

    def go_on(self) -> None:
        panel = self.opened.panel
        assert panel is not None
        focused = QApplication.focusWidget()
        assert isinstance(focused, QPushButton)
        assert panel.isAncestorOf(focused)
        self.key(KEY.Key_Return)

    def act(self) -> None:
        assert self.table.hasFocus()
        assert self.table.table.hand.focused, "the focus can be seen"
        super().act()

    def choose(self, tile: Tile) -> None:
        hand = self.table.table.hand
        at = list(hand.tiles).index(tile)
        if at < 9:
            self.key(Qt.Key(KEY.Key_1 + at))
        for _ in hand.tiles:
            if hand.chosen is not tile and at >= 9:
                self.key(KEY.Key_Right)

    def let_go(self) -> None:
        self.key(KEY.Key_Escape)

    def play(self, wanted: Play) -> None:
        self.choose(wanted.tile)
        assert self.table.table.hand.chosen is wanted.tile
        gesture = self.table.person.gesture
        place = APART if wanted.apart else wanted.arm
        if len(gesture.lit) > 1:
            for _ in gesture.lit:
                if self.table.person.holding.lights.aimed != place:
                    self.key(KEY.Key_Down)
            assert self.table.person.holding.lights.aimed == place
        self.key(KEY.Key_Return)

    def lift(self, tile: Tile) -> None:
        for _ in range(len(self.opened.seen.legal) + 1):
            if self.table.person.gesture.pointed is not tile:
                self.key(KEY.Key_Left)
        assert self.table.person.gesture.pointed is tile
        self.key(KEY.Key_Return)

    def draw_or_pass(self, wanted: Action) -> None:
        self.key(KEY.Key_Space)


class ByClicks(Somebody):
    """Knows the left button only, pressed and let go at one place."""

    def tap(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseClick(widget, LEFT, pos=at)

    def tap_table(self, at: QPointF) -> None:
        point = at.toPoint()
        assert self.table.viewport().rect().contains(point), "what must be pressed is in sight"
        self.tap(self.table.viewport(), point)

    def tap_button(self, button: QPushButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        self.tap(button, button.rect().center())

    def go_on(self) -> None:
        panel = self.opened.panel
        assert panel is not None
        assert panel.default is not None
        self.tap_button(panel.default)

    def choose(self, tile: Tile) -> None:
        hand = self.table.table.hand
        self.tap_table(hand.middle(tile) + QPointF(3 - hand.side / 2, 3 - hand.side))  # a neighbour lies upon the rest

    def let_go(self) -> None:
        self.tap_table(self.table.table.line.area.bottomLeft() + QPointF(5, 5))  # where the cloth is bare

    def play(self, wanted: Play) -> None:
        scene, lights = self.table.table, self.table.person.holding.lights
        self.choose(wanted.tile)
        assert scene.hand.chosen is wanted.tile
        if wanted.apart:
            self.tap_table(lights.apart_box().center())
        elif wanted.arm is None:
            self.tap_table(scene.line.area.center())
        else:
            zone = scene.line.zone(wanted.arm).center()
            self.tap_table(scene.line.on_scene(zone.x(), zone.y()))

    def lift(self, tile: Tile) -> None:
        line = self.table.table.line
        index = line.line.find(tile)
        place = next(one for one in line.arrangement.placements if one.index == index)
        middle = placed(place).center()
        self.tap_table(line.on_scene(middle.x(), middle.y()))

    def draw_or_pass(self, wanted: Action) -> None:
        bottom = self.opened.window.bottom
        if wanted is DRAW and self.chance.random() < 0.5:
            self.tap_table(self.table.table.plates.boneyard.sceneBoundingRect().center())
        else:
            self.tap_button({DRAW: bottom.draw_button, PASS: bottom.pass_button}[wanted])


class ByTouch(ByClicks):
    """Taps with a finger."""

    def __init__(self, opened: Desktop, seed: int = 1) -> None:
        super().__init__(opened, seed)
        self._screen = QTest.createTouchDevice()

    def tap(self, widget: QWidget, at: QPoint) -> None:
        QTest.touchEvent(widget, self._screen).press(0, at, widget).commit()
        QTest.touchEvent(widget, self._screen).release(0, at, widget).commit()


class ByReader(ByClicks):
    """Sees nothing: presses what assistive technology can press, by what it is."""

    def press(self, key: Target) -> None:
        reading = self.opened.window.access.reading
        reading.tell()
        button = reading.proxies.things[key]
        assert isinstance(button, QPushButton)
        assert reading.proxies.isVisible()
        assert button.isEnabled(), button.accessibleName()
        button.click()

    def tap_button(self, button: QPushButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        button.click()

    def play(self, wanted: Play) -> None:
        self.press(OnTile(wanted.tile))
        if self.table.person.gesture.chosen is wanted.tile:
            place = APART if wanted.apart else wanted.arm
            assert place is not None
            self.press(OnArm(place))

    def lift(self, tile: Tile) -> None:
        self.press(OnLine(tile))

    def draw_or_pass(self, wanted: Action) -> None:
        if wanted is DRAW:
            self.press(Place.BONEYARD)
        else:
            self.tap_button(self.opened.window.bottom.pass_button)


class ByWords(ByReader):
    """Plays from the table in words, by its rows."""

    def press(self, key: Wanted) -> None:
        access = self.opened.window.access
        access.reading.tell()
        assert access.words is not None
        rows = [row.wanted for row in access.reading.rows()]
        access.words.list.setCurrentRow(rows.index(key))
        QTest.keyClick(access.words.list, KEY.Key_Return)

    def draw_or_pass(self, wanted: Action) -> None:
        self.press(wanted)
