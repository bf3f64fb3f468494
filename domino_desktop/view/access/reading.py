"""Keeps the proxies in step with the table: what can be read there is what is shown, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from .. import texts
from ..table_view import TableView
from ..texts import telling
from ..texts.say import tr
from .boxes import box_of
from .proxies import Proxies
from .told import Told, ends_told, hand_told, seats_told, table_told


class Reading(QObject):
    """Tells the table to assistive technology, once in a turn of the event loop however much has changed."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._covered = False
        self.proxies = Proxies(table.viewport())
        self.proxies.setAccessibleName(texts.table_name())
        self.proxies.pressed.connect(table.person.tap)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.tell)
        table.settled.connect(self.refresh)
        table.idle.connect(self.refresh)
        table.person.changed.connect(self.refresh)
        table.laid_out.connect(self.refresh)

    def cover(self, covered: bool) -> None:
        """Hide everything while a panel lies over the table: the next person may be another one."""
        self._covered = covered
        if covered:
            self.proxies.hide()
        self.refresh()

    def refresh(self) -> None:
        """Tell the table soon."""
        self._soon.start()

    def tell(self) -> None:
        """Tell the table as it is shown now."""
        table, scene = self._table, self._table.table
        seen = scene.seen
        if seen is None or self._covered or not table.is_idle:
            return
        order, chosen = list(scene.hand.tiles), table.person.gesture.chosen
        slots = scene.line.arrangement.slots
        self.proxies.setGeometry(table.viewport().rect())
        self._show("hand", telling.hand_title(len(order)), hand_told(seen, order, chosen, slots))
        self._show("ends", tr("Open ends"), ends_told(seen, chosen, slots))
        self._show("table", texts.table_name(), table_told(seen))
        self._show("seats", tr("Players"), seats_told(seen))
        self.proxies.show()

    def _show(self, key: str, title: str, things: Sequence[Told]) -> None:
        scene, lights = self._table.table, self._table.person.holding.lights
        self.proxies.show_group(key, title, [(one, box_of(one.key, scene, lights)) for one in things])
