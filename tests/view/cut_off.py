"""Whether every word of a window can be read whole: what is cut off, shortened, outside its parent or overlapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from domino_desktop.view.widgets import Elided

_WORDED = (QLabel, QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QSlider)
"""Widgets that must neither be overlapped nor reach out of what they lie in."""


def cut_off(window: QWidget, names: Iterable[str] = ()) -> list[str]:
    """Return a sentence for everything in a visible window that cannot be read whole; empty when all is well.

    `names`: texts that may be shortened with an ellipsis, since people choose them.
    """
    allowed = set(names)
    found = [fault for one in _visible(window) for fault in _own_faults(one, allowed)]
    return [*found, *_outside(window), *_too_wide(window), *_overlaps(window)]


def _visible(window: QWidget) -> list[QWidget]:
    return [window, *[one for one in window.findChildren(QWidget) if one.isVisibleTo(window)]]


def _own_faults(one: QWidget, allowed: set[str]) -> Iterator[str]:
    metrics = one.fontMetrics()
    match one:
        case Elided():
            named = any(name in one.words for name in allowed)
            if one.text() != one.words and not one.spare and not named:
                yield _said(one, f"shortened to “{one.text()}”")
        case QLabel() if one.text() and not _is_rich(one):
            box = one.contentsRect()
            needed = metrics.boundingRect(
                QRect(0, 0, box.width(), 1 << 20),
                int(Qt.TextFlag.TextWordWrap) if one.wordWrap() else 0,
                one.text(),
            )
            if needed.width() > box.width() + 1 or needed.height() > box.height() + 1:
                yield _said(one, f"needs {needed.width()}×{needed.height()}, has {box.width()}×{box.height()}")
        case QPushButton() | QCheckBox() | QRadioButton():
            needs = one.sizeHint()
            if one.text() and (needs.width() > one.width() or needs.height() > one.height() + 1):
                yield _said(one, f"needs {needs.width()}×{needs.height()}, has {one.width()}×{one.height()}")
        case QComboBox():
            option = QStyleOptionComboBox()
            one.initStyleOption(option)
            field = one.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, one
            )
            icon = 0 if one.itemIcon(one.currentIndex()).isNull() else one.iconSize().width() + 4
            for at in range(one.count()):
                if metrics.horizontalAdvance(one.itemText(at)) > field.width() - icon:
                    yield _said(one, f"“{one.itemText(at)}” does not fit {field.width() - icon}")
            if metrics.height() > field.height() + 2:
                yield _said(one, "is too low")
        case QListWidget():
            room = one.viewport().rect()
            for at in range(one.count()):
                item = one.item(at)
                hint, box = one.sizeHintForIndex(one.indexFromItem(item)), one.visualItemRect(item)
                if not one.wordWrap() and max(hint.width(), metrics.horizontalAdvance(item.text())) > room.width():
                    yield _said(one, f"“{item.text()}” does not fit {room.width()}")
                if hint.height() > box.height() + 1:
                    yield _said(one, f"“{item.text()}” is too low")
        case QTabBar():
            for at in range(one.count()):
                if metrics.horizontalAdvance(one.tabText(at)) > one.tabRect(at).width():
                    yield _said(one, f"“{one.tabText(at)}” does not fit")
            if one.count() and one.tabRect(one.count() - 1).right() > one.width():
                yield _said(one, "has no room for all tabs")
        case QLineEdit() | QAbstractSpinBox():
            if metrics.height() > one.height():
                yield _said(one, "is too low")


def _outside(window: QWidget) -> Iterator[str]:
    """Yield what reaches out of what it lies in; what scrolls may do so in the direction in which it scrolls."""
    for one in _visible(window):
        parent = one.parentWidget()
        if one is window or parent is None or not isinstance(one, _WORDED) or one.isWindow() or _inner(one):
            continue
        while parent is not window and parent is not None:
            box = QRect(one.mapTo(parent, QPoint()), one.size())
            above = parent.parentWidget()
            scroller = above.parentWidget() if above else None
            if not parent.rect().adjusted(-1, -1, 1, 1).contains(box):
                yield _said(one, f"reaches out of {_name(parent)}: {box.getRect()} in {parent.rect().getRect()}")
                break
            if isinstance(scroller, QScrollArea) and scroller.widget() is parent:
                break
            parent = above
        else:
            box = QRect(one.mapTo(window, QPoint()), one.size())
            if not window.rect().adjusted(-1, -1, 1, 1).contains(box):
                yield _said(one, f"reaches out of the window: {box.getRect()} in {window.rect().getRect()}")


def _too_wide(window: QWidget) -> Iterator[str]:
    for one in window.findChildren(QScrollArea):
        if one.isVisibleTo(window) and one.widget().width() > one.viewport().width():
            yield _said(one, f"scrolls a widget of {one.widget().width()} in {one.viewport().width()} pixels")


def _overlaps(window: QWidget) -> Iterator[str]:
    """Yield siblings that lie one upon the other."""
    for parent in _visible(window):
        children = [
            one
            for one in parent.children()
            if isinstance(one, _WORDED) and one.isVisibleTo(window) and not one.isWindow() and not _inner(one)
        ]
        for at, one in enumerate(children):
            for other in children[:at]:
                shared = one.geometry().intersected(other.geometry())
                if shared.width() > 1 and shared.height() > 1 and not _blank(one) and not _blank(other):
                    yield _said(one, f"overlaps {_name(other)} by {shared.width()}×{shared.height()}")


def _inner(one: QWidget) -> bool:
    """Say whether a widget is a part of another one that is looked at as a whole."""
    parent = one.parentWidget()
    return isinstance(parent, QAbstractSpinBox | QComboBox | QTabBar | QLineEdit) or (
        isinstance(parent, QAbstractScrollArea) and not isinstance(parent, QScrollArea)
    )


def _blank(one: QWidget) -> bool:
    return isinstance(one, QLabel) and not one.text() and one.pixmap().isNull()


def _is_rich(one: QLabel) -> bool:
    form = one.textFormat()
    return form == Qt.TextFormat.RichText or (form == Qt.TextFormat.AutoText and one.text().startswith("<"))


def _name(one: QWidget) -> str:
    return f"{type(one).__name__} {one.objectName()}".strip()


def _said(one: QWidget, what: str) -> str:
    words = one.text() if isinstance(one, QLabel | QAbstractButton | QLineEdit) else ""
    return f"{_name(one)} “{words}” {what}" if words else f"{_name(one)} {what}"
