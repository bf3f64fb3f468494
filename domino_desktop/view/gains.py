"""The view room: points that a play scores, floating up where it lies."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, QSequentialAnimationGroup, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsWidget

from .items.picture_item import PictureItem, font
from .tile_pictures import TilePictures

AT_LEAST: Final = 1400
"""Milliseconds for which the points can be read at any speed."""


class Gains:
    """At most one number at a time; Qt moves it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = QGraphicsWidget()
        self._item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._item.setZValue(80)
        self._item.hide()
        self._picture = PictureItem(self._item)
        scene.addItem(self._item)
        self._scene = scene
        self._rise = QPropertyAnimation(self._item, b"pos")
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rest = QPropertyAnimation(self._item, b"opacity")
        self._rest.setEndValue(0.0)
        self._rest.setDuration(350)
        self._show = QPropertyAnimation(self._item, b"opacity")
        self._show.setDuration(1)
        self._show.setEndValue(1.0)
        self._course = QSequentialAnimationGroup()
        self._pause = self._course.addPause(0)
        for part in (self._show, self._rise, self._rest):
            self._course.addAnimation(part)
        self._course.finished.connect(self._item.hide)

    def show(self, words: str, at: QPointF, side: float, pictures: TilePictures, delay: int) -> None:
        """Show words over a point of the scene after `delay` milliseconds; without a delay they do not move."""
        self.clear()
        how = font(max(20.0, min(side * 1.1, 56.0)), bold=True)
        shape = QPainterPath()
        shape.addText(QPointF(0, 0), how, words)
        shape.translate(-shape.boundingRect().center())
        ring = how.pixelSize() * 0.22
        box = shape.boundingRect().adjusted(-ring, -ring, ring, ring)

        def paint(painter: QPainter) -> None:
            painter.translate(-box.topLeft())
            pen = QPen(QColor(20, 14, 4, 220), ring, j=Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(shape, pen)
            painter.fillPath(shape, QColor(pictures.theme.mark))

        self._picture.show_content(box, pictures.ratio, (words, pictures.theme.name), paint)
        lift = QPointF(0, -(1.2 * side + box.height()))
        end = self._inside(at + (lift if delay else QPointF(0, -1.4 * side - box.height() / 2)), box)
        self._item.setPos(at if delay else end)
        self._item.setOpacity(0 if delay else 1)
        self._item.show()
        self._pause.setDuration(delay)
        self._rise.setStartValue(self._item.pos())
        self._rise.setEndValue(end)
        self._rise.setDuration(AT_LEAST)
        self._course.start()

    def _inside(self, at: QPointF, box: QRectF) -> QPointF:
        whole = self._scene.sceneRect()
        return QPointF(
            min(max(at.x(), whole.left() - box.left()), whole.right() - box.right()),
            min(max(at.y(), whole.top() - box.top()), whole.bottom() - box.bottom()),
        )

    def clear(self) -> None:
        """Show nothing."""
        self._course.stop()
        self._item.hide()

    @property
    def is_shown(self) -> bool:
        """Whether points are seen."""
        return self._item.isVisible()
