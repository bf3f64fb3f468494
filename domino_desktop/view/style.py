"""The look of panels, bars and buttons: one style sheet made from the theme's colours and the system's font size."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QStyleFactory

from ..controller.resources import resource
from .theme import Theme, palette


def dress(app: QApplication, theme: Theme) -> None:
    """Give the whole application the look of a theme."""
    if app.style().objectName().lower() != "fusion":
        app.setStyle(QStyleFactory.create("Fusion"))  # the one style that follows a palette on every system
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme, app.font().pointSizeF()))


def style_sheet(theme: Theme, points: float) -> str:
    """Return the style sheet; `points` is the size of ordinary text."""
    is_stark = theme.name == "contrast"
    values = {
        "window": theme.window,
        "base": theme.base,
        "felt": theme.felt_edge,
        "text": theme.text,
        "soft": theme.soft,
        "button": theme.button,
        "over": _mixed(theme.button, theme.text, 0.08),
        "down": _mixed(theme.button, theme.text, 0.16),
        "faint": _mixed(theme.base, theme.text, 0.5),
        "edge": _mixed(theme.window, theme.text, 0.8 if is_stark else 0.22),
        "hair": _mixed(theme.window, theme.text, 0.6 if is_stark else 0.12),
        "accent": theme.accent,
        "accent_over": _mixed(theme.accent, theme.text, 0.15),
        "accent_text": theme.accent_text,
        "warn": theme.turn,
        "warn_ground": _mixed(theme.window, theme.turn, 0.12),
        "small": f"{points * 0.95:.1f}pt",
        "large": f"{points * 1.2:.1f}pt",
        "title": f"{points * 1.75:.1f}pt",
        "finish": f"{points * 2.4:.1f}pt",
    }
    for picture in ("down", "up", "check"):
        values[f"{picture}_icon"] = resource(f"icons/{picture}-{'dark' if theme.dark else 'light'}.png").as_posix()
    sheet = _SHEET
    for name, value in values.items():
        sheet = sheet.replace(f"url(@{name};)", f'url("{value}")').replace(f"@{name};", f"{value};")
    return sheet


def _mixed(ground: str, ink: str, part: float) -> str:
    one, other = QColor(ground), QColor(ink)
    red, green, blue = (
        round(a + (b - a) * part)
        for a, b in ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    )
    return QColor(red, green, blue).name()


_SHEET = """
QPushButton {
    background: @button; color: @text; border: 1px solid @edge; border-radius: 7px; padding: 7px 16px;
}
QPushButton:hover { background: @over; }
QPushButton:pressed { background: @down; }
QPushButton:focus { border: 2px solid @accent; padding: 6px 15px; }
QPushButton:disabled { color: @soft; background: @window; border-color: @hair; }
QPushButton[kind="primary"] { background: @accent; color: @accent_text; border-color: @accent; font-weight: 600; }
QPushButton[kind="primary"]:hover { background: @accent_over; }
QPushButton[kind="primary"]:focus { border: 2px solid @text; }
QPushButton[kind="primary"]:disabled { background: @window; color: @soft; border-color: @hair; }
QPushButton[kind="icon"] { padding: 6px 9px; }
QPushButton[kind="icon"]:focus { padding: 5px 8px; }
QPushButton[kind="plain"] { background: transparent; border-color: transparent; color: @accent; }
QPushButton[kind="plain"]:hover { background: @button; }
QPushButton[kind="plain"]:focus { border: 2px solid @accent; outline: none; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 7px; }
QToolButton:hover { background: @button; border-color: @edge; }
QToolButton:pressed, QToolButton:checked { background: @down; }
QToolButton:focus { border: 2px solid @accent; }
QFrame[panel="true"] { background: rgba(0, 0, 0, 120); border: none; }
QFrame#curtain { background: @felt; }
QFrame#card { background: @window; border: 1px solid @edge; border-radius: 14px; }
QFrame#strip { background: @window; border: none; border-bottom: 1px solid @edge; }
QFrame#bottom { background: @window; border: none; border-top: 1px solid @edge; }
QFrame#bottom[demo="true"] { background: @accent; }
QFrame#bottom[demo="true"] QLabel { color: @accent_text; }
QFrame#lesson { background: @window; border: 2px solid @accent; border-radius: 10px; }
QFrame#trouble { background: @warn_ground; border: none; border-bottom: 1px solid @warn; }
QLabel[kind="title"] { font-size: @title; font-weight: 700; }
QLabel[kind="finish"] { font-size: @finish; font-weight: 800; color: @accent; }
QLabel[kind="large"] { font-size: @large; font-weight: 600; }
QLabel[kind="soft"] { color: @soft; }
QLabel[kind="small"] { color: @soft; font-size: @small; }
QLabel[kind="strong"] { font-weight: 700; }
QLabel[kind="warn"] { color: @warn; font-weight: 600; }
QFrame[kind="line"] { background: @hair; border: none; max-height: 1px; }
QMenuBar { background: @window; color: @text; }
QMenuBar::item { padding: 5px 10px; background: transparent; border-radius: 5px; }
QMenuBar::item:selected { background: @over; }
QMenuBar::item:disabled, QMenu::item:disabled { color: @soft; }
QLineEdit, QSpinBox, QComboBox {
    background: @base; color: @text; border: 1px solid @edge; border-radius: 6px; padding: 2px 8px;
    selection-background-color: @accent; selection-color: @accent_text;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 2px solid @accent; padding: 1px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @soft; background: @window; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url(@down_icon;); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
    background: @base; color: @text; border: 1px solid @edge; outline: 0;
    selection-background-color: @accent; selection-color: @accent_text;
}
QComboBox QAbstractItemView::item { padding: 5px 8px; }
QComboBox QAbstractItemView::item:disabled { color: @faint; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: 22px; }
QSpinBox::up-arrow { image: url(@up_icon;); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url(@down_icon;); width: 12px; height: 12px; }
QSpinBox::up-arrow:off, QSpinBox::down-arrow:off { image: none; }
QCheckBox { spacing: 9px; padding: 2px; }
QCheckBox::indicator {
    width: 16px; height: 16px; border: 1px solid @soft; border-radius: 4px; background: @base;
}
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(@check_icon;); }
QCheckBox::indicator:disabled { border-color: @hair; }
QCheckBox:focus { border: 2px solid @accent; border-radius: 6px; padding: 0; }
QTabWidget::pane { border: 1px solid @edge; border-radius: 7px; top: -1px; }
QTabBar::tab {
    background: transparent; color: @soft; border: 1px solid transparent; padding: 7px 14px; margin-right: 2px;
    border-top-left-radius: 7px; border-top-right-radius: 7px;
}
QTabBar::tab:hover { background: @over; color: @text; }
QTabBar::tab:selected { background: @base; color: @text; border-color: @edge; border-bottom-color: @base; }
QTabBar::tab:focus { border: 2px solid @accent; padding: 6px 13px; }
QSlider::groove:horizontal { height: 4px; background: @edge; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::sub-page:horizontal:disabled { background: @edge; }
QSlider::handle:horizontal {
    width: 16px; margin: -7px 0; border-radius: 9px; background: @base; border: 2px solid @accent;
}
QSlider::handle:horizontal:focus { background: @accent; border-color: @text; }
QSlider::handle:horizontal:disabled { border-color: @edge; }
QListWidget[kind="choice"] { background: @base; border: 1px solid @edge; border-radius: 7px; padding: 4px; outline: 0; }
QListWidget[kind="choice"]::item { padding: 6px 10px; border-radius: 5px; color: @text; }
QListWidget[kind="choice"]::item:selected { background: @accent; color: @accent_text; }
QListWidget[kind="choice"]:focus { border: 2px solid @accent; padding: 3px; }
QTreeView, QTableView {
    background: @base; border: 1px solid @edge; border-radius: 7px; outline: 0;
    selection-background-color: @accent; selection-color: @accent_text;
}
QTreeView::item, QTableView::item { padding: 3px 4px; }
QTreeView:focus, QTableView:focus { border: 2px solid @accent; }
QHeaderView::section {
    background: @button; color: @text; border: none; border-right: 1px solid @hair; border-bottom: 1px solid @edge;
    padding: 4px 5px;
}
QFrame#words-panel { background: @window; border: none; }
QSplitter::handle { background: @edge; width: 3px; }
QListWidget[kind="words"] {
    background: @base; color: @text; border: none; border-top: 1px solid @edge; outline: 0; padding: 2px 6px;
}
QListWidget[kind="words"]::item:selected { background: @over; color: @text; }
QListWidget[kind="words"]::item:selected:active:focus { background: @accent; color: @accent_text; }
QListWidget[kind="words"]:focus { border: 2px solid @accent; padding: 0 4px; }
QTextBrowser#words { background: @base; border: 1px solid @edge; border-radius: 7px; }
QToolTip { border: 1px solid @edge; padding: 4px; }
"""
