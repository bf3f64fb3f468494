"""Widgets that nobody sees: they stand for what lies on the table, because what a scene draws cannot be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QGroupBox, QLabel, QPushButton, QWidget

from .told import About, AtSeat, Key, Told

_NOWHERE: Final = QRegion(-2, -2, 1, 1)
"""A mask in which nothing of a widget is left to be painted or pressed."""

Placed = tuple[Told, QRect]
"""A thing, and where it is on the layer."""


class Proxies(QWidget):
    """A layer over the table with a button or a label for everything on it; the tiles of the hand are a group.

    Its mask leaves nothing to paint, so the layer costs no frame; the pointer goes through it, and no key comes to it.
    A reader that follows the pointer takes the first thing there, so what is large comes last.
    """

    pressed = Signal(object)
    """The Target that was pressed by assistive technology."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMask(_NOWHERE)
        self._hand = QGroupBox(self)
        self._in_hand: dict[Key, QWidget] = {}
        self._others: dict[Key, QWidget] = {}

    @property
    def things(self) -> dict[Key, QWidget]:
        """What stands for the things, in their order."""
        return self._in_hand | self._others

    def show_things(self, title: str, hand: Sequence[Placed], others: Iterable[Placed]) -> None:
        """Bring the widgets into step with the hand, a group of this title, and all else; those that stay are kept."""
        _name(self._hand, title, "")
        whole = QRect()
        for _, box in hand:
            whole = whole.united(box)
        self._hand.setGeometry(whole)
        self._in_hand = self._bring(self._hand, self._in_hand, hand, whole.topLeft())
        self._others = self._bring(self, self._others, others, QPoint())

    def _bring(
        self, parent: QWidget, before: dict[Key, QWidget], things: Iterable[Placed], origin: QPoint
    ) -> dict[Key, QWidget]:
        now = {}
        for told, box in things:
            widget = before.get(told.key) or self._make(told.key, parent)
            _name(widget, told.name, told.about)
            if isinstance(widget, QPushButton) and widget.isEnabledTo(self) != told.live:
                widget.setEnabled(told.live)
            widget.setGeometry(box.translated(-origin))
            now[told.key] = widget
        for key in before.keys() - now.keys():
            before[key].hide()
            before[key].deleteLater()
        if [key for key in before if key in now] + [key for key in now if key not in before] != list(now):
            for widget in now.values():
                widget.raise_()  # the order of the children is that in which they are read
        return now

    def _make(self, key: Key, parent: QWidget) -> QWidget:
        made: QWidget
        if isinstance(key, AtSeat | About):
            made = QLabel(parent)
        else:
            made = QPushButton(parent)
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.clicked.connect(lambda _checked=False: self.pressed.emit(key))
        made.show()
        return made


def _name(widget: QWidget, name: str, about: str) -> None:
    """Set name and description where they are new: each setting is an event for those who listen."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != about:
        widget.setAccessibleDescription(about)
