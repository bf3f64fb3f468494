"""The view room: a bubble in which a seat says a word."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen

from ..theme import Theme
from .picture_item import PictureItem, font, write

_TAIL = 9.0


class BubbleItem(PictureItem):
    """Words with a tail that points at a seat."""

    def say(self, words: str, seat: QRectF, table: QRectF, ratio: float, theme: Theme) -> None:
        """Say the words beside a seat, on the side towards the middle of the table."""
        how = font(max(15.0, min(table.height() / 38, 34.0)), bold=True)
        metrics = QFontMetrics(how)
        wide = min(metrics.horizontalAdvance(words) + 28.0, table.width() / 2)
        box = QRectF(0, 0, wide, metrics.height() + 14.0)
        reach = seat.center() - table.center()
        sideways = abs(reach.x()) / table.width() > abs(reach.y()) / table.height()
        if sideways:
            box.moveCenter(seat.center())
            if reach.x() < 0:
                box.moveLeft(seat.right() + _TAIL)
            else:
                box.moveRight(seat.left() - _TAIL)
        else:
            box.moveCenter(seat.center())
            if reach.y() < 0:
                box.moveTop(seat.bottom() + _TAIL)
            else:
                box.moveBottom(seat.top() - _TAIL)
        tip = QPointF(
            min(max(box.center().x(), seat.left()), seat.right()), min(max(box.center().y(), seat.top()), seat.bottom())
        )
        whole = box.united(QRectF(tip, tip).adjusted(-1, -1, 1, 1)).adjusted(-2, -2, 4, 4)

        def paint(painter: QPainter) -> None:
            painter.translate(-whole.topLeft())
            _paint(painter, box, tip, theme)
            write(painter, box.adjusted(12, 0, -12, 0), words, how, theme.bubble_text, Qt.AlignmentFlag.AlignHCenter)

        self.show_content(whole, ratio, (words, theme.name, tip - whole.topLeft()), paint)


def _paint(painter: QPainter, box: QRectF, tip: QPointF, theme: Theme) -> None:
    shape = QPainterPath()
    shape.addRoundedRect(box, box.height() * 0.35, box.height() * 0.35)
    across = QPointF(8, 0) if tip.y() > box.bottom() or tip.y() < box.top() else QPointF(0, 8)
    root = QPointF(
        min(max(tip.x(), box.left() + 4), box.right() - 4), min(max(tip.y(), box.top() + 4), box.bottom() - 4)
    )
    tail = QPainterPath(tip)
    tail.lineTo(root + across)
    tail.lineTo(root - across)
    tail.closeSubpath()
    shape = shape.united(tail)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawPath(shape.translated(1.5, 2))
    painter.setPen(QPen(QColor(theme.plate_edge), 1.2))
    painter.setBrush(QColor(theme.bubble))
    painter.drawPath(shape)
