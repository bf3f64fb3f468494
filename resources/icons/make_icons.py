"""Make the pictures beside this file from domino.svg and from a few strokes: `python make_icons.py` (needs PySide6)."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF  # noqa: TID251
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
SIZES = (16, 32, 48, 64, 128, 256, 512, 1024)
STROKES = {
    "check": ((3.5, 8.5), (6.8, 11.8), (12.5, 4.8)),
    "down": ((4.0, 6.2), (8.0, 10.2), (12.0, 6.2)),
    "up": ((4.0, 9.8), (8.0, 5.8), (12.0, 9.8)),
}
"""Lines in a square of 16."""
INKS = {"light": "#5f574a", "dark": "#c9cbc2"}
CHECKS = {"light": "#ffffff", "dark": "#08150f"}


def main() -> None:
    """Write all pictures."""
    renderer = QSvgRenderer(str(HERE / "domino.svg"))
    for size in SIZES:
        image = _blank(size)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        image.save(str(HERE / f"domino-{size}.png"))
    for name, points in STROKES.items():
        for theme in INKS:
            ink = (CHECKS if name == "check" else INKS)[theme]
            for scale in (1, 2):
                suffix = "" if scale == 1 else f"@{scale}x"
                _stroke(points, ink, scale).save(str(HERE / f"{name}-{theme}{suffix}.png"))


def _stroke(points: tuple[tuple[float, float], ...], ink: str, scale: int) -> QImage:
    image = _blank(16 * scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    pen = QPen(QColor(ink), 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))
    painter.end()
    return image


def _blank(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    return image


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    main()
