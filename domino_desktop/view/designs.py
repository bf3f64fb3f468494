"""The view room: how tiles and cloths look, and all of a person's choices put together in one theme."""

from __future__ import annotations

from typing import Final, NamedTuple

from .theme import DARK_PIPS, LIGHT, Theme

LIGHT_PIPS: Final = (
    "#d9d2c5", "#7cffff", "#06d517", "#e1b987", "#c56efe", "#ff4cc3", "#fced8e",
    "#c8837b", "#c7afff", "#51a939", "#cfff11", "#9fc7b8", "#aeffc7",
)  # fmt: skip
"""Colour of the pips by number on dark tiles, told apart like the dark ones."""


class Tiles(NamedTuple):
    """What a design changes in a theme; the names are those of `Theme`. `ink`: pips that are not coloured."""

    ink: str
    pips: tuple[str, ...]
    tile: str
    tile_low: str
    tile_edge: str
    rim: str
    bar: str
    flat: bool
    pin: str
    back: str
    back_low: str
    back_edge: str


class Cloth(NamedTuple):
    """The colours of a table's middle and corners in each theme."""

    light: tuple[str, str]
    dark: tuple[str, str]
    contrast: tuple[str, str]


TILES: Final = {
    "ivory": Tiles(
        ink="#1d1812", pips=DARK_PIPS, tile=LIGHT.tile, tile_low=LIGHT.tile_low, tile_edge=LIGHT.tile_edge,
        rim="", bar=LIGHT.bar, flat=False, pin=LIGHT.pin, back="#7a4a2e", back_low="#5b331d", back_edge="#3c2010",
    ),
    "ebony": Tiles(
        ink="#fbf3e0", pips=LIGHT_PIPS, tile="#332b26", tile_low="#1f1916", tile_edge="#0d0a08",
        rim="#e3cc96", bar="#b0e3cc96", flat=False, pin="#d0a850", back="#5a1f2b", back_low="#40131d",
        back_edge="#250a10",
    ),
    "plain": Tiles(
        ink="#101418", pips=DARK_PIPS, tile="#ffffff", tile_low="#ffffff", tile_edge="#ffffff",
        rim="#33404d", bar="#33404d", flat=True, pin="", back="#3f5a76", back_low="#3f5a76", back_edge="#3f5a76",
    ),
}  # fmt: skip
"""The designs of tiles by the name of the setting."""

CLOTHS: Final = {
    "felt": Cloth(("#387a5c", "#204f3b"), ("#23443a", "#0f211c"), ("#0c2119", "#050f0b")),
    "night": Cloth(("#355f94", "#1c3557"), ("#1f3350", "#0e1828"), ("#0a1a2e", "#040b16")),
    "wood": Cloth(("#85562f", "#50321c"), ("#4a3222", "#241811"), ("#24160c", "#120a05")),
}
"""What the table is covered with, by the name of the setting."""


def look(theme: Theme, tiles: str, cloth: str, pips: str) -> Theme:
    """Return a theme with a design of tiles, a cloth, and pips `coloured` by number or all of one colour, `plain`."""
    ink, colours, *rest = TILES[tiles]
    chosen = dict(zip(Tiles._fields[2:], rest, strict=True))
    return Theme(**covered(theme, cloth)._asdict() | chosen | {
        "name": f"{theme.name} {tiles} {cloth} {pips}",
        "pips": colours if pips == "coloured" else (ink,) * len(colours),
    })  # fmt: skip


def covered(theme: Theme, cloth: str) -> Theme:
    """Return a theme whose table has a cloth; an unknown one is felt."""
    middle, edge = getattr(CLOTHS.get(cloth, CLOTHS["felt"]), theme.name)
    return theme._replace(cloth=cloth if cloth in CLOTHS else "felt", felt=middle, felt_edge=edge)
