"""Small makers of labels, buttons and lines in the interface's look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QLayout, QPushButton, QScrollArea, QSizePolicy, QStyle, QWidget

CONTROL = 30
"""The height of lists, numbers and fields in dialogs, in pixels."""


def label(kind: str = "", wrap: bool = False, name: str = "") -> QLabel:
    """Return an empty label of a kind of the style sheet; its words are plain text."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("kind", kind)
    made.setWordWrap(wrap)
    made.setObjectName(name)
    return made


class Elided(QLabel):
    """A line of plain text that gives way with an ellipsis where there is no room; its tooltip tells all."""

    def __init__(self, kind: str = "", name: str = "", width: int = 0, spare: bool = False) -> None:
        """Take the most width in pixels that it wants; 0 for as much as there is.

        `spare`: its words may be shortened, for they can be read elsewhere; else only names in them may.
        """
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("kind", kind)
        self.setObjectName(name)
        self.words = ""
        self.spare = spare
        self._about = ""
        self._width = width
        if not width:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, words: str, about: str = "") -> None:
        """Show these words, and `about` under a resting pointer."""
        self.words, self._about = words, about
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._width:
            self._fit()

    def _fit(self) -> None:
        self.ensurePolished()
        room = self._width or self.width()
        shown = self.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        self.setToolTip(self._about or (self.words if shown != self.words else ""))


class Button(QPushButton):
    """In a dialog Enter presses it when it has the focus; without that Enter would press the default button instead.

    Qt's own way makes every button of a dialog a default one, also while the focus is in a list or a field.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(self.window(), QDialog) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def button(pressed: Callable[[], object], kind: str = "", name: str = "") -> QPushButton:
    """Return an empty button that calls `pressed`."""
    made = Button()
    made.setProperty("kind", kind)
    made.setObjectName(name)
    made.setAutoDefault(False)
    made.clicked.connect(lambda _checked: pressed())
    return made


class Scrolled(QScrollArea):
    """An area without a frame or a ground of its own in which a widget scrolls up and down.

    Qt's own gives the widget its usual height; words that break at this width may need more.
    """

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = inner
        self.setWidget(inner)
        for clear in (self.viewport(), inner):
            clear.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return self._inner.sizeHint() + QSize(self._bar, 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inner.minimumSizeHint().width() + self._bar, 4 * CONTROL)

    @property
    def _bar(self) -> int:
        return self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._give_height()  # not in the widget's own resize event: while hidden it would lose the one that follows
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            self._give_height()
        return super().eventFilter(watched, event)

    def _give_height(self) -> None:
        layout = self._inner.layout()
        if layout is not None and layout.hasHeightForWidth():
            self._inner.setMinimumHeight(layout.totalHeightForWidth(self.viewport().width()))


def line() -> QFrame:
    """Return a thin horizontal line."""
    made = QFrame()
    made.setProperty("kind", "line")
    made.setFixedHeight(1)
    return made


def clear(layout: QLayout) -> None:
    """Take all widgets out of a layout and delete them."""
    while (item := layout.takeAt(0)) is not None:
        if widget := item.widget():
            widget.setParent(None)
            widget.deleteLater()


def set_kind(widget: QWidget, kind: str) -> None:
    """Change a widget's kind and let the style sheet see it."""
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
