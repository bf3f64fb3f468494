"""Contrast and colours in every combination of theme, tiles, cloth and pips (UX 10, 19)."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from domino_desktop.controller import settings
from domino_desktop.view import theme as themes
from domino_desktop.view.cloth import cloth
from domino_desktop.view.designs import CLOTHS, TILES, look
from domino_desktop.view.items.place_item import SHADE
from domino_desktop.view.style import style_sheet
from domino_desktop.view.theme import CONTRAST, DARK, LIGHT, Theme

EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""What is left of linear red, green and blue (Machado, Oliveira, Fernandes 2009, full strength)."""


def linear(colour: str) -> tuple[float, ...]:
    value = QColor(colour)
    parts = value.redF(), value.greenF(), value.blueF()
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two opaque colours (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    red, green, blue = (min(max(part, 0.0), 1.0) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


ALL = [
    look(theme, tiles, cloth, pips)
    for theme, tiles, cloth, pips in product((LIGHT, DARK, CONTRAST), TILES, CLOTHS, settings.PIPS)
]
LOOKS = pytest.mark.parametrize("theme", ALL, ids=lambda theme: theme.name)
BASES = pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)


def grounds(theme: Theme) -> tuple[str, str, str]:
    """Return the lightest, the usual and the darkest colour of the cloth."""
    return QColor(theme.felt).lighter(110).name(), theme.felt, theme.felt_edge


def over(ground: str, ink: str, alpha: int) -> str:
    """Return what is seen where a colour lies, partly transparent, on a ground."""
    low, high = QColor(ground), QColor(ink)
    part = alpha / 255
    return QColor(*(round(a + (b - a) * part) for a, b in zip(low.getRgb()[:3], high.getRgb()[:3], strict=True))).name()


def test_the_choices_of_the_settings_are_there() -> None:
    assert tuple(TILES) == settings.TILES
    assert tuple(CLOTHS) == settings.CLOTHS
    assert {themes.chosen(name).name for name in settings.THEMES} == {"light", "dark", "contrast"}


@LOOKS
def test_pips_stand_out_from_the_tile(theme: Theme) -> None:
    assert len(theme.pips) == 13
    for colour in theme.pips:
        for ground in (theme.tile, theme.tile_low):
            assert contrast(colour, ground) >= 4.5


@LOOKS
def test_tiles_and_marks_stand_out_from_the_cloth(theme: Theme) -> None:
    for ground in grounds(theme):
        assert max(contrast(one, ground) for one in (theme.tile, theme.rim) if one) >= 3
        for mark in (theme.light, theme.mark, theme.focus):
            assert contrast(mark, ground) >= 3, (mark, ground)
        assert contrast(theme.light, over(ground, "#000000", SHADE)) >= 4.5, "words on the cloth"


@pytest.mark.parametrize("tiles", TILES)
@pytest.mark.parametrize("eye", EYES)
def test_numbers_differ_in_colour_for_every_eye(tiles: str, eye: str) -> None:
    seen = [
        lab(tuple(sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in EYES[eye]))
        for colour in look(LIGHT, tiles, "felt", "coloured").pips[1:]
    ]
    assert min(math.dist(one, other) for at, one in enumerate(seen) for other in seen[:at]) > 15


@BASES
def test_words_stand_out_from_their_ground(theme: Theme) -> None:
    plate = "#" + theme.plate[3:]
    for ink, ground in (
        (theme.plate_text, plate), (theme.plate_soft, plate), (theme.bubble_text, theme.bubble),
        (theme.text, theme.window), (theme.soft, theme.window), (theme.text, theme.base), (theme.soft, theme.base),
        (theme.text, theme.button), (theme.accent_text, theme.accent), (theme.accent, theme.window),
        (theme.accent, theme.base), (theme.turn, theme.window), (theme.bubble_text, theme.bubble),
    ):  # fmt: skip
        assert contrast(ink, ground) >= 4.5, (ink, ground)
    for mark in (theme.turn, theme.plate_edge, *theme.sides):
        assert contrast(mark, plate) >= 3, mark


@BASES
def test_words_stand_out_from_what_the_style_sheet_mixes(theme: Theme) -> None:
    found = {
        name: next(line for line in style_sheet(theme, 10.0).splitlines() if name in line).split("background: ")[1][:7]
        for name in ("QPushButton:hover", "QPushButton:pressed", "QFrame#trouble", "QTabBar::tab:hover")
    }
    for name, ground in found.items():
        ink = theme.turn if name == "QFrame#trouble" else theme.text
        assert contrast(ink, ground) >= 4.5, (name, ground)


@pytest.mark.parametrize("kind", CLOTHS)
def test_cloths_are_no_lighter_or_darker_than_their_colours(qtbot: QtBot, kind: str) -> None:
    for base in (LIGHT, DARK, CONTRAST):
        theme = look(base, "ivory", kind, "plain")
        picture = cloth(640, 400, 1.0, theme).toImage()
        seen = sorted(luminance(picture.pixelColor(x, y).name()) for x in range(0, 640, 5) for y in range(0, 400, 5))
        some = len(seen) // 100  # a seam or a fibre here and there may be beyond
        lightest, _, darkest = (luminance(one) for one in grounds(theme))
        assert seen[-1 - some] <= lightest * 1.1 + 0.005
        assert seen[some] >= darkest * 0.5


def test_with_high_contrast_the_table_is_one_quiet_colour(qtbot: QtBot) -> None:
    picture = cloth(400, 300, 1.0, look(CONTRAST, "ivory", "wood", "plain")).toImage()
    row = [picture.pixelColor(x, 150).lightness() for x in range(100, 300)]
    assert all(abs(one - other) <= 1 for one, other in pairwise(row))
