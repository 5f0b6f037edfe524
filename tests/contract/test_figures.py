"""What is kept of a finished game for who played it, for every game."""

import pytest

from tabbytop.core import AnyGame
from tabbytop.games import all_games
from tests.speaking import LANGUAGES, has

from .conftest import Case


def test_figures_are_those_that_the_game_declares(case: Case) -> None:
    record = case.record(11)
    mode = case.game.counting.mode(case.seats, case.game.complete(case.options))
    for language in LANGUAGES:
        assert not mode or has(language, f"{case.game.key}-mode-{mode}")
    measures = {one.key: one for one in case.game.counting.measures}
    for seat in range(len(record.header.seats)):
        figures = dict(case.game.counting.figures(record.state, record.outcome(), seat))
        assert figures.keys() <= measures.keys()
        for key, value in figures.items():
            among = measures[key].among
            assert value in among if among else isinstance(value, int)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_charts_can_be_drawn(game: AnyGame) -> None:
    """Five parts can be told apart; shares are of something; who has a best has a course to be seen in."""
    measures = game.counting.measures
    assert sum(one.chart == "parts" for one in measures) <= 5
    assert all(bool(one.among) == (one.chart == "shares") for one in measures)
    assert all(one.chart == "course" for one in measures if one.best)
    assert len({one.key for one in measures}) == len(measures)
