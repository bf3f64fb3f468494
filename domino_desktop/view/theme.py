"""The view room: the colours of the table and of the window, light, dark and with high contrast."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QGuiApplication, QPalette

DARK_PIPS: Final = (
    "#5f5a50", "#080cf7", "#0c7272", "#ab3807", "#a304e2", "#5a1905", "#070e40",
    "#974e3b", "#5c4b9b", "#043f5b", "#420679", "#523834", "#23001a",
)  # fmt: skip
"""Colour of the pips by number on light tiles: each at least 4.5:1, any two apart for every kind of colour vision."""


class Theme(NamedTuple):
    """All colours, as `#rrggbb` or `#aarrggbb`."""

    name: str
    dark: bool
    cloth: str
    """What the table is covered with: a name of `designs.CLOTHS`."""
    felt: str
    """The middle of the table."""
    felt_edge: str
    """The table's corners."""
    tile: str
    tile_low: str
    """The lower right of a tile's face, the darkest ground that pips lie on."""
    tile_edge: str
    rim: str
    """The outline of tiles; empty where shadow and edge are enough."""
    bar: str
    """The line between the halves."""
    flat: bool
    """Whether tiles are painted without light and shade."""
    back: str
    back_low: str
    back_edge: str
    pin: str
    shadow: str
    pips: tuple[str, ...]
    plate: str
    """The ground of a seat's plate, of the boneyard and of the compass."""
    plate_edge: str
    plate_text: str
    plate_soft: str
    """Less important words on a plate."""
    sides: tuple[str, str]
    """The teams' colours, for their signs on plates."""
    turn: str
    """The frame and the arrow of the seat whose turn it is."""
    light: str
    """Legal arms and ghosts."""
    mark: str
    """The frame of the tile laid last."""
    focus: str
    """The frame of what the keys would act on."""
    bubble: str
    bubble_text: str
    window: str
    base: str
    text: str
    soft: str
    button: str
    accent: str
    accent_text: str


LIGHT: Final = Theme(
    name="light", dark=False,
    cloth="felt", felt="#387a5c", felt_edge="#204f3b",
    tile="#fdf9ee", tile_low="#f0e6cf", tile_edge="#b9a881",
    rim="", bar="#aa46341a", flat=False,
    back="#7a4a2e", back_low="#5b331d", back_edge="#3c2010",
    pin="#b8862b", shadow="#70000000", pips=DARK_PIPS,
    plate="#f0f7f3e8", plate_edge="#8c7f62", plate_text="#1f1b14", plate_soft="#574e3d",
    sides=("#0b5c8f", "#a02050"), turn="#8a3b00", light="#ffe27a", mark="#ffd23f", focus="#ffffff",
    bubble="#fffdf5", bubble_text="#1f1b14",
    window="#f3efe6", base="#fffdf8", text="#221d15", soft="#5f574a", button="#e7dfcf",
    accent="#1f6b4c", accent_text="#ffffff",
)  # fmt: skip
DARK: Final = Theme(
    name="dark", dark=True,
    cloth="felt", felt="#23443a", felt_edge="#0f211c",
    tile="#f8f3e6", tile_low="#f0e6cf", tile_edge="#8f8265",
    rim="", bar="#aa46341a", flat=False,
    back="#4d3a63", back_low="#352746", back_edge="#1f1529",
    pin="#c79a45", shadow="#90000000", pips=DARK_PIPS,
    plate="#f01b2422", plate_edge="#6b7f77", plate_text="#f2eee3", plate_soft="#b9b8ac",
    sides=("#7cc7f5", "#ff9ab8"), turn="#ffc46b", light="#ffe27a", mark="#ffd23f", focus="#ffffff",
    bubble="#2c3835", bubble_text="#f7f3e8",
    window="#1b211f", base="#232b28", text="#ece8dd", soft="#a9aca2", button="#2f3a36",
    accent="#4fb286", accent_text="#08150f",
)  # fmt: skip


CONTRAST: Final = DARK._replace(
    name="contrast", felt="#0c2119", felt_edge="#050f0b", shadow="#c0000000",
    plate="#ff000000", plate_edge="#ffffff", plate_text="#ffffff", plate_soft="#e8e8e8",
    sides=("#6fd8ff", "#ffb3d1"), turn="#ffd400", light="#ffff66", mark="#ffff00", focus="#00ffff",
    bubble="#000000", bubble_text="#ffffff",
    window="#000000", base="#000000", text="#ffffff", soft="#e8e8e8", button="#1c1c1c",
    accent="#ffd400", accent_text="#000000",
)  # fmt: skip


def chosen(name: str) -> Theme:
    """Return the theme of a setting: `light`, `dark`, `contrast`, or `system` for what the system shows."""
    if name == "system":
        hints = QGuiApplication.styleHints()
        if hasattr(hints, "accessibility") and hints.accessibility().contrastPreference().name == "HighContrast":
            return CONTRAST  # asked since Qt 6.10
        return DARK if hints.colorScheme().name == "Dark" else LIGHT
    return {"dark": DARK, "contrast": CONTRAST}.get(name, LIGHT)


def palette(theme: Theme) -> QPalette:
    """Return the palette of windows, panels and dialogs."""
    role = QPalette.ColorRole
    made = QPalette(QColor(theme.button), QColor(theme.window))
    for where, colour in (
        (role.Window, theme.window), (role.WindowText, theme.text), (role.Base, theme.base),
        (role.AlternateBase, theme.window), (role.Text, theme.text), (role.Button, theme.button),
        (role.ButtonText, theme.text), (role.Highlight, theme.accent), (role.HighlightedText, theme.accent_text),
        (role.ToolTipBase, theme.bubble), (role.ToolTipText, theme.bubble_text), (role.PlaceholderText, theme.soft),
        (role.Link, theme.accent), (role.BrightText, theme.accent_text),
    ):  # fmt: skip
        made.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.soft))
    return made
