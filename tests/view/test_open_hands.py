"""The hands turned up at the end of a round never lie on a plate, on another hand or outside the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from domino_desktop.layout.table import lay_table
from domino_desktop.view.open_hands import room_left, tray
from domino_desktop.view.plates import box_of


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [(780, 480), (800, 480), (1024, 640), (1366, 650), (1920, 940), (3840, 2000)])
@pytest.mark.parametrize("count", [1, 5, 12, 21])
def test_open_hands_lie_free(seats, size, count):
    table = lay_table(size[0], size[1], seats)
    assert table.hand is not None
    largest = min(table.line.height * 0.16, table.line.width * 0.06) * 0.6
    trays = [tray(table, plate, count, largest) for plate in table.plates if plate.seat]
    plates = [box_of(plate.rect) for plate in table.plates if plate.seat]
    taken = [box_of(table.hand), box_of(table.boneyard), box_of(table.plates[0].rect)]
    for at, one in enumerate(trays):
        assert QRectF(0, 0, size[0], size[1]).contains(one.box)
        own = plates[at]
        others = [before.box for before in trays[:at]] + [plate for plate in plates if plate is not own]
        words = QRectF(own.topLeft(), own.size()).adjusted(0, 0, 0, -own.height() * 0.55)
        for other in [*others, *taken, words]:
            assert not one.box.adjusted(1, 1, -1, -1).intersects(other)
        assert one.pitch >= one.side, "no tile lies on another"
        assert one.middle(count - 1).x() + one.side / 2 <= one.box.right() + 1
    left = room_left(box_of(table.line), trays)
    assert left.height() > table.line.height * 0.3
