"""The view room: where items go, at once or gliding."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsObject


class Mover:
    """Collect movements of items; without a duration each item is at its goal at once.

    Durations and delays are in milliseconds. Qt moves the items: no Python runs per frame.
    """

    def __init__(self, duration: int = 0) -> None:
        self.duration = duration
        self._movements: list[QAbstractAnimation] = []

    def move(
        self,
        item: QGraphicsObject,
        to: QPointF,
        turn: float = 0.0,
        scale: float = 1.0,
        delay: int = 0,
        part: float = 1.0,
    ) -> None:
        """Bring an item to a place, a turn in degrees clockwise and a scale, in a part of the duration."""
        if not self.duration:
            item.setPos(to)
            item.setRotation(turn)
            item.setScale(scale)
            return
        milliseconds = round(self.duration * part)
        if item.pos() != to:
            self._add(item, b"pos", to, delay, milliseconds)
        if item.rotation() != turn:
            self._add(item, b"rotation", turn, delay, milliseconds)
        if item.scale() != scale:
            self._add(item, b"scale", scale, delay, milliseconds)

    def group(self) -> QAbstractAnimation | None:
        """Return all movements as one animation that is not yet started, or None when nothing moves."""
        if not self._movements:
            return None
        group = QParallelAnimationGroup()
        for movement in self._movements:
            group.addAnimation(movement)
        return group

    def _add(self, item: QGraphicsObject, what: bytes, to: QPointF | float, delay: int, milliseconds: int) -> None:
        glide = QPropertyAnimation(item, what)
        glide.setDuration(milliseconds)
        glide.setEndValue(to)
        glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        if not delay:
            self._movements.append(glide)
            return
        later = QSequentialAnimationGroup()
        later.addAnimation(QPauseAnimation(delay))
        later.addAnimation(glide)
        self._movements.append(later)
