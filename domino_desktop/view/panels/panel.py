"""What every panel is: a card in the middle of a veil over the table."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ..widgets import Scrolled

_LINE = 16
"""The height of a line of ordinary text, in pixels, for which the panels' widths are meant."""

_NARROW = 520
"""A card that is no wider than this, in pixels, has narrow margins."""
_EDGE = 12
"""The least distance between a card and the edge of what it covers."""

_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class Panel(QFrame):
    """Covers its parent while it is shown; Enter presses the button in focus, or the default one; Esc leaves it."""

    left = Signal()
    """The person pressed Esc."""
    deaf_ms = 0
    """For so many milliseconds after opening Enter does nothing: it was meant for what the panel covers."""

    def __init__(self, parent: QWidget, name: str, width: int) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.default: QPushButton | None = None
        self.by_keys = False
        """Whether a key pressed the button that was pressed last."""
        self._opened = QElapsedTimer()
        self._under = parent
        self._wide = max(width, width * self.fontMetrics().height() // _LINE)  # a larger font needs a wider card
        self.card = QFrame(self)
        self.card.setObjectName("card")
        self._inner = QWidget()
        self.rows = QVBoxLayout(self._inner)
        self.rows.setSpacing(10)
        self.foot = QHBoxLayout()
        """Buttons that are always in sight, also where the rows must be scrolled."""
        self.foot.setSpacing(10)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Scrolled(self._inner), 1)
        column.addLayout(self.foot)
        self._inner.installEventFilter(self)
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Cover the parent and take the keys."""
        for one in self.findChildren(QPushButton):
            one.installEventFilter(self)
        self._fit()
        self._opened.start()
        self.by_keys = False
        self.setEnabled(True)
        title = self.findChild(QLabel, "title")
        self.setAccessibleName(title.text() if isinstance(title, QLabel) else "")
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """Let the keys act on the default button."""
        if self.default is not None:
            self.default.setFocus()

    def lie_under(self, other: Panel) -> None:
        """Cover the parent below another panel, where nothing can be pressed."""
        self._fit()
        self.setEnabled(False)
        self.show()
        self.stackUnder(other)

    def retranslate(self) -> None:
        """Write all words afresh; called when the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._under:
            self._fit()
        elif event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            self._place_card()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self._walk(forward=event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right))
            return True  # a button by itself would walk out of the panel
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            pressed = focused if isinstance(focused, QPushButton) and focused.hasFocus() else self.default
            if pressed is not None and not event.isAutoRepeat() and self._opened.elapsed() >= self.deaf_ms:
                self.by_keys = True
                pressed.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.by_keys = True
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _walk(self, forward: bool) -> None:
        """Move the focus to the next button of the panel, never to one of the window around it.

        Qt's own chain of focus must not be walked along: PySide6 then takes every widget for a child of the one before,
        the window too, and when it collects one of them it declares dead whatever it takes for its children.
        """
        buttons = [one for one in self.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        if not forward:
            buttons.reverse()
        now = QApplication.focusWidget()
        place = buttons.index(now) + 1 if isinstance(now, QPushButton) and now in buttons else 0
        for one in (buttons[place:] + buttons)[:1]:
            one.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # nothing below the veil is pressed

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def _fit(self) -> None:
        self.setGeometry(self._under.rect())
        self._place_card()

    def _place_card(self) -> None:
        """Put the card in the middle, as high as its rows need or as there is room."""
        frame = 2 * self.card.frameWidth() + 2
        wide = min(self._wide, self.width() - 2 * _EDGE)
        side = 28 if wide > _NARROW else 14
        self.rows.setContentsMargins(side, 24, side, 14 if self.foot.count() else 24)
        self.foot.setContentsMargins(side, 0, side, 24 if self.foot.count() else 0)
        rows = self.rows.totalHeightForWidth(wide - frame) if self.rows.hasHeightForWidth() else 0
        rows = max(rows, self.rows.sizeHint().height())
        foot = self.foot.sizeHint().height() if self.foot.count() else 0
        tall = min(rows + foot + frame, self.height() - 2 * _EDGE)
        self.card.setGeometry((self.width() - wide) // 2, (self.height() - tall) // 2, wide, tall)
