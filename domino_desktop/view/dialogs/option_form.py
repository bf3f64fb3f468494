"""The options of a game as a form, made from the game's declaration."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from ...model.options import Value, declared
from .. import texts
from ..texts import tr
from ..widgets import CONTROL, clear, label
from .draft import Draft
from .seat_order import SeatOrder

_WIDE = 14
"""A control that is wider than so many lines are high stands below its name."""


class OptionForm(QWidget):
    """A row for each option: its name, a control, and below them what it does and what is not possible now."""

    touched = Signal()
    """An option was changed; the draft has it already."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.controls: dict[str, QWidget] = {}
        self._hints: dict[str, QLabel] = {}

    def rebuild(self) -> None:
        """Make the rows of the draft's game afresh."""
        clear(self._grid)
        self.controls, self._hints = {}, {}
        keys = [key for key in declared(self._draft.game) if key != "seats"]
        for row, key in enumerate(keys):
            name = label(wrap=True)
            name.setText(texts.option_name(key))
            control = self._control(key)
            control.setMinimumHeight(CONTROL)
            control.setObjectName(f"option-{key}")
            control.setAccessibleName(texts.option_name(key))
            name.setBuddy(control)
            hint = label("small", wrap=True, name=f"hint-{key}")
            control.ensurePolished()
            is_wide = control.sizeHint().width() > _WIDE * self.fontMetrics().height()
            at_top = is_wide or declared(self._draft.game)[key].order
            where = Qt.AlignmentFlag.AlignTop if at_top else Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(name, 4 * row, 0, where)
            if is_wide:
                self._grid.addWidget(control, 4 * row + 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
            else:
                self._grid.addWidget(control, 4 * row, 1, Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(hint, 4 * row + 2, 0, 1, 2)
            self._grid.setRowMinimumHeight(4 * row + 3, 8)
            self.controls[key], self._hints[key] = control, hint
        self.refresh()

    def refresh(self) -> None:
        """Show the draft's values and what is possible now."""
        options = self._draft.options
        for key, control in self.controls.items():
            value = options[key]
            why = self._reasons(key)
            with QSignalBlocker(control):
                if isinstance(control, QCheckBox):
                    control.setChecked(value == "on")
                    control.setEnabled(len(self._draft.allowed(key)) > 1)
                elif isinstance(control, QSpinBox):
                    allowed = [int(str(one)) for one in self._draft.allowed(key)]
                    control.setRange(min(allowed), max(allowed))
                    control.setValue(int(str(value)))
                elif isinstance(control, QComboBox):
                    control.setCurrentIndex(control.findData(value))
                    self._grey(key, control)
                elif isinstance(control, SeatOrder) and isinstance(value, tuple):
                    control.show_order(value, tuple(name or tr("You") for name in self._draft.names))
                elif isinstance(control, QLabel):
                    control.setText(texts.option_value(key, value))
            lines = [texts.option_about(key, self._draft.game), *why]
            self._hints[key].setText("\n".join(lines))
            control.setToolTip("\n".join(why))

    def _control(self, key: str) -> QWidget:
        option = declared(self._draft.game)[key]
        if option.is_switch:
            box = QCheckBox(tr("yes"))
            box.toggled.connect(lambda on: self._chosen(key, "on" if on else "off"))
            return box
        if option.is_number:
            spin = QSpinBox()
            spin.setSingleStep(10 if len(option.values) > 100 else 1)
            spin.setKeyboardTracking(False)
            spin.lineEdit().setTextMargins(6, 0, 0, 0)
            spin.valueChanged.connect(partial(self._chosen, key))
            return spin
        if option.order:
            order = SeatOrder(key)
            order.changed.connect(partial(self._chosen, key))
            return order
        if len(option.values) == 1:
            return label("strong")  # nothing to choose
        combo = QComboBox()
        for value in option.values:
            combo.addItem(texts.capital(texts.option_value(key, value)), value)
        combo.activated.connect(lambda at: self._chosen(key, combo.itemData(at)))
        return combo

    def _grey(self, key: str, combo: QComboBox) -> None:
        model = combo.model()
        assert isinstance(model, QStandardItemModel)
        for at in range(combo.count()):
            why = self._draft.why_not(key, combo.itemData(at))
            model.item(at).setEnabled(why is None)
            model.item(at).setToolTip(texts.why_not(why) if why else "")

    def _reasons(self, key: str) -> list[str]:
        """Return the range of a number, and why some values are not possible now."""
        option = declared(self._draft.game)[key]
        allowed = self._draft.allowed(key)
        said = []
        if option.is_number:
            said.append(tr("{low} to {high}").format(low=allowed[0], high=allowed[-1]))
        whys = {why: value for value in option.values if (why := self._draft.why_not(key, value))}
        for why in whys:
            barred = [texts.option_value(key, v) for v in option.values if self._draft.why_not(key, v) == why]
            said.append(tr("Not possible: {values}. {why}").format(values=texts.listed(barred), why=texts.why_not(why)))
        return said

    def _chosen(self, key: str, value: Value) -> None:
        self._draft.choose(key, value)
        self.touched.emit()
