"""The view room: what covers the table, painted once for each size of the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from .theme import Theme

_GRAIN = 96
_FIBRE = 384
"""After so many pixels the grain of the wood comes again."""
_PLANK = 112
"""The width of a plank, in pixels."""


def cloth(wide: int, tall: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the cover of a table of this size in device-independent pixels, lit in the middle.

    Felt has a fine grain, the blue cloth a weave, wood has planks; with high contrast there is nothing but the colour.
    """
    picture = QPixmap(max(1, round(wide * ratio)), max(1, round(tall * ratio)))
    box = QRectF(picture.rect())
    light = QRadialGradient(QPointF(0.5, 0.45), 0.78)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    light.setColorAt(0, QColor(theme.felt).lighter(106))
    light.setColorAt(0.45, QColor(theme.felt))
    light.setColorAt(1, QColor(theme.felt_edge))
    painter = QPainter(picture)
    painter.fillRect(box, light)
    if not theme.name.startswith("contrast"):
        painter.setOpacity(0.55 if theme.dark else 1)  # what is dark shows every light spot
        texture = {"night": _weave, "wood": _wood}.get(theme.cloth, _grain)()
        painter.fillRect(box, QBrush(texture))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _grain() -> QPixmap:
    """Return a tile of faint noise, which also hides the steps of the gradient."""
    noise = bytearray()
    for chance in _chances(_GRAIN * _GRAIN):
        strength = chance % 14
        noise += _shade(strength if chance & 256 else -strength)
    return _texture(noise, _GRAIN, _GRAIN)


def _weave() -> QPixmap:
    """Return a tile of threads that cross, with some noise."""
    woven = bytearray()
    chances = _chances(_GRAIN * _GRAIN)
    for y in range(_GRAIN):
        for x in range(_GRAIN):
            thread = (5, 2, -4, -7)[(x + y) % 4]
            woven += _shade(thread + next(chances) % 5 - 2)
    return _texture(woven, _GRAIN, _GRAIN)


def _wood() -> QPixmap:
    """Return a tile of two planks whose fibres run in x, with a dark seam between them."""
    fibres = bytearray()
    chances = _chances(2 * _PLANK * (_FIBRE // 8 + 2))
    for y in range(2 * _PLANK):
        across = y % _PLANK
        seam = -60 if across == 0 else 16 if across == 1 else 0
        row = (9 if y < _PLANK else -7) + next(chances) % 17 - 8 + seam
        knots = [row + next(chances) % 13 - 6 for _ in range(_FIBRE // 8)]
        for at, here in enumerate(knots):
            there = knots[(at + 1) % len(knots)]
            for step in range(8):
                fibres += _shade(here + (there - here) * step // 8)
    return _texture(fibres, _FIBRE, 2 * _PLANK)


def _chances(count: int) -> Iterator[int]:
    """Yield so many numbers, the same every time."""
    state = 1
    for _ in range(count):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        yield state >> 16


def _shade(light: int) -> bytes:
    """Return a pixel that makes what is below it lighter, or darker when `light` is less than 0."""
    strength = min(abs(light), 120)
    white = strength if light > 0 else 0
    return bytes((white, white, white, strength))


def _texture(pixels: bytearray, wide: int, tall: int) -> QPixmap:
    image = QImage(bytes(pixels), wide, tall, wide * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image)
