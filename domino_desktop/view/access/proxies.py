"""Widgets that nobody sees: they stand for what lies on the table, because what a scene draws cannot be read aloud."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QGroupBox, QLabel, QPushButton, QWidget

from .told import About, AtSeat, Key, Told

_NOWHERE: Final = QRegion(-2, -2, 1, 1)
"""A mask in which nothing of a widget is left to be painted or pressed."""


class Proxies(QWidget):
    """A layer over the table with a button or a label for everything on it, in groups.

    Its mask leaves nothing to paint, so the layer costs no frame; the pointer goes through it, and no key comes to it.
    """

    pressed = Signal(object)
    """The Target that was pressed by assistive technology."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMask(_NOWHERE)
        self._groups: dict[str, Group] = {}

    def show_group(self, key: str, title: str, things: Iterable[tuple[Told, QRect]]) -> None:
        """Show things, each where it is on the layer, in their order; the group is made when it is first wanted."""
        group = self._groups.get(key)
        if group is None:
            group = self._groups[key] = Group(self)
            group.show()
        group.setGeometry(self.rect())
        group.show_things(title, things)

    @property
    def things(self) -> dict[Key, QWidget]:
        """What stands for the things, in their order."""
        return {key: widget for group in self._groups.values() for key, widget in group.things.items()}


class Group(QGroupBox):
    """The things of one kind."""

    def __init__(self, layer: Proxies) -> None:
        super().__init__(layer)
        self._layer = layer
        self.things: dict[Key, QWidget] = {}
        """What stands for the things, in their order."""

    def show_things(self, title: str, things: Iterable[tuple[Told, QRect]]) -> None:
        """Bring the widgets into step with the things; those that stay keep their identity."""
        _name(self, title, "")
        before, now = self.things, {}
        for told, box in things:
            widget = before.get(told.key) or self._make(told.key)
            _name(widget, told.name, told.about)
            if isinstance(widget, QPushButton) and widget.isEnabledTo(self) != told.live:
                widget.setEnabled(told.live)
            widget.setGeometry(box)
            now[told.key] = widget
        for key in before.keys() - now.keys():
            before[key].hide()
            before[key].deleteLater()
        if [key for key in before if key in now] + [key for key in now if key not in before] != list(now):
            for widget in now.values():
                widget.raise_()  # the order of the children is that in which they are read
        self.things = now

    def _make(self, key: Key) -> QWidget:
        made: QWidget
        if isinstance(key, AtSeat | About):
            made = QLabel(self)
        else:
            made = QPushButton(self)
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.clicked.connect(lambda _checked=False: self._layer.pressed.emit(key))
        made.show()
        return made


def _name(widget: QWidget, name: str, about: str) -> None:
    """Set name and description where they are new: each setting is an event for those who listen."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != about:
        widget.setAccessibleDescription(about)
