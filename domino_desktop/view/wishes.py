"""The view room: what the menus and the panels around a match ask for, and who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from ..controller.settings import SettingsStore
    from .window import MainWindow


class Wishes(QObject):
    """Joins every action and button that is not part of the play to what fulfils it."""

    def __init__(self, window: MainWindow, store: SettingsStore) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._join_panels()
        self._join_menus()

    def _join_panels(self) -> None:
        window = self._window
        start, end, desk = window.overlays.start, window.overlays.match_end, window.desk
        start.going_on.connect(window.resume)
        start.playing.connect(self._play)
        start.setting_up.connect(desk.open_setup)
        start.preferring.connect(desk.open_preferences)
        start.asking_rules.connect(self._open_rules)
        end.playing_again.connect(self._play)
        end.setting_up.connect(desk.open_setup)
        desk.playing.connect(window.begin)
        window.menus.game.aboutToShow.connect(window.earlier_listed)

    def _join_menus(self) -> None:
        window, desk, change = self._window, self._window.desk, self._store.change
        window.menus.connect(
            new=window.start_wanted.emit,
            setup=desk.open_setup,
            give_up=window.overlays.ask_to_give_up,
            preferences=desk.open_preferences,
            quit=window.close,
            draw=window.bottom.draw_button.click,
            passing=window.bottom.pass_button.click,
            zoom_in=window.table.zoom_in,
            zoom_out=window.table.zoom_out,
            zoom_reset=window.table.zoom_reset,
            sort_number=lambda: change(order="number"),
            sort_total=lambda: change(order="total"),
            sort_dealt=lambda: change(order="dealt"),
            mute=lambda: change(sound=not self._store.value.sound),
            result=window.overlays.look_again,
            words=self._toggle_words,
            full_screen=self._toggle_full_screen,
            rules=self._open_rules,
            problem=desk.open_problem,
            about=desk.open_about,
        )

    def _play(self) -> None:
        self._window.begin.emit(self._store.value.setup)

    def _open_rules(self) -> None:
        seen = None if self._window.overlays.starting else self._window.seen
        self._window.desk.help(seen.rules if seen else self._store.value.setup.rules())

    def _toggle_words(self) -> None:
        self._store.change(words=not self._store.value.words)
        if self._store.value.words:
            self._window.access.go_to_words()

    def _toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt  # making its many names takes long: not before the window is seen

        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
