"""Where everything has its place on the table: the line, the own hand, the seats round it, boneyard and compass."""

from __future__ import annotations

from typing import Final, NamedTuple

from .geometry import Rect

_ROOMY: Final = 1100.0
"""From this width on, up to four other players sit at the sides too and not only along the top."""
_AROUND: Final = {1: (0, 1, 0), 2: (1, 0, 1), 3: (1, 1, 1), 4: (1, 2, 1), 5: (1, 3, 1), 6: (2, 2, 2), 7: (2, 3, 2)}
"""How many of so many other players sit on the left, at the top, on the right."""


class Plate(NamedTuple):
    """The place of a seat's name, tiles and score."""

    seat: int
    rect: Rect
    side: str
    """`bottom`, `left`, `top` or `right` of the table."""


class Table(NamedTuple):
    """The places on the table, in pixels; no two of them overlap."""

    line: Rect
    hand: Rect | None
    """None when nobody's hand is shown open."""
    plates: tuple[Plate, ...]
    """By seat, with the viewer's own."""
    boneyard: Rect
    compass: Rect


class _Sizes(NamedTuple):
    pad: float
    plate_width: float
    plate_height: float
    band: float
    """The height of the strip along the bottom."""


def lay_table(width: float, height: float, seats: int, viewer: int | None = 0, clockwise: bool = True) -> Table:
    """Return the places on a table of this size, 780 x 480 pixels and more, for 2 to 8 seats.

    The viewer, or seat 0 when there is none, sits at the bottom, the others round the table in play order: the next
    one on the left when play goes clockwise, else on the right. On a narrow table up to four others sit along the
    top, those from the sides in the corners.
    """
    sizes = _sizes(width, height, viewer is not None)
    own, hand, boneyard, compass = _bottom(width, height, sizes, viewer is not None)
    line, places = _others(width, height, sizes, seats - 1)
    first = viewer or 0
    others = [(first + step) % seats for step in range(1, seats)]
    plates = [Plate(first, own, "bottom")]
    plates += [Plate(seat, *place) for seat, place in zip(others if clockwise else others[::-1], places, strict=True)]
    return Table(line, hand, tuple(sorted(plates)), boneyard, compass)


def _sizes(width: float, height: float, hand: bool) -> _Sizes:
    plate_height = _clamp(0.1 * height, 64, max(150, 0.055 * width))
    return _Sizes(
        pad=_clamp(0.012 * min(width, 1.5 * height), 8, 24),
        plate_width=_clamp(0.13 * width, 140, 480),
        plate_height=plate_height,
        band=_clamp(0.2 * height, 116, max(300, 0.112 * width)) if hand else plate_height,
    )


def _bottom(width: float, height: float, sizes: _Sizes, hand: bool) -> tuple[Rect, Rect | None, Rect, Rect]:
    """Return the places along the bottom: the own plate, the hand, the boneyard and the compass."""
    pad, plate = sizes.pad, sizes.plate_width
    left, top, right, bottom = pad, height - pad - sizes.band, width - pad, height - pad
    if not hand:
        middle = min(width / 2 - 2 * pad - plate - left, plate)
        own = Rect(width / 2 - middle, top, width / 2 + middle, bottom)
        return own, None, Rect(right - plate, top, right, bottom), Rect(left, top, left + plate, bottom)
    corner = right - 0.75 * plate
    half = (sizes.band - pad) / 2
    return (
        Rect(left, top, left + plate, bottom),
        Rect(left + plate + pad, top, corner - pad, bottom),
        Rect(corner, bottom - half, right, bottom),
        Rect(corner, top, right, top + half),
    )


def _others(width: float, height: float, sizes: _Sizes, others: int) -> tuple[Rect, list[tuple[Rect, str]]]:
    """Return the place of the line, and those of the other players clockwise from the bottom."""
    pad, plate, high, band = sizes
    left, top, right = _AROUND[others]
    if others <= 4 and width < _ROOMY:
        row = ["left"] * left + ["top"] * top + ["right"] * right
        left = right = 0
    else:
        row = ["top"] * top
    side = plate + pad if left else 0.0
    line = Rect(pad + side, 2 * pad + high if row else pad, width - pad - side, height - 2 * pad - band)
    column = Rect(pad, pad, pad + plate, line.bottom)
    opposite = column._replace(left=width - pad - plate, right=width - pad)
    tall = 1.6 * high
    along = Rect(line.left, pad, line.right, pad + high)
    return line, [
        *[(rect, "left") for rect in reversed(_stacked(column, left, tall, pad))],
        *zip(_spread(along, len(row), 1.6 * plate, pad), row, strict=True),
        *[(rect, "right") for rect in _stacked(opposite, right, tall, pad)],
    ]


def _stacked(box: Rect, count: int, tall: float, pad: float) -> list[Rect]:
    """Return rectangles one below the other, evenly spaced, with room below each; a single one in the middle."""
    share = (box.height + pad) / max(count, 1)
    tall = min(tall, share - pad)
    first = (share - pad - tall) / 2 if count == 1 else 0.0
    tops = [box.top + first + share * nth for nth in range(count)]
    return [box._replace(top=top, bottom=top + tall) for top in tops]


def _spread(box: Rect, count: int, wide: float, pad: float) -> list[Rect]:
    """Return rectangles side by side, spread over the whole box; a single one in its middle."""
    wide = min(wide, (box.width + pad) / max(count, 1) - pad)
    spare = box.width - wide
    lefts = [box.left + spare * (nth / (count - 1) if count > 1 else 0.5) for nth in range(count)]
    return [box._replace(left=left, right=left + wide) for left in lefts]


def _clamp(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)
