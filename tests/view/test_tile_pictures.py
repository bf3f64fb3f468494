"""Tiles that everybody can read, painted once (UX 10)."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from domino_desktop.model.tiles import Tile, full_set
from domino_desktop.view.designs import TILES, look
from domino_desktop.view.pips import pips
from domino_desktop.view.theme import LIGHT
from domino_desktop.view.tile_pictures import TilePictures, with_digits

LOOKS = pytest.mark.parametrize("theme", [look(LIGHT, tiles, "felt", "coloured") for tiles in TILES], ids=list(TILES))


@pytest.mark.parametrize("number", range(13))
def test_pips_lie_apart_inside_their_half(number):
    places, radius = pips(number)
    assert len(set(places)) == number
    for x, y in places:
        assert max(abs(x), abs(y)) + radius < 0.46
    assert all(math.dist(one, other) > 2 * radius for at, one in enumerate(places) for other in places[:at])
    assert {(round(-x, 6), round(-y, 6)) for x, y in places} == {(round(x, 6), round(y, 6)) for x, y in places}


def test_there_is_no_pattern_beyond_twelve():
    with pytest.raises(IndexError):
        pips(13)


def test_a_picture_is_painted_once(qapp):
    pictures = TilePictures(LIGHT, False, 1.0)
    first = pictures.face(Tile(6, 4), 30.0)
    assert pictures.face(Tile(6, 4), 30.0).cacheKey() == first.cacheKey()
    assert pictures.face(Tile(6, 4, 2), 30.0).cacheKey() == first.cacheKey()
    others = [
        pictures.face(Tile(6, 3), 30.0),
        pictures.face(Tile(6, 4), 32.0),
        pictures.face(Tile(6, 4), 30.0, 90),
        pictures.face(Tile(6, 4), 30.0, lifted=True),
        pictures.back(30.0),
        TilePictures(LIGHT, True, 1.0).face(Tile(6, 4), 30.0),
    ]
    assert len({picture.cacheKey() for picture in [first, *others]}) == 7


def test_few_pictures_are_kept(qapp, monkeypatch):
    monkeypatch.setattr("domino_desktop.view.tile_pictures.KEPT", 400_000)
    pictures = TilePictures(LIGHT, False, 1.0)
    for tile in full_set(12):
        pictures.face(tile, 40.0)
    assert pictures._bytes <= 400_000
    assert sum(one.width() * one.height() * 4 for one in pictures._kept.values()) == pictures._bytes
    assert pictures._kept


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_are_sharp_at_every_ratio(qapp, ratio):
    pictures = TilePictures(LIGHT, False, ratio)
    side = pictures.fitting(33.3)
    assert side <= 33.3
    assert (side * ratio) % 2 == pytest.approx(0)
    picture = pictures.face(Tile(6, 4), side)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() % 2 == 0  # the middle of the tile is a corner of pixels
    assert picture.height() - picture.width() == round(side * ratio)


def image(picture: QPixmap) -> QImage:
    return picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


@LOOKS
def test_all_tiles_differ_even_where_they_are_small(qapp, theme):
    for digits in (False, True):
        pictures = TilePictures(theme, digits, 1.0)
        for highest, side in ((6, 12.0), (12, 18.0)):
            faces = [image(pictures.face(tile, side)) for tile in full_set(highest)]
            assert all(one != other for at, one in enumerate(faces) for other in faces[:at])


@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_the_high_half_lies_where_the_angle_says(qapp, angle):
    picture = image(TilePictures(LIGHT, False, 1.0).face(Tile(6, 0), 40.0, angle))
    middle = picture.width() / 2, picture.height() / 2
    dark = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y) == QColor(LIGHT.pips[6])
    ]
    assert len(dark) > 50
    dx = sum(x - middle[0] for x, _ in dark) / len(dark)
    dy = sum(y - middle[1] for _, y in dark) / len(dark)
    towards = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[angle]
    assert (round(dx / 20), round(dy / 20)) == towards


def test_digits_are_shown_by_themselves_from_double_nine_on():
    assert [with_digits("auto", highest) for highest in (6, 9, 12)] == [False, True, True]
    assert with_digits("on", 6)
    assert not with_digits("off", 12)
