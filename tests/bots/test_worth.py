"""What the end of a round is worth: the signs of penalties, falls to 0, and rounds that are left."""

from __future__ import annotations

import pytest

from domino_desktop.bots.kernel_ends import Ending
from domino_desktop.bots.worth import Worth, chance, last_round
from tests.dealt import rules


def test_a_penalty_is_a_loss_to_who_gets_it_and_a_gain_to_the_others():
    of = rules("haitian", seats=3)
    ending = Ending((4, 0, 0), 1)
    values = [Worth(of, side, (0, 0, 0), (), match=False).of(ending) for side in range(3)]
    assert [value.points for value in values] == [-4.0, 2.0, 2.0]
    assert [value.won for value in values] == [0.0, 1.0, 0.0]


def test_a_fall_to_nothing_counts_as_what_is_lost():
    of = rules("haitian-teams")
    assert of.scores_after((3, 1), (0, 1)) == (0, 2)
    value = Worth(of, 1, (3, 1), (), match=False).of(Ending((0, 1), 1))
    assert value.points == 4.0


def test_penalties_make_the_match_unlikelier():
    of = rules("haitian", seats=3)
    mine, level, others = (chance(of, scores, 0, 2) for scores in ((4, 0, 0), (0, 0, 0), (0, 4, 4)))
    assert mine < level < others
    assert level == pytest.approx(1 / 3)


def test_a_lead_is_worth_more_the_fewer_rounds_are_left():
    of = rules("draw", seats=3, match="rounds")
    last = last_round(of)
    assert last is not None
    assert last > 2
    early, late = (chance(of, (40, 0, 0), 0, after) for after in (1, last - 1))
    assert 1 / 3 < early < late < 1


@pytest.mark.parametrize("scores", [(0, 0), (2, 2), (4, 4)])
def test_a_won_round_is_worth_less_where_endings_are_counted(scores):
    of = rules("brazilian")
    guessed = Worth(of, 0, scores, (), match=True)
    ending = Ending((1, 0), 0)
    known, value = guessed.counted.of(ending), guessed.of(ending)
    assert (known.points, known.match) == (value.points, value.match)
    assert known.match < known.aim < value.aim
    plain = Worth(of, 0, scores, (), match=False)
    assert plain.counted is plain
