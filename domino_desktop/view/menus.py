"""The menus of the window: their actions, shortcuts and roles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ..model.match import Match
from .texts.matches import match_words
from .texts.menus import action_name, menu_name


class Entry(NamedTuple):
    """One action: its key for the words, its shortcut, its role on macOS; `keys` are shown but belong to the table."""

    key: str
    shortcut: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    keys: str = ""


LINE: Final = Entry("")
MENUS: Final = {
    "game": (
        Entry("new", "Ctrl+N"),
        Entry("setup", "Ctrl+Shift+N"),
        Entry("earlier"),
        LINE,
        Entry("same_deal", "F5"),
        Entry("deal_number"),
        LINE,
        Entry("open", "Ctrl+O"),
        Entry("save", "Ctrl+S"),
        LINE,
        Entry("review"),
        Entry("archive"),
        Entry("statistics"),
        LINE,
        Entry("give_up"),
        LINE,
        Entry("preferences", "Ctrl+,", QAction.MenuRole.PreferencesRole),
        LINE,
        Entry("quit", "Ctrl+Q", QAction.MenuRole.QuitRole),
    ),
    "move": (
        Entry("undo", "Ctrl+Z"),
        Entry("redo", "Ctrl+Shift+Z"),
        LINE,
        Entry("hint", "H"),
        Entry("demo", "D"),
        LINE,
        Entry("draw", keys="Space"),
        Entry("passing", keys="Space"),
        LINE,
        Entry("finish"),
    ),
    "view": (
        Entry("zoom_in", "Ctrl++"),
        Entry("zoom_out", "Ctrl+-"),
        Entry("zoom_reset", "Ctrl+0"),
        LINE,
        Entry("sort_number"),
        Entry("sort_total"),
        Entry("sort_dealt"),
        LINE,
        Entry("result"),
        Entry("words", "F2"),
        LINE,
        Entry("mute", "M"),
        Entry("full_screen", "F11"),
    ),
    "help": (
        Entry("rules", "F1"),
        Entry("first_game"),
        LINE,
        Entry("problem"),
        Entry("about", role=QAction.MenuRole.AboutRole),
    ),
}
"""Every menu with its actions, in order. Shortcuts are set by hand: Qt's standard keys are empty on some systems."""

SORTS: Final = ("sort_number", "sort_total", "sort_dealt")
"""How the hand can be sorted; one of them holds."""


class Menus:
    """The actions by key; the window connects them."""

    def __init__(self, window: QMainWindow) -> None:
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self.earlier = QMenu(window)
        for name, entries in MENUS.items():
            menu = self._menus[name] = window.menuBar().addMenu("")
            for entry in entries:
                if entry is LINE:
                    menu.addSeparator()
                    continue
                action = self.earlier.menuAction() if entry.key == "earlier" else QAction(window)
                action.setObjectName(entry.key)
                action.setMenuRole(entry.role)
                if entry.shortcut:
                    action.setShortcut(QKeySequence(entry.shortcut))
                menu.addAction(action)
                self.actions[entry.key] = action
        self.actions["zoom_in"].setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.actions["quit"].setShortcuts([QKeySequence("Ctrl+Q"), QKeySequence("Ctrl+W")])
        self.actions["redo"].setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        for key in ("words", "full_screen", "demo", "mute", *SORTS):
            self.actions[key].setCheckable(True)
        sorts = QActionGroup(window)
        for key in SORTS:
            sorts.addAction(self.actions[key])
        self.actions["rules"].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # in dialogs too
        self.retranslate()

    @property
    def game(self) -> QMenu:
        """The first menu."""
        return self._menus["game"]

    def allow_letters(self, allowed: bool) -> None:
        """Let actions be chosen by a single letter, or not."""
        for entry in [entry for entries in MENUS.values() for entry in entries]:
            if len(entry.shortcut) == 1:
                self.actions[entry.key].setShortcut(QKeySequence(entry.shortcut if allowed else ""))

    def offer_earlier(self, matches: tuple[Match, ...], wanted: Callable[[Match], object]) -> None:
        """Offer matches to go on with; `wanted` is called with the chosen one."""
        self.earlier.clear()
        for match in matches:
            action = self.earlier.addAction(match_words(match))
            action.triggered.connect(lambda _checked=False, match=match: wanted(match))
        self.earlier.setEnabled(bool(matches))

    def connect(self, **does: Callable[[], object]) -> None:
        """Say what the actions do, by key."""
        for key, do in does.items():
            self.actions[key].triggered.connect(lambda _checked=False, do=do: do())

    def enable(self, *, draw: bool, passing: bool, result: bool, give_up: bool, table: bool) -> None:
        """Say what can be chosen now; `table`: what concerns the look of the table."""
        possible = {"draw": draw, "passing": passing, "result": result, "give_up": give_up}
        for key in ("zoom_in", "zoom_out", "zoom_reset", *SORTS):
            possible[key] = table
        for key, is_possible in possible.items():
            self.actions[key].setEnabled(is_possible)

    def show_settings(self, order: str, muted: bool) -> None:
        """Check what holds now: the order of the hand (`number`, `total`, `dealt`), and whether there is no sound."""
        self.actions[f"sort_{order}"].setChecked(True)
        self.actions["mute"].setChecked(muted)

    def retranslate(self) -> None:
        """Write all words afresh."""
        for name, menu in self._menus.items():
            menu.setTitle(menu_name(name))
            for entry in MENUS[name]:
                if entry is not LINE:
                    keys = QKeySequence(entry.keys).toString(QKeySequence.SequenceFormat.NativeText)
                    words = action_name(entry.key)
                    self.actions[entry.key].setText(f"{words}\t{keys}" if keys else words)
