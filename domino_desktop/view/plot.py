"""The view room: a curve over matches, painted in the colours of the palette so that it can be read in every theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

_DOTS: Final = 60
"""Up to so many matches each has its dot."""
_LINES: Final = 4
"""About how many lines lie across."""


class Plot(QWidget):
    """Values from left to right, with a scale at the left and the ends named below."""

    def __init__(self) -> None:
        super().__init__()
        self._values: Sequence[float] = ()
        self._range = (0.0, 1.0)
        self._step = 0.5
        self._label: Callable[[float], str] = str
        self._ends = ("", "")
        self._empty = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(480, 150)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 90)

    def show_values(
        self, values: Sequence[float], label: Callable[[float], str], ends: tuple[str, str], whole: bool = False
    ) -> None:
        """Show values with the words of their scale; `whole`: from 0 to 1, else as far as they go, with 0."""
        self._values, self._label, self._ends = values, label, ends
        low, high = (0.0, 1.0) if whole else (min(0.0, *values, 0.0), max(0.0, *values, 0.0))
        self._step = 0.5 if whole else _pleasant((high - low) / _LINES)
        self._range = low, max(high, low + self._step)
        self.update()

    def show_nothing(self, words: str) -> None:
        """Say why there is no curve."""
        self._values, self._empty = (), words
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(_faint(text, 60), 1))
        painter.setBrush(palette.brush(QPalette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if not self._values:
            painter.setPen(text)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty)
            return
        field = self._scale(painter, text)
        points = self._points(field)
        accent = palette.color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        if len(self._values) <= _DOTS:
            painter.setBrush(accent)
            for point in points:
                painter.drawEllipse(point, 2.5, 2.5)

    def _scale(self, painter: QPainter, text: QColor) -> QRectF:
        """Paint lines and words of the scale; return the field of the curve."""
        metrics = self.fontMetrics()
        low, high = self._range
        first = -(-low // self._step)
        ticks = [tick for number in range(100) if (tick := (first + number) * self._step) <= high + self._step / 1000]
        left = max(metrics.horizontalAdvance(self._label(tick)) for tick in ticks) + 16
        tall = metrics.height()
        field = QRectF(left, tall * 0.7, self.width() - left - 14, self.height() - tall * 2.3)
        for tick in ticks:
            y = field.bottom() - (tick - low) / (high - low) * field.height()
            painter.setPen(QPen(_faint(text, 140 if tick == 0 else 50), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(text)
            place = QRectF(0, y - tall / 2, left - 8, tall)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._label(tick))
        below = QRectF(field.left(), field.bottom() + tall * 0.35, field.width(), tall)
        for words, side in zip(self._ends, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True):
            painter.drawText(below, side, words)
        return field

    def _points(self, field: QRectF) -> list[QPointF]:
        """Return the curve; of many values two a pixel, the least and the greatest, are enough."""
        low, high = self._range
        values = self._values
        last = max(1, len(values) - 1)
        per = max(1, len(values) // max(1, int(field.width())))
        parts = [range(at, min(at + per, len(values))) for at in range(0, len(values), per)]
        ends = [sorted({min(part, key=values.__getitem__), max(part, key=values.__getitem__)}) for part in parts]
        return [
            QPointF(
                field.left() + field.width() * at / last,
                field.bottom() - (values[at] - low) / (high - low) * field.height(),
            )
            for pair in ends
            for at in pair
        ]


def _faint(colour: QColor, alpha: int) -> QColor:
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def _pleasant(step: float) -> float:
    """Return the least of 1, 2, 5, 10, 20, 50 … that is no smaller."""
    for power in count():
        for digit in (1, 2, 5):
            if digit * 10**power >= step:
                return float(digit * 10**power)
    raise AssertionError("unreachable")
