"""The view room: what the seats say, each for a while."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from .items.bubble_item import BubbleItem
from .tile_pictures import TilePictures

AT_LEAST: Final = 1200
"""Milliseconds for which a bubble can be read at any speed."""


class Bubbles(QObject):
    """At most one bubble for each seat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._said: dict[int, tuple[BubbleItem, QTimer]] = {}

    def say(
        self, seat: int, words: str, plate: QRectF, taken: list[QRectF], pictures: TilePictures, milliseconds: int = 0
    ) -> None:
        """Let a seat say words for some time, at least AT_LEAST; if possible not over what is taken or said."""
        if seat not in self._said:
            bubble, timer = BubbleItem(), QTimer(self)
            self._scene.addItem(bubble)
            bubble.setZValue(70)
            timer.setSingleShot(True)
            timer.timeout.connect(bubble.hide)
            self._said[seat] = bubble, timer
        bubble, timer = self._said[seat]
        said = [
            other.sceneBoundingRect() for other, _ in self._said.values() if other is not bubble and other.isVisible()
        ]
        bubble.say(words, plate, self._scene.sceneRect(), [*taken, *said], pictures.ratio, pictures.theme)
        bubble.show()
        timer.start(max(AT_LEAST, milliseconds))

    def hush(self) -> None:
        """Take all bubbles away."""
        for bubble, timer in self._said.values():
            timer.stop()
            bubble.hide()

    def words(self) -> tuple[int, ...]:
        """Return the seats whose bubble is shown."""
        return tuple(seat for seat, (bubble, _) in self._said.items() if bubble.isVisible())
