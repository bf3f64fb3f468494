"""The view room: a bubble in which a seat says a word."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen

from ..theme import Theme
from .picture_item import PictureItem, font, write

_TAIL = 9.0


class BubbleItem(PictureItem):
    """Words with a tail that points at a seat."""

    def say(self, words: str, seat: QRectF, table: QRectF, taken: list[QRectF], ratio: float, theme: Theme) -> None:
        """Say the words beside a seat, towards the middle of the table, or over the seat where all that is taken."""
        how = font(max(15.0, min(table.height() / 38, 34.0)), bold=True)
        metrics = QFontMetrics(how)
        wide = min(metrics.horizontalAdvance(words) + 28.0, table.width() / 2)
        box = QRectF(0, 0, wide, metrics.height() + 14.0)
        spots = [*_beside(box, seat, table), QPointF(seat.center().x(), seat.bottom() - box.height() * 0.5)]
        for spot in spots:
            box.moveCenter(spot)
            if not any(box.intersects(other) for other in taken):
                break
        tip = QPointF(
            min(max(box.center().x(), seat.left()), seat.right()), min(max(box.center().y(), seat.top()), seat.bottom())
        )
        whole = box.united(QRectF(tip, tip).adjusted(-1, -1, 1, 1)).adjusted(-2, -2, 4, 4)

        def paint(painter: QPainter) -> None:
            painter.translate(-whole.topLeft())
            _paint(painter, box, tip, theme)
            write(painter, box.adjusted(12, 0, -12, 0), words, how, theme.bubble_text, Qt.AlignmentFlag.AlignHCenter)

        self.show_content(whole, ratio, (words, theme.name, tip - whole.topLeft()), paint)


def _beside(box: QRectF, seat: QRectF, table: QRectF) -> list[QPointF]:
    """Return where the middle of a box may be beside a seat, the best place first."""
    reach = seat.center() - table.center()
    wide, tall = (seat.width() + box.width()) / 2 + _TAIL, (seat.height() + box.height()) / 2 + _TAIL
    across = seat.center() + QPointF(wide if reach.x() < 0 else -wide, 0)
    along = seat.center() + QPointF(0, tall if reach.y() < 0 else -tall)
    sideways = abs(reach.x()) / table.width() > abs(reach.y()) / table.height()
    return [across, along] if sideways else [along]


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
