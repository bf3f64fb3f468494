"""As many legal sequences as the slow enumeration finds, with the same ends and results (perft, as in chess)."""

import pytest

from .counting import Position, by_engine, by_referee, first_difference
from .positions import BY_HAND, by_chance

POSITIONS = [*BY_HAND, *by_chance()]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda at: f"{at.game} {at.options} {at.hands[0]}")
def test_as_many_sequences(position: Position) -> None:
    depth = position.depth()
    engine = by_engine(position.by_engine(), depth)
    referee = by_referee(position.by_referee(), depth)
    assert engine, "nothing was counted"
    assert engine == referee, first_difference(position.by_engine(), position.by_referee(), depth)
