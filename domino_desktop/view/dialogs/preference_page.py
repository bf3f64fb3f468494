"""One page of the preferences: settings below each other, each with its name and what it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSlider, QWidget

from ..widgets import CONTROL, label


class PreferencePage(QWidget):
    """Makes the controls; whoever asks for them says what they do."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 14, 16, 14)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self._names: dict[str, QLabel | QCheckBox] = {}
        self._abouts: dict[str, QLabel] = {}
        self._controls: dict[str, QWidget] = {}
        self._rows = 0
        self._end()

    def add_list(self, key: str, values: tuple[str, ...]) -> QComboBox:
        """Add a setting that is one of several values."""
        made = QComboBox()
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # also in another language
        for value in values:
            made.addItem("", value)
        self._add_named(key, made)
        return made

    def add_slider(self, key: str, least: int, most: int) -> QSlider:
        """Add a setting that is a number."""
        made = QSlider(Qt.Orientation.Horizontal)
        made.setRange(least, most)
        made.setSingleStep(5)
        self._add_named(key, made)
        return made

    def add_switch(self, key: str) -> QCheckBox:
        """Add a setting that is on or off, with words below that say what it does."""
        made = QCheckBox()
        made.setObjectName(f"setting-{key}")
        about = label("small", wrap=True)
        about.setContentsMargins(26, 0, 0, 4)
        self._names[key], self._abouts[key] = made, about
        for widget in (made, about):
            self._grid.addWidget(widget, self._rows, 0, 1, 2)
            self._rows += 1
        self._end()
        return made

    def put_below(self, widget: QWidget) -> None:
        """Add something that is no setting."""
        self._grid.addWidget(widget, self._rows, 0, 1, 2, Qt.AlignmentFlag.AlignHCenter)
        self._rows += 1
        self._end()

    def word(self, name: Callable[[str], str], about: Callable[[str], str]) -> None:
        """Write all words afresh; the functions have those of a setting."""
        for key, shown in self._names.items():
            shown.setText(name(key))
        for key, shown in self._abouts.items():
            shown.setText(about(key))
        for key, control in self._controls.items():
            control.setAccessibleName(name(key))

    def _add_named(self, key: str, control: QWidget) -> None:
        control.setObjectName(f"setting-{key}")
        control.setMinimumHeight(CONTROL)
        shown = label(name=f"name-{key}")
        shown.setBuddy(control)
        self._names[key], self._controls[key] = shown, control
        self._grid.addWidget(shown, self._rows, 0)
        self._grid.addWidget(control, self._rows, 1)
        self._rows += 1
        self._end()

    def _end(self) -> None:
        """Let all room that is left lie below the last row."""
        self._grid.setRowStretch(max(self._rows - 2, 0), 0)
        self._grid.setRowStretch(max(self._rows - 1, 0), 0)
        self._grid.setRowStretch(self._rows, 1)
