"""Keeps the proxies in step with the table: what can be read there is what is shown, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from ...model.observation import Observation
from ...model.tiles import Tile
from .. import texts
from ..table_view import TableView
from ..texts import telling
from ..texts.say import tr
from .boxes import box_of
from .listing import Row, rows
from .proxies import Placed, Proxies
from .told import Told, ends_told, hand_told, seats_told, table_told


class Reading(QObject):
    """Tells the table to assistive technology, once in a turn of the event loop however much has changed."""

    told = Signal()
    """What is shown on the table, or whether it is covered, may have changed."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._covered = False
        self._rows: list[Row] = []
        self.proxies = Proxies(table.viewport())
        self.proxies.setAccessibleName(texts.table_name())
        self.proxies.pressed.connect(table.person.tap)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.tell)
        for change in (table.settled, table.idle, table.person.changed, table.laid_out):
            change.connect(self.refresh)

    def cover(self, covered: bool) -> None:
        """Hide everything while a panel lies over the table: the next person may be another one."""
        self._covered = covered
        if covered:
            self.proxies.hide()
            self._table.setAccessibleDescription("")
        self.refresh()

    def refresh(self) -> None:
        """Tell the table soon."""
        self._soon.start()

    def tell(self) -> None:
        """Tell the table as it is shown now."""
        if self._table.table.seen is not None and not self._covered and self._table.is_idle:
            self._tell(self._table.table.seen)
        self.told.emit()

    def rows(self) -> list[Row]:
        """Return the table in words; while the line is on its way to the next position, as it was told before."""
        scene = self._table.table
        seen = scene.seen
        if seen is not None and scene.line.line == seen.line:
            self._rows = rows(seen, self._order(seen), self._chosen, scene.line.arrangement.slots)
        return self._rows or [Row(tr("No match is being played."))]

    @property
    def _chosen(self) -> Tile | None:
        return self._table.person.gesture.chosen

    def _order(self, seen: Observation) -> list[Tile]:
        return [tile for tile in self._table.table.hand.tiles if tile in seen.hand]

    def _tell(self, seen: Observation) -> None:
        order, slots = self._order(seen), self._table.table.line.arrangement.slots
        self.proxies.setGeometry(self._table.viewport().rect())
        hand = hand_told(seen, order, self._chosen, slots)
        others = [*ends_told(seen, self._chosen, slots), *seats_told(seen), *table_told(seen)]
        self.proxies.show_things(telling.hand_title(len(order)), self._placed(hand), self._placed(others))
        self.proxies.show()
        self._table.viewport().update()  # what has changed above it would have a part of it painted too soon
        self._table.setAccessibleDescription(f"{texts.status(seen)} {telling.hand_words(order)}")

    def _placed(self, things: Sequence[Told]) -> list[Placed]:
        scene, lights = self._table.table, self._table.person.holding.lights
        to_view = self._table.transform()
        return [(one, to_view.mapRect(box_of(one.key, scene, lights))) for one in things]
