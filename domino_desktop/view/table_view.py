"""The view room: the table as a widget, from real mouse, touch and key events to intents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QSinglePointEvent,
    QTransform,
    QWheelEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from ..controller.gesture_words import Place
from . import camera, texts
from .camera import Camera
from .director import SPEEDS, Director
from .motion import glides
from .person import KEYS, Person
from .table_scene import SMALLEST, TableScene
from .theme import LIGHT, Theme
from .tile_pictures import TilePictures, with_digits

if TYPE_CHECKING:
    from ..controller.course import Step
    from ..controller.settings import Settings
    from ..model.actions import Action
    from ..model.observation import Observation

_LEFT: Final = Qt.MouseButton.LeftButton
_ONCE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""A key held down acts once."""
_REASON = Qt.FocusReason
_BY_KEYS: Final = (_REASON.TabFocusReason, _REASON.BacktabFocusReason, _REASON.ShortcutFocusReason)


class TableView(QGraphicsView):
    """The table. It shows what it is told, one event after another, and announces what the person wants.

    No event handler of the view runs per frame: Qt moves and paints by itself, also while Python is busy elsewhere.
    """

    intent = Signal(object)
    """An Action that the person wants; it was legal in the position shown."""
    noted = Signal(str)
    """A sentence for the status line: why a gesture led to nothing."""
    arranged = Signal()
    """The person has put a tile of the hand elsewhere in it."""
    shown = Signal(object)
    """An Event has just been seen."""
    settled = Signal(object)
    """The Observation that is shown, after a whole step."""
    idle = Signal()
    """Everything has been shown."""
    entered = Signal()
    """The keys have come to the table by keys."""
    laid_out = Signal()
    """What is shown lies elsewhere now: another size, order of the hand or zoom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._digits = LIGHT, "auto"
        self.table = TableScene(TilePictures(LIGHT, False, self.devicePixelRatioF()))  # a view does not own its scene
        self.setScene(self.table)
        self.director = Director(self.table, self)
        self.director.shown.connect(self.shown)
        self.director.settled.connect(self._on_settled)
        self.director.idle.connect(self.idle)
        self.person = Person(self.table, self.director, QApplication.startDragDistance(), self)
        self.person.intent.connect(self.intent)
        self.person.noted.connect(self.noted)
        self.person.arranged.connect(self.arranged)
        self.camera = Camera(self.table, self.person)
        self._handle: QWindow | None = None
        self._by_keys = False
        """Whether the person used keys last, not the pointer."""
        self._scale = 1.0
        """Less than 1 where the view is smaller than the smallest table."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)

    # what is shown

    def show_position(self, seen: Observation, dealing: bool = False) -> None:
        """Show a position and forget what was still to be shown; `dealing`: let the tiles come."""
        self.release()
        self._dress(seen)
        self.director.show(seen, dealing)

    def play_step(self, step: Step) -> None:
        """Show a step after all that is still to be shown."""
        self.person.may(None)
        self.director.play(step)

    def release(self) -> None:
        """Let go of a held or chosen tile."""
        self.person.let_go(glides=False)
        self.camera.drop()

    def advise(self, action: Action | None) -> None:
        """Mark an action on the table, or none."""
        self.table.advise(action)

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return self.director.is_idle

    def finish_animations(self) -> None:
        """Show at once everything that is still to be shown."""
        self.director.finish()

    def apply(self, settings: Settings, theme: Theme) -> None:
        """Let settings and theme hold, and word everything afresh."""
        self._theme, self._digits = theme, settings.digits
        speed = SPEEDS[settings.speed]
        self.director.speed = speed if glides(settings.motion) else speed._replace(move=0, deal=0)
        self.table.hand.marking, self.table.hand.order = settings.marking, settings.order
        self.setAccessibleName(texts.table_name())
        self._dress(self.director.seen)
        self._resettle()

    def _on_settled(self, seen: Observation) -> None:
        self.person.may(seen if self.is_idle else None)
        self.settled.emit(seen)

    def _dress(self, seen: Observation | None) -> None:
        digits = with_digits(self._digits, seen.rules.set if seen else 6)
        ratio, old = self.devicePixelRatioF(), self.table.pictures
        if (old.theme, old.digits, old.ratio) != (self._theme, digits, ratio):
            self.table.dress(TilePictures(self._theme, digits, ratio))

    def _resettle(self) -> None:
        self.release()
        self.director.resettle()
        self.laid_out.emit()

    # pointer, focus and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event, double=True)

    def _press(self, event: QMouseEvent, double: bool) -> None:
        event.accept()
        self._use_keys(False)
        if event.button() != _LEFT:
            self.person.let_go()
            return
        at = self._on_scene(event)
        if self.person.press(at, double) is Place.TABLE:
            self.camera.grab(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        at = self._on_scene(event)
        self.camera.move(at)
        self.person.move(at)
        if not event.buttons():
            shape = Qt.CursorShape.PointingHandCursor if self.person.can_press(at) else Qt.CursorShape.ArrowCursor
            if self.viewport().cursor().shape() != shape:
                self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == _LEFT:
            self.camera.drop()
            self.person.release(self._on_scene(event))

    def _on_scene(self, event: QSinglePointEvent) -> QPointF:
        return event.position() / self._scale

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        other = event.reason() not in (*_BY_KEYS, _REASON.MouseFocusReason)
        self._focus(event.reason() in _BY_KEYS or (other and self._by_keys))
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.person.let_go()
            self._focus(False)
        super().focusOutEvent(event)

    def _focus(self, by_keys: bool) -> None:
        """Frame the hand when the keys act on it and the person uses keys."""
        if self.table.hand.focused != by_keys:
            self.table.hand.focused = by_keys
            if self.is_idle:
                self._resettle()

    def _use_keys(self, by_keys: bool) -> None:
        self._by_keys = by_keys
        self._focus(by_keys and self.hasFocus())

    def hideEvent(self, event: QHideEvent) -> None:
        self.release()
        if not event.spontaneous():
            self.director.rest()
            self.table.gains.clear()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.isAutoRepeat() and key in _ONCE:
            event.accept()
            return
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if key in KEYS:
                self._use_keys(True)
            event.setAccepted(self.person.key(key))
        elif key in camera.KEYS:
            self._zoom(camera.KEYS[key])
        else:
            event.ignore()

    # zoom, pan, size and screen

    def zoom_in(self) -> None:
        """Show the line larger."""
        self._zoom(1)

    def zoom_out(self) -> None:
        """Show the line smaller, down to what fits."""
        self._zoom(-1)

    def zoom_reset(self) -> None:
        """Show the line as it fits."""
        self._zoom(0)

    def _zoom(self, steps: int) -> None:
        self.camera.zoom(steps)
        self.laid_out.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        self.camera.turn(event, self._on_scene(event))
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        self._scale = min(1.0, size.width() / SMALLEST[0], size.height() / SMALLEST[1])
        self.setTransform(QTransform.fromScale(self._scale, self._scale))
        self.table.resize(size.width() / self._scale, size.height() / self._scale)
        self._resettle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.director.wake()
        handle = self.window().windowHandle()
        if handle is not self._handle:  # overriding event() instead would run Python in every frame
            self._handle = handle
            handle.screenChanged.connect(self._look_again, Qt.ConnectionType.QueuedConnection)
        self._look_again()

    @Slot()
    def _look_again(self) -> None:
        """Take pictures for the device pixel ratio of the screen, if it is a new one."""
        if self.table.pictures.ratio != self.devicePixelRatioF():
            self._dress(self.director.seen)
            self._resettle()
