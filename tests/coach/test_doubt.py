"""How far off luck and skill may be: reckoned by hand, and on the island where a point is a hundredth of a win."""

from functools import cache
from math import sqrt

import numpy
import pytest

from tabbytop.coach import valuing_of
from tabbytop.coach.analysing import Analysing, doubt_of
from tabbytop.coach.valuing import Value, value_of
from tabbytop.core import CHANCE

from .played import played

WORLDS = 4


def value(*off: float) -> Value:
    return Value((0.5, 0.5), (0.0, 0.0), 0.0, off)


def test_a_position_is_as_uncertain_as_the_mean_of_its_games() -> None:
    """Of four games three won, by 8, 2 and 6, one lost by 4: deviations of 5, -1, 3 and -7 from 3."""
    wins, leads = [1, 1, 0, 1], [8, 2, -4, 6]
    worlds = numpy.array([[(win, lead), (1 - win, -lead)] for win, lead in zip(wins, leads, strict=True)])
    found = value_of(worlds)
    assert found.scores == (3, -3)
    assert found.error == pytest.approx(sqrt(0.75 * 0.25 / 4))
    assert found.off == pytest.approx((sqrt(84 / 4 / 4),) * 2)


def test_standard_errors_around_each_draw_are_added_up() -> None:
    """3 and 4 come to 5, and 5 and 12 to 13."""
    assert doubt_of([(value(3, 5), value(4, 12))], 0) == 5
    assert doubt_of([(value(3, 5), value(4, 12))], 1) == 13
    assert doubt_of([(value(3, 5), value(4, 12))] * 4, 1) == 26
    assert doubt_of([], 0) == 0


@cache
def on_the_island(seats: int) -> tuple[list[float], float]:
    """Each side's doubt, and the largest errors of the chances around each draw, added up in hundredths."""
    way = valuing_of("kingos")
    assert way is not None
    record = played("kingos", ("medium",) * seats, 3, {"distance": 4})
    work = Analysing(record, way, WORLDS, knows=False, blames=False)
    for _ in work.go_on():
        pass
    squares = 0.0
    for before, move, after in zip(work._values, record.line, work._values[1:], strict=False):
        if move.seat == CHANCE:
            squares += before.error**2 + after.error**2
    return [side.doubt for side in work.analysis.sides], 100 * sqrt(squares)


def test_alone_the_island_is_as_uncertain_as_its_player() -> None:
    """A hundredth of a win is a point: chances are off by as much."""
    (seat, island), chances = on_the_island(1)
    assert seat == pytest.approx(chances)
    assert island == pytest.approx(chances)
    assert chances > 5


def test_with_three_each_side_has_its_own() -> None:
    """At each draw one of the four is as uncertain as the largest error says, and none is more so."""
    sides, chances = on_the_island(3)
    assert len(sides) == 4
    assert max(sides) <= chances <= sqrt(sum(one**2 for one in sides))
    assert min(sides) > chances / 5
