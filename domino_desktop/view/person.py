"""The view room: what the person at the screen does with pointer and keys, and what comes of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from ..controller import gesture_words as words
from ..controller.gesture import Gesture
from ..model.actions import PASS
from ..model.observation import Observation
from . import texts
from .director import Director
from .holding import Holding
from .known import legal_in
from .table_scene import TableScene


class Person(QObject):
    """Feeds the gesture machine and carries out what it answers. A press or key first ends a running animation."""

    intent = Signal(object)
    """An Action that the person wants."""
    arranged = Signal()
    """A tile of the hand was put elsewhere in it."""
    noted = Signal(str)
    """Why a gesture led to nothing."""
    changed = Signal()
    """Another tile is chosen or pointed at, or another place is meant."""

    def __init__(self, scene: TableScene, director: Director, drag_distance: float, parent: QObject) -> None:
        super().__init__(parent)
        self.holding = Holding(scene)
        self.gesture = Gesture(drag_distance)
        self._scene, self._director = scene, director

    # what the game does

    def may(self, seen: Observation | None) -> None:
        """Take what is legal in a position; None: nothing is."""
        if seen is None:
            self._do(self.gesture.update(()))
            return
        legal = legal_in(seen)
        self._do(self.gesture.update(legal.actions, legal.numbers, legal.broken))

    def let_go(self, glides: bool = True) -> None:
        """Return a held or chosen tile to the hand, gliding or at once."""
        self._do(self.gesture.let_go(), glides)
        if not glides:
            self.holding.stop()

    def ready(self) -> bool:
        """Jump the running animation to its end; say whether there is nothing more to show."""
        self._director.skip()
        self.holding.stop()
        return self._director.is_idle

    # the pointer

    def press(self, at: QPointF, double: bool = False) -> words.Target | None:
        """Press at a point of the scene; return what is there, or None when the press only jumped ahead."""
        if not self.ready():
            return None
        target = self.holding.target(at)
        self._do(self.gesture.press(target, at.x(), at.y(), double))
        return target

    def move(self, at: QPointF) -> None:
        """Move the pointer to a point of the scene."""
        if not self.gesture.is_idle:
            self._do(self.gesture.move(at.x(), at.y(), self.holding.arm_at(at)))

    def release(self, at: QPointF) -> None:
        """Let the button go; a tile dropped in the hand gets a new place there."""
        held = self.gesture.held
        if held is not None and self._scene.hand.put(held, at):
            self.let_go(glides=False)
            self._director.resettle()
            self.arranged.emit()
            return
        holding = self.holding
        on_table, at_home = holding.on_table(at), holding.at_home(at)
        self._do(self.gesture.release(at.x(), at.y(), holding.arm_at(at), on_table, at_home))

    def can_press(self, at: QPointF) -> bool:
        """Say whether a press at a point does something."""
        target = self.holding.target(at)
        live = isinstance(target, words.OnTile) or target is words.Place.BONEYARD
        if isinstance(target, words.OnLine):
            live = target.tile in self._scene.marks.marked.lifts
        return live and self._director.is_idle

    # without a pointer

    def tap(self, target: words.Target) -> None:
        """Do what a press on this does, wherever it is seen; a tile that fits one place only is played at once."""
        seen = self._director.seen
        if seen is None or not self.ready():
            return
        asks = isinstance(target, words.OnTile) and len(legal_in(seen).plays(target.tile)) > 1
        self._do(self.gesture.press(target, 0, 0, double=not asks))
        self._do(self.gesture.release(0, 0))

    def pass_turn(self) -> bool:
        """Pass, if that is possible now; say whether it is."""
        seen = self._director.seen
        possible = self.ready() and seen is not None and PASS in seen.legal
        if possible:
            self.let_go()
            self.intent.emit(PASS)
        return possible

    # the keys

    def key(self, key: Qt.Key) -> bool:
        """Arrows choose tile and arm, Enter plays or lifts, Space draws or passes, Esc lets go, 1 to 9 choose a tile.

        Return False for other keys.
        """
        shown = list(self._scene.hand.tiles)
        gesture = self.gesture
        if self._director.seen is not None and self._director.seen.result is not None:
            return False  # nothing can be played: the keys belong to the window, which has a result to show
        if key == Qt.Key.Key_Escape:
            self.let_go()
            return True
        number = key - Qt.Key.Key_1
        if key not in KEYS and not 0 <= number < min(9, len(shown)):
            return False
        if not self.ready():
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._do(gesture.next_tile(shown, 1 if key == Qt.Key.Key_Right else -1))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._do(gesture.next_arm(1 if key == Qt.Key.Key_Down else -1))
        elif key == Qt.Key.Key_Space:
            self._draw_or_pass()
        elif key in KEYS:
            self._do(gesture.enter())
        else:
            self._do(gesture.choose(shown[number]))
        return True

    def _draw_or_pass(self) -> None:
        if not self.pass_turn():
            self.tap(words.Place.BONEYARD)

    # what the machine answers

    def _do(self, outputs: list[words.Output], glides: bool = True) -> None:
        holding = self.holding
        for output in outputs:
            match output:
                case words.Lift(tile, x, y):
                    holding.lift(tile, QPointF(x, y))
                case words.Follow(x, y):
                    holding.follow(QPointF(x, y))
                case words.Highlight(tile, arms, first):
                    holding.lights.light(tile, arms, first)
                case words.Aim(arm):
                    holding.lights.aim(arm)
                case words.Snap() | words.Keep():
                    holding.let_fall()
                case words.Pull(tile, x, y):
                    holding.pull(tile, QPointF(x, y))
                case words.PutBack():
                    holding.put_back()
                case words.Point(tile):
                    holding.point(tile)
                case words.Return():
                    holding.give_back(glides and self._director.speed.move > 0)
                case words.Choose(tile):
                    holding.choose(tile)
                case words.Unchoose():
                    holding.choose(None)
                case words.Refuse(why, tile, arm):
                    self.noted.emit(self._why(why, {"tile": tile, "arm": arm}))
                case words.Intent(action):
                    self.intent.emit(action)
        if any(isinstance(output, _TOLD) for output in outputs):
            self.changed.emit()

    def _why(self, key: str, about: dict[str, object]) -> str:
        if key != "cannot-draw":
            return texts.gesture_refusal(key, about)
        seen = self._scene.seen
        assert seen is not None  # there was a boneyard, or a key that draws
        return texts.draw_words(seen) if seen.rules.draws else texts.pass_words(seen)


_TOLD: Final = (words.Choose, words.Unchoose, words.Highlight, words.Aim, words.Point)
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
KEYS: Final = (*_ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that act at the table, besides digits and Esc."""
